# The page without a server: the game runs on the device.

device-loading-game = Loading the game…
device-starting = Starting the game…
device-loading-network = Loading the opponents…
device-not-loaded = The game couldn’t be loaded: { $why }
device-insecure = Browsers run this game only over https. Open the page with https:// instead of http://, or on this computer as localhost.
device-nothing-kept = This browser can’t save games. They’re lost when you close the page; export what you want to keep.
device-disk-full = The disk is full, so your game is no longer saved. It’s lost when you close the page; export what you want to keep.
device-keeping-refused = The browser didn’t save your game. It’s lost when you close the page; export what you want to keep.
device-cleared = This page’s storage was cleared, so your game is no longer saved. Export it before you close the page.
device-closed = The tab running the game was closed. Please try again.
device-understood = OK
device-alone = This version plays on your device only: against bots, or pass-and-play. To play others online, use a server.
device-no-games = Your games are saved here, on this device only. Close the page any time and continue later.
device-server = To the server
device-thinks = Runs on { $cores ->
    [one] one core
   *[other] { $cores } cores
  } of this device, so it’s a little weaker here than on a server.
device-kept = Saved on this device
device-used = { $used } MB of { $quota } MB used.
device-may-go = The browser may delete your games when space runs short.
device-stays = The browser has agreed not to delete your games.
device-ask-to-stay = Protect my games
device-bring = Import a game
device-no-record = { $name } isn’t a saved game. A saved game is a JSON file.
device-delete = Delete permanently
device-delete-one = Delete { $name }
device-delete-what = { $count ->
    [one] { $name } is saved on this device only. Deleting can’t be undone. You can export it first and import it later.
   *[other] { $count } games are saved on this device only. Deleting can’t be undone. You can export them first and import them later.
  }
device-many = { $count } games are saved on this device. To make room, export and delete finished ones.
device-export-first = Export first
device-keep-it = Keep
update-ready = An update is available.
update-take = Update now
update-later = Later
page-failed = Something went wrong. Please reload the page.

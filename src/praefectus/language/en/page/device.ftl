# What a page says that plays by itself, on a device without a server.

device-loading = Loading { $what }…
device-python = Python
device-packages = what checks the messages
device-rules = the rules
device-games = your games
device-network = the network of the opponents
device-not-loaded = The game could not be loaded: { $why }
device-insecure = Browsers allow this game only over https. Open the page with https:// instead of http://, or from this computer itself as localhost.
device-nothing-kept = This browser keeps nothing for this page; your games last as long as it stays open. Export what you wish to keep.
device-disk-full = The disk is full; your game goes on in memory, as long as this page stays open. Export what you wish to keep.
device-keeping-refused = The browser refused to keep your game; it goes on in memory, as long as this page stays open. Export what you wish to keep.
device-closed = The page that played was closed; please try again.
device-understood = Understood
device-alone = You play on this device alone: with bots, or several people in turn. People elsewhere are met on a server.
device-no-games = Games you begin are kept here, on this device alone. Close the page when you like, and go on later.
device-server = To the server
device-thinks = On this device { $cores ->
    [one] one core thinks
   *[other] { $cores } cores think
  } for as long: fewer games are played out in that time than on a server, so it is a little weaker here.
device-kept = Kept on this device
device-used = { $used } MB of { $quota } MB used.
device-may-go = The browser may delete your games when space runs short.
device-stays = The browser has promised to keep your games.
device-ask-to-stay = Ask it to keep them
device-bring = Open a record
device-no-record = { $name } is not a record of a game: a record is a JSON file.
device-delete = Delete for good
device-delete-one = Delete { $name }
device-delete-what = { $count ->
    [one] { $name } is kept on this device only. Deleted, it is gone; its record can be exported before, and opened again.
   *[other] { $count } games are kept on this device only. Deleted, they are gone; their records can be exported before, and opened again.
  }
device-many = { $count } games are kept on this device. Those that are over can be exported and tidied away: that makes room.
device-export-first = Export first
device-keep-it = Keep
update-ready = A new version of the page is ready.
update-take = Take it now
update-later = Later
page-failed = Something failed in this page; please reload it.

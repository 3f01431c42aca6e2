# The site around the tables: home page, making a table, lobby, settings, keys.

## Words used in many places

you = You
bot = Bot
board = Board
card = Card
seats = Players
modules = Modules
options = Variants
rules = Rules
settings = Settings
keys = Keyboard shortcuts
players = Players
hints = Hints
clock = Clock
lobby-pace = Pace
listed = Public
watching = Spectators
close = Close
copied = Copied
copy-link = Copy link
link-copied = Link copied.
coins = sestertii
free = free
my-games = My games
your-name = Your name
your-turn = Your turn
your-turn-at = Your turn: { $table }
turn-of = { $name }’s turn
seat-number = Seat { $number }
seats-count = { $count } { $count ->
    [one] seat
   *[other] seats
}
players-with-module = { $count } with { $module }
players-range = { $least }–{ $most } players
players-count = { $count } { $count ->
    [one] player
   *[other] players
}
cards-count = { $count } { $count ->
    [one] card
   *[other] cards
}
rounds-count = { $count } { $count ->
    [one] round
   *[other] rounds
}
round = Round
round-number = Round { $number }
setting-the-table = Setting up the table…
to-front = To the home page
brand-front = Praefectus, home page
badge = { $colour }, { $mark }
mark-triangle = triangle
mark-disc = disc
mark-star = star
mark-diamond = diamond
mark-square = square
mark-cross = cross
game-over = The game is over

## Time

ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count } { $count ->
    [one] day
   *[other] days
} ago
time-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
}
time-hours = { $count } { $count ->
    [one] hour
   *[other] hours
}
time-days = { $count } { $count ->
    [one] day
   *[other] days
}
time-hours-minutes = { $hours } h { $minutes } min
clock-none = no time limit
clock-turn = { $time } per turn; after that, the others can let a bot take over
clock-game = { $time } for the whole game; after that, the others can let a bot take over
clock-live = { $pace }; when time is up, the others can let a bot take over
clock-daily = { $pace }, with a time bank; the clock stops while you sleep
pace-live = Live: { $time } + { $seconds } s per turn
pace-daily = Daily: { $time } per turn

## Header and footer

nav-page = Page
nav-site = Site
nav-play = Play
nav-watch = Watch
nav-rules-key = Rules (R)
nav-sound = Sound
nav-sound-on = Sound is on: you hear a bell on your turn
nav-sound-off = Sound is off
nav-settings = Settings: language, text size, sound, motion, notifications, shortcuts
dark-or-light = Dark or light
foot-open = Praefectus is free, open-source software. The publisher of Concordia didn’t make, license or approve it, and has no connection with it. Wording and drawings are our own.
foot-rules = Rules reference
foot-fonts = Fonts: Cinzel, Atkinson Hyperlegible Next (OFL). Coastlines: Natural Earth.

## The home page

front-title = Praefectus: play Concordia in the browser
front-skip = To the games
front-headline = Play Concordia now
front-entries = Ways to play
front-learn = Learn
front-learn-what = A real game, explained step by step. About 25 minutes.
front-friends = With friends
front-friends-what = Set up a table and send its link. No account needed.
front-friends-here = Several people take turns at this screen.
front-people = With others
front-people-what = Choose what you’d like to play. When enough people want the same, a table opens.
front-change = Change board, opponents, difficulty
front-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
front-join-count = { $count ->
    [one] 1 table to join
   *[other] { $count } tables to join
}
front-any-board = Random
front-opponents = Opponents
front-strength = Difficulty
front-play = Play now
front-new-link = How to play
front-waiting = { $count ->
    [one] { $count } game waiting for you
   *[other] { $count } games waiting for you
}
front-lobby = Waiting for players
front-over = Finished
front-line-over = finished
front-line-round = round { $round }
front-seats-taken = { $taken } of { $all } seats taken
front-no-games = No games yet on this device.
front-no-games-why = Your games appear here. Each has its own link, so you can pick it up days later on any device.
front-watch = Join or watch
front-public = Public tables
front-join = join
front-none-public = No public tables right now. Create one and switch on “Public”.
front-list-failed = This list couldn’t be loaded. { $why }
front-list-old = This list couldn’t be updated, so it may be out of date. { $why }

## Bots

level-seconds = Up to { $count } { $count ->
    [one] second
   *[other] seconds
} per turn.

## Making a table

make-table = Create a table
boards-well = Best with { $count }
boards-tight = Tight with { $count }
boards-roomy = Spacious with { $count }
make-modules = Modules and variants
make-needed-seats = { $count ->
    [one] Needed to play alone.
   *[other] Needed for { $count } players.
}
make-always = Always used on this board.
make-no-modules = Loading modules…
make-you-named = You: { $name }
make-open = Open to anyone with the link
make-hot = Another player on this device
make-bot = Bot: { $level }. { $sentence }
make-remove-seat = Remove seat { $number }
make-add-seat = Add a seat
make-name = Table name
make-name-example = Tuesday senate
make-listed-what = Shown on the home page for anyone to join or watch.
make-watching-what = Anyone with the link can watch. Spectators see every hand.
make-chat-what = Players can chat during the game. Off by default in team games, where partners communicate only through the Legatus.
make-hints-what = Players can ask a bot for advice and see its forecast.
make-rated = Rated
make-rated-what = Counts for your rating against Contrarius. The game is public, has a clock and no hints, and you can undo only until something is revealed.
make-live = Live play
make-patience = A bot can play for somebody who’s away for
make-live-what = Everybody stays until the end. Otherwise, people play whenever they have time.
make-clock-what = When a player runs out of time, the others can let a bot take over. Bots aren’t timed.
make-clock-none = None
make-clock-turn = Minutes per turn
make-clock-game = Minutes per game
make-minutes = Minutes
make-code = Set-up code
make-code-what = The same code always gives the same cities, decks and markers. Leave empty for a random set-up.
make-opening = Creating…
make-open-table = Create table
refusal-other-board = Belongs to another board.
refusal-not-here = Not on this board: { $reason }.
refusal-not-with = Can’t be combined with { $module }: { $reason }.
refusal-seats = For { $numbers } players only.

## The lobby of a table

lobby-bot = bot, { $level }: { $help }
lobby-waiting = Waiting for { $count ->
    [one] { $count } more player
   *[other] { $count } more players
}
lobby-all-here = Everyone is here
lobby-invite = Invite
lobby-link = Link to this table
lobby-invite-sit = Anyone with the link can take an open seat.
lobby-invite-watch = Anyone with the link can take an open seat or watch.
lobby-your-seat = Your seat is saved on this device. To play elsewhere, use “Copy my link” in the settings.
lobby-shuffle = Shuffle seats
lobby-open-seat = Open seat
lobby-anyone = anyone with the link
lobby-you = you
lobby-you-host = you, host
lobby-here = here
lobby-away = away
lobby-rematch-title = Rematch
lobby-rematch = The rematch starts when everyone has joined. Missing: { $names }.
lobby-rematch-host = If you start now, a bot plays for them until they come.
lobby-asked = invited
lobby-left = left; a bot plays until they come back
lobby-colour = Your colour
lobby-sit = Take this seat
lobby-fill = Add a bot
lobby-strength = Difficulty of { $name }
lobby-open-this = Make this seat open
lobby-open-seat-of = Make { $name }’s seat open
lobby-ready = ready
lobby-stand-up = Leave seat
lobby-draw = Random start player
lobby-draw-what = Otherwise seat 1 starts. Play goes round in seat order.
lobby-start = Start the game
lobby-start-all = Start when everyone is here
lobby-start-bots = Start now with bots
lobby-seated = You’re in. Waiting for the host to start the game.
lobby-host-starts = The host starts the game.
lobby-facts = Table settings
lobby-no-modules = none
lobby-first = Start player
lobby-first-drawn = chosen at random
lobby-first-seated = seat 1
lobby-seed = Set-up code
lobby-seed-chosen = { $seed }, set by the host, who may know what comes up.
lobby-undo = Undo
lobby-undo-what = your own turn, until something is revealed; after that, everyone must agree
lobby-chat = on during play
lobby-no-chat = off during play
lobby-silent = off during play: partners communicate only through the Legatus
lobby-live = live: a bot can play for somebody who’s away for { $time }
lobby-slow = slow: a bot can play for somebody who’s away for { $time }
lobby-hints = on
lobby-no-hints = off
lobby-watching = anyone with the link; spectators see every hand
lobby-no-watching = none
lobby-listed = yes, on the home page
lobby-not-listed = no, by link only

## Settings

settings-look = Appearance
settings-language = Language
settings-language-browser = Same as browser
settings-theme = Theme
theme-system = system
theme-light = light
theme-dark = dark
settings-size = Text size
size-small = small
size-normal = normal
size-large = large
size-larger = larger
size-largest = largest
settings-motion = Reduce motion
settings-guide = First-game tips
settings-guide-what = A short tip whenever something is new.
settings-live = Live score
settings-live-what = Show points and forecast during play.
settings-turn = When it’s your turn
settings-bell = Sound
settings-try = Test
settings-effects = Sounds of the game
settings-effects-what = Quiet sounds for cards, coins and houses
settings-effects-try = Try the sounds of the game
settings-notify = Browser notification
settings-notify-what = While this page is open in the background.
settings-think-here = Compute hints on this device
settings-think-here-what = Hints and analysis run here instead of on the server. Downloads about 17 MB the first time.
settings-hook = Webhook for this seat
settings-hook-what = Notify Discord or another service (JSON) when it’s your turn.
settings-hook-set = saved: { $host }
settings-set = Save
settings-remove = Remove
settings-table = This table
settings-elsewhere = Continue on another device
settings-elsewhere-what = Anyone with this link can play your seat. Keep it private.
settings-copy-mine = Copy my link
settings-seat-copied = Link to your seat copied.
settings-delete = Delete this game
settings-delete-what = At once if nobody else plays here; otherwise when everybody agrees.
settings-delete-do = Delete
settings-delete-sure = Yes, delete it
settings-leave = Step away
settings-leave-what = A bot plays for you until you come back.
settings-back = Take over again
settings-hand = Let a bot play
settings-keys-show = Show shortcuts
hook-set = Notifications go to { $host }.
hook-none = No webhook is set.
notices-refused = Your browser doesn’t allow notifications from this page. Allow them in its settings.

## Keys

key-digits = select choice n; again or Enter to play it
    .key = 1–9
key-walk = go through the choices
    .key = Tab, ↑ ↓
key-arrows = to the nearest highlighted place
    .key = arrows on the board
key-undo = undo step, undo turn
    .key = Z, Shift Z
key-focus = to hand, storehouse, board, decision
    .key = H S B D
key-panels = display; board only
    .key = M, F
key-history = history by move, by turn
    .key = ← →, with Shift
key-escape = back to the game; close
    .key = Esc
key-layers = owners; prices
    .key = O, P
key-hint = ask for a hint
    .key = I
key-zoom = zoom, whole board
    .key = + − 0
key-rules = rules; search the rules
    .key = R, /
key-list = this list
    .key = ?

## What can go wrong

missing-headline = No table here
missing-page = Page not found
offline = The server can’t be reached right now. Please try again in a moment.
offline-what = You’re offline, or the server is down. Your games and the rules will be back as soon as it can be reached.
server-answered = The server couldn’t do this (error { $status }). Please try again.
file-not-fetched = The file couldn’t be downloaded. Please try again.

## Personal link

link-title = All my games on another device
link-what = Your personal link opens all your games on any device. There’s no account, so anyone with this link can play as you. Keep it private.
link-code = Personal link as a QR code
link-make = Create my personal link
link-made = Personal link created. It includes every game on this device.
link-copy = Copy my personal link
link-taken = Personal link copied. Open it on your other device.
link-renew = Renew the link
link-renew-sure = Renew it now
link-renewed = You have a new link. The old one no longer works.
link-renew-what = Lost a device, or shared the link by mistake? Renew it: the old link stops working everywhere.
link-elsewhere = Play on another device

## People at the table

person-about = About { $name }
person-mute = Mute (hide their messages)
person-unmute = Unmute
person-block = Block (never share a table)
person-unblock = Unblock
person-block-what = You won’t see messages from blocked players, and they can’t join your tables.
person-why = What happened?
person-report = Report to the server admin
person-reported = The server admin has your report about { $name }.

## Privacy

privacy = Privacy
privacy-no-account = You need no account, e-mail address or cookie to play here, and nothing is shared with anyone else.
privacy-kept = What we store
privacy-kept-name = The name you use at a table, your moves and when you made them, who sat where, and when you were last there.
privacy-kept-chat = Your chat messages, your private notes, and your webhook address if you set one.
privacy-kept-address = A hash of your IP address, for limits and bans. The server admin could work out the address by trying every possible one.
privacy-kept-device = In your own browser: your settings and the secrets of your seats. The server stores only hashes of those secrets and of your personal link.
privacy-kept-player = On My page you can add: a name, the public part of your passkeys, and your time zone, sleeping hours and pause days. We also store which browsers are signed in.
privacy-log = The server’s log has no names, no addresses and nothing that opens a table.
privacy-log-addresses = The server’s log has your address with each refused request, and nothing that opens a table.
privacy-how-long = For how long
privacy-days = { $count } { $count ->
    [one] day
   *[other] days
}
privacy-ever = until someone deletes them
privacy-lobby = Tables that never start: { $time } without a change.
privacy-playing = Unfinished games: { $time } without a turn.
privacy-over = Finished games: { $time }.
privacy-who = Who sees it
privacy-who-what = Everyone at a table sees names, moves and chat. So do spectators and anyone with its link, unless the table is closed to them. The server admin can see all of it.
privacy-never = Only you and the server admin can see your time zone, sleeping hours, pause days, devices and notes, and whom you muted or blocked.
privacy-rights = Your data
privacy-rights-what = On My page you can download everything stored about you, or have it deleted after 7 days. A host can delete a table. The server admin can do all of this for you: tell them your table and seat.
privacy-contact = Contact: { $contact }
privacy-no-contact = Ask the person who gave you the address of this site.
list-clauses = { $head }; { $next }
end-of = { $game }.
gods-marked = { $god }: { $names }.
labelled = { $label }: { $text }
in-brackets = { $text } ({ $more })
followed-by = { $first } { $next }
page-description = Play Concordia in your browser, with friends or against bots. Free and open source; not from the publisher.
page-no-script = Praefectus needs JavaScript. Please allow it for this page.

# A player's name, passkeys and sessions
player-title = Name and sign-in
player-name = Your name
player-name-take = Use this name
player-name-yours = This name is yours now.
player-name-what = No other player can use this name, or one that looks like it.
passkeys = Passkeys
passkeys-what = With a passkey you sign in on any of your devices, without a password.
passkeys-unavailable = This page is open without https, so your browser offers no passkeys. Use your personal link.
passkey-add = Add a passkey
passkey-added = Passkey added.
passkey-sign-in = Sign in with a passkey
passkey-cancelled = No passkey was used.
passkey-remove = Remove the passkey { $label }
passkey-removed = Passkey removed.
player-remove = Remove
player-since = since { $day }
player-used = last used { $day }
player-signed-in = You’re signed in.
player-merge-what = Until now you played on this device as someone else. Do those games belong to you as well?
player-merge = Yes, they’re mine
player-merge-no = No
player-merged = Those games are yours now.
player-sessions = Signed-in devices
player-link = Personal link
player-here = this device
player-end-others = Sign out everywhere else
player-ended = All other devices are signed out.
player-end-what = Your personal link changes, and all other devices must sign in again.

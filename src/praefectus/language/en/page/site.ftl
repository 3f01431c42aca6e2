# The site around the tables: front page, making a table, lobby, settings, keys.

## Words used in many places

you = You
bot = Bot
board = Board
card = Card
seats = Seats
modules = Modules
options = Options
rules = Rules
settings = Settings
keys = Keys
players = Players
hints = Hints
clock = Clock
listed = Listed
watching = Watching
close = Close
copied = Copied
copy-link = Copy link
link-copied = The link is copied.
coins = sestertii
free = free
my-games = My games
your-name = Your name
your-turn = Your turn
your-turn-at = Your turn: { $table }
turn-of = { $name }'s turn
seat-number = Seat { $number }
seats-count = { $count } { $count ->
    [one] seat
   *[other] seats
}
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
setting-the-table = Setting the table…
to-front = To the front page
brand-front = Praefectus, front page
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
clock-none = none: everybody thinks as long as they like
clock-turn = { $time } for each turn; when a time is up, the others may let a bot play on
clock-game = { $time } for the whole game; when a time is up, the others may let a bot play on

## The top and the bottom of every page

nav-page = Page
nav-site = Site
nav-play = Play
nav-watch = Watch
nav-rules-key = Rules (R)
nav-sound = Sound
nav-sound-on = Sound is on: a bell when it is your turn
nav-sound-off = Sound is off
nav-settings = Settings: language, text size, sound, motion, notices, keys
dark-or-light = Dark or light
foot-open = Praefectus is open software and free. It is not made, licensed or approved by the publisher of Concordia, and not affiliated with it; wording and drawings are our own.
foot-rules = Rules reference
foot-fonts = Fonts: Cinzel, Atkinson Hyperlegible Next (OFL). Coastlines: Natural Earth.

## The front page

front-title = Praefectus: play Concordia in the browser
front-skip = To the games
front-headline = Play a game against bots
front-promise = No account. About 25 minutes. You can leave and come back.
front-any-board = Any
front-opponents = Opponents
front-strength = Strength
front-play = Play now
front-new = New to the game?
front-new-link = Read how a turn goes
front-new-more = ; at the table every lit thing can be clicked, and a hint is one key away.
front-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
front-lobby = Lobby
front-over = Over
front-line-over = over
front-line-round = round { $round }
front-seats-taken = { $taken } of { $all } seats taken
front-no-games = No games yet on this device.
front-no-games-why = Tables you play at are kept here. Each has a link of its own that opens it on any device, after days, too.
front-watch = Watch or join
front-public = Public tables
front-join = join
front-none-public = No public table at the moment. Make one and tick “listed”.

## Bots

level-seconds = Up to { $count } { $count ->
    [one] second
   *[other] seconds
} a turn.
level-rating = Rating { $rating }.

## Making a table

make-table = Make a table
boards-well = Good for { $count }
boards-tight = Tight with { $count }
boards-roomy = Roomy with { $count }
make-modules = Modules and options
make-always = This board is always played with it.
make-no-modules = The list of modules has not arrived yet.
make-you-named = You: { $name }
make-open = Open: anyone with the link
make-hot = Another person at this screen
make-bot = Bot: { $level }. { $sentence }
make-remove-seat = Remove seat { $number }
make-add-seat = Add a seat
make-name = Name of the table
make-name-example = Tuesday senate
make-listed-what = On the front page, for anyone to join or watch.
make-watching-what = Whoever has the link may watch. Hands lie open to all, as the rules have it.
make-chat-what = Everybody may talk while they play. In team play partners speak only through the Legatus, so there it is closed unless you open it.
make-hints-what = Players may ask a bot what it would do, and see its forecast.
make-clock-what = When a time is up, the others may let a bot play on. Bots have none.
make-clock-none = None
make-clock-turn = Minutes a turn
make-clock-game = Minutes a game
make-minutes = Minutes
make-code = Set-up code
make-code-what = The same cities, decks and markers for anyone with the code; empty: drawn.
make-opening = Opening…
make-open-table = Open the table
refusal-other-board = Belongs to another board.
refusal-not-here = Not on this board: { $reason }.
refusal-not-with = Does not go with { $module }: { $reason }.
refusal-seats = Needs { $numbers } seats.

## The lobby of a table

lobby-bot = bot, { $level }: { $help }
lobby-waiting = Waiting for { $count } more
lobby-all-here = Everybody is here
lobby-invite = Invite
lobby-link = Link of this table
lobby-invite-sit = Whoever opens the link may take an open seat.
lobby-invite-watch = Whoever opens the link may take an open seat or watch.
lobby-your-seat = Your own seat stays yours on this device; “Copy my link” in the settings takes it elsewhere.
lobby-shuffle = Shuffle the order
lobby-open-seat = Open seat
lobby-anyone = anyone with the link
lobby-you = you
lobby-you-host = you, host
lobby-here = here
lobby-away = away
lobby-sit = Sit down
lobby-fill = Fill with a bot
lobby-strength = Strength of { $name }
lobby-open-this = Open this seat
lobby-open-seat-of = Open the seat of { $name }
lobby-ready = ready
lobby-stand-up = Stand up
lobby-draw = Draw who starts
lobby-draw-what = The others follow in the order of the seats. Without it the first seat starts.
lobby-start = Start the game
lobby-start-all = Start when all are here
lobby-start-bots = Start now with bots
lobby-seated = You sit at the table. The game begins when the host starts it.
lobby-host-starts = The host starts the game.
lobby-facts = At this table
lobby-no-modules = none
lobby-first = Start
lobby-first-drawn = who starts is drawn; the others follow in the order of the seats
lobby-first-seated = whoever has the first seat starts
lobby-seed = Set-up code
lobby-seed-chosen = { $seed }, chosen by the host, who may know the draws.
lobby-undo = Undo
lobby-undo-what = your own turn, until something new is revealed; beyond that the others are asked
lobby-chat = open while you play
lobby-no-chat = closed while you play
lobby-silent = closed while you play: partners speak only through the Legatus
lobby-hints = everybody may ask a bot what it would do
lobby-no-hints = none: everybody thinks for themselves
lobby-watching = open to whoever has the link; hands lie open to all, as the rules have it
lobby-no-watching = closed
lobby-listed = yes, on the front page
lobby-not-listed = no, by link only

## Settings

settings-look = Look
settings-language = Language
settings-language-browser = as in the browser
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
settings-motion = Less motion
settings-guide = Hints for the first game
settings-guide-what = One short line at every new kind of decision.
settings-live = Running score
settings-live-what = Points now and forecast, shown while you play.
settings-turn = When it is your turn
settings-bell = Bell
settings-try = Try it
settings-notify = Browser notification
settings-notify-what = While this page is open in the background.
settings-think-here = This device thinks
settings-think-here-what = Hints and analyses are made here and not by the server. What that takes, about 17 MB, is fetched once, when you first ask.
settings-hook = Web hook of this seat
settings-hook-what = A message to Discord or another service that takes JSON.
settings-hook-set = set: { $host }
settings-set = Set
settings-remove = Remove
settings-table = This table
settings-elsewhere = Go on elsewhere
settings-elsewhere-what = This link holds your seat: keep it to yourself.
settings-copy-mine = Copy my link
settings-seat-copied = The link with your seat is copied.
settings-leave = Leave for a while
settings-leave-what = A bot plays on for you until you take the seat back.
settings-back = Take it back
settings-hand = Hand to a bot
settings-keys-show = Show the list
hook-set = Notices go to { $host }.
hook-none = No web hook is set.
notices-refused = The browser does not allow notifications for this page.

## Keys

key-digits = focus choice n; the same key again or Enter plays it
    .key = 1 – 9
key-walk = through the choices
    .key = Tab, ↑ ↓
key-arrows = to the nearest lit place
    .key = arrows on the board
key-undo = undo step, undo turn
    .key = Z, Shift Z
key-focus = to hand, storehouse, board, decision
    .key = H S B D
key-panels = shelf, board focus
    .key = M, F
key-history = history by move, by turn
    .key = ← →, with Shift
key-escape = back to now, close
    .key = Esc
key-layers = owners, prices on the board
    .key = O, P
key-hint = ask for a hint
    .key = I
key-zoom = zoom, whole board
    .key = + − 0
key-rules = rules, search in them
    .key = R, /
key-list = this list
    .key = ?

## What can go wrong

missing-headline = No table here
offline = The server cannot be reached just now; please try again in a moment.
offline-what = Without a network, or without the server: this page is kept on your device. Playing, your games and the rules reference need the server; they come back by themselves.
server-answered = The server answered { $status }; please try again.
file-not-fetched = The file could not be fetched; please try again.

## Personal link

link-title = All my games on another device
link-what = A personal link opens every seat of yours, now and later, on any device. There is no account: whoever has the link has the seats, so show it to nobody else.
link-code = The personal link as a picture for the camera of a telephone
link-make = Make my personal link
link-made = Your personal link is made; it carries all seats of this device.
link-copy = Copy my personal link
link-taken = The personal link is copied; open it on your other device.
link-renew = Renew the link
link-renew-sure = Renew it now
link-renewed = You have a new link; the old one opens nothing any more.
link-renew-what = If a device is lost or the link was seen, renew it: the old link opens nothing any more, wherever it was opened.
link-elsewhere = On another device

## People at the table

person-about = About { $name }
person-mute = Mute: hear no more of them
person-unmute = Hear them again
person-block = Block: sit with them no more
person-unblock = Take the block back
person-block-what = Whoever is blocked is not heard and cannot sit down where you sit.
person-why = What happened?
person-report = Report to whoever runs the server
person-reported = Your report about { $name } has gone to whoever runs this server.

## Privacy

privacy = Privacy
privacy-no-account = You need no account, no e-mail address and no cookie to play here, and nothing is told to anybody else.
privacy-kept = What is kept
privacy-kept-name = The name that you give at a table, your choices in the game with their times, and who sat where.
privacy-kept-chat = What you say in the chat, your private notes, and the address of a web hook if you set one.
privacy-kept-address = A hash of the address from which you came, to keep limits and bans. Whoever runs the server could find out by trial which address it was.
privacy-kept-device = In your own browser: your settings and the secrets of your seats. The server keeps only hashes of those secrets, and of your personal link.
privacy-log = The server's log has no names, no addresses and nothing that opens a table.
privacy-log-addresses = The server's log has your address with what was refused, and nothing that opens a table.
privacy-how-long = For how long
privacy-days = { $count } { $count ->
    [one] day
   *[other] days
}
privacy-ever = until it is deleted by hand
privacy-lobby = Tables that never start: { $time } without a change.
privacy-playing = Games that nobody goes on with: { $time } without a turn.
privacy-over = Finished games: { $time }.
privacy-who = Who sees it
privacy-who-what = Everybody at a table sees names, choices and chat; watchers do, too, unless the table is closed to them, and so does whoever has its link. Whoever runs the server can see all of it.
privacy-rights = Your data
privacy-rights-what = A host can delete a table. Whoever runs the server can give you all that is kept about you, and delete it: tell them your table and your seat.
privacy-contact = They can be reached here: { $contact }
privacy-no-contact = Ask the person who gave you the address of this site.
list-clauses = { $head }; { $next }
end-of = { $game }.
gods-marked = { $god }: { $names }.

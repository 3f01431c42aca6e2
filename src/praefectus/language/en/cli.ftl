# The command line: what commands and options do, and what they say.

cli-praefectus = Concordia, the whole family: play it, simulate it, look up its rules. Each command has its own --help.
cli-play = Play in the terminal, against bots, with people at the same keyboard, or alone. Choices are numbered. u undoes, q quits and keeps the game; it goes on with --load.
cli-serve = Serve the page where people and bots play in the browser, until you press Ctrl-C.
cli-replay = Read a kept game and tell it, one line a turn. Every entry is checked against the rules.
cli-analyse = Look at a kept game: winning chances over time, and the choices that cost most, the worst first.
cli-levels = List the opponents by strength: how they play, how long they think about a turn, and their rating.
cli-boards = List the boards with the number of players they are recommended for and the modules they need.
cli-rules = Explain a rule in the project's own words, and say how certain it is; without a topic, list all topics. certain: printed in a rulebook or on a component. inferred: follows from what is printed. proposed: our reading, until someone with the box corrects it.
cli-option-lang = The language to speak: { $known }. Otherwise that of the terminal.
cli-option-version = Say which version this is.
cli-option-board = The board; 'praefectus boards' lists them.
cli-option-seats = How many sit at the table.
cli-option-seats-default = 4, or 1 with --solo
cli-option-modules = Modules to play with, such as salt,forum; 'praefectus rules' explains them.
cli-option-option = An option of the game, such as wine_side=true. Repeatable.
cli-option-json = Write JSON for a program to read.
cli-option-people = How many people play, side by side.
cli-option-seat = Where the people sit; seat 1 starts.
cli-option-bots = How the others play: { $levels }; or any agent, also one of your own: mine.py or module:function.
cli-option-seed = Deal from this number, to play the same set-up again.
cli-option-load = Go on with a kept game.
cli-option-save = Keep the game here.
cli-option-solo = Play alone against Contrarius, the automatic rival.
cli-option-solo-level = standard, veteran or expert.
cli-option-open = Open the page in your browser.
cli-option-to = Stop after N entries of the log.
cli-option-picture = Also show the table as it stands then.
cli-argument-file = The record of a game, as play --save writes it.
cli-argument-topic = A card, god, module, option, board, or a question: how many steps
cli-drawn = drawn
cli-own-folder = a file of your own folder
cli-compiling = Compiling the rules, once
cli-choices = Choices
cli-wrong = { $why } '{ $command } --help' explains.
cli-no-command = There is no command { $given }; '{ $command } --help' lists them.
cli-no-command-but = There is no command { $given }; did you mean { $meant }? '{ $command } --help' lists them.
cli-no-option = { $command } has no option { $option }.
cli-option-needs = { $option } needs a value behind it.
cli-missing = { $name } is missing.
cli-unfit = What is given for { $name } does not fit: it takes { $wanted }.
cli-too-much = { $command } is given more words than it takes.
cli-takes-whole = a whole number
cli-takes-whole-from = a whole number from { $least } on
cli-takes-number = a number
cli-takes-number-from = a number from { $least } on
cli-takes-file = the name of a file or folder
cli-takes-text = one of the words that the help names
cli-usage = Usage: { $command } { $parts }
cli-options-there = [OPTIONS]
cli-command-there = COMMAND [ARGUMENTS]...
cli-option-help = Show this help.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = [default: { $value }]
cli-help-required = [required]
cli-name-file = FILE
cli-name-folder = DIR
cli-name-days = DAYS
cli-name-level = LEVEL
cli-name-name-value = NAME=VALUE
cli-name-seat = SEAT
cli-name-table = TABLE
cli-name-tag = TAG
cli-name-number = NUMBER
cli-name-topic = TOPIC
cli-file = { $file } cannot be used: { $why }.
no-such-language = There is no language { $tag }; there are: { $known }.
option-needs-value = The option '{ $option }' needs a value; write --option { $option }=VALUE.
say-where-you-sat = Say with --seat where you sat in this game, from 1 to { $seats }.
game-kept = The game is kept; '{ $command }' goes on with it.
wrong-seat-option = '{ $wanted }' does not say where to sit; the seats are 1 to { $seats }, as in --seat 1,3.
too-many-people = { $people } people cannot sit at { $seats } seats; ask for more with --seats.
server-ready = Praefectus is at { $address } and keeps its games in { $place }. Ctrl-C stops it.
no-losses = No choice stands out: in the eyes of the { $judge } player nothing was given away.
chances-title = Winning chances and expected points
column-round = round
row-end = end
column-level = level
column-seconds = seconds a turn
column-rating = rating
column-board = board
column-players = players
column-cities = cities
column-provinces = provinces
column-needs = needs
column-topic = topic
column-about = about
column-grade = grade
players-from-to = { $least } to { $most }
topic-source = { $grade }; source: { $source }
topics-also = Also: { $topics }

## Numbers

number = { NUMBER($value, maximumFractionDigits: 2) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Many games

cli-simulate = Play many games with random choices, fast, or with the agents of --agents, and sum them up. check is a hash over all actions of all games: with the same seed it is the same on every engine, with any number of threads.
cli-simulate-games = How many games to play.
cli-simulate-seed = The same seed gives the same games, on every engine.
cli-simulate-engine = interpreted (slow), cpu, gpu (NVIDIA) or wasm (Node).
cli-simulate-threads = How many threads play.
cli-simulate-verify = Check after every decision that nothing broke.
cli-simulate-out = Write all decisions and outcomes to this Parquet file.
simulate-written = The decisions are in { $file }.
simulate-rounded = { $games } games were played, not { $asked }: whole rotations of the seats.
cli-all-cores = all cores
cli-games = Games
cli-rows = Rows
cli-restoring = Restoring
cli-compiling-gpu = Compiling the rules for the GPU
cli-compiling-wasm = Compiling the rules to WebAssembly
played-with = { $board } with { $modules }
random-games = { $games } random games, { $played }, { $engine }
sum-seconds = seconds
sum-games-per-second = games a second
sum-decisions-per-second = decisions a second
sum-decisions-per-game = decisions a game
sum-turns-per-game = turns a game
sum-ended-by = ended by
sum-mean-points = mean points
sum-won-by = won by
sum-check = check
sum-verified = verified
sum-every-decision = every decision
cli-arena = Let agents play against each other, and say who is how strong. One seat of an agent meets another on all other seats, every deal in every seat. Shares have 95 % intervals. With --out a run that was stopped goes on.
cli-arena-agents = Who plays: greedy, learned, search:3s ..., or agents of your own: mine.py, module:function.
cli-arena-games = Games of each match-up, rounded up to whole rotations of seats.
cli-arena-format = round-robin: everybody meets; ladder: neighbours of the list meet; challenge: one seat of the first against each of the others; mixed: all sit at the same tables.
cli-arena-seed = The same seed deals the same games.
cli-arena-workers = How many processes play.
cli-arena-ray = Play on this Ray cluster; auto: that of this machine.
cli-arena-out = Keep results and report here; a stopped run goes on from it.
arena-stopped = Stopped: { $finished } of { $total } games are kept in { $folder }; the same command goes on with them.
arena-lost = Stopped: { $finished ->
    [0] none of { $total } games was finished
    [one] one finished game of { $total } is lost
   *[other] { $finished } finished games of { $total } are lost
}; with --out finished games are kept, and the same command goes on with them.
arena-kept = The report is { $report }, the games are in { $results }.
standings = { $games } games, { $played }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
standings-agent = agent
standings-rating = rating
standings-points = points
standings-winning = points when winning
standings-houses = houses
standings-seconds = seconds a turn
arena-one-even = One against the rest (equals: { $share })
pair-one = one
pair-others = all others
pair-games = games
pair-share = won by the one
pair-interval = 95 % interval

## Making things

cli-train = Train the network by self-play; a GPU makes it a matter of minutes. Needs PyTorch, which the extra "train" brings. Ctrl-C ends the run after the piece at hand and keeps everything; the same command goes on. Metrics are in progress.jsonl and for TensorBoard.
cli-train-plan = The plan as TOML; training.toml explains every setting.
cli-train-run = All of the run lies here; it is resumed.
cli-train-from = Begin a new run with the network of this checkpoint.
cli-train-export = Train nothing: write the run's network here, for players.
training-needs = Training needs { $package }: install praefectus[train].
train-exported = The network of { $run } is in { $folder }; PRAEFECTUS_NETWORKS={ $folder } lets players use it.
trained = Trained; '{ $command }' writes the network for players.
cli-compile = Compile the rules for everything that uses them, so that nothing has to wait for it later.
cli-compile-processes = How many at a time.
cli-compile-wasm = To WebAssembly, for browsers, if they have changed.
cli-compile-gpu = The kernels of training and environments for NVIDIA GPUs of this compute capability, which need not be here.
compiled = Compiled { $count ->
    [one] { $count } loop
   *[other] { $count } loops
}, kept for the next start.
compiled-already = Everything is compiled.
compiled-kernels = { $count ->
    [0] All kernels are compiled
    [one] Compiled { $count } kernel
   *[other] Compiled { $count } kernels
}, kept in { $folder }.
wasm-fresh = { $file }, { $size } bytes, is of these rules already.
wasm-made = Made { $file }, { $size } bytes.

## Serving

cli-work = Let this machine think for the servers at a PostgreSQL: bots, hints and analysis, until you press Ctrl-C. As many machines may do so as you like; bot_workers says how many questions this one thinks about at a time. Without any, each server thinks by itself.
working = Working on { $count ->
    [one] { $count } question
   *[other] { $count } questions
} at a time. Ctrl-C stops it.
cli-site = Write the whole game as files that any web host can serve: it is played without a server, offline, too.
cli-site-folder = Where to write it; an older site there is replaced.
cli-site-server = Address of a server where people elsewhere can be met; the page offers it.
cli-site-for-server = A server’s page instead, with all that a visitor’s device needs to make hints and analyses itself; the server shows it with the setting static_dir.
making-site = Making the site
making-site-now = Making the site: { $what }
site-made = { $folder } holds { $files } files: { $size } MB, and { $learned } MB for opponents that have learned. Any web host can serve it; try it with `{ $command }`.
site-made-for-server = { $folder } holds { $files } files: { $size } MB, and { $learned } MB of networks. A server shows it with the setting static_dir.
cli-backup = Write all games into one file, while the server runs; praefectus restore brings them back, to either database.
cli-backup-file = Where to write it.
cli-backup-name = praefectus-DATE.backup
cli-backup-check = Then play every game in it again.
backed-up = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} in { $file }.
backup-wrong = { $wrong } of { $games } games cannot be played again; the first is { $first }
backup-checked = All { $games } games were played again from their logs.
cli-restore = Bring the games of a backup back, into SQLite or PostgreSQL, while no server runs there.
cli-restore-file = What praefectus backup wrote.
cli-restore-replace = Put it in the place of games that are there.
cli-restore-unchecked = Do not play every game again first.
restored = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} back in { $place }.
train-seconds = Seconds of training
site-fetching = fetching Pyodide and onnxruntime-web
site-packing = packing the rules for the browser
site-writing = writing the page

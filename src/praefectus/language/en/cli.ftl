# The command line: what commands and options do, and what they say.

cli-praefectus = Concordia, the whole family: play it, simulate it, look up its rules. Each command has its own --help.
cli-play = Play in the terminal: against bots, with people at the same keyboard, or alone. Choices are numbered. u undoes; q saves and quits; continue with --load.
cli-serve = Serve the page where people and bots play in the browser, until you press Ctrl-C.
cli-replay = Print a saved game, one line per turn. Every entry is checked against the rules.
cli-analyse = Analyse a saved game: win chances over time, and the choices that cost most, worst first.
cli-levels = List the bots by strength: how they play, how long they think, and their rating.
cli-boards = List the boards with the number of players they are recommended for and the modules they need.
cli-rules = Explain a rule in our own words, and how certain it is; without a topic, list all topics. certain: printed in a rulebook or on a component. inferred: follows from what is printed. our reading: a best guess, until someone who owns the game corrects it.
cli-option-lang = Language: { $known }. Default: the terminal’s.
cli-option-version = Show the version.
cli-option-board = The board (`praefectus boards` lists them), or the file or link of a custom one.
cli-option-seats = Number of players.
cli-option-seats-default = 4, or 1 with --solo
cli-option-modules = Modules to play with, such as salt,forum; `praefectus rules` explains them.
cli-option-option = A variant, such as wine_side=true. Repeatable.
cli-option-json = Print JSON.
cli-option-people = Number of people who share the keyboard.
cli-option-seat = Where the people sit; seat 1 starts.
cli-option-bots = How the others play: { $levels }; or any agent, including your own: mine.py or module:function.
cli-option-seed = Set-up code: the same number gives the same set-up.
cli-option-load = Continue a saved game.
cli-option-save = Save the game to this file.
cli-option-solo = Play alone against Contrarius, the automated opponent.
cli-option-solo-level = beginner, standard, veteran or expert.
cli-option-open = Open the page in your browser.
cli-option-to = Stop after N entries of the log.
cli-option-picture = Also show the table at that point.
cli-argument-file = A saved game, as play --save writes it.
cli-argument-topic = A card, god, module, variant or board, or a question such as “how many steps”
cli-drawn = random
cli-own-folder = a file in your own folder
cli-compiling = Compiling the rules (first time only)
cli-choices = Choices
cli-wrong = { $why } See `{ $command } --help`.
cli-no-command = There is no command { $given }. See `{ $command } --help`.
cli-no-command-but = There is no command { $given }; did you mean { $meant }? See `{ $command } --help`.
cli-no-option = { $command } has no option { $option }.
cli-option-needs = { $option } needs a value after it.
cli-missing = { $name } is missing.
cli-unfit = Invalid value for { $name }: expected { $wanted }.
cli-too-much = Too many arguments for { $command }.
cli-takes-whole = a whole number
cli-takes-whole-from = a whole number, { $least } or more
cli-takes-number = a number
cli-takes-number-from = a number, { $least } or more
cli-takes-file = the name of a file or folder
cli-takes-text = one of the words in the help
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
cli-file = { $file } can’t be used: { $why }.
no-such-language = There is no language { $tag }; there are: { $known }.
option-needs-value = The option “{ $option }” needs a value; write --option { $option }=VALUE.
say-where-you-sat = Use --seat to say where you sat in this game, from 1 to { $seats }.
game-kept = Game saved; continue with `{ $command }`.
wrong-seat-option = “{ $wanted }” isn’t a seat; the seats are 1 to { $seats }, as in --seat 1,3.
too-many-people = { $people } people need more than { $seats } seats; ask for more with --seats.
server-ready = Praefectus is running at { $address }, with its games in { $place }. Ctrl-C stops it.
no-losses = No costly choices found, as judged by { $judge }.
chances-title = Win chances and expected points
column-round = round
row-end = end
column-level = level
column-level-id = as { $option }
column-seconds = seconds per turn
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
topic-source = Source: { $source }
topic-graded-source = { $grade }; source: { $source }
topics-also = Also: { $topics }

## Numbers

number = { NUMBER($value, maximumFractionDigits: 2) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Many games

cli-simulate = Play many random games, fast, or games of the agents in --agents, and sum them up. check is a hash over all actions of all games: the same seed gives the same check on every engine, with any number of threads.
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
sum-games-per-second = games per second
sum-decisions-per-second = decisions per second
sum-decisions-per-game = decisions per game
sum-turns-per-game = turns per game
sum-ended-by = ended by
sum-mean-points = mean points
sum-won-by = won by
sum-check = check
sum-verified = verified
sum-every-decision = every decision
cli-arena = Play agents against each other and rate them. One seat of an agent meets another agent in all other seats, every deal in every seat. Shares have 95% intervals. With --out a stopped run continues.
cli-arena-agents = Who plays: greedy, learned, search:3s ..., or your own agents: mine.py, module:function.
cli-arena-games = Games per match-up, rounded up to whole rotations of seats.
cli-arena-format = round-robin: everyone meets; ladder: neighbours in the list meet; challenge: one seat of the first against each of the others; mixed: all sit at the same tables.
cli-arena-seed = The same seed deals the same games.
cli-arena-workers = How many processes play.
cli-arena-ray = Play on this Ray cluster; auto: the one this machine belongs to.
cli-arena-out = Save results and report here; a stopped run continues from it.
arena-stopped = Stopped: { $finished } of { $total } games are saved in { $folder }; the same command continues.
arena-lost = Stopped: { $finished ->
    [0] none of { $total } games was finished
    [one] one finished game of { $total } is lost
   *[other] { $finished } finished games of { $total } are lost
}; with --out finished games are saved, and the same command continues.
arena-kept = The report is { $report }, the games are in { $results }.
standings = { $games } games, { $played }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
standings-agent = agent
standings-rating = rating
standings-points = points
standings-winning = points when winning
standings-houses = houses
standings-seconds = seconds per turn
arena-one-even = One against the rest (equals: { $share })
pair-one = one
pair-others = all others
pair-games = games
pair-share = won by the one
pair-interval = 95% interval

## Making things

cli-train = Train the network by self-play; a GPU makes it a matter of minutes. Needs PyTorch (the extra "train"). Ctrl-C ends the run after the current step and saves everything; the same command continues. Metrics are in progress.jsonl and for TensorBoard.
cli-train-plan = The plan as TOML; training.toml explains every setting.
cli-train-run = Folder of the run; an existing run continues.
cli-train-from = Start a new run from this checkpoint’s network.
cli-train-export = Don’t train; write the run’s network here, for players.
training-needs = Training needs { $package }: install praefectus[train].
train-exported = The network of { $run } is in { $folder }; PRAEFECTUS_NETWORKS={ $folder } lets players use it.
trained = Trained. `{ $command }` writes the network for players.
cli-compile = Compile the rules for everything that uses them, so nothing has to wait later.
cli-compile-processes = How many at once.
cli-compile-wasm = To WebAssembly, for browsers, if they have changed.
cli-compile-gpu = The kernels for training and environments, for NVIDIA GPUs of this compute capability; the GPU need not be here.
compiled = Compiled { $count ->
    [one] { $count } loop
   *[other] { $count } loops
}, saved for the next start.
compiled-already = Everything is compiled.
compiled-kernels = { $count ->
    [0] All kernels are compiled
    [one] Compiled { $count } kernel
   *[other] Compiled { $count } kernels
}, saved in { $folder }.
wasm-fresh = { $file }, { $size } bytes, is up to date.
wasm-made = Made { $file }, { $size } bytes.

## Serving

cli-work = Let this machine think for the servers that share a PostgreSQL database: bots, hints and analysis, until you press Ctrl-C. Use as many machines as you like; bot_workers sets how many requests this one works on at once. Without any, each server does its own thinking.
working = Working on up to { $count ->
    [one] { $count } request
   *[other] { $count } requests
} at a time. Ctrl-C stops it.
cli-site = Build a static site that any web host can serve; it plays without a server, even offline.
cli-site-folder = Where to write it; an older site there is replaced.
cli-site-server = Address of a server for playing online; the page offers it.
cli-site-address = Public address of the site itself; messengers need it to show the preview picture of its links.
cli-site-for-server = Build a server’s page instead, with everything a visitor’s device needs for hints and analysis; the server shows it with the setting static_dir.
making-site = Building the site
making-site-now = Building the site: { $what }
site-made = { $folder } holds { $files } files: { $size } MB, and { $learned } MB for opponents that have learned. Any web host can serve it; try it with `{ $command }`.
site-made-for-server = { $folder } holds { $files } files: { $size } MB, and { $learned } MB of networks. A server shows it with the setting static_dir.
cli-backup = Write all games into one file while the server runs; `praefectus restore` restores them, to either database.
cli-backup-file = Where to write it.
cli-backup-name = praefectus-DATE.backup
cli-backup-check = Then replay every game in it.
backed-up = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} in { $file }.
backup-wrong = { $wrong } of { $games } games can’t be replayed; the first is { $first }
backup-checked = All { $games } games were replayed from their logs.
cli-restore = Restore a backup into SQLite or PostgreSQL, while no server is running there.
cli-restore-file = What praefectus backup wrote.
cli-restore-replace = Replace existing games.
cli-restore-unchecked = Don’t replay every game first.
restored = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} restored to { $place }.
train-seconds = Seconds of training
site-fetching = downloading Pyodide and onnxruntime-web
site-packing = packing the rules for the browser
site-writing = writing the page
site-page-not-loaded = The page couldn’t be loaded. Check your connection, then reload.
cli-name-player = NAME

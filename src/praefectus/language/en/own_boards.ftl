# What is wrong with a custom board, each in one sentence: what is wrong, and what to do.

own-board-none = This isn’t a board file; a board file has "format": { $form }.
own-board-newer = This board file has version { $version }, but this program knows up to { $known }. Update Praefectus.
own-board-too-large = A board file can have at most { $most } KiB; use fewer points for coasts and provinces.
own-board-not-json = This isn’t a complete JSON file. Save or export the board again.
own-board-missing = In the board file, { $where } is missing.
own-board-unknown = In the board file, { $where } is unknown; leave it out.
own-board-text = In the board file, { $where } must be text.
own-board-list = In the board file, { $where } must be a list.
own-board-yes-no = In the board file, { $where } must be true or false.
own-board-whole-number = In the board file, { $where } must be a whole number.
own-board-number = In the board file, { $where } must be a number.
own-board-object = In the board file, { $where } must be an object.
own-board-form = In the board file, { $where } doesn’t have the right form; docs/own_boards.md describes it.
own-board-short-text = In the board file, { $where } is empty; write something.
own-board-long-text = In the board file, { $where } is too long: at most { $bound } characters.
own-board-few = In the board file, { $where } needs at least { $bound } entries.
own-board-many = In the board file, { $where } has too many entries: at most { $bound }.
own-board-small = In the board file, { $where } must be at least { $bound }.
own-board-large = In the board file, { $where } must be at most { $bound }.
own-board-one-of = In the board file, { $where } must be one of { $known }.
own-board-name = Give the board a name of letters, without signs such as < or &.
own-board-sentence = The sentence about the board must be one line without angle or curly brackets.
own-board-players = Put the smaller number of players first.
own-board-strange-name =
    { $what ->
        [city] City { $number } needs a name of letters, without signs such as < or &.
        [start] Start city { $number } needs a name of letters, without signs such as < or &.
       *[province] Province { $number } needs a name of letters, without signs such as < or &.
    }
own-board-name-twice = Two cities are called { $name }; rename one.
own-board-id-twice = Two provinces have the id { $id }; change one.
own-board-province-twice = Two provinces are called { $name }; rename one.
own-board-sites = The board has { $count } cities with its start cities; the limit is { $most }. Remove some.
own-board-provinces = The board has { $count } provinces; the limit is { $most }. Remove some.
own-board-lines =
    { $kind ->
        [land] The board has { $count } land lines; the limit is { $most }. Remove some.
       *[sea] The board has { $count } sea lines; the limit is { $most }. Remove some.
    }
own-board-no-province = The board has no province; add one.
own-board-province-empty = { $province } has no city; add one or remove the province.
own-board-city-nowhere = { $city } belongs to no province of the board; choose one.
own-board-no-city = The board has no city; add some.
own-board-letter =
    { $count ->
        [one] { $count } city has the letter { $letter }, but there are { $tokens } tokens for it; use the letter { $tokens } times or not at all.
       *[other] { $count } cities have the letter { $letter }, but there are { $tokens } tokens for it; use the letter { $tokens } times or not at all.
    }
own-board-no-start =
    { $kind ->
        [land] Land colonists have no start city; choose one.
       *[sea] Ships have no start city; choose one.
    }
own-board-two-starts =
    { $kind ->
        [land] Land colonists have two start cities; remove one.
       *[sea] Ships have two start cities; remove one.
    }
own-board-line-end = Line { $number } ends in { $name }, which isn’t on the board; choose one of its cities.
own-board-line-loop = A line begins and ends in { $city }; remove it.
own-board-line-twice =
    { $kind ->
        [land] Two land lines connect the same two cities: { $cities }; remove one.
       *[sea] Two sea lines connect the same two cities: { $cities }; remove one.
    }
own-board-city-alone = No line leads to { $city }; draw one.
own-board-start-alone =
    { $kind ->
        [land] No land line leaves { $start }, where land colonists start; draw one.
       *[sea] No sea line leaves { $start }, where ships start; draw one.
    }
own-board-coast = The coast’s west must be smaller than its east, and its south smaller than its north.
own-board-start-unused = Nobody starts in start city { $number }; choose who does, or remove it.
own-board-overlap = { $first } and { $second } are in the same place; move one.
own-board-no-way = No colonist can reach { $city } from the start; connect it.
own-board-starts-apart = the second partner starts in a city away from the start city, and here land colonists and ships start apart
own-board-fine = { $board } is ready to play: { $cities } cities, { $provinces } provinces, { $land } land lines, { $sea } sea lines.
own-board-problems =
    { $count ->
        [one] { $count } problem:
       *[other] { $count } problems:
    }
cli-board = Check a custom board, or copy a board to change it.
cli-board-check = List everything that’s wrong with a custom board.
cli-board-copy = Write a board as a file that you can change into a custom board.
cli-argument-board-file = The file of a custom board, or a link to one.
cli-argument-board = A board; `praefectus boards` lists them.
cli-name-board = BOARD
own-board-gone = No game uses this board any more. Ask its author for the file.
cli-board-try = Let bots play on a custom board, and report how it plays.
cli-board-try-seats = How many bots play.
cli-board-try-games = How many games they play.
board-try-rounds = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $least } to { $most } rounds, { NUMBER($mean, maximumFractionDigits: 1) } on average.
board-try-seat = Seat { $seat }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}; average points: { NUMBER($points, maximumFractionDigits: 1) }.
board-try-shared = { $percent }% of the cities have houses of several players at the end; houses per city: { NUMBER($houses, maximumFractionDigits: 1) }.
own-board-not-in-link = This link contains no board. Ask for it again.
cli-board-link = Write a custom board as a link.
cli-board-schema = Write the JSON schema of board files.

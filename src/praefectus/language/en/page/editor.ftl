editor-title = Board editor
editor-board = Board: choose a tool, then click
editor-tools = Tools
editor-tool-select = Move
editor-tool-select-what = Choose and move things
editor-tool-city = City
editor-tool-city-what = Place a city
editor-tool-land = Land line
editor-tool-land-what = Join two cities by land
editor-tool-sea = Sea line
editor-tool-sea-what = Join two cities by sea
editor-tool-paint = Province
editor-tool-paint-what = Add cities to the chosen province
editor-tool-start = Start city
editor-tool-start-what = Place a start city
editor-undo = Undo
editor-redo = Redo
editor-board-title = The board
editor-name = Name
editor-fewest = Players: from
editor-most = to
editor-salt_board = Salt tokens
editor-start-land = Land colonists start in
editor-start-sea = Ships start in
editor-city = City
editor-start-city = Start city
editor-letter = Letter
editor-province = Province
editor-stop = Colonists can stop here
editor-remove = Remove
editor-provinces = Provinces
editor-paint = Add cities to { $province }
editor-colour = Colour of { $province }
editor-remove-province = Remove { $province }
editor-add-province = New province
editor-problems = Left to do
editor-fine = The board is complete.
editor-file = New, open, save
editor-save = Save as a file
editor-open = Open a file
editor-empty = Empty board
editor-earlier = Back to the previous board
editor-copy = Copy a board
editor-coast = Coast
editor-coast-none = None: land around the cities
editor-coast-mediterranean = Mediterranean
editor-coast-britain = British Isles
editor-coast-baltic = Baltic Sea
editor-coast-black_sea = Black Sea
editor-coast-caribbean = Caribbean
editor-coast-japan = Japan
editor-west = West
editor-south = South
editor-east = East
editor-north = North
editor-kept = Your board is saved on this device after every change.
editor-not-saved = This device has no room for the board. Save it as a file.
editor-no-board = { $file } isn’t a board file. Choose another one.
editor-new-city = City { $number }
editor-new-start = Start city
editor-new-province = Province { $number }
editor-marker-of = Bonus marker of { $province }
editor-city-of = { $name }, letter { $letter }
editor-start-of = Start city { $name }
editor-line = { $kind ->
    [sea] Sea line
   *[land] Land line
}
editor-line-of = { $kind ->
    [sea] Sea line
   *[land] Land line
}: { $one }, { $other }
editor-play = Play it
editor-players = Players
editor-level = Bots
editor-play-now = Play now
editor-play-when = Once nothing is left to do, you can play on this board.
editor-table = Create a table
editor-try = Test with { $games } bot games
editor-trying = Bots are playing { $games } games
editor-trial-rounds = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $least } to { $most } rounds, { NUMBER($mean, maximumFractionDigits: 1) } on average.
editor-trial-seat = Seat { $seat }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}; average points: { NUMBER($points, maximumFractionDigits: 1) }
editor-trial-shared = { $percent }% of the cities have houses of several players at the end; houses per city: { NUMBER($houses, maximumFractionDigits: 1) }.
editor-share = Share the board
editor-begin = Start here
editor-begin-note = Start with a copy of a board, a stretch of coast or a file. Or choose City and click the map.
editor-no-room-in-link = The board is too large for a link. Save it as a file.
editor-sentence = Description

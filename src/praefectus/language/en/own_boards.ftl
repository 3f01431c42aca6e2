own-board-shape = This file is not a board: check “{ $where }”.
own-board-no-name = Give the board a name.
own-board-bad-name = “{ $name }” can’t be a name: begin with a letter, and use letters, digits, spaces and . , ' ( ) / - only.
own-board-bad-sentence = The description can’t contain angle or curly brackets.
own-board-twice = The name { $name } is used { $count } times. Rename one of them.
own-board-province-twice = The province { $province } is listed twice. Remove one of them.
own-board-empty-province = The province { $province } has no city. Paint a city in it, or remove it.
own-board-no-province = { $city } belongs to no province. Paint it in one.
own-board-letter-or-good = { $city } needs a letter or a good, not both.
own-board-letters = Letter { $letter } has { $tokens } tokens, but { $cities ->
    [one] { $cities } city has
   *[other] { $cities } cities have
} it. Use { $tokens } or none.
own-board-line-ends = The line from { $one } to { $other } needs two different cities. Draw it again.
own-board-line-twice = Two { $kind ->
    [sea] sea lines
   *[land] land lines
} join { $one } and { $other }. Remove one of them.
own-board-no-line = No line leads to { $city }. Draw one.
own-board-cut-off = Nobody can get from the start to { $city }. Join it with a line.
own-board-no-start = Place a start city: colonists begin there.
own-board-start = Choose where { $kind ->
    [sea] ships
   *[land] land colonists
} start.
own-board-start-no-line = No { $kind ->
    [sea] sea line
   *[land] land line
} leads away from { $place }. Draw one.
own-board-new = Choose where new { $kind ->
    [sea] ships
   *[land] land colonists
} are placed.
own-board-players = A board is for { $fewest } to { $most } players.
own-board-no-cities = Place some cities.
own-board-places = { $count } cities and start cities are too many: { $most } is the most.
own-board-provinces = { $count } provinces are too many: { $most } is the most.
own-board-lines = { $count } { $kind ->
    [sea] sea lines
   *[land] land lines
} are too many: { $most } is the most.

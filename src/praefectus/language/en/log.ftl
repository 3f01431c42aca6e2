# The log as a report: clauses of who acted, joined to one sentence, and sentences that stand by themselves.

## The base game

log-play = played the { $card }
log-produce = let { $province } produce
log-cash-bonus = collected { $gained }
log-cash-bonus-nothing = collected no coins
log-income = took { $gained }
log-copy-seat = copied the { $card } of { $other }
log-copy-display = copied the { $card } in the display
log-role = acted as { $card }
log-move-land = moved to { $line }
log-move-sea = sailed to { $line }
log-build = built in { $place } for { $paid }
log-build-nothing = built in { $place } for nothing
log-place-land = placed a colonist { $where }
log-place-sea = placed a ship { $where }
log-buy-goods = bought { $gained } for { $paid }
log-buy-goods-nothing = bought { $gained }
log-sell-goods = sold { $paid } for { $gained }
log-take-good = kept { $gained }
log-get = took { $gained }
log-get-later = chose { $good }
log-buy-card = bought the { $sale }
log-costs = { $clause } for { $paid }
log-gains = received { $gained }
log-pays = paid { $paid }
log-card = New in the display: { $sales }.
log-magnus = The { $magnus } goes to { $seat }.
log-ends = { $seat } ends the game: { $last }.

## forum

log-give = exchanged { $paid } for { $gained }
log-give-nothing = gave { $paid } away
log-sell-unit = sold a unit of the bonus at once
log-keep = chose { $forum }
log-bid-keep = put { $forum } up for auction
log-take-card = took { $forum } from the forum
log-use = used { $forum }
log-bid = bid { $points }
log-bid-done = passed
log-forum-card = New in the forum: { $forums }.
log-patricians-dealt = { $seat } may choose between { $forums }.
log-patricians-shown = Up for auction: { $forums }.

## venus

log-role-joined = joined in the { $card }

## teams

log-suggest = suggested the { $card }
log-start-place-land = starts { $where }
log-start-place-sea = starts { $where }

## fish_market

log-enter = went to the { $stands }
log-use-stand = used the { $stands }
log-take-offer = exchanged { $paid } for { $gained }
log-take-offer-nothing = paid { $paid }

## roma

log-score-god = marked { $god } in Byzantium with a house
log-god-scored = scored { $points } for it

## sicilia

log-tile = { $seat } drew a volcano tile of { $province } with { $tile }; it lies in row { $row }: { $happens }.
log-tile-neutral = { $seat } drew a volcano tile with { $tile } that stirs no province.
log-tile-idle = { $seat } drew a volcano tile of { $province }; it lies in row { $row }: { $happens }.
log-tile-idle-neutral = { $seat } drew a volcano tile that stirs no province.
log-tile-before = Before the game a volcano tile is laid out for { $province }; it lies in row { $row }: { $happens }.
log-tile-before-neutral = Before the game a volcano tile is drawn that stirs no province.

## solitaria

log-contrarius-rolled-card = rolled a { $number }
log-contrarius-rolled = rolled { $good }
log-contrarius-rolled-in-vain = rolled { $good } (no { $good } city is open to him, so { $instead }, the next in his order)
log-contrarius-rolled-specialist = rolled his specialist (the { $card }, so { $good })
log-contrarius-rolled-specialist-in-vain = rolled his specialist (the { $card }; no { $good } city is open to him, so { $instead }, the next in his order)
log-contrarius-took = took the { $sale } from the display
log-contrarius-built = built in { $city }
log-contrarius-built-there = built in { $city } ({ $rung }, for { $good })
log-contrarius-sailed-his-ship = sailed a ship to { $line }
log-contrarius-god-scored = scored { $god } in Byzantium for { $points }
log-contrarius-produced = let { $province } produce for everybody but himself
log-contrarius-produced-in-vain = let { $province } produce, which brought nobody anything
log-contrarius-scored-in-province = scored { $points } ({ $houses } of his in { $province })
log-contrarius-scored-in-cities = scored { $points } ({ $houses } of his in { $good } cities)
log-contrarius-nothing-in-province = scored nothing (no house of his in { $province })
log-contrarius-nothing-in-cities = scored nothing (no house of his in { $good } cities)
log-contrarius-scored = scored { $points }
log-contrarius-placed-ship = placed a new ship
log-contrarius-placed-colonist = placed a new land colonist
log-contrarius-no-colonist = has no colonist left to place
log-contrarius-no-card = finds no card in the display
log-contrarius-no-house = has no house left to build
log-contrarius-no-city = finds no city to build in
log-contrarius-not-active = could not let { $province } produce, which is not active
log-contrarius-not-starved = scored { $points } instead (at this level a card brings him { $least } at least)
log-contrarius-scored-at-the-stand = scored { $points } for the market stand
log-copy-role = copied the { $card } of Contrarius
log-draw-specialist-card = Contrarius begins with the { $sales }.

## creta

log-bonus-get = chose { $good } as the bonus

## aegyptus

log-enter-trade = sent a ship into the { $trade } trade for good
log-trade-frankincense = frankincense
log-trade-gold = gold
log-nile = The fertile marker goes on to { $province }.

## Words

log-points = { $count } { $count ->
    [one] point
   *[other] points
}
log-houses = { $count } { $count ->
    [one] house
   *[other] houses
}
log-sale-card = { $card } of { $god }
log-no-card = empty place
log-last-turns = a last turn for { $names }
log-last-turn = this is the last turn
log-land-turquoise = the turquoise land
log-land-orange = the orange land
log-land-light-green = the light green land
log-land-taupe = the taupe land
log-land-dark-green = the dark green land
log-land-gold = the gold land
log-land-blue = the blue land
log-land-crimson = the crimson land
log-land-brown = the brown land
log-land-black = the black land
log-land-red = the red land
log-land-yellow = the yellow land
log-land-purple = the purple land
log-land-pink = the pink land
log-land-green = the green land
log-land-grey = the grey land
log-land-teal = the teal land

## The report

log-title-setup = Set-up
log-title-round = Round { $round }
log-played = { $board }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}
log-with = with { $modules }
log-options = options: { $options }
log-option = { $name }: { $value }
log-option-off = without { $name }
log-sentence = { $name } { $clauses }.
log-province = { $province }: { $cities }.
log-city = { $city } { $good }
log-taken-back = Taken back: { $text }
log-standing = { $name } { $points }
log-together = { $names } together { $points }
log-all-points = Points: { $points }.
log-not-over = The game is not over.
log-wins = { $name } wins with { $points } points.
log-win-together = { $names } win together with { $points } points.

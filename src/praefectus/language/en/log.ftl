# The log as a report: clauses that are joined to one sentence per turn, and whole sentences.

## The base game

log-play = played the { $card }
log-produce = produced in { $province }
log-cash-bonus = collected { $gained }
log-cash-bonus-nothing = collected no coins
log-income = took { $gained }
log-copy-seat = copied { $other }’s { $card }
log-copy-display = copied the { $card } in the display
log-role = used the { $card }
log-move-land = moved to { $line }
log-move-sea = sailed to { $line }
log-build = built in { $place } for { $paid }
log-build-nothing = built in { $place } for free
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
log-magnus = The { $magnus } went to { $seat }.
log-ends = { $seat } ended the game: { $last }.

## forum

log-give = exchanged { $paid } for { $gained }
log-give-nothing = gave { $paid } away
log-sell-unit = sold one bonus good
log-keep = chose { $forum }
log-bid-keep = put { $forum } up for auction
log-take-card = took { $forum } from the forum
log-use = used { $forum }
log-bid = bid { $points }
log-bid-done = passed
log-bonus-good-get = chose { $good } as the bonus
log-forum-card = New in the forum: { $forums }.
log-patricians-dealt = { $seat } may choose between { $forums }.
log-patricians-shown = Up for auction: { $forums }.

## venus

log-role-joined = also used the { $card }

## teams

log-suggest = suggested the { $card }
log-start-place-land = started { $where }
log-start-place-sea = started { $where }

## fish_market

log-enter = went to the { $stands }
log-use-stand = used the { $stands }
log-take-offer = exchanged { $paid } for { $gained }
log-take-offer-nothing = paid { $paid }

## roma

log-score-god = marked { $god } in Byzantium with a house
log-god-scored = scored { $points } for it

## sicilia

log-tile = { $seat } drew a volcano tile with { $tile } for { $province } and placed it in row { $row }: { $happens }.
log-tile-neutral = { $seat } drew a neutral volcano tile with { $tile }.
log-tile-idle = { $seat } drew a volcano tile for { $province } and placed it in row { $row }: { $happens }.
log-tile-idle-neutral = { $seat } drew a neutral volcano tile.
log-tile-before = Before the game, a volcano tile for { $province } went to row { $row }: { $happens }.
log-tile-before-neutral = Before the game, a neutral volcano tile came up.

## solitaria

log-contrarius-rolled-card = rolled a { $number }
log-contrarius-rolled = rolled { $good }
log-contrarius-rolled-in-vain = rolled { $good } (no { $good } city is open to him, so he takes { $instead }, next in his order)
log-contrarius-rolled-specialist = rolled his specialist (the { $card }, so { $good })
log-contrarius-rolled-specialist-in-vain = rolled his specialist (the { $card }; no { $good } city is open to him, so he takes { $instead }, next in his order)
log-contrarius-took = took the { $sale } from the display
log-contrarius-built = built in { $city }
log-contrarius-built-there = built in { $city } ({ $rung }, for { $good })
log-contrarius-sailed-his-ship = sailed a ship to { $line }
log-contrarius-god-scored = scored { $god } in Byzantium for { $points }
log-contrarius-produced = produced in { $province } for everyone but himself
log-contrarius-produced-in-vain = produced in { $province }, but nobody got any goods
log-contrarius-scored-in-province = scored { $points } (he has { $houses } in { $province })
log-contrarius-scored-in-cities = scored { $points } (he has { $houses } in { $good } cities)
log-contrarius-nothing-in-province = scored nothing (he has no house in { $province })
log-contrarius-nothing-in-cities = scored nothing (he has no house in { $good } cities)
log-contrarius-scored = scored { $points }
log-contrarius-placed-ship = placed a new ship
log-contrarius-placed-colonist = placed a new land colonist
log-contrarius-no-colonist = had no colonist left to place
log-contrarius-no-card = found no card in the display
log-contrarius-no-house = had no house left to build
log-contrarius-no-city = found no city to build in
log-contrarius-not-active = couldn’t produce in { $province }, which isn’t active
log-contrarius-builds-instead = turned to building instead
log-contrarius-takes-instead = turned to the display instead
log-contrarius-scored-at-the-stand = scored { $points } for the market stand
log-copy-role = copied Contrarius’ { $card }
log-draw-specialist-card = Contrarius starts with the { $sales }.

## creta

log-bonus-get = chose { $good } as the bonus

## aegyptus

log-enter-trade = sent a ship into the { $trade } trade permanently
log-trade-frankincense = frankincense
log-trade-gold = gold
log-nile = The fertile marker moved to { $province }.

## Words

log-points = { $count } { $count ->
    [one] point
   *[other] points
}
log-houses = { $count } { $count ->
    [one] house
   *[other] houses
}
log-sale-card = { $card } ({ $god })
log-no-card = empty slot
log-last-turns = one last turn for { $names }
log-last-turn = this is the last turn
log-land-turquoise = the turquoise province
log-land-orange = the orange province
log-land-light-green = the light green province
log-land-taupe = the taupe province
log-land-dark-green = the dark green province
log-land-gold = the gold province
log-land-blue = the blue province
log-land-crimson = the crimson province
log-land-brown = the brown province
log-land-black = the black province
log-land-red = the red province
log-land-yellow = the yellow province
log-land-purple = the purple province
log-land-pink = the pink province
log-land-green = the green province
log-land-grey = the grey province
log-land-teal = the teal province

## The report

log-title-setup = Set-up
log-title-round = Round { $round }
log-played = { $board }, { $seats } { $seats ->
    [one] player
   *[other] players
}
log-with = with { $modules }
log-options = variants: { $options }
log-option = { $name }: { $value }
log-option-off = without { $name }
log-clauses = { $head }, and { $last }
log-sentence = { $name } { $clauses }.
log-province = { $province }: { $cities }.
log-city = { $city } { $good }
log-taken-back = Undone: { $text }
log-standing = { $name } { $points }
log-together = { $names } together { $points }
log-all-points = Points: { $points }.
log-not-over = The game isn’t over.
log-wins = { $name } wins with { $points } points.
log-win-together = { $names } win together with { $points } points.

## germania

log-castle-marker = { $castle } got a marker: { $good }.
log-move-land-far = moved to { $line }

# The game: what decisions ask, what choices say, hints of the first game.

## What a decision asks

prompt-play = Play a card
    .sentence = Choose one card from your hand.
prompt-move = Move colonists
prompt-walk = Where to?
    .sentence = Choose the line on which the colonist stops.
prompt-build = Build houses
    .sentence = Build in cities next to your colonists, or finish.
prompt-prefect = Prefect
    .sentence = Let a province produce, or collect the coins on the markers.
prompt-colonist = Colonist
    .sentence = Place new colonists, or take coins.
prompt-settle = New colonists
    .sentence = Choose where a new colonist enters the board.
prompt-trade = Trade
prompt-buy = Buy cards
prompt-pay = Pay with any good
    .sentence = Choose the good you pay for the place of the card.
prompt-copy = Diplomat
    .sentence = Choose the card whose action you carry out.
prompt-take = The storehouse is full
    .sentence = Choose which of the new goods you keep.
prompt-start_goods = First goods
    .sentence = Buy your first goods at their prices.
prompt-get = Take a good
    .sentence = Choose the good you take.
prompt-bonus = The bonus of Gavdos
    .sentence = Choose the good that you take as the bonus.
prompt-market = Fish market
    .sentence = Enter a spot of the fish market, or go on to your card.
prompt-stand = Market stands
    .sentence = Choose a stand of this spot.
prompt-offer = Market stand
prompt-patrician = Choose a patrician
    .sentence = One patrician serves you for the whole game.
prompt-bid = Auction
    .sentence = Bid victory points for the patrician, or pass.
prompt-forum = The forum
    .sentence = Take one of the forum cards within your reach, or none.
prompt-exchange = Exchange
    .sentence = Choose a good to give away.
prompt-sell_bonus = Sell the bonus?
    .sentence = Sell one unit of the bonus at once, or store it.
prompt-free_house = A free house
    .sentence = Choose the city for the free house.
prompt-half_price = Half price
    .sentence = Buy one kind of good at half its price.
prompt-use_forum = Forum cards
    .sentence = Use a forum card, or end your turn.
prompt-sail = A ship sails
    .sentence = The Prefect who collects coins may move one ship forward on the track.
prompt-ship_house = A ship has landed
    .sentence = Build a house where your ship has just landed, or not.
prompt-god = Byzantium
    .sentence = Choose the god who rewards you now.
prompt-start = Where to start
    .sentence = Your partner starts in the capital; choose a city away from it for your own first colonists.
prompt-suggest = Legatus
    .sentence = Lay out the card you want your partner to play.
prompt-partner = Your partner asks
    .sentence = Play a card from your hand.
prompt-role = Two personalities
    .sentence = Choose which of the two you carry out.
prompt-end_turn = Your turn is done
    .sentence = Look at what it brought; end it, or take a step back.
prompt-steps-left = { $count } { $count ->
    [one] step
   *[other] steps
} left. Choose a colonist to move, or finish moving.
prompt-kinds-left = { $count } { $count ->
    [one] kind
   *[other] kinds
} of goods left to trade, { $coins } in hand.
prompt-cards-place = { $count } { $count ->
    [one] card
   *[other] cards
} at most; you pay the card and its place.
prompt-cards-alone = { $count } { $count ->
    [one] card
   *[other] cards
} at most; you pay the card alone.
prompt-partners-card = Your partner's card
    .sentence = Your partner played the { $card }; you may carry it out, too, or leave it out.
prompt-partner-alone = Your partner played the Proconsul: play any card of yours but a Legatus, for yourself alone.
prompt-partner-both = play any card of yours but a Legatus: you carry it out first, then your partner does.
prompt-partner-suggests = Your partner suggests the { $card }; play any card of yours but a Legatus: you carry it out first, then your partner does.
prompt-bid-first = Name the patrician who comes up for auction.
prompt-fish-prefect = Let a province with fish produce and take its fish, or collect { $coins } for each spot without fish and a good of your choice.
prompt-house-stand = The house stand: build one house at the usual price.
prompt-offer-what = Choose what you pay and what you get for it.
prompt-with-trade = { $sentence } A ship on a line to a trade may go into it for good.

## Hints of the first game

guide-play = A turn is one card: play it and do what it says. It stays on your pile until you play the Tribune.
guide-move = Your colonists walk along lines. Where one stops, you can build in the cities at both ends of the line.
guide-walk = Pick the line where the colonist stops. Hover a city to see what a house there would cost you.
guide-build = Houses bring goods whenever their province produces, and points at the end. Build all you can pay.
guide-prefect = A province produces for everybody with a house there; you alone get the bonus on its marker. Or collect the coins that show: then all markers turn back to goods.
guide-colonist = More colonists reach more cities. If you lack food and tools for them, take the coins.
guide-settle = New colonists start in the capital, or in a city where you have a house.
guide-trade = Sell what you have too much of, buy what the next house or card asks for. Two kinds of goods each time.
guide-buy = Cards do something now and score at the end: each belongs to a god, who counts something of yours.
guide-pay = This place of the display asks for any good you like: give away what you need least.
guide-copy = The Diplomat does what lies on top of another player's pile.
guide-take = Your storehouse has twelve spaces. What does not fit is lost, so keep what the next step needs.
guide-bonus = Any good you like; the marker you take from leaves its coins for the next cash bonus.
guide-market = The fish market is visited before the card: fish buys small advantages there.
guide-forum = Forum cards stay with you: some help at once, some for the whole game.
guide-sail = Ships on the track bring something wherever they land.
guide-god = Choose the god who pays you best now.

## What it is called to choose nothing

declined-done = Done
declined-done_moving = Done moving
declined-on_to_the_card = On to the card
declined-pass = Pass
declined-take_none = Take none
declined-store_it = Store it
declined-sail_no_ship = Sail no ship
declined-build_nothing_there = Build nothing there
declined-leave_it_out = Leave it out

## What a choice says

choice-play = Play { $card }
choice-produce = Produce in { $province }
choice-cash_bonus = Collect the coins
choice-new_colonists = Place new colonists
choice-copy_seat = Copy { $seat }'s { $card }
choice-copy_display = Copy the { $card } in place { $place } of the display
choice-copy_contrarius = Copy Contrarius' { $card }
place-where = in { $place }
place-from = from { $place }
line-between = { $first } - { $second }
choice-select-land = Move the land colonist { $whence }
choice-select-ship = Move the ship { $whence }
choice-take = Take { $what }
choice-move = Move to { $line }
choice-build = Build in { $city }
choice-place_land = Place a land colonist { $where }
choice-place_sea = Place a ship { $where }
choice-buy_goods = Buy { $goods }
choice-sell_goods = Sell { $goods }
choice-take_good = Keep { $good }
choice-buy_card = Buy the { $card } in place { $place }
choice-pay_good = Pay { $good }
choice-role = Act as { $card }
choice-role-too = Carry out the { $card } too
choice-suggest = Suggest the { $card }
choice-start = Start { $where }
choice-score_god = Score { $god }
choice-sail = Sail to { $space }
choice-take_card = Take { $card } from the forum
choice-give = Give { $good }
choice-sell_unit = Sell it at once
choice-keep = Choose { $card }
choice-use = Use { $card }
choice-bid = Bid { $points }
choice-enter = Go to the { $stands }
choice-use_stand = Use the { $stand }
choice-take_offer = Pay { $price }: { $does }
choice-enter_trade = Send the ship on { $place } into the { $trade } trade
sale-card = { $card } of { $god }
stand-takes = take { $goods }
stand-does-house = move one step and build a house
stand-does-colonist = place a colonist
stand-does-senator = buy a card
stand-does-mercator = trade one kind of good

## Provinces that are colours

land-red = the red land
land-green = the green land
land-light-green = the light green land
land-dark-green = the dark green land
land-yellow = the yellow land
land-blue = the blue land
land-black = the black land
land-brown = the brown land
land-crimson = the crimson land
land-orange = the orange land
land-taupe = the taupe land
land-gold = the gold land
land-purple = the purple land
land-teal = the teal land
land-turquoise = the turquoise land
land-grey = the grey land
land-pink = the pink land

## Why a seat cannot build or buy

reason-own-house = you have a house here
reason-no-house-left = you have no house left
reason-closed = nobody can build here any more
reason-no-ship = no ship of yours has just landed there
reason-no-colonist = no colonist of yours stands next to it
reason-short = you are short of { $things }
lacking = you lack { $things }
lacking-card = you lack a card that may buy it
amount-of = { $count } of { $goods }
amount-any = { $count ->
    [one] { $count } good of any kind
   *[other] { $count } goods of any kind
}

## What a card would do now

now-and = { $first }; { $next }
now-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
now-houses-already = { $count ->
    [one] { $count } house
   *[other] { $count } houses
} you can pay already
now-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
} you can pay
now-produce = { $count ->
    [one] { $count } province
   *[other] { $count } provinces
} can produce
now-on-markers = { $count ->
    [one] { $count } sestertius lies
   *[other] { $count } sestertii lie
} on the markers
now-colonists-or = new colonists, or { $coins }
now-settle-land = a new land colonist, if you like
now-settle-sea = a new ship, if you like
now-settle-either = a new land colonist or ship, if you like
now-cards = { $count } you can pay
now-trade = trade { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
} of goods
now-back = takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back
now-copy = copy: { $cards }
now-sale = a card for sale
now-ends = { $reason }: ends your turn
now-takes-and-ends = { $reason }: takes { $gains } and ends your turn
idle-architect = nobody can move, and nothing can be built
idle-mercator = no goods to sell, and nothing you can buy
idle-diplomat = nothing to copy yet
idle-colonist = no food and tool for a new colonist
idle-no-colonist = no colonist is left to place
idle-cards = nothing you can pay
idle-magister = nothing to repeat yet
idle-mason = no house of yours in a brick city has room for its brick
idle-farmer = no house of yours in a food city has room for its food
idle-smith = no house of yours in a tool city has room for its tool
idle-vintner = no house of yours in a wine city has room for its wine
idle-weaver = no house of yours in a cloth city has room for its cloth

## What Contrarius will do, and the Praefectus Piscatus

then-produce = { $then } (he has { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} there)
then-or-coins = { $then }; if you take coins: { $coins }
then-tile = { $then }; he first draws a volcano tile
piscatus-more = { $name }: the next production brings { $fish } more

## Points beside the gods

extra-concordia = Concordia
    .sentence = Ended the game
extra-victoria = Victoria
extra-auction = Auction
    .sentence = Bid for a patrician
extra-byzantium = Byzantium
    .sentence = { $gods } in Byzantium
extra-trade = Trade
    .sentence = { $ships ->
        [one] 1 ship in trade
       *[other] { $ships } ships in trade
    }
extra-reactions = Reactions
    .sentence = His reactions
extra-handicap = Handicap
    .sentence = Level { $level }
extra-vesta = Vesta
    .sentence = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of Vesta, { $each } for each: he has no money

## What chance brought

amounts-bid = Bid
outcome-token = city token: { $good }
outcome-card = drawn: { $card }
outcome-forum_card = forum: { $card }
outcome-rolled = rolled { $what }
outcome-specialist = the specialist
outcome-city_pick = chance chose { $city }
outcome-tile-of = a volcano tile of { $province }
outcome-tile-neutral = a volcano tile without a province
outcome-drawn-by = { $tile }, drawn by { $seat }
outcome-tile = { $tile }, with { $goods }
outcome-tile-row = { $tile }, with { $goods }; row { $row }: { $happens }

# The game: what decisions ask, what choices say, tips for the first game.

## What a decision asks

prompt-play = Play a card
    .sentence = Choose one card from your hand.
prompt-move = Move colonists
prompt-walk = Where to?
    .sentence = Choose the line where the colonist stops.
prompt-build = Build houses
    .sentence = Build in cities next to your colonists, or finish building.
prompt-prefect = Prefect
    .sentence = Produce in one province, or take the cash bonus.
prompt-colonist = Colonist
    .sentence = Place new colonists, or take sestertii.
prompt-settle = New colonists
    .sentence = Choose where a new colonist enters the board.
prompt-trade = Trade
prompt-buy = Buy cards
prompt-pay = Pay any good
    .sentence = Choose which good to pay for this slot.
prompt-copy = Diplomat
    .sentence = Choose which card to copy.
prompt-take = Not enough room
    .sentence = Choose which new goods to keep.
prompt-start_goods = Starting goods
    .sentence = Buy your starting goods.
prompt-get = Take a good
    .sentence = Choose which good to take.
prompt-bonus = Bonus of Gavdos
    .sentence = Choose which good to take as the bonus.
prompt-market = Fish market
    .sentence = Visit a spot in the fish market, or go straight to your card.
prompt-stand = Market stands
    .sentence = Choose a stand at this spot.
prompt-offer = Market stand
prompt-patrician = Choose a patrician
    .sentence = Your patrician stays with you for the whole game.
prompt-bid = Auction
    .sentence = Bid points for the patrician, or pass.
prompt-forum = The forum
    .sentence = Take one available forum card, or none.
prompt-exchange = Exchange
    .sentence = Choose which good to give up.
prompt-sell_bonus = Sell the bonus?
    .sentence = Sell one bonus good now, or store it.
prompt-bonus_good = Your bonus
    .sentence = Choose which good to take as the bonus.
prompt-free_house = A free house
    .sentence = Choose the city for the free house.
prompt-half_price = Half price
    .sentence = Buy one type of goods at half price.
prompt-use_forum = Forum cards
    .sentence = Use a forum card, or end your turn.
prompt-sail = Move a ship
    .sentence = Because you took the cash bonus, you may move one ship forward.
prompt-ship_house = A ship has landed
    .sentence = Build a house where your ship landed, or skip.
prompt-god = Byzantium
    .sentence = Choose the god to score now.
prompt-start = Where to start
    .sentence = Your partner begins in the start city. Choose another city for your first colonists.
prompt-suggest = Legatus
    .sentence = Choose the card you’d like your partner to play.
prompt-partner = Your partner’s request
    .sentence = Play a card from your hand.
prompt-role = Choose one half
    .sentence = Choose which personality to use.
prompt-end_turn = Turn complete
    .sentence = Check the result, then end your turn or undo.
prompt-steps-left = { $count } { $count ->
    [one] step
   *[other] steps
} left. Choose a colonist to move, or finish moving.
prompt-kinds-left = You can trade { $count ->
    [one] { $count } more type
   *[other] { $count } more types
} of goods. You have { $coins }.
prompt-cards-place = { $count ->
    [one] Buy { $count } card. It costs
   *[other] Buy up to { $count } cards. Each costs
} the goods on the card and under its slot.
prompt-cards-alone = { $count ->
    [one] Buy { $count } card
   *[other] Buy up to { $count } cards
}, for the goods on the card only.
prompt-partners-card = Your partner’s card
    .sentence = Your partner played the { $card }. You may use it too, or skip it.
prompt-partner-alone = Your partner played the Proconsul. Play any card except a Legatus, for yourself only.
prompt-partner-both = Play any card except a Legatus. You carry it out first, then your partner does.
prompt-partner-suggests = Your partner suggests the { $card }. Play any card except a Legatus. You carry it out first, then your partner does.
prompt-bid-first = Choose the patrician to auction.
prompt-fish-prefect = Produce in a province with fish and take its fish. Or collect { $coins } for each spot without fish, and any good.
prompt-house-stand = The house stand: build one house at the usual price.
prompt-offer-what = Choose what you pay and what you get.
prompt-with-trade = { $sentence } A ship next to a trade space may enter it permanently.

## Tips for the first game

guide-play = Each turn you play one card and do what it says. Played cards stay in your discard pile until you play the Tribune.
guide-move = Your colonists move along lines. Where one stops, you can build in the cities at both ends of the line.
guide-walk = Pick the line where the colonist stops. Hover over a city to see what a house there would cost.
guide-build = Houses give you goods whenever their province produces, and points at the end. Build everything you can afford.
guide-prefect = Everyone with a house in the province gets its good; only you get the bonus. Or take all visible coins, which makes every province ready to produce again.
guide-colonist = More colonists reach more cities. No food and tools for them? Then take the sestertii.
guide-settle = New colonists start in the start city, or in a city where you have a house.
guide-trade = Sell what you have too much of, and buy what your next house or card costs. Up to two types of goods each time.
guide-buy = Cards give you actions now and points at the end: each belongs to a god who rewards one thing.
guide-pay = This slot costs any one good. Pay the one you need least.
guide-copy = The Diplomat copies the top card of another player’s discard pile.
guide-take = What doesn’t fit in your storehouse is lost, so keep what you need next.
guide-bonus = Take any good you like. The marker you take it from flips to its coin side.
guide-market = You visit the fish market before you play your card. Fish buy small advantages there.
guide-forum = Forum cards stay with you: some help right away, some for the whole game.
guide-sail = Ships on the track give you something wherever they land.
guide-god = Choose the god who scores most for you now.

## Choosing nothing

declined-done = Done
declined-done_moving = Done moving
declined-on_to_the_card = Skip the market
declined-pass = Pass
declined-take_none = Take none
declined-store_it = Store it
declined-take_fish = Take the fish
declined-sail_no_ship = Don’t move a ship
declined-build_nothing_there = Don’t build
declined-leave_it_out = Skip

## What a choice says

choice-play = Play { $card }
choice-produce = Produce in { $province }
choice-cash_bonus = Take the cash bonus
choice-new_colonists = Place new colonists
choice-copy_seat = Copy { $seat }’s { $card }
choice-copy_display = Copy the { $card } in slot { $place } of the display
choice-copy_contrarius = Copy Contrarius’ { $card }
place-where = in { $place }
place-from = from { $place }
line-between = { $first }–{ $second }
choice-select-land = Move the land colonist { $whence }
choice-select-ship = Move the ship { $whence }
choice-take = Take { $what }
choice-move = Move to { $line }
choice-go = To { $line }
choice-build = Build in { $city }
choice-place_land = Place a land colonist { $where }
choice-place_sea = Place a ship { $where }
choice-buy_goods = Buy { $goods }
choice-sell_goods = Sell { $goods }
choice-take_good = Keep { $good }
choice-buy_card = Buy the { $card } in slot { $place }
choice-pay_good = Pay { $good }
choice-role = Use the { $card }
choice-role-too = Use the { $card } too
choice-suggest = Suggest the { $card }
choice-start = Start { $where }
choice-score_god = Score { $god }
choice-sail = Sail to { $space }
choice-take_card = Take { $card } from the forum
choice-give = Give { $good }
choice-sell_unit = Sell it now
choice-keep = Choose { $card }
choice-use = Use { $card }
choice-bid = Bid { $points }
choice-enter = Go to the { $stands }
choice-use_stand = Use the { $stand }
choice-take_offer = Pay { $price }: { $does }
choice-enter_trade = Send the ship at { $place } into the { $trade } trade
sale-card = { $card } ({ $god })
stand-takes = take { $goods }
stand-does-house = move one step and build a house
stand-does-colonist = place a colonist
stand-does-senator = buy a card
stand-does-mercator = trade one type of goods

## Provinces that are colours

land-red = the red province
land-green = the green province
land-light-green = the light green province
land-dark-green = the dark green province
land-yellow = the yellow province
land-blue = the blue province
land-black = the black province
land-brown = the brown province
land-crimson = the crimson province
land-orange = the orange province
land-taupe = the taupe province
land-gold = the gold province
land-purple = the purple province
land-teal = the teal province
land-turquoise = the turquoise province
land-grey = the grey province
land-pink = the pink province

## Why a player can’t build or buy

reason-own-house = you already have a house here
reason-no-house-left = you have no houses left
reason-closed = nobody can build here any more
reason-no-ship = none of your ships has just landed there
reason-no-colonist = none of your colonists is next to it
reason-short = you need { $things }
lacking = need { $things }
lacking-card = you need a card that can buy it
amount-of = { $count } of { $goods }
amount-any = { $count ->
    [one] any { $count } good
   *[other] any { $count } goods
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
} affordable now
now-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
} affordable
now-produce = { $count ->
    [one] { $count } province
   *[other] { $count } provinces
} can produce
now-on-markers = { $count ->
    [one] { $count } sestertius
   *[other] { $count } sestertii
} to collect
now-colonists-or = new colonists, or { $coins }
now-settle-land = place a land colonist
now-settle-sea = place a ship
now-settle-either = place a colonist
now-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} you can afford
now-trade = trade { $count ->
    [one] { $count } type
   *[other] { $count } types
} of goods
now-back = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} back
now-copy = copy: { $cards }
now-sale = a card for sale
now-ends = { $reason }; would only use up your turn
now-takes-and-ends = { $reason }; would only give you { $gains }
idle-architect = no moves and nothing to build
idle-mercator = nothing to sell, and nothing you can afford
idle-diplomat = nothing to copy yet
idle-colonist = not enough food and tools for a colonist
idle-no-colonist = no colonists left to place
idle-cards = nothing you can afford
idle-magister = nothing to repeat yet
idle-mason = no brick houses, or no room in your storehouse
idle-farmer = no food houses, or no room in your storehouse
idle-smith = no tool houses, or no room in your storehouse
idle-vintner = no wine houses, or no room in your storehouse
idle-weaver = no cloth houses, or no room in your storehouse
idle-erupted = the volcano has erupted, and none of your houses produces { $good } any more

## What Contrarius will do, and the Praefectus Piscatus

then-scores = Contrarius scores { $points } { $points ->
    [one] point
   *[other] points
}
then-builds-instead = Contrarius finds nothing and builds 1 house
then-takes-instead = Contrarius finds nothing and takes 1 card
then-nothing = Contrarius finds nothing to do
then-or-coins = { $then }, or scores { $points } { $points ->
    [one] point
   *[other] points
} if you take sestertii
then-tile = { $then }; he first draws a volcano tile
then-sail = you may move one ship forward
then-no-god = you have no house left to mark a god in Byzantium, so your ship scores nothing there
then-offer = pay { $price }: { $does }
piscatus-more = { $name }: +{ $fish } on the next production

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
        [one] { $cards } Vesta card
       *[other] { $cards } Vesta cards
    }, { $each } each: he has no money

## What was drawn or rolled

amounts-bid = Bid
outcome-token = city token: { $good }
outcome-card = drawn: { $card }
outcome-forum_card = forum: { $card }
outcome-castle_marker = castle marker: { $good }
outcome-rolled = rolled { $what }
outcome-specialist = the specialist
outcome-city_pick = randomly chosen: { $city }
outcome-tile-of = a volcano tile for { $province }
outcome-tile-neutral = a neutral volcano tile
outcome-drawn-by = { $tile }, drawn by { $seat }
outcome-tile = { $tile }, with { $goods }
outcome-tile-row = { $tile }, with { $goods }; row { $row }: { $happens }

# How to play: seven steps for newcomers. The numbers come from examples that the rules play (game/tutorial).

how-to-play = How to play
how-to-play-lead = Seven short steps, and you’re ready for your first game. You’re Red in every picture.

## 1. The goal

learn-goal = The goal
learn-goal-1 = You lead a family of traders in the Roman Empire. Your colonists set out from { $start }, you build houses in cities, and your houses give you goods.
learn-goal-2 = The player with the most points wins, and almost all points come from cards. Each card belongs to a god, and each god rewards one thing you have built up.
learn-goal-3 = There are no dice, and nobody can take anything away from you.
learn-goal-picture = A finished game on the { $board } board. You have { $houses } houses in { $provinces } provinces.

## 2. Your hand

learn-hand = Your seven cards
learn-hand-1 = Everyone starts with the same seven cards. Each card is an action:
learn-hand-2 = You also start with { $coins }, { $goods }, and two colonists in { $start }: one land colonist and one ship.
learn-hand-picture = Your first hand. The symbol in the corner of a card shows its god.
learn-store-picture = Your storehouse has { $spaces } spaces. Colonists who aren’t on the board also take up room.

## 3. A turn

learn-turn = Your turn
learn-turn-1 = On your turn, play one card, do what it says, and put it face up on your discard pile. Then the next player takes a turn.
learn-turn-2 = Played cards stay there until you play the Tribune, which brings them all back to your hand. It pays { $coin } for each card beyond the third, and lets you place a new colonist for { $cost }.
learn-turn-3 = You can’t pass, and nothing happens between turns. So the question is always: which card next?
learn-turn-picture = You have played { $played } cards, and the { $card } is on top of your discard pile. { $left } cards are still in your hand.

## 4. Move and build

learn-build = Move and build
learn-build-1 = The Architect first moves your colonists. You have one step for each colonist on the board, and you can split the steps between them as you like. Land colonists walk along brown lines; ships sail along blue ones.
learn-build-2 = Then you build houses in cities next to your colonists. What a house costs depends on the good its city produces:
learn-build-3 = If the city already has houses, you pay more sestertii: twice as many for the second house, three times as many for the third. You can have only one house in each city.
learn-build-before = Before: both of your colonists are in { $start }, so you have { $steps } steps.
learn-build-after = After: the ship is next to { $sea }, the land colonist next to { $land }. You build in both cities and pay { $paid }.
learn-build-city = City
learn-build-first = First house
learn-build-second = Second
learn-build-third = Third

## 5. Produce and trade

learn-produce = Produce and trade
learn-produce-1 = With a Prefect you produce in one province whose marker shows a good. Every house there gives its owner the good the city produces, no matter who played the card. You alone also get the good on the marker, which then flips to its coin side.
learn-produce-2 = Or you take the cash bonus: { $coin } for every coin showing on the markers. Then all markers flip back and can be used again.
learn-produce-3 = The Mercator pays you { $coins } and lets you trade two types of goods with the bank, at fixed prices: { $prices }.
learn-produce-before = { $province } before you produce there. Its marker shows { $good }.
learn-produce-after = After: { $gains }. The marker now shows coins; a cash bonus would pay { $cash }.
learn-produce-you = you get { $goods }
learn-produce-other = { $who } gets { $goods }
learn-trade-picture = You have { $before } and get { $given }. You sell { $sold } for { $earned } and buy { $bought } for { $spent }: { $after } left.

## 6. Cards and gods

learn-cards = Cards and gods
learn-cards-1 = The Senator buys you up to two of the seven cards on display. A card costs the goods printed on it, and the goods under its slot. The leftmost slot is free.
learn-cards-2 = A new card gives you another action, and it scores at the end. One card of each god is worth:
learn-cards-3 = So collect cards of the gods who reward what you’re good at, and keep building for them.
learn-cards-picture = Seven cards for sale. The { $card } in slot { $slot } costs { $cost }.

## 7. The end

learn-end = The end
learn-end-1 = The game ends when somebody buys the last card or builds the last of their { $houses } houses. That player gets the Concordia card, worth { $points } points. Everyone else takes one more turn.
learn-end-2 = Now all your cards score, in your hand and in your discard pile. This is how your game from the first picture is scored. You have { $houses } houses in { $provinces } provinces, { $brick } of them in brick cities, and { $colonists } colonists on the board. You also have { $coins } in cash, and { $goods } in your storehouse.
learn-end-picture = Your { $points } points, god by god.
learn-end-3 = That’s all you need. In your first game, tips explain each new decision.
learn-end-god = God
learn-end-counted = Cards and what they count
learn-end-points = Points
learn-end-total = Total

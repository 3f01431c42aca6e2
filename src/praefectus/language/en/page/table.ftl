# The table: board, decision, players, cards for sale, log, chat.

## Around it

skip-board = To the board
skip-decision = To the decision
past-move = You are looking at move { $number }
back-to-now = Back to now
cards-for-sale = Cards for sale
show-scoring = Show the final scoring
connection-lost = The connection is lost. It comes back by itself; what you chose is kept.
choice-kept = The connection is lost; your choice is kept and sent again as soon as it is back.
your-seats = Your seats
this-screen = This screen:
bot-plays-for = A bot plays for { $name }.
take-seat-back = Take the seat back
deck-left = { $count } more in the stack
cards-left = cards left
most-houses = most houses of 15
points-short = { $count } pts

## On a phone

phone-decide = Decide
phone-hand = Hand
phone-store = Store
phone-cards = Cards
phone-more = Score, log
phone-move = Move { $number }
phone-now = Now
phone-sheet = Sheet
phone-sheet-what = What you can do
phone-sheet-size = Sheet: { $size ->
    [peek] low
    [full] full
   *[half] half
}; change its height

## The decision

decision = Decision
looking-back = Looking back
move-of = move { $move } of { $last }
in-round = round { $round }
round-sending = round { $round }, sending
is-to-act = { $name } is to act
is-thinking = { $name } is thinking
is-next-here = { $name } is next at this screen
you-watch = You are watching.
nothing-here = Nothing can be played here.
try-copy = Try something from here, on a copy
copy-move = Copy a link to this move
scoring-below = The final scoring is below
turn-so-far = This turn so far
undo-to-step = take back to before this step
choose = Choose
choices = Choices
show-all = Show all { $count } choices
this-turn = This turn
after-choice = after this choice
what-you-have = what you have
end-turn = End turn
reveals = reveals
hand-over-to = Hand over to { $name }
time-up-bot = { $name }'s time is up: let a bot play on
plan-copy = Plan on a copy of the board
next-game = Next game that waits for me
no-other-game = No other game waits for you.
undo-revealed = Something was revealed: the others must agree
ask-undo = Ask for undo
undo-step = Undo last step
undo-step-key = Undo last step (Z)
undo-step-short = Step
undo-turn = Undo turn
undo-turn-key = Undo the whole turn (Shift Z)
undo-turn-short = Turn
hint-key = What would a bot do? (I)
ask-hint = Ask for a hint
ask-turn-back = Ask to take my turn back
points-now = { $points } now
less = less
more = more
marked = marked
agree = Agree
no = No
waiting-for = waiting for { $names }

## Hints of the first game

first-game = First game
lit-now = Lit now: { $things }.
show-me = Show me
the-rule = The rule
no-more-hints = No more hints like this
lit-cards = { $count } { $count ->
    [one] card in your hand
   *[other] cards in your hand
}
lit-cities = { $count } { $count ->
    [one] city on the board
   *[other] cities on the board
}
lit-lines = { $count } { $count ->
    [one] line on the board
   *[other] lines on the board
}
lit-colonists = { $count } { $count ->
    [one] colonist on the board
   *[other] colonists on the board
}
lit-provinces = { $count } { $count ->
    [one] province
   *[other] provinces
}
lit-slots = { $count } { $count ->
    [one] card for sale
   *[other] cards for sale
}
lit-seats = { $count } { $count ->
    [one] player
   *[other] players
}
lit-goods = { $count } { $count ->
    [one] good
   *[other] goods
}

## The board

board-lit = Board { $board }. { $count ->
    [0] Nothing is lit.
    [one] { $count } place is lit.
   *[other] { $count } places are lit; arrow keys go from one to the next.
}
lit-outside = A lit place outside the view: show it
lit-count = { $count } lit
zoom-in = zoom in
zoom-in-key = Zoom in (+)
zoom-out = zoom out
zoom-out-key = Zoom out (−)
whole-board = whole board
whole-board-key = Whole board (0)
owners = Owners
owners-key = Show who owns what (O)
prices = Prices
prices-key = Show prices for me (P)
bonus-markers = Bonus markers
bonus-marker = Bonus marker: { $marker }
bonus-now = a Prefect who takes the coins gets this much now
marker-none = none
closed = closed
coin = sestertius
city = City
city-of = { $good ->
    [brick] Brick city
    [food] Food city
    [tool] Tool city
    [wine] Wine city
    [cloth] Cloth city
   *[salt] Salt city
}
city-in = in { $province }. Bonus marker: { $marker }
price-for-you = Price for you
none-yet = none yet
points-now-label = Points now
prefect-nothing = A Prefect would bring nothing to anybody's houses here now.

## Players, hands and storehouses

automa = automa
stands-in = stands in
acting = acting
thinking = thinking
light-houses = Light the houses of { $name }
magnus-twice = Praefectus Magnus: the bonus of the next production counts twice
time-up = time is up
time-left = time left
points-if-ended = points if the game ended now
points-and-forecast = points if the game ended now; { $expected } to expect at the end
land-on-board = Land colonists on the board
ships-on-board = Ships on the board
houses-left = houses left to build
cards-in-hand = cards in hand / all cards
top-of-pile = top of the pile: { $card }
pile-none = no pile
your-hand = Your hand
hand-of-cards = Your hand, { $count } of { $all } cards
pile-top = { $card } on top of a pile of { $count }
no-pile = No pile yet
no-hand = No card in hand.
watching-hand = You are watching: hand of { $name }
times = { $count } times.
now = Now
your-storehouse = Your storehouse
storehouse-of = Storehouse of { $name }
spaces-free = { $count } { $count ->
    [one] space free
   *[other] spaces free
}
space-free = free space
good-prices = price of each good, buying and selling
good-worth = { $good }, worth { $price }
land-at-home = land colonist at home
ship-at-home = ship at home

## Cards for sale

shelf = Shelf
shelf-hide = Hide
shelf-hide-key = Hide the shelf (M)
slot-payable = { $card }, you can pay
slot-pay = you can pay
slot-pay-worth = pay, +{ $points }
slot-worth = , worth { $points } now
slot-empty = empty place
slot-place-price = price of this place
slot-prices = price of the card | price of the place

## The end

last-round = Last round
last-round-of = Last round: { $names } still to play
ends-with = Ends with
ends-when = The game ends after the last card is bought or a 15th house is built; then everyone else has one more turn
last-card = last card:
last-house = 15th house:
left = { $count } left
watchers = { $count } watching

## Score, log, chat, notes

side = Score, log, chat
score = Score
log = Log
chat = Chat
notes = Notes
score-off = The running score is switched off in the settings.
score-end = End
score-expected = Points to expect
score-chance = Chance to win
score-forecast-what = What the strongest bot expects from here, if everybody plays like it.
score-nothing = nothing yet
score-show = Show on the board
score-show-all = Show everything again
score-explains = Every number explains itself: choose one.
log-whose = Whose lines
log-all = All
log-only = Only { $name }
log-earlier = Earlier lines
log-setup = Set-up
log-taken-back = Taken back: { $count }
log-look = Look at the table after this
chat-silenced = You do not hear { $names }.
chat-is-closed = The chat is closed until the game is over.
chat-silent = In team play partners speak only through the Legatus.
chat-nothing = Nothing has been said yet.
chat-say = Say something to the table
chat-sit = Take a seat to talk
chat-message = Message
chat-send = Send
notes-kept = Kept.
notes-private = Only you can read this.
notes-watching = Notes belong to a seat; you are watching.
history = History
history-back = one move back
history-on = one move on
history-play = play forward
history-pause = pause
history-move = Move
history-at = Move { $move } of { $last }
history-keys = ← → steps, Shift by turn
seed-chosen = set-up { $seed } chosen by the host, who may know the draws

# Provinces that are colours
province-red = Red
province-green = Green
province-light-green = Light green
province-dark-green = Dark green
province-yellow = Yellow
province-blue = Blue
province-black = Black
province-brown = Brown
province-crimson = Crimson
province-orange = Orange
province-taupe = Taupe
province-gold = Gold
province-purple = Purple
province-teal = Teal
province-turquoise = Turquoise
province-grey = Grey
province-pink = Pink

# The table: board, decision, players, cards for sale, log, chat.

## Around it

skip-board = To the board
skip-decision = To the decision
past-move = Viewing move { $number }
back-to-now = Back to the game
cards-for-sale = Cards for sale
show-scoring = Show the final scoring
connection-lost = Connection lost. Reconnecting…
choice-kept = Connection lost. Your choice will be sent once you’re back online.
your-seats = Your seats
this-screen = On this device:
bot-plays-for-you = A bot is playing for you, { $name }.
away-since = { $name } has been away since { $time }.
waiting-since = Waiting for { $name } since { $time }.
reminded-at = { $name } was reminded at { $time }.
remind = Remind { $name }
you-are-reminded = The others are waiting for you.
you-were-reminded = The others are waiting for you. Reminder sent at { $time }.
stand-in-from = A bot can play for them from { $time } on.
stand-in-let = Let a bot play for { $name }
take-seat-back = Take over from the bot
deck-left = { $count } left in the stack
cards-left = cards left
most-houses = most houses built (of 15)
points-short = { $count } pts

## On a phone

phone-decide = Decide
phone-hand = Hand
phone-store = Goods
phone-cards = Cards
phone-more = More
phone-move = Move { $number }
phone-now = Live
phone-sheet = Panel
phone-sheet-what = What you can do
phone-sheet-size = Panel: { $size ->
    [peek] small
    [full] full
   *[half] half
}; change height

## The decision

decision = Decision
looking-back = Looking back
move-of = move { $move } of { $last }
in-round = round { $round }
round-sending = round { $round }, sending
is-to-act = { $name }’s turn
is-thinking = { $name } is thinking
is-next-here = Pass the device to { $name }
you-watch = You’re watching.
nothing-here = You can’t play from a past position.
try-copy = Try something else from here (on a copy)
scoring-below = The final scoring is below
turn-so-far = This turn so far
undo-to-step = undo this step and everything after it
choose = Choose
choices = Choices
show-all = Show all { $count } choices
this-turn = This turn
after-choice = After this choice
what-you-have = You have
end-turn = End turn
reveals = can’t be undone
reveals-what = Shows something hidden, such as a new card. After that, an undo needs everyone’s agreement.
hand-over-to = I’m { $name }: show my cards
time-up-bot = { $name } is out of time: let a bot take over
sandbox = Sandbox
sandbox-what = Try what you like: the game doesn’t change.
sandbox-bots = Bots play
sandbox-save = Save
sandbox-saved = Saved under My games.
sandbox-back = Back to the game
plan-copy = Plan ahead on a copy
next-game = My next waiting game
no-other-game = No other game is waiting for you.
undo-revealed = Something was revealed, so the others must agree
ask-undo = Ask to undo
undo-step = Undo last step
undo-step-key = Undo last step (Z)
undo-step-short = Undo step
undo-turn = Undo turn
undo-turn-key = Undo the whole turn (Shift Z)
undo-turn-short = Undo turn
hint-key = What would a bot do? (I)
ask-hint = Hint
ask-turn-back = Ask to undo my turn
points-now = { $points } now
less = less
more = more
marked = marked
agree = Agree
no = No
waiting-for = waiting for { $names }

## Tips for the first game

first-game = First-game tip
lit-now = You can click: { $things }.
show-me = Show me
the-rule = See the rule
no-more-hints = Turn off tips
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
    [0] Nothing to choose here.
    [one] { $count } place you can choose.
   *[other] { $count } places you can choose; use the arrow keys.
}
lit-outside = Show the highlighted place off screen
lit-count = { $count } highlighted
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
bonus-now = the cash bonus a Prefect would collect now
marker-none = none
marker-open = A Prefect can produce here.
marker-used = Already produced. Nobody can produce here again until a Prefect collects the coins.
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
city-in = { $city } { $where }. Bonus marker: { $marker }
province-where = in { $province }
price-for-you = Your cost
none-yet = none yet
points-now-label = Points now
prefect-nothing = Producing here would give nobody any goods right now.

## Players, hands and storehouses

automa = automated opponent
stands-in = bot playing
acting = to play
thinking = thinking
light-houses = Highlight { $name }’s houses
magnus-twice = Praefectus Magnus: double bonus the next time you produce
time-up = out of time
time-left = time left
points-if-ended = points if the game ended now
points-and-forecast = points if the game ended now; forecast { $expected }
land-on-board = Land colonists on the board
ships-on-board = Ships on the board
houses-left = houses left to build
cards-in-hand = cards in hand / all cards
top-of-pile = top of the discard pile: { $card }
pile-none = no discard pile
your-hand = Your hand
hand-of-cards = Your hand, { $count } of { $all } cards
pile-top = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $card } on top
no-pile = No discard pile yet
no-hand = No cards in hand.
watching-hand = Watching { $name }’s hand
times = ×{ $count }
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
land-at-home = land colonist in your storehouse
ship-at-home = ship in your storehouse

## Cards for sale

shelf = Display
shelf-hide = Hide
shelf-hide-key = Hide the display (M)
slot-payable = { $card }, affordable
slot-pay = affordable
slot-pay-worth = affordable, +{ $points }
slot-worth = worth { $points } now
slot-empty = empty slot
slot-place-price = cost of this slot
slot-prices = cost of the card | cost of the slot

## The end

last-round = Last round
last-round-of = Last round: { $names } still to play
ends-with = Game end
ends-when = The game ends after the last card is bought or a 15th house is built; then everyone else gets one last turn
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
score-off = The live score is switched off in the settings.
score-end = End
score-expected = Expected points
score-chance = Win chance
score-forecast-what = The strongest bot’s forecast, if everyone played like it.
score-nothing = nothing yet.
score-of = { $what }, { $name }:
score-sum = { $sentence } = { $points }.
score-cell = { $what }, { $name }: { $points }. { $sentence }
score-cell-bare = { $what }, { $name }: { $points }
score-show = Show on the board
score-show-all = Show everything again
score-explains = Click any number to see how it adds up.
log-whose = Show moves by
log-all = All
log-only = Only { $name }
log-earlier = Earlier moves
log-setup = Set-up
log-taken-back = Undone: { $count }
log-look = Show the board after this move
chat-silenced = Muted: { $names }
chat-is-closed = Chat is off until the game is over.
chat-silent = In team games partners communicate only through the Legatus.
chat-nothing = No messages yet.
chat-say = Message the table
chat-sit = Take a seat to chat
chat-phrases = Quick phrases. Everyone reads them in their own language.
chat-reactions = Reactions
reaction-agree = thumbs up
reaction-applause = applause
reaction-laugh = laughing
reaction-surprise = surprised
reaction-think = thinking
reaction-cheer = hooray
chat-message = Message
chat-send = Send
notes-kept = Saved.
notes-private = Only you can read this.
notes-watching = Only players can take notes.
history = History
history-back = back one move
history-on = forward one move
history-play = play forward
history-pause = pause
history-move = Move
history-at = Move { $move } of { $last }
history-keys = ← → steps, Shift by turn
seed-chosen = set-up code { $seed }, chosen by the host

# Provinces that are colours
province-red = Red
    .where = in the red province
province-green = Green
    .where = in the green province
province-light-green = Light green
    .where = in the light green province
province-dark-green = Dark green
    .where = in the dark green province
province-yellow = Yellow
    .where = in the yellow province
province-blue = Blue
    .where = in the blue province
province-black = Black
    .where = in the black province
province-brown = Brown
    .where = in the brown province
province-crimson = Crimson
    .where = in the crimson province
province-orange = Orange
    .where = in the orange province
province-taupe = Taupe
    .where = in the taupe province
province-gold = Gold
    .where = in the gold province
province-purple = Purple
    .where = in the purple province
province-teal = Teal
    .where = in the teal province
province-turquoise = Turquoise
    .where = in the turquoise province
province-grey = Grey
    .where = in the grey province
province-pink = Pink
    .where = in the pink province
fold = Show less
unfold = Show all: { $what }
chat-unread = { $count ->
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}

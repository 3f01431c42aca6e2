# The page How to play, and the key to the icons.

learn-title = { $title } · Praefectus
learn-skip = Skip to the steps
learn-steps = Steps
learn-print = Print
learn-loading = Loading…
learn-again = Try again
learn-first-game = Start the guided first game
learn-rules = Look up a rule
learn-in-hand = In your hand
learn-discard-pile = Discard pile

key-title = What the icons mean
key-goods = Goods
key-coin = 1 sestertius
key-gods = Gods
key-markers = Markers
key-active = The bonus marker shows a good: you can produce in this province.
key-turned = It shows coins: the province has produced, and a cash bonus collects them.
key-magnus = Praefectus Magnus: double bonus the next time you produce
key-concordia = Concordia card: for the player who ends the game
key-pieces = Pieces and places
key-house = House, in its owner’s colour
key-land = Land colonist
key-ship = Ship (sea colonist)
key-road = Land line
key-sea = Sea line
key-city = City, with the good it produces
key-start = Start city: new colonists enter here

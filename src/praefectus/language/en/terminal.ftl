# A game in the terminal.

terminal-help = Type a number (or the start of the text) to choose. u: undo; t: undo the turn; b: board; s: points; l: last turns; i: what would a strong player do?; r TOPIC: explain a rule; q: save and quit.
terminal-topic = { $title } ({ $grade })
terminal-wins = { $names } wins with { $points } points.
terminal-win-together = { $names } win together with { $points } points.
end-your-turn = End your turn
nothing-left-to-choose = Nothing left to choose: 1 ends your turn, u undoes the last step.
no-such-choice = There is no choice { $choice }; the choices are 1 to { $last }.

picture-round = { $board }, round { $round }
picture-over = { $board }, round { $round }, the game is over
picture-to-act = { $board }, round { $round }, { $seat } to play
picture-players = Players
picture-board = Board
picture-colonists = Colonists
picture-display = Display, { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
picture-storehouse = Storehouse
picture-hand = Hand
picture-pile = Discard pile
picture-column-points = points
picture-column-coins = sestertii
picture-column-goods = goods
picture-column-free = free
picture-column-home = in storehouse
picture-column-houses = houses
picture-column-cards = cards
picture-column-top = top of discard pile
picture-column-province = province
picture-column-marker = marker
picture-column-cities = cities
picture-column-land = on land
picture-column-sea = at sea
picture-column-place = slot
picture-column-card = card
picture-column-god = god
picture-column-card-costs = card costs
picture-column-place-costs = slot costs
picture-column-worth = worth now
picture-column-spot = spot
picture-column-stands = stands
picture-column-here = here
picture-column-with = with
picture-column-does = does
picture-column-space = space
picture-column-ships = ships
picture-column-gives = gives
picture-team = { "" } (team { $number })
picture-free = { $free } of { $spaces }
picture-home = { $land } land, { $sea } sea
picture-price = { "" } (you: { $price })
picture-of-any = { $count ->
    [one] any { $count } good
   *[other] any { $count } goods
}
picture-nothing = nothing
picture-none = none
picture-empty = empty
picture-closed = closed
picture-no-fish = no fish
picture-no-bonus = no bonus
picture-volcano-row = volcano row { $row }
picture-points = { $count } { $count ->
    [one] point
   *[other] points
}
picture-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
picture-land-colonist = land colonist
picture-ship = ship
picture-and-coins = and { $coins }
picture-together = { $names } together: { $points }
picture-reveals = (reveals something; can’t be undone)
picture-fish-market = Fish market, { $side }
picture-coastal = coastal
picture-mountainside = mountainside
picture-forum = Forum, { $count } more
picture-patrician = patrician
picture-citizen = citizen
picture-ship-track = Ship track
picture-track-start = start
picture-track-bonus = bonus
picture-track-build = build
picture-track-god = god
picture-province-row = { $province } row { $row }
picture-volcano = Volcano: { $rows }; { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} left.
picture-contrarius = Contrarius ({ $level }). Face-up cards: { $cards }. Extra points: { $points }.
picture-fertile = fertile
picture-castle = { $castle } ({ $good })
picture-castles = Castles (a Tribune gives you the good): { $castles }.

# A game in the terminal.

terminal-help = A number takes that choice; so does the beginning of its text. u undoes your last choice, t your whole turn. b shows the board again, s the points, l the last turns, i tells what a strong player would do, r TOPIC explains a rule. q quits and keeps the game.
terminal-topic = { $title } ({ $grade })
terminal-wins = { $names } wins with { $points } points.
terminal-win-together = { $names } win together with { $points } points.
end-your-turn = End your turn
nothing-left-to-choose = Nothing is left to choose in this turn: 1 ends it, u takes the last step back.
no-such-choice = There is no choice { $choice }; the choices are 1 to { $last }.

picture-round = { $board }, round { $round }
picture-over = { $board }, round { $round }, the game is over
picture-to-act = { $board }, round { $round }, { $seat } to act
picture-players = Players
picture-board = Board
picture-colonists = Colonists
picture-display = Display, { $count } more cards
picture-storehouse = Storehouse
picture-hand = Hand
picture-pile = Pile
picture-column-points = points
picture-column-coins = sestertii
picture-column-goods = goods
picture-column-free = free
picture-column-home = at home
picture-column-houses = houses
picture-column-cards = cards
picture-column-top = top of the pile
picture-column-province = province
picture-column-marker = marker
picture-column-cities = cities
picture-column-land = on land
picture-column-sea = at sea
picture-column-place = place
picture-column-card = card
picture-column-god = god
picture-column-card-costs = card costs
picture-column-place-costs = place costs
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
picture-of-any = { $count } of any good
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
picture-reveals = (reveals something; cannot be undone)
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
picture-volcano = Volcano: { $rows }; { $count } tiles left.
picture-contrarius = Contrarius ({ $level }): face up { $cards }; { $points } points beside.
picture-fertile = fertile

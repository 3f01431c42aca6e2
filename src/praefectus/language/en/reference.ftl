# The rules reference: what is written out from the data, and finding topics.

# Words of a question that the search ignores.
search-common-words = a about after am an and any are as at be been before by can could did do does explain explains for from get gets go had happen happens has have he her him his how i if in is it its let many may me mean means might more much must my need no not of on one or our rule rules shall she should so some tell than that the their them then there these they this to too us use used was we were what when where which while who whom whose why will with would you your
no-such-topic = There is no topic “{ $name }”; `praefectus rules` lists them all.

reference-see-also = See also: { $topics }.
reference-not-certain = Not certain: { $what }.
reference-graded = { $what } ({ $grade })
reference-row = { $row }: { $text }
reference-sentence = { $text }.
reference-counted = { $what } { $count }
reference-times = { $count } × { $what }
reference-semicolon = { $head }; { $next }
reference-or = { $head } or { $last }
reference-free = free
reference-plus = { $head } + { $next }

## Numbers and lists in the texts

reference-prices = { $prices } sestertii.
reference-city-brick = brick city
reference-city-food = food city
reference-city-tool = tool city
reference-city-wine = wine city
reference-city-cloth = cloth city
reference-house-cost = { $city }: { $cost }
reference-marker-coins = Coins on the back: { $coins }.
reference-display = Cost of the slots, left to right: { $slots }.
reference-specialist = { $card }: { $good }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} a house for Minerva
reference-threshold = { $count } for the { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}
reference-track-start = start
reference-track-god = score a god
reference-track-sites = sites for { $goods }
reference-with-players = { $count } with { $players }
reference-volcano-row = row { $row }
reference-tiles = each province once { $province }; the neutral ones { $neutral }
reference-handicap = { $levels } points for him at the end
reference-handicap-level = { $level } { SIGNED($points) }
reference-instead-build = builds a house
reference-instead-take_card = takes a card from the display
reference-used = { $cards } ({ $use })
reference-use-produce = to produce
reference-use-coins = for coins
reference-use-place = to place colonists
reference-trade = A ship in the { $trade } trade scores { $points } points at the end.
reference-ship-at-once = With a house in a port it enters that port at once, and sets out from there.
reference-ship-with-the-next-move = With a house in a port it sets out, from the next movement on, from any port where its owner has a house.
reference-trade-coins = A ship in the { $trade } trade scores { $points } points at the end and gives { $coins } whenever anyone produces in { $provinces }.
reference-module-boards = { $module }: always and only on the board { $boards }
reference-module-seats = { $module }: { $seats } players
reference-module-not-with = { $module } not with { $other }: { $reason }
reference-module-not-on = { $module } not on { $board }: { $reason }
reference-spot = spot { $number }

## Topics made from the data

reference-patrician = A patrician who stays with you.
reference-citizen = A citizen, discarded after use.
reference-citizen-kept = A citizen.
reference-with-card = Used with the { $card }.
reference-with-option = Only with the variant { $option }.
reference-without-salt = Without salt: { $text }
reference-with-fish = With the fish market: { $text }
reference-example = Example: { $text }
reference-doubt = How sure: { $text }
reference-forum-source = Salsa, the forum cards
reference-more-forum-source = Fish market, forum cards
reference-stand-where = Where: { $places }.
reference-stand-place = { $market }, spot { $number }
reference-stand-source = fish market, market actions
reference-option = A variant of the game. { $sentence }
reference-option-needs = It needs the module { $modules }.
reference-option-not = Not with { $module }: { $reason }.
reference-option-source = variants of the game
reference-board = The board { $board }
reference-board-before = board { $board }
reference-board-after = { $board } board
reference-board-text = { $sites } sites in { $provinces } provinces; letters { $letters }; { $land } land lines, { $sea } sea lines. Start: { $start }. Recommended for { $players }.
reference-board-players = { $fewest } to { $most } players
reference-board-notes = Notes:
reference-board-source = the printed board { $board }

## Facts that are not certain, where the data has no words for people

fact-proconsul = Proconsul
fact-also-without-coins-on-markers = payment also when no marker shows coins
fact-architect-mercator = price of Architect or Mercator
fact-bonus-marker-coins-sicilia = coins of the bonus markers on Sicilia
fact-build-order = order of his cities
fact-build-ties = ties among cities
fact-card-die = die for cards
fact-coastal-spots = order of the coastal spots
fact-coins = amount of coins
fact-colonists-on-board = his colonists at the start
fact-cooperative-divisor = half of the partners’ sum
fact-cooperative-venus-vp = Venus points for partners
fact-coordinates = places on the world map
fact-decks = card decks
fact-decks-teams = card decks for teams
fact-decks-venus = card decks of Venus
fact-display = card display
fact-displays-wine = wine side of the display
fact-drawn-before-by-players-6 = tiles drawn before a game of 6
fact-forum-highest-bid = highest bid
fact-gate-arms = arms behind the gates
fact-good-order = order of goods
fact-handicap = his extra points by level
fact-hands-teams = starting cards of teams
fact-hands-venus = starting cards of Venus
fact-human-coins = players’ starting money
fact-last-turn-reaction = no reaction to the last turns
fact-instead = what he does when a reaction finds nothing
fact-lines-dotted-line = dotted line
fact-lines-nile = lines of the Nile
fact-lines-trade = lines to the trades
fact-magnus-starts-with-contrarius = Praefectus Magnus begins with him
fact-magnus-used-without-bonus = Praefectus Magnus is used up even without a bonus
fact-max-colonists = his maximum number of colonists
fact-mountainside-spots = order of the mountainside spots
fact-neutral-by-players-6 = neutral tiles in a game of 6
fact-new-colonist-first = type of his new colonist
fact-new-colonists = where new colonists enter
fact-nile-food = food of the fertile Nile
fact-nile-marker-moves = how the marker of the Nile moves
fact-no-goods-extra-money = extra money without goods
fact-place-names = names of places
fact-players = number of players
fact-prefect-architect = price of Prefect or Architect
fact-prefect-mercator = price of Prefect or Mercator
fact-production-gives-bonus = no bonus when his house makes a province produce
fact-province-names = names of provinces
fact-reaction-after-human-end = reaction to the card that ends the game
fact-salt-city-is-of-every-kind = to him, a salt city is a city of every type
fact-salt-replaces = which tokens salt replaces
fact-sicilia-draws-before-colonist = on Sicilia he draws before he places a colonist
fact-sides-coastal-spots = order of the coastal spots
fact-sides-mountainside-must-use = how many stands of a mountainside spot must be used
fact-sides-mountainside-spots = order of the mountainside spots
fact-smoke-marker-coins = coins of the marker of a smoking province
fact-smoke-marker-keeps-side = the marker of a smoking province shows whether it has produced
fact-solitaria-excludes-teams = Solitaria not with team play
fact-solitaria-excludes-venus = Solitaria not with Venus
fact-specialist-ranking = ranking of specialists
fact-stand-points = his points for stands
fact-start-cards = his first cards
fact-start-goods-with-salt = first goods with salt
fact-start-specialists = his first specialist
fact-teams-not-on-balearica = team play not on Balearica
fact-teams-not-on-britannia = team play not on Britannia
fact-teams-not-on-gallia = team play not on Gallia
fact-teams-not-on-germania = team play not on Germania
fact-teams-not-on-roma = team play not on Roma
fact-tie-wins = a tie is his
fact-tightness = how tight it is
fact-tiles = what the tiles show
fact-vesta-vp = nothing for Vesta

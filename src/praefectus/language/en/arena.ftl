# The report of an arena.

arena-share = { $name }: { $share } of { $games } games
arena-from-to = { $low } to { $high }
arena-points = { $own } to { $others } points
arena-part = { $name }, { $part }: { $value }
arena-bar = { $first } to { $last } rounds: { $games } games
arena-rounds = rounds
arena-round = round
arena-in-round = round { $round }
arena-city = { $city }: { $share }, in round { $round } on average
arena-title = Arena on { $board }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
arena-title-with = Arena on { $board } with { $modules }, { $seats ->
    [one] one player
   *[other] { $seats } players
}
arena-subtitle = { $games } games of { $agents }: { $form }, { $each } per match-up, every deal played in all rotations of the seats; seed { $seed }.
arena-footer = Praefectus is a fan project, not the publisher’s. This page works offline.
arena-ratings = Ratings
    .sentence = Skill by openskill (Plackett-Luce) with its 95% interval; everyone starts at 25.
arena-rated = { $agent }: { $mu }, between { $low } and { $high }
arena-one = One against the rest
arena-one-seat = One seat of the agent on the left, all others of the agent above: share of games won by the one, with its 95% interval.
arena-one-team = One team of the agent on the left, all others of the agent above: share of games won by the one, with its 95% interval.
arena-equals = Expected share between equals: { $share }.
arena-mixed = Mixed tables
    .sentence = Tables where every seat is a different agent: share of games won, with its 95% interval.
arena-all = All games
arena-seats = Wins by seat
    .sentence = Share of games won from each seat, with 95% intervals. Every agent sits in every seat equally often.
arena-seats-of = Wins of { $agent } by seat
arena-winning = { $agent }, winning
arena-concordia = Concordia card
arena-other = other
arena-gods = Points by god
    .sentence = Mean points by god: in all games, and in games won.
arena-length = Length
    .sentence = Games lasted { $rounds } rounds on average, from { $shortest } to { $longest }; the last bar includes all longer ones.
arena-length-all = Length of all games
arena-length-of = Length of games won by { $agent }
arena-won-by = Won by { $agent }: { $rounds } rounds
arena-houses = Where and when houses are built
    .sentence = The area of a city’s circle shows how often players build there, its colour in which round on average.
arena-houses-of = { $agent }’s houses
arena-houses-a-game = { $agent }: { $houses } houses per game
arena-houses-by-round = Houses by round
arena-how = How each agent wins
    .sentence = Numbers from the games that the agent won.
arena-nobody = { $rival } won every game.
arena-column-wins = games won
arena-column-points = points
arena-column-ahead = ahead by
arena-column-rounds = rounds
arena-column-took-concordia = took the Concordia card
arena-column-seconds = seconds per turn
arena-endings = What ended the games it won
arena-best-god = Its best god
ended-stopped = stopped early
ended-last_card = the last card
ended-last_house = the last house
arena-origin = Praefectus { $version }, rules { $rules }, started { $date } on { $machine }, Python { $python }.
arena-origin-networks = Praefectus { $version }, rules { $rules }, started { $date } on { $machine }, Python { $python }; { $networks }.
arena-with-network = { $agent } with the network { $mark }
arena-with-source = { $agent } with the source { $mark }
arena-openings = Openings
arena-openings-text = An opening is a player’s first four cards: how many different ones there are, and the most common.
arena-openings-different = different ones
arena-openings-common = most common
arena-openings-of = { $different } of { $seats }
arena-opening = { $cards } ({ $share })

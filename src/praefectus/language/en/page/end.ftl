# The end of a game: final scoring, charts, what it can be taken away as, where it was decided.

end-you-win = You win with { $points } { $points ->
    [one] point
   *[other] points
}
end-wins = { $name } wins with { $points } { $points ->
    [one] point
   *[other] points
}
end-team-wins = { $names } win with { $points } { $points ->
    [one] point
   *[other] points
} as team { $team }
end-by = { $name } ended the game.
end-by-concordia = { $name } ended the game and holds the Concordia card.
end-rematch = Rematch
end-to-rematch = To the rematch
end-look = Look at the table
end-gods = God by god
end-god = God
end-total = Total
end-csv-god = god
end-csv-total = total
end-count = Show the count
end-pause = Pause
end-count-start = to the start of the count
end-count-end = to the end of the count
end-take = Take it with you
end-link = Link to the replay
end-log = Log as text
end-record = Full record (JSON)
end-csv = Points table (CSV)
end-record-what = The record replays to the same game, move by move.
end-numbers = In numbers
end-what = What
end-houses = Houses
end-provinces = Provinces with a house
end-cards = Cards
end-coins = Coins left
end-goods = Goods left
end-chart-waits = The chart appears when the points of all turns have been fetched.
end-built = Who built when
end-built-what = The number on a house is the round it was built in.
points-over-time = Points over time
chart-ends = { $name } ends with { $value }
chart-round = round

study = Where it was decided
study-chart = Chance to win over time
study-chart-what = Chance to win, as the strongest bot saw it at the beginning of each turn. Click the chart to open that moment.
study-greedy = The bot that judged here reckons in points alone, so there are no chances to draw.
study-short = The game was too short for a chart.
study-losses = What cost most
study-open = Open the position before this choice
study-when = { $name }, round { $round }:
study-instead = { $taken } instead of { $better }
study-points = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } points
study-taken = Chosen
study-better = Better
study-cost = It cost
study-no-losses = No choice of this game cost anything worth telling.
study-what = A bot looks at every choice of the game: who was likely to win when, and which choices cost most. It takes up to a minute.
study-busy = The bot is looking at it…
study-look = Look at the game

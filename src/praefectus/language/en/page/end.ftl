# The end of a game: final scoring, charts, exports, turning points.

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
end-tally = { $games ->
    [one] After 1 game: { $wins }
   *[other] After { $games } games: { $wins }
}
end-tally-of = { $name } { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
end-rematch-asked = The others want to play again.
end-join-rematch = Join the rematch
end-to-rematch = To the rematch
end-look = See the final board
end-gods = Points by god
end-god = God
end-total = Total
end-csv-god = god
end-csv-total = total
end-count = Play back the scoring
end-pause = Pause
end-count-start = to the start of the scoring
end-count-end = to the end of the scoring
ending = Final scoring
ending-laurel = winner’s laurel
end-all-cards = Cards owned
end-take = Export
end-log = Log as text
end-record = Saved game (JSON)
end-csv = Points table (CSV)
end-record-what = Open the saved game later to replay it move by move.
end-numbers = In numbers
end-what = What
end-houses = Houses
end-provinces = Provinces with a house
end-cards = Cards
end-coins = Sestertii left
end-goods = Goods left
end-chart-waits = Loading chart…
end-built = When houses were built
end-built-what = The number on a house is the round it was built in.
points-over-time = Points over time
chart-ends = { $name } ends with { $value }
chart-round = round

study = Turning points
study-chart = Win chance over time
study-chart-what = Win chance as the strongest bot saw it at the start of each turn. Click the chart to open that moment.
study-greedy = This bot judges by points only, so there’s no win-chance chart.
study-short = The game was too short for a chart.
study-losses = Costliest choices
study-open = Open the position before this choice
study-when = { $name }, round { $round }:
study-instead = { $taken } instead of { $better }
study-points = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } points
study-taken = Chosen
study-better = Better
study-cost = Cost
study-no-losses = No costly choices found.
study-what = A bot reviews every choice and shows who was ahead at each point and which choices cost the most. Takes up to a minute.
study-busy = Analysing…
study-look = Analyse the game

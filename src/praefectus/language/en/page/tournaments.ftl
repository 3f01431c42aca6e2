# Tournaments.

cup-title = Tournaments
cup-what = Play some rounds against people of your strength. Everybody plays in every round.
cup-none = No tournaments at the moment. Plan one!
cup-all = All tournaments
cup-plan = Plan a tournament
cup-plan-what = Once it starts, everything runs automatically. You can cancel it, and annul tables.
cup-plan-do = Plan it
cup-name = Name of the tournament
cup-when = Start
cup-rounds = Rounds
cup-seats = Seats per table
cup-pause = Minutes between rounds
cup-days = Days per round
cup-any-board = Another board each round
cup-absent = If somebody doesn’t come
cup-absent-bot = a bot takes the seat
cup-absent-smaller = the table gets smaller, down to three
cup-level = Level of these bots
cup-level-usual = Standard
cup-modules = Modules
cup-modules-drawn = Draw them for each round
cup-starts = Starts { $at }
cup-running = Running
cup-over = Over
cup-cancelled = Cancelled
cup-round-of = Round { $round } of { $rounds }
cup-next = The next round starts { $at }.
cup-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
cup-host = Host: { $name }
cup-join = Take part
cup-leave = Leave the tournament
cup-cancel = Cancel the tournament
cup-in = You’re taking part. Your tables are in your list of games.
cup-stay = You’re taking part. Keep this page open when a round starts: it takes you to your table.
cup-your-table = Your table is ready.
cup-rules = How it’s played
cup-rule-rounds = { $rounds } rounds at tables of { $seats }; some tables have one seat fewer. Nobody sits out.
cup-rule-points = Points by place at a table of { $seats }: { $points }
cup-rule-ties = Ties are broken by wins, then by the opponents’ points, then by your share of the tables’ scores, then by lot.
cup-rule-absent-bot = If you don’t come to your table within { $minutes } minutes, somebody who is waiting takes your seat, or a bot ({ $level }).
cup-rule-absent-smaller = If you don’t come to your table within { $minutes } minutes, somebody who is waiting takes your seat. Otherwise the table gets smaller, or a bot plays ({ $level }).
cup-rule-daily = Each round lasts up to { $days } days.
cup-rule-forecast = At the end of a round, unfinished games are decided by the points that a strong search expects. Who left gets none.
cup-rule-rated = All games are rated: no hints, no copies, and who leaves is last.
cup-entrants = Taking part
cup-standings = Standings
cup-points = Points
cup-wins = Wins
cup-opponents = Opponents’ points
cup-share = Share of scores
cup-gone = left
cup-away = didn’t come
cup-round = Round { $round }
cup-ends = Ends { $at } at the latest.
cup-table = Table { $number }
cup-table-drawn = about to begin
cup-table-playing = playing
cup-table-decided = over
cup-table-annulled = annulled
cup-table-forecast = decided by forecast
cup-bot = Bot
cup-score = { $points } { $points ->
    [one] point
   *[other] points
}
cup-gained = +{ $points }
cup-left = left
cup-annul = Annul and play again
cup-annul-sure = The result won’t count, and the same people play a new game.
cup-annul-do = Annul
cup-annul-keep = Keep it
cup-seed = Everything was drawn from this seed: { $seed }
cup-seed-hash = SHA-256 of the seed of the draw, which is published when the first round starts: { $hash }
cup-of = Tournament: { $name }

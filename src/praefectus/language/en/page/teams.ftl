# Teams.

panel-teams = Teams
team-acts = { $name } acts now
team-waits = waiting
team-with = with { $names }
team-with-you = with you
team-points = { $count } { $count ->
    [one] point
   *[other] points
}

# Teams.

panel-teams = Teams
team-acts = { $name } to play
team-waits = waiting
team-with = with { $names }
team-with-you = with you
team-points = { $count } { $count ->
    [one] point
   *[other] points
}

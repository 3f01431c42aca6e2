# Teams.

panel-teams = Teams
team-acts = { $name } ist am Zug
team-waits = wartet
team-with = mit { $names }
team-with-you = mit dir
team-points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}

# Équipes.

panel-teams = Équipes
team-acts = { $name } joue maintenant
team-waits = attend
team-with = avec { $names }
team-points = { $count } { $count ->
    [one] point
   *[other] points
}

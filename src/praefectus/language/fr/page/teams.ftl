# Équipes.

panel-teams = Équipes
team-acts = À { $name } de jouer
team-waits = attend
team-with = avec { $names }
team-with-you = avec vous
team-points = { $count } { $count ->
    [one] point
   *[other] points
}

# Les robots expliquent : ce qu’ils feraient et pourquoi, et ce qu’ont coûté les choix d’une partie.

sentences = { $first } { $then }
just-as-good = tout aussi bon
points-less = { NUMBER($points, minimumFractionDigits: 1) } points de moins
points-more = { NUMBER($points, minimumFractionDigits: 1) } points de plus
percent-less = { $percent } % de moins
percent-more = { $percent } % de plus
greedy-best = { $choice } : vaut environ { NUMBER($worth, minimumFractionDigits: 1) } points, selon son estimation
greedy-next = { $best } ; vient ensuite « { $choice } », { $near }
greedy-says = { $said }.
greedy-option = { $choice } : { NUMBER($worth, minimumFractionDigits: 1) } points.
option-expected = { $choice } : { $expected }.
expected = Prévision : { $expected }.
no-forecast = aucune prévision
to-win = { $percent } % de chances de gagner, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
close = Presque aussi bon : { $choices }.
close-choice = « { $choice } » ({ $less })
next-best = En deuxième : { $choice }.
prepares = Prépare la prochaine carte probable : { $card } ({ $percent } %).
plan = { $plan }.
plan-brings = { $plan } : { $gains }.
plan-first = { $choice }
plan-then = { $plan } → { $choice }
plan-costs = coûte { $things }
gives-you = vous donne { $things }
gives-you-alone = vous donne { $things }, et rien aux autres
gives-others-too = vous donne { $things }, mais aussi { $others }
gives-others = donne { $others }
gives-other = { $things } à { $seat }
points-now = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
} maintenant
points-now-of = { $points } ({ $gods })
god-points = { $god } { SIGNED($points) }
loss = Manche { $round }, { $seat } : « { $taken } » au lieu de « { $better } » a coûté { $cost }.
loss-of = { $things }
loss-chance = { $percent } points de pourcentage de chances de gagner
loss-points = environ { NUMBER($points, minimumFractionDigits: 1) } points
loss-nothing = rien
why = Joué jusqu’à la fin, comparé à « { $choice } » : { $differences }.
why-sooner = la partie finit environ { $turns ->
    [one] un tour
   *[other] { $turns } tours
} plus tôt
why-later = la partie finit environ { $turns ->
    [one] un tour
   *[other] { $turns } tours
} plus tard
why-more-you = vous obtenez environ { $points ->
    [one] un point
   *[other] { $points } points
} de plus
why-fewer-you = vous obtenez environ { $points ->
    [one] un point
   *[other] { $points } points
} de moins
why-more = { $seat } obtient environ { $points ->
    [one] un point
   *[other] { $points } points
} de plus
why-fewer = { $seat } obtient environ { $points ->
    [one] un point
   *[other] { $points } points
} de moins

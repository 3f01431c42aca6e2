# Bots explain: what they would do and why, and what a game's choices cost.

sentences = { $first } { $then }
just-as-good = just as good
points-less = { NUMBER($points, minimumFractionDigits: 1) } points less
points-more = { NUMBER($points, minimumFractionDigits: 1) } points more
percent-less = { $percent }% less
percent-more = { $percent }% more
greedy-best = { $choice }: worth about { NUMBER($worth, minimumFractionDigits: 1) } points by its estimate
greedy-next = { $best }; next best is “{ $choice }”, { $near }
greedy-says = { $said }.
greedy-option = { $choice }: { NUMBER($worth, minimumFractionDigits: 1) } points.
option-expected = { $choice }: { $expected }.
expected = Expected: { $expected }.
no-forecast = no forecast
to-win = { $percent }% chance to win, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
close = Almost as good: { $choices }.
close-choice = “{ $choice }” ({ $less })
next-best = Next best: { $choice }.
prepares = Sets up the { $card }, the likely next card ({ $percent }%).
plan = { $plan }.
plan-brings = { $plan }: { $gains }.
plan-first = { $choice }
plan-then = { $plan } → { $choice }
plan-costs = costs { $things }
gives-you = gives you { $things }
gives-you-alone = gives you { $things }, and nobody else anything
gives-others-too = gives you { $things }, but also { $others }
gives-others = gives { $others }
gives-other = { $seat } { $things }
points-now = { SIGNED($points) } { $points ->
    [one] point
    [-1] point
   *[other] points
} now
points-now-of = { $points } ({ $gods })
god-points = { $god } { SIGNED($points) }
loss = Round { $round }, { $seat }: “{ $taken }” instead of “{ $better }” cost { $cost }.
loss-of = { $things }
loss-chance = { $percent } percentage points of win chance
loss-points = about { NUMBER($points, minimumFractionDigits: 1) } points
loss-nothing = nothing
why = Played to the end, compared with “{ $choice }”: { $differences }.
why-sooner = the game ends about { $turns ->
    [one] one turn
   *[other] { $turns } turns
} sooner
why-later = the game ends about { $turns ->
    [one] one turn
   *[other] { $turns } turns
} later
why-more-you = you get about { $points ->
    [one] one point
   *[other] { $points } points
} more
why-fewer-you = you get about { $points ->
    [one] one point
   *[other] { $points } points
} fewer
why-more = { $seat } gets about { $points ->
    [one] one point
   *[other] { $points } points
} more
why-fewer = { $seat } gets about { $points ->
    [one] one point
   *[other] { $points } points
} fewer

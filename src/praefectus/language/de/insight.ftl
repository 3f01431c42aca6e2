# Bots erklären: was sie tun würden und warum, und was die Entscheidungen einer Partie kosteten.

sentences = { $first } { $then }
just-as-good = ebenso gut
points-less = { NUMBER($points, minimumFractionDigits: 1) } Punkte weniger
points-more = { NUMBER($points, minimumFractionDigits: 1) } Punkte mehr
percent-less = { $percent } % weniger
percent-more = { $percent } % mehr
greedy-best = { $choice }: geschätzt etwa { NUMBER($worth, minimumFractionDigits: 1) } Punkte wert
greedy-next = { $best }; danach kommt „{ $choice }“, { $near }
greedy-says = { $said }.
greedy-option = { $choice }: { NUMBER($worth, minimumFractionDigits: 1) } Punkte.
option-expected = { $choice }: { $expected }.
expected = Erwartet: { $expected }.
no-forecast = keine Vorhersage
to-win = { $percent } % Gewinnchance, am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
close = Fast so gut: { $choices }.
close-choice = „{ $choice }“ ({ $less })
next-best = Am zweitbesten: { $choice }.
prepares = Es bereitet die wahrscheinliche nächste Karte vor: { $card } ({ $percent } %).
plan = { $plan }.
plan-brings = { $plan }: { $gains }.
plan-first = { $choice }
plan-then = { $plan } → { $choice }
plan-costs = kostet { $things }
gives-you = bringt dir { $things }
gives-you-alone = bringt dir { $things } und sonst niemandem etwas
gives-others-too = bringt dir { $things }, aber auch { $others }
gives-others = bringt { $others }
gives-other = { $seat } { $things }
points-now = jetzt { SIGNED($points) } { $points ->
    [one] Punkt
    [-1] Punkt
   *[other] Punkte
}
points-now-of = { $points } ({ $gods })
god-points = { $god } { SIGNED($points) }
loss = Runde { $round }, { $seat }: „{ $taken }“ statt „{ $better }“ kostete { $cost }.
loss-of = { $things }
loss-chance = { $percent } Prozentpunkte Gewinnchance
loss-points = etwa { NUMBER($points, minimumFractionDigits: 1) } Punkte
loss-nothing = nichts
why = Bis zum Ende durchgespielt, verglichen mit „{ $choice }“: { $differences }.
why-sooner = die Partie endet etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} früher
why-later = die Partie endet etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
} später
why-more-you = du bekommst etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr
why-fewer-you = du bekommst etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger
why-more = { $seat } bekommt etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr
why-fewer = { $seat } bekommt etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weniger

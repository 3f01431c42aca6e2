# Ce que disent la page et Python : marchandises, quantités, couleurs des joueurs, énumérations.

list-middle = { $head }, { $next }
list-last = { $head } et { $last }
list-or = { $head } ou { $last }
percent = { $share } %

colour-red = Rouge
colour-green = Vert
colour-yellow = Jaune
colour-blue = Bleu
colour-black = Noir
colour-white = Blanc

good-brick = brique
good-food = nourriture
good-tool = outil
good-wine = vin
good-cloth = étoffe
good-salt = sel
good-fish = poisson
good-any = marchandise au choix

amount-brick = { $count } { $count ->
    [one] brique
   *[other] briques
}
amount-food = { $count } { $count ->
    [one] nourriture
   *[other] nourritures
}
amount-tool = { $count } { $count ->
    [one] outil
   *[other] outils
}
amount-wine = { $count } { $count ->
    [one] vin
   *[other] vins
}
amount-cloth = { $count } { $count ->
    [one] étoffe
   *[other] étoffes
}
amount-salt = { $count } { $count ->
    [one] sel
   *[other] sels
}
amount-fish = { $count } { $count ->
    [one] poisson
   *[other] poissons
}
amount-coins = { $count } { $count ->
    [one] sesterce
   *[other] sesterces
}

grade-certain = certain
grade-inferred = déduit
grade-proposed = proposé

told-any = { $count ->
    [one] { $count } marchandise de votre choix
   *[other] { $count } marchandises de votre choix
}
told-partner = { $coins } (dont { $partner } de votre partenaire)
told-pay = payez { $things }
told-get = recevez { $things }
told-more = jusqu’à { $coins } de plus, selon la marchandise
told-points = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
}
told-range = { SIGNED($least) } à { $points }
told-card = { $points } (la carte { SIGNED($card) })
told-no-points = aucun point (la carte { SIGNED($card) })
told-choice = { $text } : { $told }.
told-plain = { $text }.
told-then = { $sentence } Puis : { $then }.

score-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} × { $each }
score-vesta = { $value } pour { $coins } en argent et marchandises
score-jupiter = { $value ->
    [one] { $value } maison
   *[other] { $value } maisons
} hors des villes de briques
score-saturnus = { $value ->
    [one] { $value } province
   *[other] { $value } provinces
} avec une maison
score-mercurius = { $each } pour chacune des { $count } sortes de marchandises
score-mars = { $each } pour chacun des { $count } colons sur le plateau
score-venus = { $value } pour les provinces à deux maisons
score-venus-together = { $value } pour les provinces où les deux partenaires ont une maison
score-mason = Maçon : { $each } par maison de briques ({ $count })
score-farmer = Fermier : { $each } par maison de nourriture ({ $count })
score-smith = Forgeron : { $each } par maison d’outils ({ $count })
score-vintner = Vigneron : { $each } par maison de vin ({ $count })
score-weaver = Tisserand : { $each } par maison d’étoffe ({ $count })
score-times = { $count } × { $said }
score-with-best = { $count ->
    [one] { $count } maison de sel
   *[other] { $count } maisons de sel
} avec le meilleur d’entre eux

# Ce que disent la page et Python : marchandises, quantités, couleurs des joueurs, énumérations.

list-middle = { $head }, { $next }
list-last = { $head } et { $last }

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

# La fin d’une partie : décompte final, courbes, ce qu’on emporte, où elle s’est jouée.

end-you-win = Vous gagnez avec { $points } { $points ->
    [one] point
   *[other] points
}
end-wins = { $name } gagne avec { $points } { $points ->
    [one] point
   *[other] points
}
end-team-wins = { $names } gagnent en équipe { $team } avec { $points } { $points ->
    [one] point
   *[other] points
}
end-by = { $name } a mis fin à la partie.
end-by-concordia = { $name } a mis fin à la partie et détient la carte Concordia.
end-rematch = Revanche
end-to-rematch = Vers la revanche
end-look = Regarder la table
end-gods = Dieu par dieu
end-god = Dieu
end-total = Total
end-csv-god = dieu
end-csv-total = total
end-count = Montrer le décompte
end-pause = Pause
end-count-start = au début du décompte
end-count-end = à la fin du décompte
end-take = À emporter
end-link = Lien vers la partie
end-log = Récit en texte
end-record = Enregistrement complet (JSON)
end-csv = Tableau des points (CSV)
end-record-what = L’enregistrement rejoue la même partie, étape par étape.
end-numbers = En chiffres
end-what = Quoi
end-houses = Maisons
end-provinces = Provinces avec une maison
end-cards = Cartes
end-coins = Sesterces restants
end-goods = Marchandises restantes
end-chart-waits = La courbe apparaît quand les points de tous les tours sont arrivés.
end-built = Qui a construit quand
end-built-what = Le nombre sur une maison est la manche où elle fut construite.
points-over-time = Points au fil du temps
chart-ends = { $name } finit à { $value }
chart-round = manche

study = Où tout s’est joué
study-chart = Chances de victoire au fil du temps
study-chart-what = Les chances de victoire, telles que le robot le plus fort les voyait au début de chaque tour. Un clic sur la courbe ouvre ce moment.
study-greedy = Le robot qui a jugé ici ne compte qu’en points ; il n’y a donc pas de chances à tracer.
study-short = La partie fut trop courte pour une courbe.
study-losses = Ce qui a coûté le plus
study-open = Ouvrir la position avant ce choix
study-when = { $name }, manche { $round } :
study-instead = { $taken } au lieu de { $better }
study-points = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } points
study-taken = Choisi
study-better = Mieux
study-cost = Cela a coûté
study-no-losses = Aucun choix de cette partie n’a coûté quoi que ce soit de notable.
study-what = Un robot examine chaque choix de la partie : qui avait le plus de chances de gagner et quand, et quels choix ont coûté le plus. Cela prend jusqu’à une minute.
study-busy = Le robot l’examine…
study-look = Examiner la partie

# La fin d’une partie : décompte final, courbes, ce qu’on emporte, où elle s’est jouée.

end-you-win = Vous gagnez avec { $points } { $points ->
    [one] point
   *[other] points
}
end-wins = { $name } gagne avec { $points } { $points ->
    [one] point
   *[other] points
}
end-team-wins = { $names } (équipe { $team }) gagnent avec { $points } { $points ->
    [one] point
   *[other] points
}
end-by = { $name } a mis fin à la partie.
end-by-concordia = { $name } a mis fin à la partie et détient la carte Concordia.
end-rematch = Revanche
end-tally = { $games ->
    [one] Après 1 partie : { $wins }
   *[other] Après { $games } parties : { $wins }
}
end-tally-of = { $name } { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
end-rematch-asked = Les autres veulent rejouer.
end-join-rematch = Accepter la revanche
end-to-rematch = Aller à la revanche
end-look = Voir le plateau final
end-gods = Points par dieu
end-god = Dieu
end-total = Total
end-csv-god = dieu
end-csv-total = total
end-count = Dérouler le décompte
end-pause = Pause
end-count-start = au début du décompte
end-count-end = à la fin du décompte
ending = Décompte final
ending-laurel = lauriers de la victoire
end-all-cards = Toutes les cartes
end-take = Exporter
end-log = Journal en texte
end-record = Partie enregistrée (JSON)
end-csv = Tableau des points (CSV)
end-record-what = Rouvrez plus tard la partie enregistrée pour la revoir coup par coup.
end-numbers = En chiffres
end-what = Quoi
end-houses = Villas
end-provinces = Provinces avec une villa
end-cards = Cartes
end-coins = Sesterces restants
end-goods = Marchandises restantes
end-chart-waits = Chargement de la courbe…
end-built = Quand les villas ont été construites
end-built-what = Le nombre sur une villa est la manche où elle a été construite.
points-over-time = Points au fil du temps
chart-ends = { $name } finit à { $value }
chart-round = manche

study = Moments décisifs
study-chart = Chances de victoire au fil du temps
study-chart-what = Les chances de victoire, telles que le robot le plus fort les voyait au début de chaque tour. Un clic sur la courbe ouvre ce moment.
study-greedy = Ce robot ne juge qu’en points : il n’y a pas de courbe des chances.
study-short = La partie a été trop courte pour une courbe.
study-losses = Choix les plus coûteux
study-open = Ouvrir la position avant ce choix
study-when = { $name }, manche { $round } :
study-instead = { $taken } au lieu de { $better }
study-points = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } points
study-taken = Choisi
study-better = Mieux
study-cost = Coût
study-no-losses = Aucun choix coûteux trouvé.
study-what = Un robot revoit chaque choix et montre qui menait à chaque moment et quels choix ont coûté le plus. Cela prend jusqu’à une minute.
study-busy = Analyse…
study-look = Analyser la partie

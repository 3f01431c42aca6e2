# Le tour de qui joue ici : continuer, terminer, ce que les autres ont fait entre-temps.

end-turn-reveals = Finir le tour (Entrée) ; quelque chose sera révélé, et rien ne pourra plus être annulé
end-turn-key = Finir le tour (Entrée)
end-turn-not-yet = Votre tour n’est pas encore fini
end-by-itself = Finir mon tour automatiquement
end-by-itself-what = Pour les experts : le tour finit dès qu’il n’y a plus rien à choisir, et ne peut plus être annulé.
doubted = La jouer quand même ? Choisissez-la encore une fois.
key-end-turn = finir le tour
    .key = Entrée
key-next-step = passer à l’étape suivante du tour
    .key = N
no-such-table = Ce lien est abîmé : aucune table n’a cette adresse. Redemandez le lien.
tidy = Retirer { $name } de cette liste
tidy-what = Retirer de cette liste ; la table elle-même reste
tidy-over = Ranger les parties finies
front-all-games = Toutes les { $count } parties
since = Depuis votre tour
pace = Ce que font les autres
pace-what = Une action après l’autre ; Espace ou un clic sur le plateau la passe.
pace-off = tout de suite
pace-fast = vite
pace-normal = normal
pace-slow = lentement
skip = Passer
space = Espace
go-to = Vers { $line }
go-to-with = { $colonist } vers { $line }, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}
build-at-once = Construire à { $city }
steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
you-can-pay = vous pouvez payer
houses = maisons
colonists = colons
cards = cartes
card-now = Maintenant
card-worth = Pour vous
card-worth-now = { $points } points avec ce que vous avez
god-brings = Une carte de ce dieu vous rapporte maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
on-pile = Au sommet de la pile de { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hint-shares = Les pourcentages disent combien de fois un bon joueur choisirait chacune ici.
advised = Conseillé
front-what = Praefectus est Concordia, le jeu de commerce dans l’Empire romain, en logiciel libre. Il n’est ni fait, ni licencié, ni approuvé par l’éditeur du jeu.
front-mode = Partie
front-mode-bots = contre des robots
front-mode-solo = seul
front-mode-teams = équipes de deux
level-not-ready = Il est encore en préparation ; d’ici là, il joue au premier coup d’œil.
history-first = au début
history-round-back = une manche en arrière
history-round-on = une manche en avant
history-speed = Vitesse : { $pace }
held-by-other = regarde ce que le tour a rapporté, puis le termine
copy-of = Copier { $card } de { $name }
key-rounds = journal ouvert : manche précédente et suivante, plus lent et plus vite
    .key = [ ]  , .

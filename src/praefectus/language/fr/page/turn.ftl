# Le tour de qui joue ici : continuer, terminer, ce que les autres ont fait entre-temps.

end-turn-reveals = Terminer votre tour (Entrée). Quelque chose sera révélé : vous ne pourrez plus annuler.
end-turn-key = Terminer votre tour (Entrée)
end-turn-not-yet = Il vous reste quelque chose à choisir
end-by-itself = Terminer mon tour automatiquement
end-by-itself-what = Pour les experts : votre tour se termine dès qu’il n’y a plus rien à choisir. Impossible d’annuler ensuite.
doubted = Jouer quand même ? Choisissez de nouveau pour confirmer.
key-end-turn = terminer le tour
    .key = Entrée
key-next-step = passer à l’étape suivante du tour
    .key = N
no-such-table = Table introuvable. Vérifiez le lien.
tidy = Retirer { $name } de cette liste
tidy-what = La retire seulement de cette liste ; la table reste
tidy-over = Effacer les parties terminées
front-all-games = Toutes les { $count } parties
since = Depuis votre dernier tour
pace = Tours des autres joueurs
pace-what = Coup par coup. Espace ou un clic sur le plateau pour passer.
pace-off = instantané
pace-fast = rapide
pace-normal = normal
pace-slow = lent
skip = Passer
space = Espace
told-way = { $colonist } : { $to }, { $steps } pas
steps = { $count } pas
you-can-pay = abordable
houses = villas
colonists = colons
cards = cartes
card-now = Maintenant
card-worth = Pour vous
card-worth-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec ce que vous avez
god-brings = Une carte de ce dieu vous rapporte maintenant { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
on-pile = Sur la défausse { OF($name) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-laid = jouée
swap-ask = Jouer { $card } au lieu de { $played } ?
swap-do = Échanger
swap-not = Garder

hint-why = Pourquoi ?
hint-shares = Les pourcentages montrent combien de fois un joueur fort choisirait chaque possibilité.
advised = Conseillé
front-what = Concordia, le jeu de commerce dans l’Empire romain, gratuit dans votre navigateur. Un projet de fans, ni réalisé ni approuvé par l’éditeur.
front-mode = Mode
front-mode-bots = contre des robots
front-mode-solo = Solo
front-mode-teams = Équipes de deux
level-not-ready = Encore en chargement ; d’ici là, le robot joue sans anticiper.
history-first = au début
history-round-back = une manche en arrière
history-round-on = une manche en avant
history-speed = Vitesse : { $pace }
held-by-other = Vérifie son tour avant de le terminer.
key-rounds = journal ouvert : manche précédente et suivante, plus lent et plus vite
    .key = [ ]  , .

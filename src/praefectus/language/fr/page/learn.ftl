# La page Comment jouer, et la légende des icônes.

learn-title = { $title } · Praefectus
learn-skip = Aller aux étapes
learn-steps = Étapes
learn-print = Imprimer
learn-loading = Chargement…
learn-again = Réessayer
learn-first-game = Commencer la première partie guidée
learn-rules = Chercher une règle
learn-in-hand = Dans votre main
learn-discard-pile = Défausse

key-title = Ce que signifient les icônes
key-goods = Marchandises
key-coin = 1 sesterce
key-gods = Dieux
key-markers = Jetons
key-active = Le jeton Bonus montre une marchandise : vous pouvez produire dans cette province.
key-turned = Il montre des pièces : la province a produit, et un bonus en sesterces les rapporte.
key-magnus = Praefectus Magnus : bonus doublé la prochaine fois que vous produisez
key-concordia = Carte Concordia : pour le joueur qui met fin à la partie
key-pieces = Pièces et lieux
key-house = Villa, à la couleur de son propriétaire
key-land = Colon terrestre
key-ship = Navire (colon maritime)
key-road = Route terrestre
key-sea = Route maritime
key-city = Cité, avec la marchandise qu’elle produit
key-start = Cité de départ : les nouveaux colons entrent ici

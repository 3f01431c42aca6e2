# Les forces des robots : comment chacune s'appelle, et ce qu'on peut en attendre.

level-random = Insouciant
level-random-text = Joue n’importe quoi de permis ; bon pour essayer.
level-novice = Doux
level-novice-text = Voit moins d’un quart de ce qui est possible : pour la toute première partie, et pour les enfants.
level-beginner = Facile
level-beginner-text = Néglige plus de la moitié de ce qu’il pourrait faire : un premier adversaire aimable.
level-greedy = Empressé
level-greedy-text = Prend ce qui rapporte le plus maintenant, et ne voit jamais plus loin que sa carte.
level-apprentice = Régulier
level-apprentice-text = Sait construire et commercer, mais en néglige un quart et ne regarde que son propre entrepôt.
level-journeyman = Capable
level-journeyman-text = Construit et commerce bien et néglige peu, mais ne regarde que son propre entrepôt.
level-explorer = Inventif
level-explorer-text = Joue comme l’habile, mais varie ses premières cartes.
level-learned = Habile
level-learned-text = A appris de millions de parties contre lui-même, et joue d’un coup d’œil.
level-strongest = Le plus fort
level-strongest-text = Le meilleur d’ici : joue chaque bon choix bien des fois jusqu’au bout avant de décider.

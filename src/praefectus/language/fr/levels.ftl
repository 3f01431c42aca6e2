# Les forces des robots : comment chacune s'appelle, et ce qu'on peut en attendre.

level-random = Aléatoire
level-random-text = Joue n’importe quel coup permis. Pour faire des essais.
level-novice = Débutant
level-novice-text = Oublie trois possibilités sur quatre. Pour une première partie, ou pour des enfants.
level-beginner = Facile
level-beginner-text = Oublie plus de la moitié de ses possibilités. Un premier adversaire aimable.
level-greedy = Glouton
level-greedy-text = Prend ce qui rapporte le plus de points tout de suite, sans jamais prévoir.
level-apprentice = Moyen
level-apprentice-text = Construit et commerce, mais oublie une possibilité sur quatre et ne s’occupe pas de vous.
level-journeyman = Difficile
level-journeyman-text = Construit et commerce bien, mais ne s’occupe pas de vous.
level-explorer = Créatif
level-explorer-text = Joue comme Expert, avec des ouvertures plus variées.
level-learned = Expert
level-learned-text = A appris en jouant des millions de parties contre lui-même. Joue instantanément.
level-strongest = Le plus fort
level-strongest-text = Le meilleur robot ici : il simule de nombreuses fois chaque coup prometteur avant de décider.

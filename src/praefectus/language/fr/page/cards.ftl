# Ce qui figure sur les cartes de la main : ce que fait chacune, en peu de mots.

card-line-tribune = Reprenez toutes vos cartes jouées
card-line-architect = Déplacez vos colons et construisez des maisons
card-line-prefect = Faites produire une province pour tous et prenez son bonus, ou ramassez les sesterces
card-line-colonist = Placez des colons pour 1 nourriture et 1 outil chacun, ou prenez des sesterces
card-line-mercator = Prenez 3 sesterces et commercez deux sortes de marchandises
card-line-mercator5 = Prenez 5 sesterces et commercez deux sortes de marchandises
card-line-diplomat = Faites ce que fait la carte au sommet d’une autre pile
card-line-senator = Achetez jusqu’à deux cartes de l’étalage
card-line-consul = Achetez une carte pour les seules marchandises de la carte
card-line-mason = Vos maisons des villes de briques produisent 1 brique chacune
card-line-farmer = Vos maisons des villes de nourriture produisent 1 nourriture chacune
card-line-smith = Vos maisons des villes d’outils produisent 1 outil chacune
card-line-vintner = Vos maisons des villes de vin produisent 1 vin chacune
card-line-weaver = Vos maisons des villes d’étoffe produisent 1 étoffe chacune
card-line-magister = Répétez la carte que vous venez de jouer
card-line-prefect_architect = Agissez comme Préfet ou comme Architecte
card-line-architect_mercator = Agissez comme Architecte ou comme Mercator avec 5 sesterces
card-line-prefect_mercator = Agissez comme Préfet ou comme Mercator avec 5 sesterces
card-line-praetor = Vous et votre partenaire pouvez acheter chacun une carte au prix du Sénateur
card-line-legatus = Regardez la main de votre partenaire et proposez une carte
card-line-proconsul = Achetez une carte pour ses seules marchandises

score-together = Ensemble
score-half = La moitié des deux

# Ce qui figure sur les cartes de la main : ce que fait chacune, en peu de mots.

card-line-tribune = Reprenez toutes vos cartes jouées
card-line-architect = Déplacez vos colons et construisez
card-line-prefect = Produisez, ou prenez le bonus en sesterces
card-line-colonist = Placez des colons, ou prenez des sesterces
card-line-mercator = Prenez 3 sesterces, achetez ou vendez 2 types
card-line-mercator5 = Prenez 5 sesterces, achetez ou vendez 2 types
card-line-diplomat = Copiez la carte d’une autre défausse
card-line-senator = Achetez jusqu’à deux cartes
card-line-consul = Achetez une carte ; sa case est gratuite
card-line-mason = 1 brique par villa en cité Brique
card-line-farmer = 1 blé par villa en cité Blé
card-line-smith = 1 outil par villa en cité Outil
card-line-vintner = 1 vin par villa en cité Vin
card-line-weaver = 1 tissu par villa en cité Tissu
card-line-magister = Répétez la carte que vous venez de jouer
card-line-prefect_architect = Utilisez le Préfet ou l’Architecte
card-line-architect_mercator = Architecte, ou Marchand avec 5 sesterces
card-line-prefect_mercator = Préfet, ou Marchand avec 5 sesterces
card-line-praetor = Achetez chacun une carte, vous et votre partenaire
card-line-legatus = Proposez une carte à votre partenaire
card-line-proconsul = Achetez une carte pour ses marchandises

score-together = Ensemble
score-half = La moitié du total de l’équipe

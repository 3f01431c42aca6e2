# Ce qui figure sur les cartes de la main : ce que fait chacune, en peu de mots.

card-line-tribune = Reprenez toutes vos cartes jouées
card-line-architect = Déplacez vos colons et construisez des villas
card-line-prefect = Produisez dans une province pour tous et prenez son bonus, ou prenez le bonus en sesterces
card-line-colonist = Placez des colons pour 1 blé et 1 outil chacun, ou prenez des sesterces
card-line-mercator = Prenez 3 sesterces, achetez ou vendez 2 types
card-line-mercator5 = Prenez 5 sesterces, achetez ou vendez 2 types
card-line-diplomat = Copiez la carte du dessus d’une autre défausse
card-line-senator = Achetez jusqu’à deux cartes à vendre
card-line-consul = Achetez une carte pour les seules marchandises de la carte
card-line-mason = Vos villas des cités Brique produisent 1 brique chacune
card-line-farmer = Vos villas des cités Blé produisent 1 blé chacune
card-line-smith = Vos villas des cités Outil produisent 1 outil chacune
card-line-vintner = Vos villas des cités Vin produisent 1 vin chacune
card-line-weaver = Vos villas des cités Tissu produisent 1 tissu chacune
card-line-magister = Répétez la carte que vous venez de jouer
card-line-prefect_architect = Utilisez le Préfet ou l’Architecte
card-line-architect_mercator = Utilisez l’Architecte ou un Marchand avec 5 sesterces
card-line-prefect_mercator = Utilisez le Préfet ou un Marchand avec 5 sesterces
card-line-praetor = Vous et votre partenaire pouvez acheter chacun une carte au prix du Sénateur
card-line-legatus = Regardez la main de votre partenaire et proposez une carte
card-line-proconsul = Achetez une carte pour ses seules marchandises

score-together = Ensemble
score-half = La moitié du total de l’équipe

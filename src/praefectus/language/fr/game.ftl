# Le jeu : ce que demandent les décisions, ce que disent les choix, l'aide de la première partie.

## Ce que demande une décision

prompt-play = Jouer une carte
    .sentence = Choisissez une carte de votre main.
prompt-move = Déplacer les colons
prompt-walk = Vers où ?
    .sentence = Choisissez la route où le colon s’arrête.
prompt-build = Construire des villas
    .sentence = Construisez dans les cités voisines de vos colons, ou arrêtez de construire.
prompt-prefect = Préfet
    .sentence = Produisez dans une province, ou prenez le bonus en sesterces.
prompt-colonist = Colon
    .sentence = Placez de nouveaux colons, ou prenez des sesterces.
prompt-settle = Nouveaux colons
    .sentence = Choisissez où un nouveau colon entre sur le plateau.
prompt-trade = Commerce
prompt-buy = Acheter des cartes
prompt-pay = Payer avec une marchandise au choix
    .sentence = Choisissez la marchandise que vous payez pour cette case.
prompt-copy = Diplomate
    .sentence = Choisissez la carte à copier.
prompt-take = Pas assez de place
    .sentence = Choisissez les nouvelles marchandises que vous gardez.
prompt-start_goods = Marchandises de départ
    .sentence = Achetez vos marchandises de départ.
prompt-get = Prendre une marchandise
    .sentence = Choisissez la marchandise que vous prenez.
prompt-bonus = Le bonus de Gavdos
    .sentence = Choisissez la marchandise que vous prenez en bonus.
prompt-market = Marché aux poissons
    .sentence = Visitez une case du marché aux poissons, ou passez à votre carte.
prompt-stand = Étals du marché
    .sentence = Choisissez un étal de cette case.
prompt-offer = Étal du marché
prompt-patrician = Choisir un patricien
    .sentence = Votre patricien reste avec vous toute la partie.
prompt-bid = Enchères
    .sentence = Misez des points pour le patricien, ou passez.
prompt-forum = Le forum
    .sentence = Prenez une carte disponible du forum, ou aucune.
prompt-exchange = Échange
    .sentence = Choisissez une marchandise à donner.
prompt-sell_bonus = Vendre le bonus ?
    .sentence = Vendez tout de suite une marchandise du bonus, ou entreposez-la.
prompt-bonus_good = Votre bonus
    .sentence = Choisissez la marchandise que vous prenez en bonus.
prompt-free_house = Une villa gratuite
    .sentence = Choisissez la cité de la villa gratuite.
prompt-half_price = Moitié prix
    .sentence = Achetez un type de marchandises à moitié prix.
prompt-use_forum = Cartes du forum
    .sentence = Utilisez une carte du forum, ou terminez votre tour.
prompt-sail = Avancer un navire
    .sentence = Vous avez pris le bonus en sesterces : vous pouvez avancer un navire.
prompt-ship_house = Un navire a accosté
    .sentence = Construisez une villa là où votre navire a accosté, ou passez.
prompt-god = Byzantium
    .sentence = Choisissez le dieu à compter maintenant.
prompt-start = Où commencer ?
    .sentence = Votre partenaire commence dans la cité de départ ; choisissez une autre cité pour vos premiers colons.
prompt-suggest = Legatus
    .sentence = Choisissez la carte que votre partenaire devrait jouer.
prompt-partner = Demande de votre partenaire
    .sentence = Jouez une carte de votre main.
prompt-role = Choisir un personnage
    .sentence = Choisissez lequel des deux personnages vous utilisez.
prompt-end_turn = Tour terminé
    .sentence = Vérifiez le résultat, puis terminez votre tour ou annulez.
prompt-steps-left = Encore { $count } pas. Choisissez un colon à déplacer, ou terminez les déplacements.
prompt-kinds-left = Encore { $count } { $count ->
    [one] type
   *[other] types
} de marchandises à acheter ou vendre. Vous avez { $coins }.
prompt-cards-place = Achetez { $count ->
    [one] { $count } carte. Elle
   *[other] jusqu’à { $count } cartes. Chacune
} coûte les marchandises de la carte et de sa case.
prompt-cards-alone = Achetez { $count ->
    [one] { $count } carte
   *[other] jusqu’à { $count } cartes
}, pour les seules marchandises de la carte.
prompt-partners-card = La carte de votre partenaire
    .sentence = Votre partenaire a joué « { $card } ». Vous pouvez l’utiliser aussi, ou passer.
prompt-partner-alone = Votre partenaire a joué le Proconsul : jouez n’importe quelle carte sauf un Legatus, pour vous uniquement.
prompt-partner-both = Jouez n’importe quelle carte sauf un Legatus : vous l’exécutez d’abord, puis votre partenaire.
prompt-partner-suggests = Votre partenaire propose « { $card } ». Jouez n’importe quelle carte sauf un Legatus : vous l’exécutez d’abord, puis votre partenaire.
prompt-bid-first = Choisissez le patricien à mettre aux enchères.
prompt-fish-prefect = Produisez dans une province qui a du poisson et prenez-le. Ou prenez { $coins } pour chaque case sans poisson, et une marchandise au choix.
prompt-house-stand = L’étal des villas : construisez une villa au prix habituel.
prompt-offer-what = Choisissez ce que vous payez et ce que vous recevez en échange.
prompt-with-trade = { $sentence } Un navire près d’un commerce peut y entrer définitivement.

## L'aide de la première partie

guide-play = À chaque tour, jouez une carte et faites ce qu’elle dit. Elle reste dans votre défausse jusqu’à ce que vous jouiez le Tribun.
guide-move = Vos colons se déplacent sur les routes. Là où l’un s’arrête, vous pouvez construire dans les cités aux deux bouts de la route.
guide-walk = Choisissez la route où le colon s’arrête. Survolez une cité pour voir ce qu’y coûterait une villa.
guide-build = Les villas rapportent des marchandises quand leur province produit, et des points à la fin. Construisez tout ce que vous pouvez payer.
guide-prefect = Tous ceux qui ont une villa dans la province reçoivent sa marchandise ; vous seul recevez le bonus. Ou prenez tous les sesterces visibles : toutes les provinces peuvent de nouveau produire.
guide-colonist = Avec plus de colons, vous atteignez plus de cités. Pas de blé ni d’outils ? Prenez les sesterces.
guide-settle = Les nouveaux colons commencent dans la cité de départ, ou dans une cité où vous avez une villa.
guide-trade = Vendez ce que vous avez en trop, et achetez ce que coûte votre prochaine villa ou carte. Jusqu’à deux types de marchandises à chaque fois.
guide-buy = Les cartes vous donnent des actions maintenant et des points à la fin : chacune appartient à un dieu, qui récompense une chose.
guide-pay = Cette case coûte une marchandise au choix : donnez celle dont vous avez le moins besoin.
guide-copy = Le Diplomate copie la carte du dessus de la défausse d’un autre joueur.
guide-take = Ce qui n’entre pas dans votre entrepôt est perdu. Gardez donc ce dont vous aurez besoin.
guide-bonus = Prenez la marchandise de votre choix. Le jeton correspondant est retourné côté pièces.
guide-market = Vous visitez le marché aux poissons avant de jouer votre carte. Le poisson y achète de petits avantages.
guide-forum = Les cartes du forum restent à vous : certaines aident aussitôt, d’autres toute la partie.
guide-sail = Les navires de la piste vous donnent quelque chose partout où ils accostent.
guide-god = Choisissez le dieu qui vous rapporte le plus de points maintenant.

## Ne rien choisir

declined-done = Terminé
declined-done_moving = Fin des déplacements
declined-on_to_the_card = Passer le marché
declined-pass = Passer
declined-take_none = N’en prendre aucune
declined-store_it = Entreposer
declined-take_fish = Prendre le poisson
declined-sail_no_ship = N’avancer aucun navire
declined-build_nothing_there = Ne pas construire
declined-leave_it_out = Passer

## Ce que dit un choix

choice-play = Jouer { $card }
choice-produce = Produire dans { $province }
choice-cash_bonus = Prendre le bonus en sesterces
choice-new_colonists = Placer de nouveaux colons
choice-copy_seat = Copier { $card } { OF($seat) }
choice-copy_display = Copier { $card } de la case { $place }
choice-copy_contrarius = Copier { $card } de Contrarius
place-where = à { $place }
place-from = depuis { $place }
line-between = { $first }–{ $second }
choice-select-land = Déplacer le colon terrestre { $whence }
choice-select-ship = Déplacer le navire { $whence }
choice-take = Prendre { $what }
choice-move = Aller sur la route { $line }
choice-go = Vers la route { $line }
choice-build = Construire à { $city }
choice-place_land = Placer un colon terrestre { $where }
choice-place_sea = Placer un navire { $where }
choice-buy_goods = Acheter { $goods }
choice-sell_goods = Vendre { $goods }
choice-take_good = Garder { $good }
choice-buy_card = Acheter { $card } de la case { $place }
choice-pay_good = Payer { $good }
choice-role = Utiliser { $card }
choice-role-too = Utiliser aussi { $card }
choice-suggest = Proposer { $card }
choice-start = Commencer { $where }
choice-score_god = Compter { $god }
choice-sail = Naviguer vers { $space }
choice-take_card = Prendre { $card } au forum
choice-give = Donner { $good }
choice-sell_unit = Vendre maintenant
choice-keep = Choisir { $card }
choice-use = Utiliser { $card }
choice-bid = Miser { $points }
choice-enter = Aller au marché : { $stands }
choice-use_stand = Utiliser : { $stand }
choice-take_offer = Payer { $price } : { $does }
choice-enter_trade = Envoyer le navire de { $place } au commerce { $trade }
sale-card = { $card } ({ $god })
stand-takes = prendre { $goods }
stand-does-house = avancer d’un pas et construire une villa
stand-does-colonist = placer un colon
stand-does-senator = acheter une carte
stand-does-mercator = acheter ou vendre un type de marchandises

## Provinces qui sont des couleurs

land-red = la province rouge
land-green = la province verte
land-light-green = la province vert clair
land-dark-green = la province vert foncé
land-yellow = la province jaune
land-blue = la province bleue
land-black = la province noire
land-brown = la province brune
land-crimson = la province cramoisie
land-orange = la province orange
land-taupe = la province taupe
land-gold = la province dorée
land-purple = la province violette
land-teal = la province bleu canard
land-turquoise = la province turquoise
land-grey = la province grise
land-pink = la province rose

## Pourquoi on ne peut construire ou acheter

reason-own-house = vous y avez déjà une villa
reason-no-house-left = vous n’avez plus de villa
reason-closed = plus personne ne peut construire ici
reason-no-ship = aucun de vos navires ne vient d’y accoster
reason-no-colonist = aucun de vos colons n’est à côté
reason-short = il vous manque { $things }
lacking = manque : { $things }
lacking-card = il vous faut un Sénateur ou un Consul
amount-of = { $count } parmi { $goods }
amount-any = { $count ->
    [one] { $count } marchandise au choix
   *[other] { $count } marchandises au choix
}

## Ce qu’une carte ferait maintenant

now-and = { $first } ; { $next }
now-steps = { $count } pas
now-houses-already = { $count ->
    [one] { $count } villa déjà abordable
   *[other] { $count } villas déjà abordables
}
now-houses = { $count ->
    [one] { $count } villa abordable
   *[other] { $count } villas abordables
}
now-produce = { $count ->
    [one] { $count } province peut
   *[other] { $count } provinces peuvent
} produire
now-on-markers = { $count ->
    [one] { $count } sesterce
   *[other] { $count } sesterces
} à prendre
now-colonists-or = de nouveaux colons, ou { $coins }
now-settle-land = 1 colon terrestre
now-settle-sea = 1 navire
now-settle-either = 1 colon
now-cards = { $count ->
    [one] { $count } carte abordable
   *[other] { $count } cartes abordables
}
now-trade = commerce : { $count ->
    [one] { $count } type
   *[other] { $count } types
}
now-back = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de retour
now-copy = copie : { $cards }
now-sale = une carte à vendre
now-ends = { $reason } ; ne ferait que terminer votre tour
now-takes-and-ends = { $reason } ; ne vous donnerait que { $gains }
idle-architect = aucun déplacement et rien à construire
idle-mercator = rien à vendre ni à acheter
idle-diplomat = encore rien à copier
idle-colonist = pas assez de blé et d’outils pour un colon
idle-no-colonist = il ne reste aucun colon à placer
idle-cards = rien d’abordable
idle-magister = encore rien à répéter
idle-mason = aucune villa dans une cité Brique, ou plus de place dans l’entrepôt
idle-farmer = aucune villa dans une cité Blé, ou plus de place dans l’entrepôt
idle-smith = aucune villa dans une cité Outil, ou plus de place dans l’entrepôt
idle-vintner = aucune villa dans une cité Vin, ou plus de place dans l’entrepôt
idle-weaver = aucune villa dans une cité Tissu, ou plus de place dans l’entrepôt
idle-erupted = le volcan est entré en éruption, et aucune de vos villas ne produit plus ({ $good })

## Ce que fera Contrarius, et le Praefectus Piscatus

then-scores = Contrarius marque { $points } { $points ->
    [one] point
   *[other] points
}
then-builds-instead = Contrarius ne trouve rien et construit 1 villa
then-takes-instead = Contrarius ne trouve rien et prend 1 carte
then-nothing = Contrarius ne trouve rien à faire
then-or-coins = { $then }, ou marque { $points } { $points ->
    [one] point
   *[other] points
} si vous prenez des sesterces
then-tile = { $then } ; il pioche d’abord une tuile volcan
then-sail = vous pouvez avancer un navire
then-no-god = vous n’avez plus de villa pour marquer un dieu à Byzantium : votre navire n’y rapporte rien
then-offer = payer { $price } : { $does }
piscatus-more = { $name } : +{ $fish } à la prochaine production

## Points à côté des dieux

extra-concordia = Concordia
    .sentence = A mis fin à la partie
extra-victoria = Victoria
extra-auction = Enchères
    .sentence = Misé pour un patricien
extra-byzantium = Byzantium
    .sentence = { $gods } à Byzantium
extra-trade = Commerce
    .sentence = { $ships ->
        [one] 1 navire au commerce
       *[other] { $ships } navires au commerce
    }
extra-reactions = Réactions
    .sentence = Ses réactions
extra-handicap = Handicap
    .sentence = Niveau { $level }
extra-vesta = Vesta
    .sentence = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de Vesta, { $each } pour chacune : il n’a pas d’argent

## Ce que le hasard a apporté

amounts-bid = Miser
outcome-token = jeton Cité : { $good }
outcome-card = piochée : { $card }
outcome-forum_card = forum : { $card }
outcome-castle_marker = jeton de castellum : { $good }
outcome-rolled = dé : { $what }
outcome-specialist = le spécialiste
outcome-city_pick = tirée au sort : { $city }
outcome-tile-of = une tuile volcan ({ $province })
outcome-tile-neutral = une tuile volcan neutre
outcome-drawn-by = { $tile }, piochée par { $seat }
outcome-tile = { $tile }, avec { $goods }
outcome-tile-row = { $tile }, avec { $goods } ; rangée { $row } : { $happens }

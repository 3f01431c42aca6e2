# Le jeu : ce que demandent les décisions, ce que disent les choix, l'aide de la première partie.

## Ce que demande une décision

prompt-play = Jouer une carte
    .sentence = Choisissez une carte de votre main.
prompt-move = Déplacer les colons
prompt-walk = Vers où ?
    .sentence = Choisissez la ligne où le colon s’arrête.
prompt-build = Construire des maisons
    .sentence = Construisez dans les villes voisines de vos colons, ou arrêtez.
prompt-prefect = Préfet
    .sentence = Faites produire une province, ou ramassez les sesterces des marqueurs.
prompt-colonist = Colon
    .sentence = Placez de nouveaux colons, ou prenez des sesterces.
prompt-settle = Nouveaux colons
    .sentence = Choisissez où un nouveau colon entre sur le plateau.
prompt-trade = Commerce
prompt-buy = Acheter des cartes
prompt-pay = Payer d’une marchandise au choix
    .sentence = Choisissez la marchandise que vous payez pour la case de la carte.
prompt-copy = Diplomate
    .sentence = Choisissez la carte dont vous exécutez l’action.
prompt-take = L’entrepôt est plein
    .sentence = Choisissez lesquelles des nouvelles marchandises vous gardez.
prompt-start_goods = Premières marchandises
    .sentence = Achetez vos premières marchandises à leur prix.
prompt-get = Prendre une marchandise
    .sentence = Choisissez la marchandise que vous prenez.
prompt-bonus = Le bonus de Gavdos
    .sentence = Choisissez la marchandise que vous prenez en bonus.
prompt-market = Marché aux poissons
    .sentence = Entrez sur une case du marché aux poissons, ou passez à votre carte.
prompt-stand = Étals du marché
    .sentence = Choisissez un étal de cette case.
prompt-offer = Étal du marché
prompt-patrician = Choisir un patricien
    .sentence = Un patricien vous sert toute la partie.
prompt-bid = Enchères
    .sentence = Misez des points de victoire pour le patricien, ou passez.
prompt-forum = Le forum
    .sentence = Prenez l’une des cartes du forum à votre portée, ou aucune.
prompt-exchange = Échange
    .sentence = Choisissez une marchandise à donner.
prompt-sell_bonus = Vendre le bonus ?
    .sentence = Vendez une unité du bonus aussitôt, ou entreposez-la.
prompt-free_house = Une maison gratuite
    .sentence = Choisissez la ville de la maison gratuite.
prompt-half_price = Moitié prix
    .sentence = Achetez une sorte de marchandise à moitié prix.
prompt-use_forum = Cartes du forum
    .sentence = Utilisez une carte du forum, ou finissez votre tour.
prompt-sail = Un navire avance
    .sentence = Le Préfet qui ramasse les sesterces peut avancer un navire sur la piste.
prompt-ship_house = Un navire a accosté
    .sentence = Construisez une maison là où votre navire vient d’accoster, ou non.
prompt-god = Byzantium
    .sentence = Choisissez le dieu qui vous récompense maintenant.
prompt-start = Où commencer ?
    .sentence = Votre partenaire commence dans la capitale ; choisissez une ville à l’écart pour vos premiers colons.
prompt-suggest = Legatus
    .sentence = Montrez la carte que votre partenaire devrait jouer.
prompt-partner = Votre partenaire demande
    .sentence = Jouez une carte de votre main.
prompt-role = Deux personnages
    .sentence = Choisissez lequel des deux vous exécutez.
prompt-end_turn = Votre tour est terminé
    .sentence = Regardez ce qu’il a apporté ; finissez-le, ou annulez une étape.
prompt-steps-left = Encore { $count } pas. Choisissez un colon à déplacer, ou arrêtez.
prompt-kinds-left = Encore { $count } { $count ->
    [one] sorte
   *[other] sortes
} de marchandises à commercer, { $coins } en main.
prompt-cards-place = { $count } { $count ->
    [one] carte
   *[other] cartes
} au plus ; vous payez la carte et sa case.
prompt-cards-alone = { $count } { $count ->
    [one] carte
   *[other] cartes
} au plus ; vous payez la carte seule.
prompt-partners-card = La carte de votre partenaire
    .sentence = Votre partenaire a joué : { $card } ; vous pouvez l’exécuter aussi, ou y renoncer.
prompt-partner-alone = Votre partenaire a joué le Proconsul : jouez n’importe quelle carte sauf un Legatus, pour vous seul.
prompt-partner-both = Jouez n’importe quelle carte sauf un Legatus : vous l’exécutez d’abord, puis votre partenaire.
prompt-partner-suggests = Votre partenaire propose : { $card }. Jouez n’importe quelle carte sauf un Legatus : vous l’exécutez d’abord, puis votre partenaire.
prompt-bid-first = Nommez le patricien mis aux enchères.
prompt-fish-prefect = Faites produire une province qui a du poisson et prenez-le, ou ramassez { $coins } pour chaque case sans poisson et une marchandise de votre choix.
prompt-house-stand = L’étal des maisons : construisez une maison au prix habituel.
prompt-offer-what = Choisissez ce que vous payez et ce que vous en recevez.
prompt-with-trade = { $sentence } Un navire sur une ligne vers un commerce peut y entrer pour de bon.

## L'aide de la première partie

guide-play = Un tour, c’est une carte : jouez-la et faites ce qu’elle dit. Elle reste sur votre pile jusqu’à ce que vous jouiez le Tribun.
guide-move = Vos colons marchent sur les lignes. Là où l’un s’arrête, vous pouvez construire dans les villes aux deux bouts de la ligne.
guide-walk = Choisissez la ligne où le colon s’arrête. Survolez une ville pour voir ce qu’y coûterait une maison.
guide-build = Les maisons rapportent des marchandises quand leur province produit, et des points à la fin. Construisez tout ce que vous pouvez payer.
guide-prefect = Une province produit pour tous ceux qui y ont une maison ; vous seul recevez le bonus de son marqueur. Ou ramassez les sesterces visibles : tous les marqueurs reviennent alors aux marchandises.
guide-colonist = Plus de colons atteignent plus de villes. S’il vous manque nourriture et outils, prenez les sesterces.
guide-settle = Les nouveaux colons commencent dans la capitale, ou dans une ville où vous avez une maison.
guide-trade = Vendez ce que vous avez en trop, achetez ce que demande la prochaine maison ou carte. Deux sortes de marchandises à chaque fois.
guide-buy = Les cartes servent maintenant et comptent à la fin : chacune appartient à un dieu, qui compte une chose que vous avez.
guide-pay = Cette case de l’étalage demande une marchandise au choix : donnez celle dont vous avez le moins besoin.
guide-copy = Le Diplomate fait ce qui se trouve au sommet de la pile d’un autre joueur.
guide-take = Votre entrepôt a douze cases. Ce qui n’y tient pas est perdu ; gardez ce que demande l’étape suivante.
guide-bonus = N’importe quelle marchandise ; le marqueur laisse ses sesterces pour le prochain ramassage.
guide-market = On visite le marché aux poissons avant la carte : le poisson y achète de petits avantages.
guide-forum = Les cartes du forum restent à vous : certaines aident aussitôt, d’autres toute la partie.
guide-sail = Les navires de la piste apportent quelque chose partout où ils accostent.
guide-god = Choisissez le dieu qui vous rapporte le plus maintenant.

## Ne rien choisir

declined-done = Terminé
declined-done_moving = Fin des déplacements
declined-on_to_the_card = Passer à la carte
declined-pass = Passer
declined-take_none = N’en prendre aucune
declined-store_it = Entreposer
declined-sail_no_ship = N’avancer aucun navire
declined-build_nothing_there = Ne rien construire là
declined-leave_it_out = Y renoncer

## Ce que dit un choix

choice-play = Jouer { $card }
choice-produce = Produire en { $province }
choice-cash_bonus = Ramasser les sesterces
choice-new_colonists = Placer de nouveaux colons
choice-copy_seat = Copier { $card } de { $seat }
choice-copy_display = Copier { $card } de la case { $place } de l’étalage
choice-copy_contrarius = Copier { $card } de Contrarius
place-where = à { $place }
place-from = depuis { $place }
line-between = { $first } - { $second }
choice-select-land = Déplacer le colon terrestre { $whence }
choice-select-ship = Déplacer le navire { $whence }
choice-take = Prendre { $what }
choice-move = Aller à { $line }
choice-build = Construire à { $city }
choice-place_land = Placer un colon terrestre { $where }
choice-place_sea = Placer un navire { $where }
choice-buy_goods = Acheter { $goods }
choice-sell_goods = Vendre { $goods }
choice-take_good = Garder { $good }
choice-buy_card = Acheter { $card } de la case { $place }
choice-pay_good = Payer { $good }
choice-role = Agir comme { $card }
choice-role-too = Exécuter aussi { $card }
choice-suggest = Proposer { $card }
choice-start = Commencer { $where }
choice-score_god = Compter { $god }
choice-sail = Naviguer vers { $space }
choice-take_card = Prendre { $card } au forum
choice-give = Donner { $good }
choice-sell_unit = Vendre aussitôt
choice-keep = Choisir { $card }
choice-use = Utiliser { $card }
choice-bid = Miser { $points }
choice-enter = Aller à l’{ $stands }
choice-use_stand = Utiliser l’{ $stand }
choice-take_offer = Payer { $price } : { $does }
choice-enter_trade = Envoyer le navire de { $place } au commerce { $trade }
sale-card = { $card } ({ $god })
stand-takes = prendre { $goods }
stand-does-house = avancer d’un pas et construire une maison
stand-does-colonist = placer un colon
stand-does-senator = acheter une carte
stand-does-mercator = commercer avec une sorte de marchandise

## Provinces qui sont des couleurs

land-red = terre rouge
land-green = terre verte
land-light-green = terre vert clair
land-dark-green = terre vert foncé
land-yellow = terre jaune
land-blue = terre bleue
land-black = terre noire
land-brown = terre brune
land-crimson = terre cramoisie
land-orange = terre orange
land-taupe = terre taupe
land-gold = terre dorée
land-purple = terre violette
land-teal = terre bleu canard
land-turquoise = terre turquoise
land-grey = terre grise
land-pink = terre rose

## Pourquoi on ne peut construire ou acheter

reason-own-house = vous avez une maison ici
reason-no-house-left = vous n’avez plus de maison
reason-closed = plus personne ne peut construire ici
reason-no-ship = aucun de vos navires ne vient d’y accoster
reason-no-colonist = aucun de vos colons n’est à côté
reason-short = il vous manque { $things }
lacking = il vous manque { $things }
lacking-card = il vous manque une carte qui puisse l’acheter
amount-of = { $count } parmi { $goods }
amount-any = { $count ->
    [one] { $count } marchandise au choix
   *[other] { $count } marchandises au choix
}

## Ce qu’une carte ferait maintenant

now-and = { $first } ; { $next }
now-steps = { $count } pas
now-houses-already = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
} à votre portée déjà
now-houses = { $count ->
    [one] { $count } maison
   *[other] { $count } maisons
} à votre portée
now-produce = { $count ->
    [one] { $count } province peut
   *[other] { $count } provinces peuvent
} produire
now-on-markers = { $count ->
    [one] { $count } sesterce
   *[other] { $count } sesterces
} sur les marqueurs
now-colonists-or = de nouveaux colons, ou { $coins }
now-settle-land = un nouveau colon terrestre, si vous voulez
now-settle-sea = un nouveau navire, si vous voulez
now-settle-either = un nouveau colon terrestre ou navire, si vous voulez
now-cards = { $count } à votre portée
now-trade = commerce de { $count ->
    [one] { $count } sorte
   *[other] { $count } sortes
} de marchandises
now-back = reprend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
now-copy = copie : { $cards }
now-sale = une carte à vendre
now-ends = { $reason } : finit votre tour
now-takes-and-ends = { $reason } : prend { $gains } et finit votre tour
idle-architect = personne ne peut bouger, et rien ne peut être construit
idle-mercator = rien à vendre, et rien que vous puissiez acheter
idle-diplomat = rien à copier encore
idle-colonist = ni nourriture ni outil pour un nouveau colon
idle-no-colonist = il ne reste aucun colon à placer
idle-cards = rien que vous puissiez payer
idle-magister = rien à répéter encore
idle-mason = aucune de vos maisons de briques n’a de place pour sa marchandise
idle-farmer = aucune de vos maisons de nourriture n’a de place pour sa marchandise
idle-smith = aucune de vos maisons d’outils n’a de place pour sa marchandise
idle-vintner = aucune de vos maisons de vin n’a de place pour sa marchandise
idle-weaver = aucune de vos maisons d’étoffe n’a de place pour sa marchandise

## Ce que fera Contrarius, et le Praefectus Piscatus

then-produce = { $then } (il y a { $houses ->
    [0] aucune maison
    [one] { $houses } maison
   *[other] { $houses } maisons
})
then-or-coins = { $then } ; si vous prenez des sesterces : { $coins }
then-tile = { $then } ; il pioche d’abord une tuile volcan
piscatus-more = { $name } : la prochaine production apporte { $fish } de plus

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
    } de Vesta, { $each } pour chacune : il n’a pas d’argent

## Ce que le hasard a apporté

amounts-bid = Miser
outcome-token = jeton de ville : { $good }
outcome-card = piochée : { $card }
outcome-forum_card = forum : { $card }
outcome-rolled = dé : { $what }
outcome-specialist = le spécialiste
outcome-city_pick = le hasard a choisi { $city }
outcome-tile-of = une tuile volcan ({ $province })
outcome-tile-neutral = une tuile volcan sans province
outcome-drawn-by = { $tile }, piochée par { $seat }
outcome-tile = { $tile }, avec { $goods }
outcome-tile-row = { $tile }, avec { $goods } ; rang { $row } : { $happens }

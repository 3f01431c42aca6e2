# Le journal comme un récit : des propositions sur ce que chacun a fait, réunies en une phrase, et des phrases à part.

log-play = a joué « { $card } »
log-produce = a produit dans { $province }
log-cash-bonus = a pris { $gained } de bonus
log-cash-bonus-nothing = n’a rien trouvé à prendre
log-income = a pris { $gained }
log-copy-seat = a copié « { $card } » { OF($other) }
log-copy-display = a copié « { $card } » parmi les cartes à vendre
log-role = a utilisé « { $card } »
log-move-land = a avancé sur la route { $line }
log-move-sea = a navigué sur la route { $line }
log-build = a construit à { $place } pour { $paid }
log-build-nothing = a construit à { $place } gratuitement
log-place-land = a placé un colon { $where }
log-place-sea = a placé un navire { $where }
log-buy-goods = a acheté { $gained } pour { $paid }
log-buy-goods-nothing = a acheté { $gained }
log-sell-goods = a vendu { $paid } pour { $gained }
log-take-good = a gardé { $gained }
log-get = a pris { $gained }
log-get-later = a choisi : { $good }
log-buy-card = a acheté « { $sale } »
log-costs = { $clause } pour { $paid }
log-gains = a reçu { $gained }
log-pays = a payé { $paid }
log-card = Mis en vente : { $sales }.
log-magnus = Le { $magnus } est passé à { $seat }.
log-ends = { $seat } a mis fin à la partie : { $last }.

log-give = a échangé { $paid } contre { $gained }
log-give-nothing = a cédé { $paid }
log-sell-unit = a vendu aussitôt une marchandise bonus
log-keep = a choisi { $forum }
log-bid-keep = a mis { $forum } aux enchères
log-take-card = a pris { $forum } au forum
log-use = a utilisé { $forum }
log-bid = a misé { $points }
log-bid-done = a passé
log-bonus-good-get = a choisi comme bonus : { $good }
log-forum-card = Nouveau au forum : { $forums }.
log-patricians-dealt = { $seat } peut choisir entre { $forums }.
log-patricians-shown = Aux enchères : { $forums }.

log-role-joined = a aussi utilisé « { $card } »

log-suggest = a proposé « { $card } »
log-start-place-land = a commencé { $where }
log-start-place-sea = a commencé { $where }

log-enter = a visité le marché ({ $stands })
log-use-stand = a utilisé : { $stands }
log-take-offer = a échangé { $paid } contre { $gained }
log-take-offer-nothing = a payé { $paid }

log-score-god = a marqué { $god } à Byzantium avec une villa
log-god-scored = a reçu { $points } pour cela

log-tile = { $seat } a pioché une tuile volcan avec { $tile } ({ $province }) et l’a placée dans la rangée { $row } : { $happens }.
log-tile-neutral = { $seat } a pioché une tuile volcan neutre avec { $tile }.
log-tile-idle = { $seat } a pioché une tuile volcan ({ $province }) et l’a placée dans la rangée { $row } : { $happens }.
log-tile-idle-neutral = { $seat } a pioché une tuile volcan neutre.
log-tile-before = Avant la partie, une tuile volcan ({ $province }) a été placée dans la rangée { $row } : { $happens }.
log-tile-before-neutral = Avant la partie, une tuile volcan neutre a été piochée.

log-contrarius-rolled-card = a obtenu un { $number }
log-contrarius-rolled = a obtenu : { $good }
log-contrarius-rolled-in-vain = a obtenu : { $good } (aucune cité de ce type ne lui est ouverte, donc { $instead }, la marchandise suivante dans son ordre)
log-contrarius-rolled-specialist = a obtenu son spécialiste (« { $card } », donc { $good })
log-contrarius-rolled-specialist-in-vain = a obtenu son spécialiste (« { $card } » ; aucune cité de ce type ({ $good }) ne lui est ouverte, donc { $instead }, la marchandise suivante dans son ordre)
log-contrarius-took = a pris « { $sale } » parmi les cartes à vendre
log-contrarius-built = a construit à { $city }
log-contrarius-built-there = a construit à { $city } ({ $rung }, pour { $good })
log-contrarius-sailed-his-ship = a fait naviguer un navire vers { $line }
log-contrarius-god-scored = a compté { $god } à Byzantium pour { $points }
log-contrarius-produced = a produit dans { $province } pour tous sauf lui
log-contrarius-produced-in-vain = a produit dans { $province }, mais personne n’a rien reçu
log-contrarius-scored-in-province = a marqué { $points } (il a { $houses } : { $province })
log-contrarius-scored-in-cities = a marqué { $points } (il a { $houses } dans les cités : { $good })
log-contrarius-nothing-in-province = n’a rien marqué (il n’a aucune villa : { $province })
log-contrarius-nothing-in-cities = n’a rien marqué (il n’a aucune villa dans les cités : { $good })
log-contrarius-scored = a marqué { $points }
log-contrarius-placed-ship = a placé un nouveau navire
log-contrarius-placed-colonist = a placé un nouveau colon terrestre
log-contrarius-no-colonist = n’avait plus de colon à placer
log-contrarius-no-card = n’a trouvé aucune carte à vendre
log-contrarius-no-house = n’avait plus de villa à construire
log-contrarius-no-city = n’a trouvé aucune cité où construire
log-contrarius-not-active = n’a pas pu produire dans { $province }, qui n’est pas active
log-contrarius-builds-instead = s’est rabattu sur une construction
log-contrarius-takes-instead = s’est rabattu sur les cartes à vendre
log-contrarius-scored-at-the-stand = a marqué { $points } pour l’étal du marché
log-copy-role = a copié « { $card } » de Contrarius
log-draw-specialist-card = Contrarius commence avec « { $sales } ».

log-bonus-get = a choisi comme bonus : { $good }

log-enter-trade = a envoyé définitivement un navire au commerce : { $trade }
log-trade-frankincense = encens
log-trade-gold = or
log-nile = Le marqueur de fertilité a avancé : { $province }.

log-points = { $count } { $count ->
    [one] point
   *[other] points
}
log-houses = { $count } { $count ->
    [one] villa
   *[other] villas
}
log-sale-card = { $card } ({ $god })
log-no-card = case vide
log-last-turns = un dernier tour pour { $names }
log-last-turn = c’est le dernier tour
log-land-turquoise = la province turquoise
log-land-orange = la province orange
log-land-light-green = la province vert clair
log-land-taupe = la province taupe
log-land-dark-green = la province vert foncé
log-land-gold = la province dorée
log-land-blue = la province bleue
log-land-crimson = la province cramoisie
log-land-brown = la province brune
log-land-black = la province noire
log-land-red = la province rouge
log-land-yellow = la province jaune
log-land-purple = la province violette
log-land-pink = la province rose
log-land-green = la province verte
log-land-grey = la province grise
log-land-teal = la province bleu canard

log-title-setup = Mise en place
log-title-round = Manche { $round }
log-played = { $board }, { $seats } { $seats ->
    [one] joueur
   *[other] joueurs
}
log-with = avec { $modules }
log-options = variantes : { $options }
log-option = { $name } : { $value }
log-option-off = sans { $name }
log-clauses = { $head }, et { $last }
log-sentence = { $name } { $clauses }.
log-province = { $province } : { $cities }.
log-city = { $city } { $good }
log-taken-back = Annulé : { $text }
log-standing = { $name } { $points }
log-together = { $names } ensemble { $points }
log-all-points = Points : { $points }.
log-not-over = La partie n’est pas terminée.
log-wins = { $name } gagne avec { $points } points.
log-win-together = { $names } gagnent ensemble avec { $points } points.

log-castle-marker = { $castle } a reçu un jeton : { $good }.
log-move-land-far = a avancé sur la route { $line }

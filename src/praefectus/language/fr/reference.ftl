# La référence des règles : ce qui est tiré des données, et la recherche.

search-common-words = a ai alors as au aussi aux avec avoir besoin bien c ce cela ces cet cette chaque combien comme comment d dans de des dire dites dois doit donc du elle elles en entre est et eu expliquer faire fais fait faites faut font ici il ils j jamais je l la le les leur leurs lui là m ma mais me mes moi mon même n ne ni non nous on ou oui où par peut peuvent peux plus plusieurs pour pourquoi puis qu quand que quel quelle quelles quels qui quoi règle règles s sa sans se sera ses si signifie son sont sur t ta te tes toi ton tous tout toute très tu un une vers veut vos votre vous y ça être
no-such-topic = Il n’y a pas de sujet « { $name } » ; « praefectus rules » les liste tous.

reference-see-also = Voir aussi : { $topics }.
reference-not-certain = Pas certain : { $what }.
reference-graded = { $what } ({ $grade })
reference-row = { $row } : { $text }
reference-sentence = { $text }.
reference-counted = { $what } { $count }
reference-times = { $count } × { $what }
reference-semicolon = { $head } ; { $next }
reference-or = { $head } ou { $last }
reference-free = gratuit
reference-plus = { $head } + { $next }

## Nombres et listes des textes

reference-prices = { $prices } sesterces.
reference-city-brick = cité Brique
reference-city-food = cité Blé
reference-city-tool = cité Outil
reference-city-wine = cité Vin
reference-city-cloth = cité Tissu
reference-house-cost = { $city } : { $cost }
reference-marker-coins = Pièces au dos : { $coins }.
reference-display = Coût des cases, de gauche à droite : { $slots }.
reference-specialist = { $card } : { $good }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par villa pour Minerva
reference-threshold = { $count } pour la { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[4] quatrième
}
reference-track-start = départ
reference-track-god = compter un dieu
reference-track-sites = emplacements pour { $goods }
reference-with-players = { $count } à { $players }
reference-volcano-row = rangée { $row }
reference-tiles = pour chaque province une fois { $province } ; les neutres { $neutral }
reference-handicap = { $levels } points pour lui à la fin
reference-handicap-level = { $level } { SIGNED($points) }
reference-instead-build = construit une villa
reference-instead-take_card = prend une carte à vendre
reference-used = { $cards } ({ $use })
reference-use-produce = production
reference-use-coins = sesterces
reference-use-place = placement
reference-trade = Un navire au commerce { $trade } rapporte { $points } points à la fin.
reference-ship-at-once = Avec une villa dans un port, il entre aussitôt dans ce port et part de là.
reference-ship-with-the-next-move = Avec une villa dans un port, il part, dès le déplacement suivant, de n’importe quel port où son propriétaire a une villa.
reference-trade-coins = Un navire au commerce { $trade } rapporte { $points } points à la fin, et { $coins } chaque fois que { $provinces } produit, quel que soit le joueur qui en décide.
reference-module-boards = { $module } : toujours et seulement sur le plateau { $boards }
reference-module-seats = { $module } : { $seats } places
reference-module-not-with = { $module } pas avec { $other } : { $reason }
reference-module-not-on = { $module } pas sur { $board } : { $reason }
reference-spot = case { $number }

## Sujets tirés des données

reference-patrician = Un patricien : il reste avec vous.
reference-citizen = Un citoyen : il est défaussé après usage.
reference-citizen-kept = Un citoyen.
reference-with-card = Il s’utilise avec la carte { $card }.
reference-with-option = Seulement avec la variante { $option }.
reference-without-salt = Sans le sel : { $text }
reference-with-fish = Avec le marché aux poissons : { $text }
reference-example = Exemple : { $text }
reference-doubt = Fiabilité : { $text }
reference-forum-source = Salsa, les cartes du forum
reference-more-forum-source = Marché aux poissons, cartes du forum
reference-stand-where = Où : { $places }.
reference-stand-place = { $market }, case { $number }
reference-stand-source = marché aux poissons, actions du marché
reference-option = Une variante du jeu. { $sentence }
reference-option-needs = Elle demande le module { $modules }.
reference-option-not = Pas avec { $module } : { $reason }.
reference-option-source = variantes du jeu
reference-board = Le plateau { $board }
reference-board-before = plateau { $board }
reference-board-after = carte { $board }
reference-board-text = { $sites } emplacements dans { $provinces } provinces ; lettres { $letters } ; { $land } routes terrestres, { $sea } routes maritimes. Départ : { $start }. Conseillé pour { $players }.
reference-board-players = { $fewest } à { $most } joueurs
reference-board-notes = Remarques :
reference-board-source = le plateau imprimé { $board }

# Une partie dans le terminal.

terminal-help = Tapez un numéro (ou le début du texte) pour choisir. u : annuler ; t : annuler le tour ; b : le plateau ; s : les points ; l : les derniers tours ; i : que ferait un robot fort ? ; r SUJET : expliquer une règle ; q : enregistrer et quitter.
terminal-topic = { $title } ({ $grade })
terminal-wins = { $names } gagne avec { $points } points.
terminal-win-together = { $names } gagnent ensemble avec { $points } points.
end-your-turn = Terminer votre tour
nothing-left-to-choose = Plus rien à choisir : 1 termine votre tour, u annule la dernière étape.
no-such-choice = Il n’y a pas de choix { $choice } ; les choix vont de 1 à { $last }.

picture-round = { $board }, manche { $round }
picture-over = { $board }, manche { $round }, la partie est terminée
picture-to-act = { $board }, manche { $round }, à { $seat } de jouer
picture-players = Joueurs
picture-board = Plateau
picture-colonists = Colons
picture-display = Cartes à vendre, encore { $count }
picture-storehouse = Entrepôt
picture-hand = Main
picture-pile = Défausse
picture-column-points = points
picture-column-coins = sesterces
picture-column-goods = marchandises
picture-column-free = libres
picture-column-home = dans l’entrepôt
picture-column-houses = villas
picture-column-cards = cartes
picture-column-top = dessus de la défausse
picture-column-province = province
picture-column-marker = jeton
picture-column-cities = cités
picture-column-land = sur terre
picture-column-sea = en mer
picture-column-place = case
picture-column-card = carte
picture-column-god = dieu
picture-column-card-costs = la carte coûte
picture-column-place-costs = la case coûte
picture-column-worth = vaut maintenant
picture-column-spot = case
picture-column-stands = étals
picture-column-here = ici
picture-column-with = avec
picture-column-does = effet
picture-column-space = case
picture-column-ships = navires
picture-column-gives = donne
picture-team = { "" } (équipe { $number })
picture-free = { $free } sur { $spaces }
picture-home = { $land } terre, { $sea } mer
picture-price = { "" } (vous : { $price })
picture-of-any = { $count ->
    [one] { $count } marchandise au choix
   *[other] { $count } marchandises au choix
}
picture-nothing = rien
picture-none = aucune
picture-empty = vide
picture-closed = fermée
picture-no-fish = pas de poisson
picture-no-bonus = pas de bonus
picture-volcano-row = rangée { $row } du volcan
picture-points = { $count } { $count ->
    [one] point
   *[other] points
}
picture-cards = { $count } { $count ->
    [one] carte
   *[other] cartes
}
picture-land-colonist = colon terrestre
picture-ship = navire
picture-and-coins = et { $coins }
picture-together = { $names } ensemble : { $points }
picture-reveals = (révèle quelque chose ; ne peut pas être annulé)
picture-fish-market = Marché aux poissons, { $side }
picture-coastal = côte
picture-mountainside = montagne
picture-forum = Forum, encore { $count }
picture-patrician = patricien
picture-citizen = citoyen
picture-ship-track = Piste des navires
picture-track-start = départ
picture-track-bonus = bonus
picture-track-build = construire
picture-track-god = dieu
picture-province-row = { $province } rangée { $row }
picture-volcano = Volcan : { $rows } ; encore { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}.
picture-contrarius = Contrarius ({ $level }). Cartes visibles : { $cards }. Points en plus : { $points }.
picture-fertile = fertile
picture-castle = { $castle } ({ $good })
picture-castles = Castella (un Tribun vous donne la marchandise) : { $castles }.

# Ce que disent la page et Python : marchandises, quantités, couleurs des joueurs, énumérations.

list-middle = { $head }, { $next }
list-last = { $head } et { $last }
list-or = { $head } ou { $last }
percent = { $share } %

colour-red = Rouge
colour-green = Vert
colour-yellow = Jaune
colour-blue = Bleu
colour-black = Noir
colour-white = Blanc

good-brick = brique
good-food = blé
good-tool = outil
good-wine = vin
good-cloth = tissu
good-salt = sel
good-fish = poisson
good-any = marchandise au choix

amount-brick = { $count } { $count ->
    [one] brique
   *[other] briques
}
amount-food = { $count } { $count ->
    [one] blé
   *[other] blés
}
amount-tool = { $count } { $count ->
    [one] outil
   *[other] outils
}
amount-wine = { $count } { $count ->
    [one] vin
   *[other] vins
}
amount-cloth = { $count } { $count ->
    [one] tissu
   *[other] tissus
}
amount-salt = { $count } { $count ->
    [one] sel
   *[other] sels
}
amount-fish = { $count } { $count ->
    [one] poisson
   *[other] poissons
}
amount-coins = { $count } { $count ->
    [one] sesterce
   *[other] sesterces
}

grade-certain = certain
grade-inferred = déduit
grade-proposed = notre interprétation

told-any = { $count ->
    [one] { $count } marchandise de votre choix
   *[other] { $count } marchandises de votre choix
}
told-any-of = { $goods } ({ $among })
told-partner = { $coins } (dont { $partner } payés par votre partenaire)
told-pay = payez { $things }
told-get = recevez { $things }
told-more = jusqu’à { $coins } de plus, selon la marchandise
told-points = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
}
told-range = { SIGNED($least) } à { $points }
told-card = { $points } (dont { SIGNED($card) } pour la carte elle-même)
told-no-points = aucun point ({ SIGNED($card) } pour la carte elle-même)
told-choice = { $text } : { $told }.
told-plain = { $text }.
told-then = { $sentence } Puis : { $then }.

score-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} × { $each }
score-vesta = { $value } pour { $coins } en argent et en marchandises
score-jupiter = { $value ->
    [one] { $value } villa
   *[other] { $value } villas
} hors des cités Brique
score-saturnus = { $value ->
    [one] { $value } province
   *[other] { $value } provinces
} avec une villa
score-mercurius = { $each } × { $count ->
    [one] { $count } type
   *[other] { $count } types
} de marchandises
score-mars = { $each } × { $count ->
    [one] { $count } colon
   *[other] { $count } colons
} sur le plateau
score-venus = { $value } pour les provinces à deux villas
score-venus-together = { $value } pour les provinces où les deux partenaires ont une villa
score-mason = Maçon : { $each } × { $count ->
    [one] { $count } villa
   *[other] { $count } villas
} en cité Brique
score-farmer = Fermier : { $each } × { $count ->
    [one] { $count } villa
   *[other] { $count } villas
} en cité Blé
score-smith = Forgeron : { $each } × { $count ->
    [one] { $count } villa
   *[other] { $count } villas
} en cité Outil
score-vintner = Vigneron : { $each } × { $count ->
    [one] { $count } villa
   *[other] { $count } villas
} en cité Vin
score-weaver = Tisserand : { $each } × { $count ->
    [one] { $count } villa
   *[other] { $count } villas
} en cité Tissu
score-times = { $count } × { $said }
score-with-best = { $count ->
    [one] { $count } villa en cité Sel
   *[other] { $count } villas en cité Sel
} avec le meilleur spécialiste

nothing-at-address = Il n’y a rien à cette adresse. Vérifiez le lien.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-must-go = Je dois partir.
phrase-good-game = Belle partie !
phrase-again = On rejoue ?

push-say-turn = C’est à vous de jouer
push-say-start = Votre partie a commencé
push-say-rematch = On vous propose une revanche
push-say-time-short = Votre temps est presque écoulé
push-say-time-up = Votre temps est écoulé
push-say-stand-in = Un robot joue pour vous
push-say-undo = Quelqu’un demande à annuler un coup
push-say-reminder = Les autres vous attendent
push-say-over = Votre partie est terminée
push-say-several = { $count } de vos parties vous attendent
push-say-appointment = Votre partie va commencer
push-say-invitation = On vous invite à une partie
push-say-entered = Quelqu’un s’est connecté avec votre adresse e-mail

watch-delayed = { $turns ->
    [one] Partie classée : vous la voyez { $turns } tour plus tard.
   *[other] Partie classée : vous la voyez { $turns } tours plus tard.
}

# Le rapport d’une arène.

arena-share = { $name } : { $share } de { $games } parties
arena-from-to = de { $low } à { $high }
arena-points = { $own } points contre { $others }
arena-part = { $name }, { $part } : { $value }
arena-bar = { $first } à { $last } manches : { $games } parties
arena-rounds = manches
arena-round = manche
arena-in-round = manche { $round }
arena-city = { $city } : { $share }, à la manche { $round } en moyenne
arena-title = Arène sur { $board }, { $seats ->
    [one] une place
   *[other] { $seats } places
}
arena-title-with = Arène sur { $board } avec { $modules }, { $seats ->
    [one] une place
   *[other] { $seats } places
}
arena-subtitle = { $games } parties de { $agents } : { $form }, { $each } par rencontre, chaque donne jouée dans toutes les rotations des places ; graine { $seed }.
arena-footer = Praefectus est un projet de fans, sans lien avec l’éditeur. Cette page fonctionne hors ligne.
arena-ratings = Classement
    .sentence = Force selon openskill (Plackett-Luce) avec son intervalle à 95 % ; tous commencent à 25.
arena-rated = { $agent } : { $mu }, entre { $low } et { $high }
arena-one = Un contre les autres
arena-one-seat = Une place pour l’agent de gauche, toutes les autres pour l’agent du haut : part des parties gagnées par le premier, avec l’intervalle à 95 %.
arena-one-team = Une équipe pour l’agent de gauche, toutes les autres pour l’agent du haut : part des parties gagnées par la première, avec l’intervalle à 95 %.
arena-equals = Part attendue à force égale : { $share }.
arena-mixed = Tables mixtes
    .sentence = Tables où chaque place est un agent différent : part des parties gagnées, avec l’intervalle à 95 %.
arena-all = Toutes les parties
arena-seats = Victoires par place
    .sentence = Part des parties gagnées à chaque place, avec les intervalles à 95 %. Chaque agent occupe chaque place aussi souvent.
arena-seats-of = Victoires { OF($agent) } par place
arena-winning = { $agent }, en gagnant
arena-concordia = Carte Concordia
arena-other = autre
arena-gods = Points par dieu
    .sentence = Points moyens par dieu : dans toutes les parties, et dans les parties gagnées.
arena-length = Durée
    .sentence = Les parties ont duré { $rounds } manches en moyenne, de { $shortest } à { $longest } ; la dernière barre contient toutes les plus longues.
arena-length-all = Durée de toutes les parties
arena-length-of = Durée des parties gagnées par { $agent }
arena-won-by = Gagnées par { $agent } : { $rounds } manches
arena-houses = Où et quand on construit
    .sentence = La surface du cercle d’une cité montre combien de fois on y construit, sa couleur à quelle manche en moyenne.
arena-houses-of = Villas { OF($agent) }
arena-houses-a-game = { $agent } : { $houses } villas par partie
arena-houses-by-round = Villas par manche
arena-how = Comment chaque agent gagne
    .sentence = Chiffres des parties gagnées par l’agent.
arena-nobody = { $rival } a gagné toutes les parties.
arena-column-wins = parties gagnées
arena-column-points = points
arena-column-ahead = avance
arena-column-rounds = manches
arena-column-took-concordia = a pris la carte Concordia
arena-column-seconds = secondes par tour
arena-endings = Ce qui a terminé les parties gagnées
arena-best-god = Son meilleur dieu
ended-stopped = arrêtée avant la fin
ended-last_card = la dernière carte
ended-last_house = la dernière villa
arena-origin = Praefectus { $version }, règles { $rules }, commencé le { $date } sur { $machine }, Python { $python }.
arena-origin-networks = Praefectus { $version }, règles { $rules }, commencé le { $date } sur { $machine }, Python { $python } ; { $networks }.
arena-with-network = { $agent } avec le réseau { $mark }
arena-with-source = { $agent } avec le code { $mark }
arena-openings = Ouvertures
arena-openings-text = Une ouverture, ce sont les quatre premières cartes d’un joueur : combien il y en a de différentes, et les plus fréquentes.
arena-openings-different = différentes
arena-openings-common = les plus fréquentes
arena-openings-of = { $different } sur { $seats }
arena-opening = { $cards } ({ $share })

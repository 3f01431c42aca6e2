# Der Bericht einer Arena.

arena-share = { $name }: { $share } von { $games } Partien
arena-from-to = { $low } bis { $high }
arena-points = { $own } zu { $others } Punkte
arena-part = { $name }, { $part }: { $value }
arena-bar = { $first } bis { $last } Runden: { $games } Partien
arena-rounds = Runden
arena-round = Runde
arena-in-round = Runde { $round }
arena-city = { $city }: { $share }, im Mittel in Runde { $round }
arena-title = Arena auf { $board }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
arena-title-with = Arena auf { $board } mit { $modules }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
}
arena-subtitle = { $games } Partien von { $agents }: { $form }, { $each } je Paarung, jede Ausgangslage mit allen Sitzfolgen gespielt; Startzahl { $seed }.
arena-footer = Praefectus ist ein Fan-Projekt, nicht vom Verlag. Diese Seite funktioniert auch offline.
arena-ratings = Wertungen
    .sentence = Spielstärke nach openskill (Plackett-Luce) mit ihrem 95-%-Intervall; alle beginnen bei 25.
arena-rated = { $agent }: { $mu }, zwischen { $low } und { $high }
arena-one = Einer gegen alle anderen
arena-one-seat = Ein Platz des Agenten links, alle anderen des Agenten oben: Anteil der Partien, die der eine gewinnt, mit dem 95-%-Intervall.
arena-one-team = Ein Team des Agenten links, alle anderen des Agenten oben: Anteil der Partien, die das eine gewinnt, mit dem 95-%-Intervall.
arena-equals = Erwarteter Anteil bei gleicher Stärke: { $share }.
arena-mixed = Gemischte Tische
    .sentence = Tische, an denen jeder Platz ein anderer Agent ist: Anteil gewonnener Partien, mit dem 95-%-Intervall.
arena-all = Alle Partien
arena-seats = Siege nach Platz
    .sentence = Anteil gewonnener Partien von jedem Platz, mit 95-%-Intervallen. Jeder Agent sitzt gleich oft auf jedem Platz.
arena-seats-of = Siege von { $agent } nach Platz
arena-winning = { $agent }, beim Sieg
arena-concordia = Concordia-Karte
arena-other = Sonstiges
arena-gods = Punkte nach Göttern
    .sentence = Mittlere Punkte je Gott: in allen Partien und in den gewonnenen.
arena-length = Länge
    .sentence = Partien dauerten im Mittel { $rounds } Runden, von { $shortest } bis { $longest }; der letzte Balken enthält alle längeren.
arena-length-all = Länge aller Partien
arena-length-of = Länge der Partien, die { $agent } gewann
arena-won-by = Gewonnen von { $agent }: { $rounds } Runden
arena-houses = Wo und wann gebaut wird
    .sentence = Die Fläche des Kreises einer Stadt zeigt, wie oft dort gebaut wird, seine Farbe, in welcher Runde im Mittel.
arena-houses-of = Häuser von { $agent }
arena-houses-a-game = { $agent }: { $houses } Häuser je Partie
arena-houses-by-round = Häuser nach Runden
arena-how = Wie jeder Agent gewinnt
    .sentence = Zahlen der Partien, die der Agent gewann.
arena-nobody = { $rival } hat jede Partie gewonnen.
arena-column-wins = gewonnene Partien
arena-column-points = Punkte
arena-column-ahead = Vorsprung
arena-column-rounds = Runden
arena-column-took-concordia = nahm die Concordia-Karte
arena-column-seconds = Sekunden je Zug
arena-endings = Was die gewonnenen Partien beendete
arena-best-god = Sein bester Gott
ended-stopped = vorzeitig abgebrochen
ended-last_card = die letzte Karte
ended-last_house = das letzte Haus
arena-origin = Praefectus { $version }, Regeln { $rules }, begonnen am { $date } auf { $machine }, Python { $python }.
arena-origin-networks = Praefectus { $version }, Regeln { $rules }, begonnen am { $date } auf { $machine }, Python { $python }; { $networks }.
arena-with-network = { $agent } mit dem Netz { $mark }
arena-with-source = { $agent } mit dem Quelltext { $mark }
arena-openings = Eröffnungen
arena-openings-text = Eine Eröffnung sind die ersten vier Karten eines Platzes: wie viele verschiedene es gibt, und die häufigsten.
arena-openings-different = verschiedene
arena-openings-common = häufigste
arena-openings-of = { $different } von { $seats }
arena-opening = { $cards } ({ $share })

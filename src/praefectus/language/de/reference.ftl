# Das Regelverzeichnis: was aus den Daten ausgeschrieben wird, und das Suchen.

search-common-words = aber alle als also am an auch auf aus bedeuten bedeutet bei beim bin bis brauche braucht da dann darf darfst das dass dein deine dem den denn der des die dies diese dieser dir doch du durch dürfen ein eine einem einen einer erkläre erklären es etwas für geht gibt habe haben hast hat heißt hier ich ihr ihre im in ins ist ja jede jeder jedes kann kannst können mache machen macht man mehr mein meine mir mit muss musst nach nicht noch nur ob oder passiert regel regeln sein sie sind so soll sollen sollte tun tut um und uns unter viel viele vom von vor wann warum was welche welcher wem wen wenn wer werden weshalb wie wieso wieviel wird wo worum wozu zu zum zur
no-such-topic = Es gibt kein Thema „{ $name }“; „praefectus rules“ listet alle auf.

reference-see-also = Siehe auch: { $topics }.
reference-not-certain = Nicht sicher: { $what }.
reference-graded = { $what } ({ $grade })
reference-row = { $row }: { $text }
reference-sentence = { $text }.
reference-counted = { $what } { $count }
reference-times = { $count } × { $what }
reference-semicolon = { $head }; { $next }
reference-or = { $head } oder { $last }
reference-free = kostenlos
reference-plus = { $head } + { $next }

## Zahlen und Listen in den Texten

reference-prices = { $prices } Sesterzen.
reference-city-brick = Ziegelstadt
reference-city-food = Nahrungsstadt
reference-city-tool = Werkzeugstadt
reference-city-wine = Weinstadt
reference-city-cloth = Tuchstadt
reference-house-cost = { $city }: { $cost }
reference-marker-coins = Münzen auf der Rückseite: { $coins }.
reference-display = Kosten der Felder von links nach rechts: { $slots }.
reference-specialist = { $card }: { $good }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} je Haus für Minerva
reference-threshold = { $count } für die { $place ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
}
reference-track-start = Start
reference-track-god = einen Gott werten
reference-track-sites = Bauplätze für { $goods }
reference-with-players = { $count } bei { $players }
reference-volcano-row = Reihe { $row }
reference-tiles = jede Provinz je einmal { $province }; die neutralen { $neutral }
reference-handicap = { $levels } Punkte für ihn am Ende
reference-handicap-level = { $level } { SIGNED($points) }
reference-instead-build = baut er ein Haus
reference-instead-take_card = nimmt er eine Karte aus der Auslage
reference-used = { $cards } ({ $use })
reference-use-produce = Produktion
reference-use-coins = Sesterzen
reference-use-place = Einsetzen
reference-trade = Ein Schiff im Handel mit { $trade } bringt am Ende { $points } Punkte.
reference-ship-at-once = Mit einem Haus in einem Hafen läuft es sofort in diesen Hafen ein und bricht von dort auf.
reference-ship-with-the-next-move = Mit einem Haus in einem Hafen bricht es, ab der nächsten Bewegung, von einem beliebigen Hafen auf, in dem du ein Haus hast.
reference-trade-coins = Ein Schiff im Handel mit { $trade } bringt am Ende { $points } Punkte, und { $coins }, sooft jemand dort produziert: { $provinces }.
reference-module-boards = { $module }: immer und nur auf dem Spielplan { $boards }
reference-module-seats = { $module }: { $seats } Plätze
reference-module-not-with = { $module } nicht mit { $other }: { $reason }
reference-module-not-on = { $module } nicht auf { $board }: { $reason }
reference-spot = Feld { $number }

## Themen aus den Daten

reference-patrician = Ein Patrizier: Er bleibt bei dir.
reference-citizen = Ein Bürger: Er wird nach dem Benutzen abgelegt.
reference-citizen-kept = Ein Bürger.
reference-with-card = Er wird mit der Karte { $card } benutzt.
reference-with-option = Nur mit der Variante { $option }.
reference-without-salt = Ohne Salz: { $text }
reference-with-fish = Mit dem Fischmarkt: { $text }
reference-example = Beispiel: { $text }
reference-doubt = Wie sicher: { $text }
reference-forum-source = Salsa, die Forumskarten
reference-more-forum-source = Fischmarkt, Forumskarten
reference-stand-where = Wo: { $places }.
reference-stand-place = { $market }, Feld { $number }
reference-stand-source = Fischmarkt, Aktionen des Marktes
reference-option = Eine Variante des Spiels. { $sentence }
reference-option-needs = Sie braucht das Modul { $modules }.
reference-option-not = Nicht mit { $module }: { $reason }.
reference-option-source = Varianten des Spiels
reference-board = Der Spielplan { $board }
reference-board-before = Spielplan { $board }
reference-board-after = Plan { $board }
reference-board-text = { $sites } Bauplätze in { $provinces } Provinzen; Buchstaben { $letters }; { $land } Landlinien, { $sea } Seelinien. Start: { $start }. Empfohlen für { $players }.
reference-board-players = { $fewest } bis { $most } Personen
reference-board-notes = Anmerkungen:
reference-board-source = der gedruckte Spielplan { $board }

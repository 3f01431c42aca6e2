# Eine Partie im Terminal.

terminal-help = Tippe eine Zahl (oder den Anfang des Textes), um zu wählen. u: zurücknehmen; t: den ganzen Zug zurücknehmen; b: Spielplan; s: Punkte; l: letzte Züge; i: was würde ein starker Bot tun?; r THEMA: eine Regel erklären; q: speichern und beenden.
terminal-topic = { $title } ({ $grade })
terminal-wins = { $names } gewinnt mit { $points } Punkten.
terminal-win-together = { $names } gewinnen gemeinsam mit { $points } Punkten.
end-your-turn = Deinen Zug beenden
nothing-left-to-choose = Nichts mehr zu wählen: 1 beendet deinen Zug, u nimmt den letzten Schritt zurück.
no-such-choice = Es gibt keine Möglichkeit { $choice }; möglich sind 1 bis { $last }.

picture-round = { $board }, Runde { $round }
picture-over = { $board }, Runde { $round }, die Partie ist zu Ende
picture-to-act = { $board }, Runde { $round }, { $seat } ist am Zug
picture-players = Mitspielende
picture-board = Spielplan
picture-colonists = Kolonisten
picture-display = Auslage, noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
picture-storehouse = Lagerhaus
picture-hand = Hand
picture-pile = Ablagestapel
picture-column-points = Punkte
picture-column-coins = Sesterzen
picture-column-goods = Waren
picture-column-free = frei
picture-column-home = im Lagerhaus
picture-column-houses = Häuser
picture-column-cards = Karten
picture-column-top = oben auf dem Ablagestapel
picture-column-province = Provinz
picture-column-marker = Marker
picture-column-cities = Städte
picture-column-land = an Land
picture-column-sea = auf See
picture-column-place = Feld
picture-column-card = Karte
picture-column-god = Gott
picture-column-card-costs = Karte kostet
picture-column-place-costs = Feld kostet
picture-column-worth = jetzt wert
picture-column-spot = Feld
picture-column-stands = Stände
picture-column-here = hier
picture-column-with = mit
picture-column-does = Wirkung
picture-column-space = Feld
picture-column-ships = Schiffe
picture-column-gives = gibt
picture-team = { "" } (Team { $number })
picture-free = { $free } von { $spaces }
picture-home = { $land } Land, { $sea } See
picture-price = { "" } (du: { $price })
picture-of-any = { $count ->
    [one] { $count } beliebige Ware
   *[other] { $count } beliebige Waren
}
picture-nothing = nichts
picture-none = keine
picture-empty = leer
picture-closed = geschlossen
picture-no-fish = kein Fisch
picture-no-bonus = kein Bonus
picture-volcano-row = Vulkanreihe { $row }
picture-points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
picture-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
picture-land-colonist = Landkolonist
picture-ship = Schiff
picture-and-coins = und { $coins }
picture-together = { $names } zusammen: { $points }
picture-reveals = (deckt etwas auf; nicht rücknehmbar)
picture-fish-market = Fischmarkt, { $side }
picture-coastal = Küste
picture-mountainside = Berghang
picture-forum = Forum, noch { $count }
picture-patrician = Patrizier
picture-citizen = Bürger
picture-ship-track = Schiffsleiste
picture-track-start = Start
picture-track-bonus = Bonus
picture-track-build = bauen
picture-track-god = Gott
picture-province-row = { $province } Reihe { $row }
picture-volcano = Vulkan: { $rows }; noch { $count } Plättchen.
picture-contrarius = Contrarius ({ $level }). Offene Karten: { $cards }. Zusatzpunkte: { $points }.
picture-fertile = fruchtbar
picture-castle = { $castle } ({ $good })
picture-castles = Kastelle (ein Tribun gibt dir die Ware): { $castles }.

# Das Protokoll als Bericht: Satzteile mit dem, was jemand tat, zu einem Satz verbunden, und Sätze für sich.

log-play = spielte „{ $card }“
log-produce = ließ { $province } produzieren
log-cash-bonus = sammelte { $gained } ein
log-cash-bonus-nothing = sammelte keine Münzen ein
log-income = nahm { $gained }
log-copy-seat = kopierte „{ $card }“ von { $other }
log-copy-display = kopierte „{ $card }“ aus der Auslage
log-role = nutzte „{ $card }“
log-move-land = zog nach { $line }
log-move-sea = segelte nach { $line }
log-build = baute in { $place } für { $paid }
log-build-nothing = baute in { $place } umsonst
log-place-land = setzte einen Kolonisten { $where } ein
log-place-sea = setzte ein Schiff { $where } ein
log-buy-goods = kaufte { $gained } für { $paid }
log-buy-goods-nothing = kaufte { $gained }
log-sell-goods = verkaufte { $paid } für { $gained }
log-take-good = behielt { $gained }
log-get = nahm { $gained }
log-get-later = wählte { $good }
log-buy-card = kaufte „{ $sale }“
log-costs = { $clause } für { $paid }
log-gains = erhielt { $gained }
log-pays = zahlte { $paid }
log-card = Neu in der Auslage: { $sales }.
log-magnus = Der { $magnus } ging an { $seat }.
log-ends = { $seat } beendete die Partie: { $last }.

log-give = tauschte { $paid } gegen { $gained }
log-give-nothing = gab { $paid } ab
log-sell-unit = verkaufte eine Bonusware
log-keep = wählte { $forum }
log-bid-keep = ließ { $forum } versteigern
log-take-card = nahm { $forum } aus dem Forum
log-use = nutzte { $forum }
log-bid = bot { $points }
log-bid-done = passte
log-bonus-good-get = wählte als Bonus { $good }
log-forum-card = Neu im Forum: { $forums }.
log-patricians-dealt = { $seat } darf wählen zwischen { $forums }.
log-patricians-shown = Zur Versteigerung: { $forums }.

log-role-joined = nutzte auch „{ $card }“

log-suggest = schlug „{ $card }“ vor
log-start-place-land = begann { $where }
log-start-place-sea = begann { $where }

log-enter = ging auf den Markt ({ $stands })
log-use-stand = nutzte: { $stands }
log-take-offer = tauschte { $paid } gegen { $gained }
log-take-offer-nothing = zahlte { $paid }

log-score-god = markierte { $god } in Byzantium mit einem Haus
log-god-scored = erhielt dafür { $points }

log-tile = { $seat } zog ein Vulkanplättchen mit { $tile } ({ $province }) und legte es in Reihe { $row } – { $happens }.
log-tile-neutral = { $seat } zog ein neutrales Vulkanplättchen mit { $tile }.
log-tile-idle = { $seat } zog ein Vulkanplättchen ({ $province }) und legte es in Reihe { $row } – { $happens }.
log-tile-idle-neutral = { $seat } zog ein neutrales Vulkanplättchen.
log-tile-before = Vor der Partie kam ein Vulkanplättchen ({ $province }) in Reihe { $row } – { $happens }.
log-tile-before-neutral = Vor der Partie wurde ein neutrales Vulkanplättchen gezogen.

log-contrarius-rolled-card = würfelte eine { $number }
log-contrarius-rolled = würfelte { $good }
log-contrarius-rolled-in-vain = würfelte { $good } (für { $good } steht ihm keine Stadt offen, also { $instead }, das Nächste in seiner Reihenfolge)
log-contrarius-rolled-specialist = würfelte seinen Spezialisten („{ $card }“, also { $good })
log-contrarius-rolled-specialist-in-vain = würfelte seinen Spezialisten („{ $card }“; für { $good } steht ihm keine Stadt offen, also { $instead }, das Nächste in seiner Reihenfolge)
log-contrarius-took = nahm „{ $sale }“ aus der Auslage
log-contrarius-built = baute in { $city }
log-contrarius-built-there = baute in { $city } ({ $rung }, für { $good })
log-contrarius-sailed-his-ship = segelte mit einem Schiff nach { $line }
log-contrarius-god-scored = wertete { $god } in Byzantium für { $points }
log-contrarius-produced = ließ { $province } für alle außer sich produzieren
log-contrarius-produced-in-vain = ließ { $province } produzieren, aber niemand bekam Waren
log-contrarius-scored-in-province = erhielt { $points } (er hat { $houses }: { $province })
log-contrarius-scored-in-cities = erhielt { $points } (er hat { $houses } in Städten für { $good })
log-contrarius-nothing-in-province = erhielt keinen Punkt (er hat kein Haus: { $province })
log-contrarius-nothing-in-cities = erhielt keinen Punkt (er hat kein Haus in Städten für { $good })
log-contrarius-scored = erhielt { $points }
log-contrarius-placed-ship = setzte ein neues Schiff ein
log-contrarius-placed-colonist = setzte einen neuen Landkolonisten ein
log-contrarius-no-colonist = hatte keinen Kolonisten mehr übrig
log-contrarius-no-card = fand keine Karte in der Auslage
log-contrarius-no-house = hatte kein Haus mehr übrig
log-contrarius-no-city = fand keine Stadt zum Bauen
log-contrarius-not-active = konnte { $province } nicht produzieren lassen (nicht aktiv)
log-contrarius-builds-instead = wich aufs Bauen aus
log-contrarius-takes-instead = wich auf die Auslage aus
log-contrarius-scored-at-the-stand = erhielt { $points } für den Marktstand
log-copy-role = kopierte „{ $card }“ von Contrarius
log-draw-specialist-card = Contrarius beginnt mit „{ $sales }“.

log-bonus-get = wählte als Bonus { $good }

log-enter-trade = schickte ein Schiff für immer in den Handel mit { $trade }
log-trade-frankincense = Weihrauch
log-trade-gold = Gold
log-nile = Der Fruchtbarkeitsmarker zog weiter: { $province }.

log-points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
log-houses = { $count } { $count ->
    [one] Haus
   *[other] Häuser
}
log-sale-card = { $card } ({ $god })
log-no-card = leeres Feld
log-last-turns = ein letzter Zug für { $names }
log-last-turn = dies ist der letzte Zug
log-land-turquoise = die türkisfarbene Provinz
log-land-orange = die orangefarbene Provinz
log-land-light-green = die hellgrüne Provinz
log-land-taupe = die graubraune Provinz
log-land-dark-green = die dunkelgrüne Provinz
log-land-gold = die goldene Provinz
log-land-blue = die blaue Provinz
log-land-crimson = die karminrote Provinz
log-land-brown = die braune Provinz
log-land-black = die schwarze Provinz
log-land-red = die rote Provinz
log-land-yellow = die gelbe Provinz
log-land-purple = die violette Provinz
log-land-pink = die rosa Provinz
log-land-green = die grüne Provinz
log-land-grey = die graue Provinz
log-land-teal = die blaugrüne Provinz

log-title-setup = Aufbau
log-title-round = Runde { $round }
log-played = { $board }, { $seats } { $seats ->
    [one] Person
   *[other] Personen
}
log-with = mit { $modules }
log-options = Varianten: { $options }
log-option = { $name }: { $value }
log-option-off = ohne { $name }
log-clauses = { $head } und { $last }
log-sentence = { $name } { $clauses }.
log-province = { $province }: { $cities }.
log-city = { $city } { $good }
log-taken-back = Zurückgenommen: { $text }
log-standing = { $name } { $points }
log-together = { $names } zusammen { $points }
log-all-points = Punkte: { $points }.
log-not-over = Die Partie ist nicht zu Ende.
log-wins = { $name } gewinnt mit { $points } Punkten.
log-win-together = { $names } gewinnen gemeinsam mit { $points } Punkten.

log-castle-marker = { $castle } erhielt einen Marker: { $good }.
log-move-land-far = zog nach { $line }

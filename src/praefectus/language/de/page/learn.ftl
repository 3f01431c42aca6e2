# Die Seite So wird gespielt, und was die Zeichen bedeuten.

learn-title = { $title } · Praefectus
learn-skip = Zu den Schritten springen
learn-steps = Schritte
learn-print = Drucken
learn-loading = Wird geladen …
learn-again = Noch einmal versuchen
learn-first-game = Die angeleitete erste Partie beginnen
learn-rules = Eine Regel nachschlagen
learn-in-hand = Auf deiner Hand
learn-discard-pile = Ablagestapel

key-title = Was die Zeichen bedeuten
key-goods = Waren
key-coin = 1 Sesterz
key-gods = Götter
key-markers = Marker
key-active = Der Bonusmarker zeigt eine Ware: In dieser Provinz kannst du produzieren.
key-turned = Er zeigt Münzen: Die Provinz hat produziert, und ein Geldbonus sammelt sie ein.
key-magnus = Praefectus Magnus: doppelter Bonus, wenn du das nächste Mal produzierst
key-concordia = Concordia-Karte: für die Person, die die Partie beendet
key-pieces = Figuren und Orte
key-house = Haus, in der Farbe einer Person
key-land = Landkolonist
key-ship = Schiff (Seekolonist)
key-road = Landlinie
key-sea = Seelinie
key-city = Stadt mit der Ware, die sie produziert
key-start = Startstadt: Hier beginnen neue Kolonisten

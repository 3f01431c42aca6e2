editor-title = Spielplan-Editor
editor-board = Spielplan: Werkzeug wählen, dann klicken
editor-tools = Werkzeuge
editor-tool-select = Bewegen
editor-tool-select-what = Auswählen und bewegen
editor-tool-city = Stadt
editor-tool-city-what = Eine Stadt setzen
editor-tool-land = Landlinie
editor-tool-land-what = Zwei Städte über Land verbinden
editor-tool-sea = Seelinie
editor-tool-sea-what = Zwei Städte über See verbinden
editor-tool-paint = Provinz
editor-tool-paint-what = Städte der gewählten Provinz zuordnen
editor-tool-start = Startstadt
editor-tool-start-what = Eine Startstadt setzen
editor-undo = Zurücknehmen
editor-redo = Wiederholen
editor-board-title = Der Spielplan
editor-name = Name
editor-fewest = Personen: von
editor-most = bis
editor-salt_board = Salzplättchen
editor-start-land = Landkolonisten starten in
editor-start-sea = Schiffe starten in
editor-city = Stadt
editor-start-city = Startstadt
editor-letter = Buchstabe
editor-province = Provinz
editor-stop = Kolonisten können hier anhalten
editor-remove = Entfernen
editor-provinces = Provinzen
editor-paint = Städte zu { $province } hinzufügen
editor-colour = Farbe von { $province }
editor-remove-province = { $province } entfernen
editor-add-province = Neue Provinz
editor-problems = Noch zu tun
editor-fine = Der Spielplan ist vollständig.
editor-file = Neu, öffnen, speichern
editor-save = Als Datei speichern
editor-open = Datei öffnen
editor-empty = Leerer Spielplan
editor-earlier = Zurück zum vorigen Spielplan
editor-copy = Einen Spielplan kopieren
editor-coast = Küste
editor-coast-none = Keine: Land um die Städte
editor-coast-mediterranean = Mittelmeer
editor-coast-britain = Britische Inseln
editor-coast-baltic = Ostsee
editor-coast-black_sea = Schwarzes Meer
editor-coast-caribbean = Karibik
editor-coast-japan = Japan
editor-west = Westen
editor-south = Süden
editor-east = Osten
editor-north = Norden
editor-kept = Dein Spielplan wird nach jeder Änderung auf diesem Gerät gespeichert.
editor-not-saved = Auf diesem Gerät ist kein Platz für den Spielplan. Speichere ihn als Datei.
editor-no-board = { $file } ist keine Spielplandatei. Wähle eine andere.
editor-new-city = Stadt { $number }
editor-new-start = Startstadt
editor-new-province = Provinz { $number }
editor-marker-of = Bonusmarker von { $province }
editor-city-of = { $name }, Buchstabe { $letter }
editor-start-of = Startstadt { $name }
editor-line = { $kind ->
    [sea] Seelinie
   *[land] Landlinie
}
editor-line-of = { $kind ->
    [sea] Seelinie
   *[land] Landlinie
}: { $one }, { $other }
editor-play = Spielen
editor-players = Personen
editor-level = Bots
editor-play-now = Jetzt spielen
editor-play-when = Sobald nichts mehr zu tun ist, kannst du auf diesem Spielplan spielen.
editor-table = Tisch eröffnen
editor-try = Mit { $games } Bot-Partien testen
editor-trying = Bots spielen { $games } Partien
editor-trial-rounds = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $least } bis { $most } Runden, im Durchschnitt { NUMBER($mean, maximumFractionDigits: 1) }.
editor-trial-seat = Platz { $seat }: { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}; Punkte im Durchschnitt: { NUMBER($points, maximumFractionDigits: 1) }
editor-trial-shared = In { $percent } % der Städte stehen am Ende Häuser mehrerer Personen; Häuser je Stadt: { NUMBER($houses, maximumFractionDigits: 1) }.
editor-share = Den Spielplan teilen
editor-begin = So fängst du an
editor-begin-note = Beginne mit der Kopie eines Spielplans, einem Stück Küste oder einer Datei. Oder wähle „Stadt“ und klicke auf den Plan.
editor-no-room-in-link = Der Spielplan ist zu groß für einen Link. Speichere ihn als Datei.
editor-sentence = Beschreibung

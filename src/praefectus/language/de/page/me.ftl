# My page: games, results, clock, data.

me = Meine Seite
me-title = Meine Seite – Praefectus
me-settings = Dein Name, Passkeys, Schlafenszeit und deine Daten.
me-guest = Nach deiner ersten Partie stehen deine Partien hier. Hast du auf einem anderen Gerät gespielt? Melde dich an oder öffne deinen persönlichen Link.
me-find = Partie suchen
me-none = Keine Partien in dieser Liste.
me-list-turn = Du bist dran
me-list-playing = Andere sind dran
me-list-over = Beendet
me-results = Meine Ergebnisse
me-results-none = Hier werden deine beendeten Partien gezählt.
me-board = Spielplan
me-games = Partien
me-won = Gewonnen
me-lost = Verloren
me-opponent = Person
me-clock = Schlafenszeit und Pausentage
me-clock-what = In täglichen Partien steht deine Uhr still, während du schläfst und an deinen Pausentagen.
me-zone = Zeitzone
me-sleep = Ich schlafe
me-sleep-from = Von
me-sleep-to = Bis
me-sleep-what = Höchstens 9 Stunden. Eine Änderung gilt für Partien, die danach beginnen.
me-save = Speichern
me-saved = Gespeichert.
me-pauses = Pausentage
me-pauses-what = Höchstens 7 Tage am Stück, ab morgen. Sie gelten auch für laufende Partien.
me-pauses-left = { $count ->
    [one] noch { $count } Tag in diesem Jahr
   *[other] noch { $count } Tage in diesem Jahr
}
me-pause = { $first } bis { $last }
me-pause-first = Erster Tag
me-pause-last = Letzter Tag
me-pause-add = Pause hinzufügen
me-pause-remove = Die Pause vom { $first } bis { $last } entfernen
me-data = Meine Daten
me-export = Meine Daten herunterladen
me-export-what = Alles, was über dich gespeichert ist, und deine beendeten Partien, als JSON.
me-delete = Alles über mich löschen
me-delete-sure = Ja, in 7 Tagen löschen
me-delete-what = Nach 7 Tagen sind dein Name, deine Passkeys, Nachrichten und Notizen gelöscht, und Bots übernehmen deine Plätze. Deine Züge bleiben, ohne Namen.
me-closing = Alles über dich wird am { $day } gelöscht. Bis dahin kannst du es dir anders überlegen.
me-stay = Alles behalten
me-staying = Nichts wird gelöscht.

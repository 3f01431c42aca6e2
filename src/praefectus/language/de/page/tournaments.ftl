# Turniere.

cup-title = Turniere
cup-what = Spiele einige Runden gegen Personen deiner Stärke. In jeder Runde spielen alle.
cup-none = Zurzeit gibt es keine Turniere. Plane eines!
cup-all = Alle Turniere
cup-plan = Turnier planen
cup-plan-what = Sobald es beginnt, läuft alles von selbst. Du kannst es absagen und Tische annullieren.
cup-plan-do = Planen
cup-name = Name des Turniers
cup-when = Beginn
cup-rounds = Runden
cup-seats = Plätze je Tisch
cup-pause = Minuten zwischen zwei Runden
cup-days = Tage je Runde
cup-any-board = Jede Runde ein anderer Spielplan
cup-absent = Wenn jemand nicht kommt
cup-absent-bot = übernimmt ein Bot den Platz
cup-absent-smaller = wird der Tisch kleiner, bis auf drei
cup-level = Stufe dieser Bots
cup-level-usual = Standard
cup-modules = Module
cup-modules-drawn = Für jede Runde auslosen
cup-starts = Beginn: { $at }
cup-running = Läuft
cup-over = Zu Ende
cup-cancelled = Abgesagt
cup-round-of = Runde { $round } von { $rounds }
cup-next = Die nächste Runde beginnt { $at }.
cup-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
cup-host = Leitung: { $name }
cup-join = Teilnehmen
cup-leave = Turnier verlassen
cup-cancel = Turnier absagen
cup-in = Du nimmst teil. Deine Tische stehen in der Liste deiner Partien.
cup-stay = Du nimmst teil. Lass diese Seite offen, wenn eine Runde beginnt: Sie bringt dich an deinen Tisch.
cup-your-table = Dein Tisch ist bereit.
cup-rules = So wird gespielt
cup-rule-rounds = { $rounds } Runden an Tischen zu { $seats }; manche Tische haben einen Platz weniger. Niemand setzt aus.
cup-rule-points = Punkte nach Platz an einem Tisch zu { $seats }: { $points }
cup-rule-ties = Bei Gleichstand zählen Siege, dann die Punkte der Gegner, dann dein Anteil an den Punkten der Tische, dann das Los.
cup-rule-absent-bot = Kommst du nicht innerhalb von { $minutes } Minuten an deinen Tisch, übernimmt jemand, der wartet, oder ein Bot ({ $level }).
cup-rule-absent-smaller = Kommst du nicht innerhalb von { $minutes } Minuten an deinen Tisch, übernimmt jemand, der wartet. Sonst wird der Tisch kleiner, oder ein Bot spielt ({ $level }).
cup-rule-daily = Jede Runde dauert bis zu { $days } Tage.
cup-rule-forecast = Am Ende einer Runde entscheiden über unfertige Partien die Punkte, die eine starke Suche erwartet. Wer gegangen ist, bekommt keine.
cup-rule-rated = Alle Partien sind gewertet: keine Tipps, keine Kopien, und wer geht, wird Letzter.
cup-entrants = Wer teilnimmt
cup-standings = Tabelle
cup-points = Punkte
cup-wins = Siege
cup-opponents = Punkte der Gegner
cup-share = Anteil der Punkte
cup-gone = ist gegangen
cup-away = kam nicht
cup-round = Runde { $round }
cup-ends = Endet spätestens { $at }.
cup-table = Tisch { $number }
cup-table-drawn = beginnt gleich
cup-table-playing = läuft
cup-table-decided = zu Ende
cup-table-annulled = annulliert
cup-table-forecast = nach Erwartung entschieden
cup-bot = Bot
cup-score = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
cup-gained = +{ $points }
cup-left = gegangen
cup-annul = Annullieren und noch einmal spielen
cup-annul-sure = Das Ergebnis zählt nicht, und dieselben Personen spielen eine neue Partie.
cup-annul-do = Annullieren
cup-annul-keep = Behalten
cup-seed = Alles wurde aus diesem Startwert ausgelost: { $seed }
cup-seed-hash = SHA-256 des Startwerts der Auslosung, der zu Beginn der ersten Runde veröffentlicht wird: { $hash }
cup-of = Turnier: { $name }

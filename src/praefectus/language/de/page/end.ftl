# Das Ende einer Partie: Schlusswertung, Verläufe, Mitnehmen, wo sie entschieden wurde.

end-you-win = Du gewinnst mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}
end-wins = { $name } gewinnt mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}
end-team-wins = { $names } gewinnen als Team { $team } mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}
end-by = { $name } hat die Partie beendet.
end-by-concordia = { $name } hat die Partie beendet und hat die Concordia-Karte.
end-rematch = Revanche
end-tally = { $games ->
    [one] Nach 1 Partie: { $wins }
   *[other] Nach { $games } Partien: { $wins }
}
end-tally-of = { $name } { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}
end-rematch-asked = Die anderen möchten noch einmal spielen.
end-join-rematch = Revanche annehmen
end-to-rematch = Zur Revanche
end-look = Spielplan am Ende ansehen
end-gods = Punkte je Gott
end-god = Gott
end-total = Summe
end-csv-god = Gott
end-csv-total = Summe
end-count = Wertung abspielen
end-pause = Anhalten
end-count-start = zum Anfang der Wertung
end-count-end = zum Ende der Wertung
ending = Schlusswertung
ending-laurel = Lorbeer für den Sieg
end-all-cards = Alle Karten
end-take = Exportieren
end-log = Bericht als Text
end-record = Gespeicherte Partie (JSON)
end-csv = Punktetabelle (CSV)
end-record-what = Öffne die gespeicherte Partie später, um sie Zug für Zug nachzuspielen.
end-numbers = In Zahlen
end-what = Was
end-houses = Häuser
end-provinces = Provinzen mit Haus
end-cards = Karten
end-coins = Sesterzen übrig
end-goods = Waren übrig
end-chart-waits = Das Diagramm wird geladen …
end-built = Wann gebaut wurde
end-built-what = Die Zahl auf einem Haus ist die Runde, in der es gebaut wurde.
points-over-time = Punkte im Verlauf
chart-ends = { $name } endet bei { $value }
chart-round = Runde

study = Wendepunkte
study-chart = Gewinnchance im Verlauf
study-chart-what = Die Gewinnchance, wie der stärkste Bot sie zu Beginn jedes Zuges sah. Ein Klick ins Diagramm zeigt die Stellung in diesem Moment.
study-greedy = Dieser Bot urteilt nur nach Punkten; daher gibt es kein Diagramm der Gewinnchancen.
study-short = Die Partie war zu kurz für ein Diagramm.
study-losses = Die teuersten Entscheidungen
study-open = Die Stellung vor dieser Wahl öffnen
study-when = { $name }, Runde { $round }:
study-instead = { $taken } statt { $better }
study-points = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } Punkte
study-taken = Gewählt
study-better = Besser
study-cost = Kosten
study-no-losses = Keine teuren Entscheidungen gefunden.
study-what = Ein Bot prüft jede Entscheidung und zeigt, wer wann vorn lag und welche Entscheidungen am meisten kosteten. Das dauert bis zu einer Minute.
study-busy = Analyse läuft …
study-look = Partie analysieren

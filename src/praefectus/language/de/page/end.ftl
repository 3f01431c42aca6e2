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
end-by-concordia = { $name } hat die Partie beendet und hält die Concordia-Karte.
end-rematch = Revanche
end-to-rematch = Zur Revanche
end-look = Den Tisch ansehen
end-gods = Gott für Gott
end-god = Gott
end-total = Summe
end-csv-god = Gott
end-csv-total = Summe
end-count = Wertung vorführen
end-pause = Anhalten
end-count-start = zum Anfang der Wertung
end-count-end = zum Ende der Wertung
end-take = Zum Mitnehmen
end-link = Link zum Nachspielen
end-log = Bericht als Text
end-record = Vollständige Aufzeichnung (JSON)
end-csv = Punktetabelle (CSV)
end-record-what = Mit der Aufzeichnung läuft dieselbe Partie noch einmal ab, Schritt für Schritt.
end-numbers = In Zahlen
end-what = Was
end-houses = Häuser
end-provinces = Provinzen mit Haus
end-cards = Karten
end-coins = Sesterzen übrig
end-goods = Waren übrig
end-chart-waits = Das Diagramm erscheint, sobald die Punkte aller Züge geholt sind.
end-built = Wer wann gebaut hat
end-built-what = Die Zahl auf einem Haus ist die Runde, in der es gebaut wurde.
points-over-time = Punkte im Verlauf
chart-ends = { $name } endet bei { $value }
chart-round = Runde

study = Wo es sich entschied
study-chart = Gewinnchance im Verlauf
study-chart-what = Die Gewinnchance, wie der stärkste Bot sie zu Beginn jedes Zuges sah. Ein Klick ins Diagramm öffnet diesen Augenblick.
study-greedy = Der Bot, der hier urteilte, rechnet nur in Punkten; daher gibt es keine Chancen zu zeichnen.
study-short = Die Partie war zu kurz für ein Diagramm.
study-losses = Was am meisten kostete
study-open = Die Stellung vor dieser Wahl öffnen
study-when = { $name }, Runde { $round }:
study-instead = { $taken } statt { $better }
study-points = { $sign }{ NUMBER($points, maximumFractionDigits: 1) } Punkte
study-taken = Gewählt
study-better = Besser
study-cost = Das kostete
study-no-losses = Keine Wahl dieser Partie kostete etwas Nennenswertes.
study-what = Ein Bot sieht sich jede Wahl der Partie an: wer wann vermutlich gewonnen hätte und welche Wahl am meisten kostete. Das dauert bis zu einer Minute.
study-busy = Der Bot sieht sie sich an …
study-look = Die Partie untersuchen

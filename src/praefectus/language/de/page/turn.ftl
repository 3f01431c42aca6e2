# Der eigene Zug: weitergehen, beenden, was andere inzwischen taten.

end-turn-reveals = Den Zug beenden (Eingabetaste). Dabei wird etwas aufgedeckt; danach ist keine Rücknahme mehr möglich.
end-turn-key = Den Zug beenden (Eingabetaste)
end-turn-not-yet = Du hast noch etwas zu wählen
end-by-itself = Meinen Zug automatisch beenden
end-by-itself-what = Für Geübte: Der Zug endet, sobald nichts mehr zu wählen ist, und kann dann nicht zurückgenommen werden.
doubted = Trotzdem spielen? Wähle noch einmal, um zu bestätigen.
key-end-turn = den Zug beenden
    .key = Eingabe
key-next-step = weiter zum nächsten Schritt des Zuges
    .key = N
no-such-table = Tisch nicht gefunden. Prüfe den Link.
tidy = { $name } von dieser Liste nehmen
tidy-what = Nur von dieser Liste; der Tisch bleibt
tidy-over = Beendete Partien entfernen
front-all-games = Alle { $count } Partien
since = Seit deinem letzten Zug
pace = Züge der anderen
pace-what = Zug für Zug. Leertaste oder ein Klick auf den Plan überspringt es.
pace-off = sofort
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
skip = Überspringen
space = Leertaste
told-way = { $colonist }: { $to }, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
you-can-pay = bezahlbar
houses = Häuser
colonists = Kolonisten
cards = Karten
card-now = Jetzt
card-worth = Für dich
card-worth-now = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mit dem, was du hast
god-brings = Eine Karte dieses Gottes ist dir jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
on-pile = Oben auf dem Ablagestapel von { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-laid = gespielt
swap-ask = { $card } statt { $played } spielen?
swap-do = Tauschen
swap-not = Behalten

hint-why = Warum?
hint-shares = Die Prozentzahlen zeigen, wie oft starke Spielende hier so wählen würden.
advised = Empfohlen
front-what = Concordia, das Brettspiel vom Handel im Römischen Reich, kostenlos im Browser. Ein Projekt von Fans, nicht vom Verlag gemacht oder gebilligt.
front-mode = Modus
front-mode-bots = gegen Bots
front-mode-solo = Solo
front-mode-teams = Zweierteams
level-not-ready = Wird noch geladen; bis dahin spielt der Bot ohne vorauszudenken.
history-first = an den Anfang
history-round-back = eine Runde zurück
history-round-on = eine Runde weiter
history-speed = Tempo: { $pace }
held-by-other = Sieht sich den Zug an, bevor er endet.
key-rounds = bei offenem Bericht: Runde zurück und vor, langsamer und schneller
    .key = [ ]  , .

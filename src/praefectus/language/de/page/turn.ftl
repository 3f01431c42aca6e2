# Der eigene Zug: weitergehen, beenden, was andere inzwischen taten.

end-turn-reveals = Den Zug beenden (Eingabetaste); dabei wird etwas aufgedeckt, und nichts kann mehr zurückgenommen werden
end-turn-key = Den Zug beenden (Eingabetaste)
end-turn-not-yet = Dein Zug ist noch nicht fertig
end-by-itself = Meinen Zug von selbst beenden
end-by-itself-what = Für Geübte: Der Zug endet, sobald nichts mehr zu wählen ist, und kann dann nicht zurückgenommen werden.
doubted = Trotzdem ausspielen? Wähle noch einmal.
key-end-turn = den Zug beenden
    .key = Eingabe
key-next-step = weiter zum nächsten Schritt des Zuges
    .key = N
no-such-table = Dieser Link ist beschädigt: Unter dieser Adresse gibt es keinen Tisch. Bitte noch einmal um den Link.
tidy = { $name } von dieser Liste nehmen
tidy-what = Von dieser Liste nehmen; der Tisch selbst bleibt
tidy-over = Beendete wegräumen
front-all-games = Alle { $count } Partien
since = Seit deinem Zug
pace = Was die anderen tun
pace-what = Eine Aktion nach der anderen; Leertaste oder ein Klick auf den Plan überspringt es.
pace-off = sofort
pace-fast = schnell
pace-normal = normal
pace-slow = langsam
skip = Überspringen
space = Leertaste
go-to = Nach { $line }
go-to-with = { $colonist } nach { $line }, { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
build-at-once = In { $city } bauen
steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
you-can-pay = kannst du bezahlen
houses = Häuser
colonists = Kolonisten
cards = Karten
card-now = Jetzt
card-worth = Für dich
card-worth-now = { $points } Punkte mit dem, was du hast
god-brings = Eine Karte dieses Gottes bringt dir jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
on-pile = Oben auf dem Stapel von { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hint-shares = Die Prozente sagen, wie oft ein starker Spieler hier jedes davon wählen würde.
advised = Empfohlen
front-what = Praefectus ist Concordia, das Brettspiel vom Handel im Römischen Reich, als freie und offene Software. Es ist nicht vom Verlag des Spiels gemacht, lizenziert oder gebilligt.
front-mode = Spiel
front-mode-bots = gegen Bots
front-mode-solo = allein
front-mode-teams = Zweierteams
level-not-ready = Diese Stärke wird noch vorbereitet; bis dahin spielt sie auf den ersten Blick.
history-first = an den Anfang
history-round-back = eine Runde zurück
history-round-on = eine Runde weiter
history-speed = Tempo: { $pace }
held-by-other = sieht sich an, was der Zug brachte, und beendet ihn dann
copy-of = { $card } von { $name } kopieren
key-rounds = bei offenem Bericht: Runde zurück und vor, langsamer und schneller
    .key = [ ]  , .

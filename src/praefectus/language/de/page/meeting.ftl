meet-title = Mit anderen spielen
meet-what = Wähle, was du spielen möchtest. Sobald genug Leute dasselbe suchen, öffnet sich ein Tisch.
meet-looking = { $count ->
    [0] Gerade sucht niemand eine Partie.
    [one] Gerade sucht { $count } Person eine Partie.
   *[other] Gerade suchen { $count } Personen eine Partie.
}
meet-usual = Die meisten suchen gegen { $time } eine Partie.
meet-appointment = Oder eröffne einen öffentlichen Tisch und verabrede eine Zeit für eure Partie.
meet-pace = Tempo
meet-pace-live = { $pace ->
    [quick] Schnell
    [normal] Normal
   *[slow] Langsam
}: { $minutes } min je Person + { $seconds } s je Zug
meet-pace-daily = Täglich: { $hours } Stunden je Zug
meet-sizes = Anzahl der Personen
meet-boards = Spielpläne und Module
meet-any = egal
meet-boards-what = Wenn du keinen wählst, ist jeder Spielplan recht.
meet-with = mit
meet-without = ohne
meet-bots = Bots dürfen nach einer Weile freie Plätze füllen
meet-find = Mitspielende finden
meet-stop = Suche beenden
meet-since = Suche läuft seit { $time }
meet-widens-sizes = Ab { $time } auch mit { $sizes } Personen
meet-widens-bots = Ab { $time } dürfen Bots freie Plätze füllen
meet-widens-end = Die Suche endet um { $time }
meet-meanwhile = Spiel gegen Bots, während du wartest. Du kannst die Partie verlassen, sobald ein Tisch gefunden ist.
meet-wanted = Was andere suchen
meet-wanted-players = { $sizes } Personen
meet-offer = Ein Tisch ist bereit
meet-offer-what = { $board }, { $players } Personen
meet-offer-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
meet-accept = Annehmen
meet-decline = Ablehnen
meet-seconds = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
meet-accepted = Du hast angenommen. Der Tisch öffnet sich, sobald alle angenommen haben.
meet-seated = Dein Tisch ist bereit.
meet-first-choice = Triff deine erste Wahl innerhalb von { $hours } Stunden, nachdem du an der Reihe bist, sonst bekommt jemand anderes deinen Platz.
meet-to-table = Zum Tisch
meet-late = Wir haben nicht rechtzeitig genug passende Personen gefunden.
meet-again = Noch einmal suchen
meet-as-daily = Stattdessen eine tägliche Partie suchen
meet-declined = Du hast den Tisch abgelehnt, deshalb ist deine Suche beendet.
meet-silent = Du hast nicht rechtzeitig geantwortet, deshalb ist deine Suche beendet.
meet-needs-size = Wähle mindestens eine Personenzahl.
meet-rated = Gewertet
meet-rated-no = nein
meet-rated-either = egal
meet-rated-yes = ja
meet-rated-what = Gewertete Partien zählen für deine Wertung. Es gibt darin keine Tipps und keine Kopien, und wer geht, kommt auf den letzten Platz. Partien zwischen Personen mit derselben Adresse werden nicht gewertet.
meet-offer-rated = gewertet
meet-widens-ratings = Ab { $time } mit Personen jeder Spielstärke
meet-no_show = Du bist nicht an deinen Tisch gekommen, deshalb ist deine Suche beendet.
meet-no_show-daily = Du hast deine erste Wahl nicht rechtzeitig getroffen und deshalb deinen Platz verloren.
meet-come = Komm bis { $time } an den Tisch, sonst schließt er.
meet-returned = Jemand ist nicht gekommen, deshalb wurde der Tisch geschlossen. Du bist wieder vorn in der Reihe.
meet-play-bots = Gegen Bots spielen

ranks-title = Ranglisten
ranks-what = Aus beendeten gewerteten Partien. Ein Platz braucht etwa 30 Partien gegen 10 verschiedene Personen. Ein Fragezeichen heißt: zu wenige Partien, um sicher zu sein.
ranks-category = Art der Partie
ranks-month = Monat
ranks-now = Jetzt
ranks-place = Platz
ranks-name = Name
ranks-none = Noch niemand hat eine gewertete Partie dieser Art gespielt.
rating = Wertung
rating-live = Live, 3 bis 5 Personen
rating-daily = Täglich, 3 bis 5 Personen
rating-duel = 2 Personen
rating-teams = Teams
rating-bots = Gegen Bots
rating-spread = { $spread } mehr oder weniger
rating-uncertain = unsicher
profile-mine = Mein öffentliches Profil
profile-games = { $count ->
    [one] { $count } beendete öffentliche Partie.
   *[other] { $count } beendete öffentliche Partien.
}
profile-finishes = Beendet { $share } von 100 Partien.
profile-ratings = Wertungen
profile-rated-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
profile-level = etwa so stark wie { $level }
profile-unrated = Noch keine gewerteten Partien.
profile-curve = Wertung nach jeder Partie
profile-points = Punkte
profile-by-boards = Nach Spielplan
profile-by-modules = Nach Modul
profile-by-sizes = Nach Personenzahl
profile-by-seats = Nach Platz in der Zugreihenfolge
profile-by-gods = Punkte nach Gottheit
profile-best = Beste Partien
profile-best-game = { $points } Punkte auf { $board } mit { $players } Personen, { $date }
profile-own-board = ein eigener Spielplan

ranks-title = Classements
ranks-what = D’après les parties classées terminées. Une place demande environ 30 parties contre 10 joueurs différents. Un point d’interrogation signifie : trop peu de parties pour être sûr.
ranks-category = Type de partie
ranks-month = Mois
ranks-now = Maintenant
ranks-place = Place
ranks-name = Nom
ranks-none = Personne n’a encore joué de partie classée de ce type.
rating = Cote
rating-live = En direct, 3 à 5 joueurs
rating-daily = Quotidien, 3 à 5 joueurs
rating-duel = 2 joueurs
rating-teams = Équipes
rating-bots = Contre les robots
rating-spread = À { $spread } près
rating-uncertain = incertaine
profile-mine = Mon profil public
profile-games = { $count ->
    [one] { $count } partie publique terminée.
   *[other] { $count } parties publiques terminées.
}
profile-finishes = Termine { $share } parties sur 100.
profile-ratings = Cotes
profile-rated-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
profile-level = à peu près de la force de { $level }
profile-unrated = Pas encore de partie classée.
profile-curve = Cote après chaque partie
profile-points = Points
profile-by-boards = Par plateau
profile-by-modules = Par module
profile-by-sizes = Par nombre de joueurs
profile-by-seats = Par place dans l’ordre du tour
profile-by-gods = Points par divinité
profile-best = Meilleures parties
profile-best-game = { $points } points sur { $board } à { $players } joueurs, { $date }
profile-own-board = un plateau personnel

# Problèmes : la liste, la question et la note.

puzzles = Problèmes
puzzle = Problème
puzzles-page-title = Problèmes – Praefectus
puzzles-what = De vraies positions avec une meilleure carte. Joue le tour sur le plateau et vois ce qu’il vaut.
puzzles-rating = Ton classement : { $rating }.
puzzles-streak = { $days ->
    [one] Un jour de suite.
   *[other] { $days } jours de suite.
}
puzzle-of-the-day = Problème du jour
puzzle-next = Problème suivant
puzzle-theme = Thème
puzzle-all-themes = Tous les thèmes
puzzle-difficulty = Difficulté { $step } sur 5
puzzle-title = { $board }, { $players ->
    [one] une personne
   *[other] { $players } personnes
}
puzzle-question = Quelle carte joues-tu ?
puzzle-how = Joue tout le tour sur le plateau. Tout tour aussi bon que le meilleur compte.
puzzle-judging = Ton tour est joué jusqu’au bout de nombreuses fois…
puzzle-judge-again = Évaluer mon tour
puzzle-solved = Résolu
puzzle-nearly = Presque résolu
puzzle-half = À moitié résolu
puzzle-missed = Manqué
puzzle-loss = Chance de victoire perdue : { $percent } %.
puzzle-judged-now = Personne n’attendait ce tour : il vient d’être évalué.
puzzle-solution = Solution :
puzzle-show-solution = Montrer la solution
puzzle-again = Réessayer
puzzle-play-on = Continuer à partir d’ici
puzzle-play-solution = Continuer après la solution
puzzle-share = Partager le résultat
puzzle-shared = Résultat copié
puzzle-share-text = Problème Praefectus : { $grade }. Jours de suite : { $streak }.
puzzle-theme-tribune = Tribun
puzzle-theme-architect = Architecte
puzzle-theme-prefect = Préfet
puzzle-theme-colonist = Colon
puzzle-theme-mercator = Marchand
puzzle-theme-diplomat = Diplomate
puzzle-theme-senator = Sénateur
puzzle-theme-consul = Consul
puzzle-theme-specialist = Spécialiste
puzzle-theme-opening = Ouverture
puzzle-theme-ending = Fin de partie
puzzle-theme-salt = Sel
puzzle-theme-forum = Forum

# Problèmes : la page, la barre à la table, ce que valait un essai, et les premières cartes des joueurs forts.

puzzle = Problème
puzzles-title = Problèmes
puzzles-what = Des positions de parties de joueurs forts, où une carte est nettement la meilleure. Jouez le tour. Ce qui compte, c’est combien de fois il gagne à la fin.
puzzles-none = Cette version n’a pas encore de problèmes. Vos propres erreurs reviennent quand même ici.
puzzle-of-day = Problème du jour
puzzle-shared = Le problème de votre lien
puzzle-unknown = Cette version n’a pas le problème de votre lien. Demandez un lien plus récent ou choisissez un autre problème.
puzzle-try = Essayer
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-themes = Thèmes
puzzle-seats = { $count } joueurs
puzzle-level = Difficulté { $level }
puzzle-your-rating = Votre cote aux problèmes
puzzle-rating = Votre cote aux problèmes : { $rating }
puzzle-streak = Problèmes du jour d’affilée
puzzle-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
puzzle-tried = Essayés
puzzle-tried-of = { $tried } sur { $all }
puzzle-mistakes = Vos propres erreurs
puzzle-mistakes-due = { $due } sur { $all } à réessayer aujourd’hui
puzzle-mistakes-none = Après une partie, faites-la analyser par un robot : vos erreurs les plus nettes reviennent ici après quelques jours.
puzzle-mistake-early = En essayer une maintenant

## À la table

puzzle-task = { $name } : quelle carte jouez-vous ? Jouez le tour entier.
puzzle-judging = Votre tour est évalué…
puzzle-judge-again = Évaluer à nouveau
puzzle-answer = Réponse
puzzle-see-board = Voir le plateau
puzzle-solved = Résolu
puzzle-nearly = Presque
puzzle-half = À moitié juste
puzzle-missed = Manqué
puzzle-loss = Face au meilleur tour, vous gagnez { $percent } parties de moins sur 100.
puzzle-unforeseen = Votre tour vient d’être évalué, par des parties jouées jusqu’au bout.
puzzle-solution = Montrer la solution
puzzle-from-here = Continuer d’ici
puzzle-from-solution = Continuer après la solution
puzzle-send = Partager le résultat
puzzle-share = Praefectus, problème { $id }
puzzle-share-day = Praefectus, problème du jour { $day }
puzzle-copied = Copié.
study-puzzles = Vos erreurs les plus nettes reviennent dans quelques jours comme problèmes.

## De quoi parlent les problèmes

puzzle-theme-specialist = Spécialistes
puzzle-theme-opening = Ouverture
puzzle-theme-ending = Fin de partie
puzzle-theme-salt = Sel
puzzle-theme-forum = Forum

## Premières cartes

openings-title = Ouvertures
openings-link = Premières cartes des joueurs forts
openings-what = Les cartes par lesquelles le robot Expert commence, sur { NUMBER($games) } parties contre lui-même : combien de fois il choisit chacune, et combien de fois il gagne ensuite.
openings-none = Cette version n’a pas de parties à montrer.
openings-path = Cartes jusqu’ici
openings-start = Première carte
openings-card = Carte
openings-chosen = Choisie
openings-won = Parties gagnées
openings-even = Une part égale serait { $percent } %. L’avantage d’une place ne compte pas ici. Les cartes rares sont omises.
openings-end = Trop peu de parties ont commencé par ces cartes.

# Problèmes : ce qu'un tour rapporte, ce qui lui manque, et pourquoi un problème ne s'ouvre pas.

puzzle-now = Votre tour : { $gains }.
puzzle-nothing-now = Votre tour ne change rien tout de suite.
puzzle-later = Avec la solution : { $differences }.
puzzle-later-chance = Sur 100 parties, la solution en gagne { $percent } de plus.
puzzle-others = Les autres, après votre tour plutôt qu’après la solution : { $differences }.
puzzle-others-same = Pour les autres, les deux tours se valent à peu près.
puzzle-no-link = Ce lien contient un plateau, pas un problème.

cli-puzzles = Chercher et vérifier des problèmes.
cli-puzzles-make = Chercher des problèmes dans des parties de robots forts. L’avancement est enregistré dans le dossier ; une recherche arrêtée reprend.
cli-puzzles-games = Combien de parties jouer.
cli-puzzles-check = Évaluer à nouveau quelques candidats tirés au sort.
cli-puzzles-file = Un fichier de candidats, par exemple candidates.txt.
cli-puzzles-count = Combien de problèmes.
cli-puzzles-copies = Combien de fois chaque tour est joué jusqu’au bout.
puzzles-found = { $count ->
    [one] Un candidat : lisez-le avant de le publier.
   *[other] { $count } candidats : lisez chacun avant de le publier.
}
puzzles-held = { $held } sur { $count } confirmés.

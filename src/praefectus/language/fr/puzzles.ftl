# Problèmes : ce qu'un tour rapporte, ce qui lui manque, et pourquoi un problème ne s'ouvre pas.

puzzle-now = Votre tour : { $gains }.
puzzle-nothing-now = Votre tour ne change rien tout de suite.
puzzle-later = Avec la solution : { $differences }.
puzzle-later-chance = Sur 100 parties, la solution en gagne { $percent } de plus.
puzzle-others = Les autres, après votre tour plutôt qu’après la solution : { $differences }.
puzzle-others-same = Pour les autres, les deux tours se valent à peu près.
puzzle-no-link = Ce lien contient un plateau, pas un problème.
puzzle-not-over = Le tour du problème n’est pas fini. Jouez-le jusqu’au bout, ensuite il peut être évalué.
puzzle-other-game = La partie de ce lien ne part pas du problème. Envoyez la partie dans laquelle vous l’avez essayé.

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
cli-puzzles-publish = Choisir parmi les candidats d’un dossier : tant de chaque plateau et de chaque difficulté.
cli-puzzles-folder = Le dossier de `praefectus puzzles make`.
cli-puzzles-out = Le fichier à écrire.
cli-puzzles-most = Combien de problèmes au plus.
puzzles-published = { $count ->
    [one] Un problème écrit.
   *[other] { $count } problèmes écrits.
}

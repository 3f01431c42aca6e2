# Parties d’arènes et de jeux de données, une à une.

cli-option-game = Quelle partie, si le fichier en contient plusieurs : celui d’une arène ou d’un jeu de données.
cli-option-save-replay = Enregistrer aussi la partie dans ce fichier, pour la poursuivre ou l’ouvrir dans la page.
cli-option-agents-simulate = Qui joue, autour de la table, au lieu de choix au hasard : learned,greedy ; aussi vos propres agents : mine.py, module:fonction.
one-game-only = { $file } contient une seule partie ; --game sert aux résultats d’arènes et aux jeux de données.
which-game = { $file } contient plusieurs parties ; --game dit laquelle, par exemple --game 0.
no-file-of-games = Il n’y a pas de fichier { $file } ; « praefectus arena --out » et « praefectus simulate --out » en écrivent.
no-games-in-file = { $file } ne contient aucune partie lisible ; « praefectus arena --out » et « praefectus simulate --out » écrivent de tels fichiers.
no-such-game = { $file } n’a pas de partie { $number } ; les parties sont numérotées à partir de 0.
agents-play-on-cpu = Les agents demandent le moteur cpu et ne peuvent pas être vérifiés ; retirez --engine et --verify.

# Une position en dessin.
drawing-title = { $board }, manche { $round }
drawing-seat = { $points } points, { $coins }, { $houses ->
    [one] { $houses } villa
   *[other] { $houses } villas
}
drawing-to-act = { $has }, à jouer
drawing-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
drawing-for-sale = À vendre (encore { $count })
drawing-over = La partie est terminée.
no-rasteriser = Une image en pixels demande resvg-py et Pillow : installez praefectus[pictures].

# La référence des règles dans son tiroir.

topics-basics = Comment on joue
topics-personalities = Cartes Personnage
topics-gods = Dieux
topics-boards = Plateaux
topics-turn = Tour
rules-search = Chercher dans les règles
rules-search-example = Demandez : combien de pas, Préfet, qui gagne
rules-part = Partie
rules-in-play = seulement ce qui est en jeu
rules-found = { $count } { $count ->
    [one] trouvée
   *[other] trouvées
}
rules-elsewhere = Pas en jeu à cette table
rules-searching = Recherche …
rules-prices = Prix et maisons
rules-good-price = Marchandise, achat ou vente
rules-first-house = Première maison
rules-second-house = Deuxième
rules-third-house = Troisième
rules-source = Source : { $source }.
rules-waiting = La référence n’est pas encore arrivée.
rules-none = Rien ne correspond à ces mots.
rules-none-here = Rien de ce qui est en jeu ici ne correspond à ces mots ; décochez pour chercher partout.
rules-grades = Les règles du jeu dans nos propres mots. Certain : écrit dans un livret de règles. Déduit : en découle. Proposé : notre lecture, jusqu’à ce que quelqu’un qui a la boîte la corrige.

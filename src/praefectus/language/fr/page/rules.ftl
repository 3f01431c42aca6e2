# La référence des règles dans son tiroir.

topics-basics = Comment jouer
topics-personalities = Cartes Personnage
topics-gods = Dieux
topics-boards = Plateaux
topics-turn = Tour
rules-search = Chercher dans les règles
rules-search-example = Essayez : combien de pas, Préfet, qui gagne
rules-part = Rubrique
rules-in-play = Seulement les règles de cette table
rules-found = { $count } { $count ->
    [one] résultat
   *[other] résultats
}
rules-elsewhere = Pas en jeu à cette table
rules-searching = Recherche…
rules-prices = Prix et villas
rules-good-price = Marchandise, achat ou vente
rules-first-house = Première villa
rules-second-house = Deuxième
rules-third-house = Troisième
rules-source = Source : { $source }.
rules-waiting = Chargement des règles…
rules-none = Aucun résultat.
rules-none-here = Aucun résultat pour cette table. Décochez la case pour chercher dans toutes les règles.
rules-grades = Les règles dans nos propres mots. Certain : écrit dans un livret. Déduit : en découle. Notre interprétation : une supposition, jusqu’à ce qu’une personne qui possède le jeu nous corrige.

editor-title = Éditeur de plateaux
editor-board = Plateau : choisissez un outil, puis cliquez
editor-tools = Outils
editor-tool-select = Déplacer
editor-tool-select-what = Choisir et déplacer
editor-tool-city = Cité
editor-tool-city-what = Placer une cité
editor-tool-land = Route terrestre
editor-tool-land-what = Relier deux cités par terre
editor-tool-sea = Route maritime
editor-tool-sea-what = Relier deux cités par mer
editor-tool-paint = Province
editor-tool-paint-what = Ajouter des cités à la province choisie
editor-tool-start = Cité de départ
editor-tool-start-what = Placer une cité de départ
editor-undo = Annuler
editor-redo = Rétablir
editor-board-title = Le plateau
editor-name = Nom
editor-fewest = Joueurs : de
editor-most = à
editor-salt_board = Jetons Sel
editor-start-land = Départ des colons terrestres
editor-start-sea = Départ des navires
editor-city = Cité
editor-start-city = Cité de départ
editor-letter = Lettre
editor-province = Province
editor-stop = Les colons peuvent s’y arrêter
editor-remove = Supprimer
editor-provinces = Provinces
editor-paint = Ajouter des cités à { $province }
editor-colour = Couleur { OF($province) }
editor-remove-province = Supprimer { $province }
editor-add-province = Nouvelle province
editor-problems = Reste à faire
editor-fine = Le plateau est complet.
editor-file = Nouveau, ouvrir, enregistrer
editor-save = Enregistrer un fichier
editor-open = Ouvrir un fichier
editor-empty = Plateau vide
editor-earlier = Revenir au plateau précédent
editor-copy = Copier un plateau
editor-coast = Côte
editor-coast-none = Aucune : terre autour des cités
editor-coast-mediterranean = Méditerranée
editor-coast-britain = Îles Britanniques
editor-coast-baltic = Mer Baltique
editor-coast-black_sea = Mer Noire
editor-coast-caribbean = Caraïbes
editor-coast-japan = Japon
editor-west = Ouest
editor-south = Sud
editor-east = Est
editor-north = Nord
editor-kept = Votre plateau est enregistré sur cet appareil après chaque changement.
editor-not-saved = Cet appareil n’a plus de place pour le plateau. Enregistrez-le dans un fichier.
editor-no-board = { $file } n’est pas un fichier de plateau. Choisissez-en un autre.
editor-new-city = Cité { $number }
editor-new-start = Cité de départ
editor-new-province = Province { $number }
editor-marker-of = Jeton Bonus { OF($province) }
editor-city-of = { $name }, lettre { $letter }
editor-start-of = Cité de départ { $name }
editor-line = { $kind ->
    [sea] Route maritime
   *[land] Route terrestre
}
editor-line-of = { $kind ->
    [sea] Route maritime
   *[land] Route terrestre
} : { $one }, { $other }
editor-play = Jouer
editor-players = Joueurs
editor-level = Robots
editor-play-now = Jouer maintenant
editor-play-when = Dès qu’il ne reste rien à faire, vous pouvez jouer sur ce plateau.
editor-table = Créer une table
editor-try = Tester avec { $games } parties de robots
editor-trying = Les robots jouent { $games } parties
editor-trial-rounds = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : de { $least } à { $most } manches, { NUMBER($mean, maximumFractionDigits: 1) } en moyenne.
editor-trial-seat = Place { $seat } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} ; points en moyenne : { NUMBER($points, maximumFractionDigits: 1) }
editor-trial-shared = { $percent } % des cités ont à la fin des villas de plusieurs joueurs ; villas par cité : { NUMBER($houses, maximumFractionDigits: 1) }.
editor-share = Partager le plateau
editor-begin = Pour commencer
editor-begin-note = Commencez par la copie d’un plateau, un morceau de côte ou un fichier. Ou choisissez Cité et cliquez sur le plateau.
editor-no-room-in-link = Le plateau est trop grand pour un lien. Enregistrez-le dans un fichier.
editor-sentence = Description

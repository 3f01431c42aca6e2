own-board-shape = Ce fichier n’est pas un plateau : vérifiez « { $where } ».
own-board-no-name = Donnez un nom au plateau.
own-board-bad-name = « { $name } » ne peut pas être un nom : commencez par une lettre ; lettres, chiffres, espaces et . , ' ( ) / - sont permis.
own-board-bad-sentence = La description ne peut pas contenir de chevrons ni d’accolades.
own-board-twice = Le nom { $name } apparaît { $count } fois. Changez-en un.
own-board-province-twice = La province { $province } apparaît deux fois. Supprimez-en une.
own-board-empty-province = La province { $province } n’a pas de cité. Peignez-y une cité ou supprimez-la.
own-board-no-province = { $city } n’appartient à aucune province. Peignez-la dans une province.
own-board-letter-or-good = { $city } a besoin d’une lettre ou d’une marchandise, pas des deux.
own-board-letters = La lettre { $letter } a { $tokens } jetons, mais { $cities ->
    [one] { $cities } cité la porte
   *[other] { $cities } cités la portent
}. Utilisez-en { $tokens } ou aucune.
own-board-line-ends = La route de { $one } à { $other } a besoin de deux cités différentes. Tracez-la à nouveau.
own-board-line-twice = Deux routes { $kind ->
    [sea] maritimes
   *[land] terrestres
} relient { $one } et { $other }. Supprimez-en une.
own-board-no-line = Aucune route ne mène à { $city }. Tracez-en une.
own-board-cut-off = Personne ne peut aller du départ à { $city }. Reliez-la par une route.
own-board-no-start = Placez une cité de départ : les colons y commencent.
own-board-start = Choisissez où commencent les { $kind ->
    [sea] navires
   *[land] colons terrestres
}.
own-board-start-no-line = Aucune route { $kind ->
    [sea] maritime
   *[land] terrestre
} ne part de { $place }. Tracez-en une.
own-board-new = Choisissez où placer les nouveaux { $kind ->
    [sea] navires
   *[land] colons terrestres
}.
own-board-players = Un plateau est pour { $fewest } à { $most } joueurs.
own-board-no-cities = Placez quelques cités.
own-board-places = { $count } cités et cités de départ, c’est trop : { $most } au maximum.
own-board-provinces = { $count } provinces, c’est trop : { $most } au maximum.
own-board-lines = { $count } routes { $kind ->
    [sea] maritimes
   *[land] terrestres
}, c’est trop : { $most } au maximum.

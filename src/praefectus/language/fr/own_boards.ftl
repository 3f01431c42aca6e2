# Ce qui ne va pas dans un plateau personnel, en une phrase : ce qui est faux et ce qu’il faut faire.

own-board-none = Ce n’est pas un fichier de plateau ; un tel fichier contient "format": { $form }.
own-board-newer = Ce fichier de plateau a la version { $version }, mais ce programme ne connaît que les versions jusqu’à { $known }. Mettez Praefectus à jour.
own-board-too-large = Un fichier de plateau peut avoir au plus { $most } Kio ; utilisez moins de points pour les côtes et les provinces.
own-board-not-json = Ce n’est pas un fichier JSON complet. Enregistrez ou exportez le plateau à nouveau.
own-board-missing = Il manque { $where } dans le fichier de plateau.
own-board-unknown = Dans le fichier de plateau, { $where } est inconnu ; retirez-le.
own-board-text = Dans le fichier de plateau, { $where } doit être un texte.
own-board-list = Dans le fichier de plateau, { $where } doit être une liste.
own-board-yes-no = Dans le fichier de plateau, { $where } doit être true ou false.
own-board-whole-number = Dans le fichier de plateau, { $where } doit être un nombre entier.
own-board-number = Dans le fichier de plateau, { $where } doit être un nombre.
own-board-object = Dans le fichier de plateau, { $where } doit être un objet.
own-board-form = Dans le fichier de plateau, { $where } n’a pas la bonne forme ; docs/own_boards.md la décrit.
own-board-short-text = Dans le fichier de plateau, { $where } est vide ; écrivez quelque chose.
own-board-long-text = Dans le fichier de plateau, { $where } est trop long : au plus { $bound } caractères.
own-board-few = Dans le fichier de plateau, { $where } doit avoir au moins { $bound } entrées.
own-board-many = Dans le fichier de plateau, { $where } a trop d’entrées : au plus { $bound }.
own-board-small = Dans le fichier de plateau, { $where } doit valoir au moins { $bound }.
own-board-large = Dans le fichier de plateau, { $where } doit valoir au plus { $bound }.
own-board-one-of = Dans le fichier de plateau, { $where } doit être l’un de ceux-ci : { $known }.
own-board-name = Donnez au plateau un nom fait de lettres, sans signes tels que < ou &.
own-board-sentence = La phrase sur le plateau doit tenir en une ligne, sans chevrons ni accolades.
own-board-players = Indiquez d’abord le plus petit nombre de joueurs.
own-board-strange-name =
    { $what ->
        [city] La cité { $number } doit avoir un nom fait de lettres, sans signes tels que < ou &.
        [start] La cité de départ { $number } doit avoir un nom fait de lettres, sans signes tels que < ou &.
       *[province] La province { $number } doit avoir un nom fait de lettres, sans signes tels que < ou &.
    }
own-board-name-twice = Deux cités s’appellent { $name } ; renommez-en une.
own-board-id-twice = Deux provinces ont l’identifiant { $id } ; changez-en un.
own-board-province-twice = Deux provinces s’appellent { $name } ; renommez-en une.
own-board-sites = Avec les cités de départ, le plateau a { $count } cités ; le maximum est { $most }. Retirez-en.
own-board-provinces = Le plateau a { $count } provinces ; le maximum est { $most }. Retirez-en.
own-board-lines =
    { $kind ->
        [land] Le plateau a { $count } routes terrestres ; le maximum est { $most }. Retirez-en.
       *[sea] Le plateau a { $count } routes maritimes ; le maximum est { $most }. Retirez-en.
    }
own-board-no-province = Le plateau n’a pas de province ; ajoutez-en une.
own-board-province-empty = { $province } n’a pas de cité ; ajoutez-en une ou retirez la province.
own-board-city-nowhere = { $city } n’appartient à aucune province du plateau ; choisissez-en une.
own-board-no-city = Le plateau n’a pas de cité ; ajoutez-en.
own-board-letter =
    { $count ->
        [one] { $count } cité a la lettre { $letter }, mais il y a { $tokens } jetons pour elle ; utilisez la lettre { $tokens } fois ou pas du tout.
       *[other] { $count } cités ont la lettre { $letter }, mais il y a { $tokens } jetons pour elle ; utilisez la lettre { $tokens } fois ou pas du tout.
    }
own-board-no-start =
    { $kind ->
        [land] Les colons terrestres n’ont pas de cité de départ ; choisissez-en une.
       *[sea] Les navires n’ont pas de cité de départ ; choisissez-en une.
    }
own-board-two-starts =
    { $kind ->
        [land] Les colons terrestres ont deux cités de départ ; retirez-en une.
       *[sea] Les navires ont deux cités de départ ; retirez-en une.
    }
own-board-line-end = La route { $number } finit à { $name }, qui n’est pas sur le plateau ; choisissez l’une de ses cités.
own-board-line-loop = Une route commence et finit à { $city } ; retirez-la.
own-board-line-twice =
    { $kind ->
        [land] Deux routes terrestres relient les mêmes cités : { $cities } ; retirez-en une.
       *[sea] Deux routes maritimes relient les mêmes cités : { $cities } ; retirez-en une.
    }
own-board-city-alone = Aucune route ne mène à { $city } ; tracez-en une.
own-board-start-alone =
    { $kind ->
        [land] Aucune route terrestre ne quitte { $start }, d’où partent les colons terrestres ; tracez-en une.
       *[sea] Aucune route maritime ne quitte { $start }, d’où partent les navires ; tracez-en une.
    }
own-board-coast = L’ouest de la côte doit être inférieur à son est, et son sud à son nord.
own-board-start-unused = Personne ne commence dans la cité de départ { $number } ; choisissez qui y commence, ou supprimez-la.
own-board-overlap = { $first } et { $second } sont au même endroit ; déplacez l’une des deux.
own-board-no-way = Aucun colon ne peut atteindre { $city } depuis le départ ; reliez cette cité.
own-board-starts-apart = le second partenaire commence dans une cité loin de la cité de départ, et ici colons terrestres et navires partent de lieux différents
own-board-fine = { $board } est prêt : { $cities } cités, { $provinces } provinces, { $land } routes terrestres, { $sea } routes maritimes.
own-board-problems =
    { $count ->
        [one] { $count } problème :
       *[other] { $count } problèmes :
    }
cli-board = Vérifier un plateau personnel, ou copier un plateau pour le modifier.
cli-board-check = Lister tout ce qui ne va pas dans un plateau personnel.
cli-board-copy = Écrire un plateau dans un fichier que vous pouvez changer en plateau personnel.
cli-argument-board-file = Le fichier d’un plateau personnel, ou un lien vers lui.
cli-argument-board = Un plateau ; `praefectus boards` les liste.
cli-name-board = PLATEAU
own-board-gone = Plus aucune partie n’utilise ce plateau. Demandez le fichier à son auteur.
cli-board-try = Faire jouer des robots sur un plateau personnel et dire comment il se joue.
cli-board-try-seats = Combien de robots jouent.
cli-board-try-games = Combien de parties ils jouent.
board-try-rounds = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : de { $least } à { $most } manches, { NUMBER($mean, maximumFractionDigits: 1) } en moyenne.
board-try-seat = Place { $seat } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} ; points en moyenne : { NUMBER($points, maximumFractionDigits: 1) }.
board-try-shared = { $percent } % des cités ont à la fin des villas de plusieurs joueurs ; villas par cité : { NUMBER($houses, maximumFractionDigits: 1) }.
own-board-not-in-link = Ce lien ne contient pas de plateau. Redemandez-le.
cli-board-link = Écrire un plateau personnel sous forme de lien.
cli-board-schema = Écrire le schéma JSON des fichiers de plateau.

# La ligne de commande : ce que font les commandes et les options, et ce qu'elles disent.

cli-praefectus = Concordia, toute la famille : y jouer, la simuler, consulter ses règles. Chaque commande a son --help.
cli-play = Jouer dans le terminal : contre des robots, à plusieurs sur le même clavier ou seul. Les choix sont numérotés. u annule ; q enregistre et quitte ; reprenez avec --load.
cli-serve = Servir la page où humains et robots jouent dans le navigateur, jusqu’à Ctrl-C.
cli-replay = Afficher une partie enregistrée, une ligne par tour. Chaque entrée est vérifiée d’après les règles.
cli-analyse = Analyser une partie enregistrée : chances de victoire au fil du temps et choix les plus coûteux, le pire d’abord.
cli-levels = Lister les robots par force : leur jeu, leur temps de réflexion et leur classement.
cli-boards = Lister les plateaux, avec le nombre de joueurs conseillé et les modules requis.
cli-rules = Expliquer une règle dans nos propres mots, et à quel point elle est certaine ; sans sujet, lister tous les sujets. certain : imprimé dans un livret ou sur le matériel. déduit : découle de ce qui est imprimé. notre interprétation : une supposition, jusqu’à ce qu’une personne qui possède le jeu la corrige.
cli-option-lang = Langue : { $known }. Par défaut, celle du terminal.
cli-option-version = Afficher la version.
cli-option-board = Le plateau (« praefectus boards » en donne la liste), ou le fichier ou le lien d’un plateau personnel.
cli-option-seats = Nombre de joueurs.
cli-option-seats-default = 4, ou 1 avec --solo
cli-option-modules = Modules avec lesquels jouer, par exemple salt,forum ; « praefectus rules » les explique.
cli-option-option = Une variante du jeu, par exemple wine_side=true. Répétable.
cli-option-json = Afficher du JSON.
cli-option-people = Nombre de personnes sur le même clavier.
cli-option-seat = Où les personnes sont assises ; la place 1 commence.
cli-option-bots = Comment jouent les autres : { $levels } ; ou n’importe quel agent, même le vôtre : mine.py ou module:fonction.
cli-option-seed = Code de mise en place : le même nombre donne la même mise en place.
cli-option-load = Continuer une partie enregistrée.
cli-option-save = Enregistrer la partie dans ce fichier.
cli-option-solo = Jouer seul contre Contrarius, l’adversaire automatique.
cli-option-solo-level = beginner, standard, veteran ou expert.
cli-option-open = Ouvrir la page dans le navigateur.
cli-option-to = S’arrêter après N entrées du journal.
cli-option-picture = Montrer aussi la table à ce moment.
cli-argument-file = Une partie enregistrée, telle que l’écrit play --save.
cli-argument-topic = Une carte, un dieu, un module, une variante, un plateau, ou une question comme « combien de pas »
cli-drawn = au hasard
cli-own-folder = un fichier de votre dossier
cli-compiling = Compilation des règles (la première fois seulement)
cli-choices = Choix
cli-wrong = { $why } Voir « { $command } --help ».
cli-no-command = Il n’y a pas de commande { $given }. Voir « { $command } --help ».
cli-no-command-but = Il n’y a pas de commande { $given } ; vouliez-vous dire { $meant } ? Voir « { $command } --help ».
cli-no-option = { $command } n’a pas d’option { $option }.
cli-option-needs = Il manque une valeur après { $option }.
cli-missing = Il manque { $name }.
cli-unfit = Valeur incorrecte pour { $name } : on attend { $wanted }.
cli-too-much = Trop d’arguments pour { $command }.
cli-takes-whole = un nombre entier
cli-takes-whole-from = un nombre entier à partir de { $least }
cli-takes-number = un nombre
cli-takes-number-from = un nombre à partir de { $least }
cli-takes-file = le nom d’un fichier ou d’un dossier
cli-takes-text = un des mots que l’aide énumère
cli-usage = Usage : { $command } { $parts }
cli-options-there = [OPTIONS]
cli-command-there = COMMANDE [ARGUMENTS]...
cli-option-help = Afficher cette aide.
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-default = [par défaut : { $value }]
cli-help-required = [requis]
cli-name-file = FICHIER
cli-name-folder = DOSSIER
cli-name-days = JOURS
cli-name-level = NIVEAU
cli-name-name-value = NOM=VALEUR
cli-name-seat = PLACE
cli-name-table = TABLE
cli-name-tag = CODE
cli-name-number = NOMBRE
cli-name-topic = SUJET
cli-file = { $file } ne peut pas être utilisé : { $why }.
no-such-language = Il n’y a pas de langue { $tag } ; il y a : { $known }.
option-needs-value = La variante « { $option } » demande une valeur ; écrivez --option { $option }=VALEUR.
say-where-you-sat = Indiquez avec --seat votre place dans cette partie, de 1 à { $seats }.
game-kept = Partie enregistrée ; reprenez avec « { $command } ».
wrong-seat-option = « { $wanted } » n’est pas une place ; les places vont de 1 à { $seats }, comme dans --seat 1,3.
too-many-people = Il faut plus de { $seats } places pour { $people } personnes ; demandez-en plus avec --seats.
server-ready = Praefectus fonctionne à l’adresse { $address } ; ses parties sont dans { $place }. Ctrl-C l’arrête.
no-losses = Aucun choix coûteux trouvé (d’après { $judge }).
chances-title = Chances de victoire et points prévus
column-round = manche
row-end = fin
column-level = niveau
column-level-id = pour { $option }
column-seconds = secondes par tour
column-rating = classement
column-board = plateau
column-players = joueurs
column-cities = cités
column-provinces = provinces
column-needs = demande
column-topic = sujet
column-about = à propos
column-grade = fiabilité
players-from-to = { $least } à { $most }
topic-source = Source : { $source }
topic-graded-source = { $grade } ; source : { $source }
topics-also = Aussi : { $topics }

## Nombres

number = { NUMBER($value, maximumFractionDigits: 2) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## Beaucoup de parties

cli-simulate = Jouer rapidement de nombreuses parties au hasard, ou des parties des agents de --agents, et les résumer. La somme de contrôle porte sur toutes les actions de toutes les parties : avec la même graine, elle est la même sur chaque moteur, quel que soit le nombre de threads.
cli-simulate-games = Combien de parties jouer.
cli-simulate-seed = La même graine donne les mêmes parties, sur chaque moteur.
cli-simulate-engine = interpreted (lent), cpu, gpu (NVIDIA) ou wasm (Node).
cli-simulate-threads = Combien de threads jouent.
cli-simulate-verify = Vérifier après chaque décision que tout est en ordre.
cli-simulate-out = Écrire toutes les décisions et tous les tirages dans ce fichier Parquet.
simulate-written = Les décisions sont dans { $file }.
simulate-rounded = { $games } parties ont été jouées au lieu de { $asked }, pour des rotations complètes des places.
cli-all-cores = tous les cœurs
cli-games = Parties
cli-rows = Lignes
cli-restoring = Restauration
cli-compiling-gpu = Compilation des règles pour le GPU
cli-compiling-wasm = Compilation des règles en WebAssembly
played-with = { $board } avec { $modules }
random-games = { $games } parties au hasard, { $played }, { $engine }
sum-seconds = secondes
sum-games-per-second = parties par seconde
sum-decisions-per-second = décisions par seconde
sum-decisions-per-game = décisions par partie
sum-turns-per-game = tours par partie
sum-ended-by = terminées par
sum-mean-points = points en moyenne
sum-won-by = gagnées par
sum-check = somme de contrôle
sum-verified = vérifié
sum-every-decision = chaque décision
cli-arena = Faire jouer des agents les uns contre les autres et les classer. Une place d’un agent en rencontre un autre sur toutes les autres places, chaque donne à chaque place. Les parts ont des intervalles à 95 %. Avec --out, une série arrêtée peut reprendre.
cli-arena-agents = Qui joue : greedy, learned, search:3s ... ou vos propres agents : mine.py, module:fonction.
cli-arena-games = Parties de chaque rencontre, arrondies à des rotations entières des places.
cli-arena-format = round-robin : tous se rencontrent ; ladder : les voisins de la liste se rencontrent ; challenge : une place du premier contre chacun des autres ; mixed : tous sont assis aux mêmes tables.
cli-arena-seed = La même graine donne les mêmes parties.
cli-arena-workers = Combien de processus jouent.
cli-arena-ray = Jouer sur cette grappe Ray ; auto : celle de cette machine.
cli-arena-out = Enregistrer ici résultats et rapport ; une série arrêtée reprend à partir de là.
arena-stopped = Arrêté : { $finished } parties sur { $total } sont enregistrées dans { $folder } ; la même commande continue avec elles.
arena-lost = Arrêté : { $finished ->
    [0] aucune partie sur { $total } n’était finie
    [one] une partie finie sur { $total } est perdue
   *[other] { $finished } parties finies sur { $total } sont perdues
} ; avec --out, les parties finies sont enregistrées et la même commande continue avec elles.
arena-kept = Le rapport est { $report }, les parties sont dans { $results }.
standings = { $games } parties, { $played }, { $seats ->
    [one] une place
   *[other] { $seats } places
}
standings-agent = agent
standings-rating = classement
standings-points = points
standings-winning = points en cas de victoire
standings-houses = villas
standings-seconds = secondes par tour
arena-one-even = Un contre les autres (à force égale : { $share })
pair-one = un
pair-others = tous les autres
pair-games = parties
pair-share = gagnées par l’un
pair-interval = intervalle à 95 %

## Fabriquer

cli-train = Entraîner le réseau en le faisant jouer contre lui-même ; avec un GPU, quelques minutes suffisent. Demande PyTorch (l’extra « train »). Ctrl-C arrête la série après l’étape en cours et enregistre tout ; la même commande continue. Les mesures sont dans progress.jsonl et pour TensorBoard.
cli-train-plan = Le plan en TOML ; training.toml explique chaque réglage.
cli-train-run = Dossier de la série ; une série existante est reprise.
cli-train-from = Commencer une nouvelle série avec le réseau de ce point de sauvegarde.
cli-train-export = Ne pas entraîner ; écrire ici le réseau de la série, pour les joueurs.
training-needs = L’entraînement demande { $package } : installez praefectus[train].
train-exported = Le réseau de { $run } est dans { $folder } ; avec PRAEFECTUS_NETWORKS={ $folder }, les joueurs l’utilisent.
trained = Entraînement terminé. « { $command } » écrit le réseau pour les joueurs.
cli-compile = Compiler les règles à l’avance, pour que rien n’ait à attendre plus tard.
cli-compile-processes = Combien à la fois.
cli-compile-wasm = En WebAssembly, pour les navigateurs, si elles ont changé.
cli-compile-gpu = Les noyaux de l’entraînement et des environnements, pour les GPU NVIDIA de cette « compute capability » ; le GPU n’a pas besoin d’être ici.
compiled = { $count ->
    [one] { $count } boucle compilée et enregistrée
   *[other] { $count } boucles compilées et enregistrées
} pour le prochain démarrage.
compiled-already = Tout est compilé.
compiled-kernels = { $count ->
    [0] Tous les noyaux sont compilés et enregistrés
    [one] { $count } noyau compilé et enregistré
   *[other] { $count } noyaux compilés et enregistrés
} dans { $folder }.
wasm-fresh = { $file }, { $size } octets, est à jour.
wasm-made = Créé : { $file }, { $size } octets.

## Servir

cli-work = Faire calculer cette machine pour les serveurs qui partagent une base PostgreSQL : robots, conseils et analyses, jusqu’à Ctrl-C. Utilisez autant de machines que vous voulez ; bot_workers dit combien de demandes celle-ci traite à la fois. Sans aucune machine, chaque serveur calcule lui-même.
working = Traite jusqu’à { $count ->
    [one] { $count } demande
   *[other] { $count } demandes
} à la fois. Ctrl-C l’arrête.
cli-site = Construire un site statique que tout hébergeur peut servir ; on y joue sans serveur, même hors ligne.
cli-site-folder = Où l’écrire ; un site plus ancien y est remplacé.
cli-site-server = Adresse d’un serveur pour jouer en ligne ; la page la propose.
cli-site-address = Adresse publique du site lui-même ; les messageries en ont besoin pour montrer l’image d’aperçu de ses liens.
cli-site-for-server = Construire plutôt la page d’un serveur, avec tout ce qu’il faut à un appareil pour calculer lui-même conseils et analyses ; le serveur la montre avec le réglage static_dir.
making-site = Construction du site
making-site-now = Construction du site : { $what }
site-made = { $folder } contient { $files } fichiers : { $size } Mo, et { $learned } Mo pour les adversaires qui ont appris. Tout hébergeur peut le servir ; essayez-le avec `{ $command }`.
site-made-for-server = { $folder } contient { $files } fichiers : { $size } Mo, et { $learned } Mo de réseaux. Un serveur les montre avec le réglage static_dir.
cli-backup = Écrire toutes les parties dans un fichier, pendant que le serveur tourne ; praefectus restore les restaure, dans l’une ou l’autre base.
cli-backup-file = Où l’écrire.
cli-backup-name = praefectus-DATE.backup
cli-backup-check = Rejouer ensuite chacune de ses parties.
backed-up = { $count ->
    [one] { $count } table est
   *[other] { $count } tables sont
} dans { $file }.
backup-wrong = { $wrong } parties sur { $games } ne peuvent pas être rejouées ; la première est { $first }
backup-checked = Les { $games } parties ont été rejouées d’après leurs journaux.
cli-restore = Restaurer une sauvegarde dans SQLite ou PostgreSQL, pendant qu’aucun serveur n’y tourne.
cli-restore-file = Ce qu’a écrit praefectus backup.
cli-restore-replace = Remplacer les parties existantes.
cli-restore-unchecked = Ne pas rejouer d’abord chaque partie.
restored = { $count ->
    [one] { $count } table restaurée
   *[other] { $count } tables restaurées
} dans { $place }.
train-seconds = Secondes d’entraînement
site-fetching = téléchargement de Pyodide et d’onnxruntime-web
site-packing = préparation des règles pour le navigateur
site-writing = écriture de la page
site-page-not-loaded = La page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez-la.
cli-name-player = NOM

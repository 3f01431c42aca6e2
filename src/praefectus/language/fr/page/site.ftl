# Le site autour des tables : accueil, création d'une table, salle d'attente, réglages, touches.

## Mots fréquents

you = Vous
bot = Robot
board = Plateau
card = Carte
seats = Places
modules = Modules
options = Variantes
rules = Règles
settings = Réglages
keys = Touches
players = Joueurs
hints = Conseils
clock = Pendule
listed = Publique
watching = Spectateurs
close = Fermer
copied = Copié
copy-link = Copier le lien
link-copied = Le lien est copié.
coins = sesterces
free = gratuit
my-games = Mes parties
your-name = Votre nom
your-turn = À vous de jouer
your-turn-at = À vous de jouer : { $table }
turn-of = Tour de { $name }
seat-number = Place { $number }
seats-count = { $count } { $count ->
    [one] place
   *[other] places
}
players-range = { $least } à { $most } joueurs
players-count = { $count } { $count ->
    [one] joueur
   *[other] joueurs
}
cards-count = { $count } { $count ->
    [one] carte
   *[other] cartes
}
rounds-count = { $count } { $count ->
    [one] manche
   *[other] manches
}
round = Manche
round-number = Manche { $number }
setting-the-table = La table se prépare…
to-front = Vers l’accueil
brand-front = Praefectus, accueil
badge = { $colour }, { $mark }
mark-triangle = triangle
mark-disc = disque
mark-star = étoile
mark-diamond = losange
mark-square = carré
mark-cross = croix
game-over = La partie est terminée

## Temps

ago-now = à l’instant
ago-minutes = il y a { $count } min
ago-hours = il y a { $count } h
ago-days = il y a { $count } { $count ->
    [one] jour
   *[other] jours
}
time-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
}
time-hours = { $count } { $count ->
    [one] heure
   *[other] heures
}
time-days = { $count } { $count ->
    [one] jour
   *[other] jours
}
time-hours-minutes = { $hours } h { $minutes } min
clock-none = aucune : chacun réfléchit aussi longtemps qu’il veut
clock-turn = { $time } par tour ; quand le temps est écoulé, les autres peuvent laisser un robot continuer
clock-game = { $time } pour toute la partie ; quand le temps est écoulé, les autres peuvent laisser un robot continuer

## Haut et bas de chaque page

nav-page = Page
nav-site = Site
nav-play = Jouer
nav-watch = Regarder
nav-rules-key = Règles (R)
nav-sound = Son
nav-sound-on = Le son est activé : une cloche quand c’est à vous
nav-sound-off = Le son est coupé
nav-settings = Réglages : langue, taille du texte, son, mouvement, avis, touches
dark-or-light = Sombre ou clair
foot-open = Praefectus est un logiciel libre et gratuit. Il n’est ni produit, ni licencié, ni approuvé par l’éditeur de Concordia et n’a aucun lien avec lui ; les textes et les dessins sont les nôtres.
foot-rules = Référence des règles
foot-fonts = Polices : Cinzel, Atkinson Hyperlegible Next (OFL). Côtes : Natural Earth.

## L’accueil

front-title = Praefectus : jouer à Concordia dans le navigateur
front-skip = Vers les parties
front-headline = Jouer une partie contre des robots
front-promise = Sans compte. Environ 25 minutes. Vous pouvez partir et revenir.
front-any-board = Au hasard
front-opponents = Adversaires
front-strength = Force
front-play = Jouer
front-new = Vous découvrez le jeu ?
front-new-link = Lisez comment se déroule un tour
front-new-more = ; à la table, tout ce qui est éclairé se clique, et une touche suffit pour demander conseil.
front-waiting = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
front-lobby = Salle d’attente
front-over = Terminée
front-line-over = terminée
front-line-round = manche { $round }
front-seats-taken = { $taken } places prises sur { $all }
front-no-games = Pas encore de partie sur cet appareil.
front-no-games-why = Les tables où vous jouez sont gardées ici. Chacune a son lien, qui l’ouvre sur n’importe quel appareil, même des jours plus tard.
front-watch = Regarder ou rejoindre
front-public = Tables publiques
front-join = rejoindre
front-none-public = Aucune table publique en ce moment. Créez-en une et activez « Publique ».

## Robots

level-seconds = Jusqu’à { $count } { $count ->
    [one] seconde
   *[other] secondes
} par tour.
level-rating = Classement { $rating }.

## Créer une table

make-table = Créer une table
boards-well = Bien à { $count }
boards-tight = Serré à { $count }
boards-roomy = Spacieux à { $count }
make-modules = Modules et variantes
make-always = Ce plateau se joue toujours avec ce module.
make-no-modules = La liste des modules n’est pas encore arrivée.
make-you-named = Vous : { $name }
make-open = Libre : quiconque a le lien
make-hot = Une autre personne à cet écran
make-bot = Robot : { $level }. { $sentence }
make-remove-seat = Retirer la place { $number }
make-add-seat = Ajouter une place
make-name = Nom de la table
make-name-example = Sénat du mardi
make-listed-what = Sur la page d’accueil, pour que chacun puisse rejoindre ou regarder.
make-watching-what = Quiconque a le lien peut regarder, sans voir les mains.
make-chat-what = Tout le monde peut parler pendant la partie. En équipe, les partenaires ne se parlent que par le Legatus : la discussion y est fermée, sauf si vous l’ouvrez.
make-hints-what = Les joueurs peuvent demander à un robot ce qu’il ferait et voir sa prévision.
make-clock-what = Quand le temps est écoulé, les autres peuvent laisser un robot continuer. Les robots n’en ont pas.
make-clock-none = Aucune
make-clock-turn = Minutes par tour
make-clock-game = Minutes par partie
make-minutes = Minutes
make-code = Code de mise en place
make-code-what = Mêmes villes, pioches et marqueurs pour quiconque a le code ; vide : tirage au sort.
make-opening = Ouverture…
make-open-table = Ouvrir la table
refusal-other-board = Appartient à un autre plateau.
refusal-not-here = Pas sur ce plateau : { $reason }.
refusal-not-with = Ne va pas avec { $module } : { $reason }.
refusal-seats = Demande { $numbers } places.

## La salle d’attente

lobby-bot = robot, { $level } : { $help }
lobby-waiting = Il manque encore { $count } { $count ->
    [one] joueur
   *[other] joueurs
}
lobby-all-here = Tout le monde est là
lobby-invite = Inviter
lobby-link = Lien de cette table
lobby-invite-sit = Quiconque ouvre le lien peut prendre une place libre.
lobby-invite-watch = Quiconque ouvre le lien peut prendre une place libre ou regarder.
lobby-your-seat = Votre place reste la vôtre sur cet appareil ; « Copier mon lien » dans les réglages l’emporte ailleurs.
lobby-shuffle = Mélanger l’ordre
lobby-open-seat = Place libre
lobby-anyone = quiconque a le lien
lobby-you = vous
lobby-you-host = vous, hôte
lobby-here = présent
lobby-away = absent
lobby-sit = S’asseoir
lobby-fill = Placer un robot
lobby-strength = Force de { $name }
lobby-open-this = Libérer cette place
lobby-open-seat-of = Libérer la place de { $name }
lobby-ready = prêt
lobby-stand-up = Se lever
lobby-draw = Tirer au sort qui commence
lobby-draw-what = Les autres suivent dans l’ordre des places. Sinon la première place commence.
lobby-start = Commencer la partie
lobby-start-all = Commencer quand tous sont là
lobby-start-bots = Commencer avec des robots
lobby-seated = Vous êtes à la table. La partie commence quand l’hôte la lance.
lobby-host-starts = L’hôte lance la partie.
lobby-facts = À cette table
lobby-no-modules = aucun
lobby-first = Début
lobby-first-drawn = on tire au sort qui commence ; les autres suivent dans l’ordre des places
lobby-first-seated = la première place commence
lobby-undo = Annulation
lobby-undo-what = son propre tour, jusqu’à ce que du nouveau soit révélé ; au-delà, on demande aux autres
lobby-chat = ouverte pendant la partie
lobby-no-chat = fermée pendant la partie
lobby-silent = fermée pendant la partie : les partenaires ne se parlent que par le Legatus
lobby-hints = chacun peut demander à un robot ce qu’il ferait
lobby-no-hints = aucun : chacun réfléchit seul
lobby-watching = ouvert à quiconque a le lien, sans les mains
lobby-no-watching = non admis
lobby-listed = oui, sur la page d’accueil
lobby-not-listed = non, seulement par lien

## Réglages

settings-look = Apparence
settings-language = Langue
settings-language-browser = celle du navigateur
settings-theme = Couleurs
theme-system = système
theme-light = clair
theme-dark = sombre
settings-size = Taille du texte
size-small = petite
size-normal = normale
size-large = grande
size-larger = plus grande
size-largest = très grande
settings-motion = Moins de mouvement
settings-guide = Aide pour la première partie
settings-guide-what = Une courte ligne à chaque nouvelle sorte de décision.
settings-live = Score en cours
settings-live-what = Points et prévision pendant que vous jouez.
settings-turn = Quand c’est à vous
settings-bell = Cloche
settings-try = Essayer
settings-notify = Notification du navigateur
settings-notify-what = Tant que cette page est ouverte en arrière-plan.
settings-think-here = Cet appareil réfléchit
settings-think-here-what = Conseils et analyses se font ici et non sur le serveur. Ce qu’il faut pour cela, environ 17 Mo, est chargé une seule fois, à la première question.
settings-hook = Webhook de cette place
settings-hook-what = Un message à Discord ou à un autre service qui accepte du JSON.
settings-hook-set = défini : { $host }
settings-set = Définir
settings-remove = Retirer
settings-table = Cette table
settings-elsewhere = Continuer ailleurs
settings-elsewhere-what = Ce lien contient votre place : gardez-le pour vous.
settings-copy-mine = Copier mon lien
settings-seat-copied = Le lien avec votre place est copié.
settings-leave = S’absenter un moment
settings-leave-what = Un robot joue pour vous jusqu’à votre retour.
settings-back = La reprendre
settings-hand = Confier à un robot
settings-keys-show = Voir la liste
hook-set = Les avis vont à { $host }.
hook-none = Aucun webhook n’est défini.
notices-refused = Le navigateur ne permet pas les notifications de cette page.

## Touches

key-digits = aller au choix n ; la même touche ou Entrée le joue
    .key = 1 – 9
key-walk = parcourir les choix
    .key = Tab, ↑ ↓
key-arrows = vers le lieu éclairé le plus proche
    .key = flèches sur le plateau
key-undo = annuler l’étape, le tour
    .key = Z, Maj Z
key-focus = vers la main, l’entrepôt, le plateau, la décision
    .key = H S B D
key-panels = étalage, plateau seul
    .key = M, F
key-history = historique par étape, par tour
    .key = ← →, avec Maj
key-escape = retour au présent, fermer
    .key = Échap
key-layers = propriétaires, prix sur le plateau
    .key = O, P
key-hint = demander conseil
    .key = I
key-zoom = zoom, plateau entier
    .key = + − 0
key-rules = règles, y chercher
    .key = R, /
key-list = cette liste
    .key = ?

## Ce qui peut échouer

missing-headline = Pas de table ici
offline = Le serveur ne répond pas pour l’instant ; réessayez dans un moment.
offline-what = Sans réseau ou sans serveur : cette page est gardée sur votre appareil. Pour jouer, pour vos parties et pour les règles, il faut le serveur ; tout revient de soi-même.
server-answered = Le serveur a répondu { $status } ; réessayez.
file-not-fetched = Le fichier n’a pas pu être récupéré ; réessayez.

lobby-seed = Code de mise en place
lobby-seed-chosen = { $seed }, choisi par l’hôte, qui peut connaître les tirages.

## Lien personnel

link-title = Toutes mes parties sur un autre appareil
link-what = Un lien personnel ouvre chacune de vos places, maintenant et plus tard, sur tout appareil. Il n’y a pas de compte : qui a le lien a les places ; ne le montrez donc à personne.
link-code = Le lien personnel en image pour l’appareil photo d’un téléphone
link-make = Créer mon lien personnel
link-made = Votre lien personnel est créé ; il porte toutes les places de cet appareil.
link-copy = Copier mon lien personnel
link-taken = Le lien personnel est copié ; ouvrez-le sur votre autre appareil.
link-renew = Renouveler le lien
link-renew-sure = Le renouveler maintenant
link-renewed = Vous avez un nouveau lien ; l’ancien n’ouvre plus rien.
link-renew-what = Si un appareil est perdu ou le lien a été vu, renouvelez-le : l’ancien n’ouvre plus rien, où qu’il ait été ouvert.
link-elsewhere = Sur un autre appareil

## Les gens à la table

person-about = À propos de { $name }
person-mute = Rendre muet : ne plus rien en entendre
person-unmute = L’entendre à nouveau
person-block = Bloquer : ne plus s’asseoir ensemble
person-unblock = Lever le blocage
person-block-what = Qui est bloqué n’est pas entendu et ne peut s’asseoir là où vous êtes assis.
person-why = Que s’est-il passé ?
person-report = Signaler au responsable du serveur
person-reported = Votre signalement sur { $name } est parvenu au responsable de ce serveur.

## Vie privée

privacy = Vie privée
privacy-no-account = Il ne faut ici ni compte, ni adresse électronique, ni cookie pour jouer, et rien n’est dit à personne d’autre.
privacy-kept = Ce qui est gardé
privacy-kept-name = Le nom que vous donnez à une table, vos choix dans la partie avec leurs heures, et qui était assis où.
privacy-kept-chat = Ce que vous dites dans la discussion, vos notes privées, et l’adresse d’un webhook si vous en définissez un.
privacy-kept-address = Une empreinte de l’adresse d’où vous venez, pour les limites et les exclusions. Le responsable du serveur pourrait trouver par essais de quelle adresse il s’agit.
privacy-kept-device = Dans votre propre navigateur : vos réglages et les secrets de vos places. Le serveur ne garde que des empreintes de ces secrets et de votre lien personnel.
privacy-log = Le journal du serveur n’a ni noms, ni adresses, ni rien qui ouvre une table.
privacy-log-addresses = Le journal du serveur a votre adresse avec ce qui fut refusé, et rien qui ouvre une table.
privacy-how-long = Pendant combien de temps
privacy-days = { $count } { $count ->
    [one] jour
   *[other] jours
}
privacy-ever = jusqu’à suppression à la main
privacy-lobby = Tables qui ne commencent jamais : { $time } sans changement.
privacy-playing = Parties que personne ne continue : { $time } sans tour.
privacy-over = Parties terminées : { $time }.
privacy-who = Qui le voit
privacy-who-what = Tous à une table voient noms, choix et discussion ; les spectateurs aussi, si la table ne leur est pas fermée, ainsi que quiconque a son lien. Le responsable du serveur peut tout voir.
privacy-rights = Vos données
privacy-rights-what = Un hôte peut supprimer une table. Le responsable du serveur peut vous donner tout ce qui est gardé sur vous, et le supprimer : dites votre table et votre place.
privacy-contact = On peut le joindre ici : { $contact }
privacy-no-contact = Demandez à la personne qui vous a donné l’adresse de ce site.
list-clauses = { $head } ; { $next }
end-of = { $game }.
gods-marked = { $god } : { $names }.

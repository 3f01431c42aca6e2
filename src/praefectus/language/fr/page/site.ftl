# Le site autour des tables : accueil, création d'une table, salle d'attente, réglages, touches.

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
keys = Raccourcis clavier
players = Joueurs
hints = Conseils
clock = Pendule
lobby-pace = Rythme
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
your-turn-at = À vous de jouer : { $table }
turn-of = Tour { OF($name) }
seat-number = Place { $number }
seats-count = { $count } { $count ->
    [one] place
   *[other] places
}
players-with-module = { $count } avec { $module }
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
setting-the-table = Mise en place de la table…
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
clock-none = aucune limite de temps
clock-turn = { $time } par tour ; ensuite, les autres peuvent laisser un robot prendre la suite
clock-game = { $time } pour toute la partie ; ensuite, les autres peuvent laisser un robot prendre la suite
clock-live = { $pace } ; une fois le temps écoulé, les autres peuvent laisser un robot prendre la suite
clock-daily = { $pace }, avec une réserve de temps ; la pendule s’arrête pendant votre sommeil
pace-live = En direct : { $time } + { $seconds } s par tour
pace-daily = Quotidien : { $time } par tour

## Haut et bas de chaque page

nav-page = Page
nav-site = Site
nav-play = Jouer
nav-watch = Regarder
nav-rules-key = Règles (R)
nav-sound = Son
nav-sound-on = Le son est activé : une cloche quand c’est à vous de jouer
nav-sound-off = Le son est coupé
nav-settings = Réglages : langue, taille du texte, son, animations, notifications, raccourcis
dark-or-light = Sombre ou clair
foot-open = Praefectus est un logiciel libre et gratuit. L’éditeur de Concordia ne l’a ni créé, ni autorisé, ni approuvé, et n’a aucun lien avec lui. Les textes et les dessins sont les nôtres.
foot-rules = Référence des règles
foot-fonts = Polices : Cinzel, Atkinson Hyperlegible Next (OFL). Côtes : Natural Earth.

## L’accueil

front-title = Praefectus : jouer à Concordia dans le navigateur
front-skip = Vers les parties
front-headline = Jouez à Concordia
front-entries = Façons de jouer
front-learn = Apprendre
front-learn-what = Une vraie partie, expliquée pas à pas. Environ 25 minutes.
front-friends = Entre amis
front-friends-what = Préparez une table et envoyez son lien. Sans compte.
front-friends-here = Plusieurs personnes jouent à tour de rôle sur cet écran.
front-people = Avec d’autres
front-people-what = Choisissez ce que vous aimeriez jouer. Une table s’ouvre dès que vous êtes assez nombreux.
front-change = Changer le plateau, les adversaires, la difficulté
front-bots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
front-join-count = { $count ->
    [one] 1 table à rejoindre
   *[other] { $count } tables à rejoindre
}
front-any-board = Au hasard
front-opponents = Adversaires
front-strength = Difficulté
front-play = Jouer
front-new-link = Comment jouer
front-waiting = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
front-lobby = En attente de joueurs
front-over = Terminée
front-line-over = terminée
front-line-round = manche { $round }
front-seats-taken = { $taken } { $taken ->
    [one] place prise
   *[other] places prises
} sur { $all }
front-no-games = Pas encore de partie sur cet appareil.
front-no-games-why = Vos parties apparaissent ici. Chacune a son lien : reprenez-la des jours plus tard sur n’importe quel appareil.
front-watch = Rejoindre ou regarder
front-public = Tables publiques
front-join = rejoindre
front-none-public = Aucune table publique en ce moment. Créez-en une et activez « Publique ».
front-list-failed = Cette liste n’a pas pu être chargée. { $why }
front-list-old = Cette liste n’a pas pu être actualisée ; elle n’est peut-être plus à jour. { $why }

## Robots

level-seconds = Jusqu’à { $count } { $count ->
    [one] seconde
   *[other] secondes
} par tour.

## Créer une table

make-table = Créer une table
boards-well = Idéal à { $count }
boards-tight = Serré à { $count }
boards-roomy = Spacieux à { $count }
make-modules = Modules et variantes
make-needed-seats = { $count ->
    [one] Nécessaire pour jouer seul.
   *[other] Nécessaire à { $count } joueurs.
}
make-always = Toujours utilisé sur ce plateau.
make-no-modules = Chargement des modules…
make-you-named = Vous : { $name }
make-open = Ouverte à toute personne ayant le lien
make-hot = Un autre joueur sur cet appareil
make-bot = Robot : { $level }. { $sentence }
make-remove-seat = Retirer la place { $number }
make-add-seat = Ajouter une place
make-name = Nom de la table
make-name-example = Sénat du mardi
make-listed-what = Visible sur la page d’accueil : chacun peut rejoindre ou regarder.
make-watching-what = Toute personne ayant le lien peut regarder et voit toutes les mains.
make-chat-what = Les joueurs peuvent discuter pendant la partie. Désactivé par défaut en équipe, où les partenaires ne communiquent que par le Legatus.
make-hints-what = Les joueurs peuvent demander conseil à un robot et voir sa prévision.
make-rated = Classée
make-rated-what = Compte pour votre classement contre Contrarius. La partie est publique, a une pendule et pas de conseils, et vous ne pouvez annuler que tant que rien n’est révélé.
make-live = Partie en direct
make-patience = Absence permise avant qu’un robot puisse jouer
make-live-what = Tout le monde reste jusqu’à la fin. Sinon, chacun joue quand il a le temps.
make-clock-what = Quand un joueur n’a plus de temps, les autres peuvent laisser un robot prendre la suite. Les robots ne sont pas chronométrés.
make-clock-none = Aucune
make-clock-turn = Minutes par tour
make-clock-game = Minutes par partie
make-minutes = Minutes
make-code = Code de mise en place
make-code-what = Le même code donne toujours les mêmes cités, pioches et jetons. Laissez vide pour un tirage au sort.
make-opening = Création…
make-open-table = Créer la table
refusal-other-board = Appartient à un autre plateau.
refusal-not-here = Pas sur ce plateau : { $reason }.
refusal-not-with = Ne peut pas être combiné avec { $module } : { $reason }.
refusal-seats = Pour { $numbers } joueurs seulement.

## La salle d’attente

lobby-bot = robot, { $level } : { $help }
lobby-waiting = Il manque encore { $count } { $count ->
    [one] joueur
   *[other] joueurs
}
lobby-all-here = Tout le monde est là
lobby-invite = Inviter
lobby-link = Lien de cette table
lobby-invite-sit = Toute personne ayant le lien peut prendre une place libre.
lobby-invite-watch = Toute personne ayant le lien peut prendre une place libre ou regarder.
lobby-your-seat = Votre place est enregistrée sur cet appareil. Pour jouer ailleurs, utilisez « Copier mon lien » dans les réglages.
lobby-shuffle = Mélanger l’ordre
lobby-open-seat = Place libre
lobby-anyone = toute personne ayant le lien
lobby-you = vous
lobby-you-host = vous, hôte
lobby-here = en ligne
lobby-away = hors ligne
lobby-rematch-title = Revanche
lobby-rematch = La revanche commence quand tout le monde a accepté. On attend : { $names }.
lobby-rematch-host = Si vous commencez maintenant, un robot joue à leur place jusqu’à leur arrivée.
lobby-asked = invitation envoyée
lobby-left = a quitté la table ; un robot joue jusqu’à son retour
lobby-colour = Votre couleur
lobby-sit = Prendre cette place
lobby-fill = Ajouter un robot
lobby-strength = Difficulté { OF($name) }
lobby-open-this = Libérer cette place
lobby-open-seat-of = Libérer la place { OF($name) }
lobby-ready = OK
lobby-stand-up = Quitter la place
lobby-draw = Premier joueur au hasard
lobby-draw-what = Sinon, la place 1 commence. On joue dans l’ordre des places.
lobby-start = Commencer la partie
lobby-start-all = Commencer quand tous sont là
lobby-start-bots = Commencer avec des robots
lobby-seated = Vous y êtes. La partie commence quand l’hôte la lance.
lobby-host-starts = L’hôte lance la partie.
lobby-facts = Réglages de la table
lobby-no-modules = aucun
lobby-first = Premier joueur
lobby-first-drawn = au hasard
lobby-first-seated = place 1
lobby-undo = Annulation
lobby-undo-what = son propre tour, jusqu’à une révélation ; ensuite, tous doivent être d’accord
lobby-chat = ouverte pendant la partie
lobby-no-chat = fermée pendant la partie
lobby-silent = fermée pendant la partie : les partenaires ne communiquent que par le Legatus
lobby-live = en direct : après { $time } d’absence, un robot peut jouer
lobby-slow = lent : après { $time } d’absence, un robot peut jouer
lobby-hints = activés
lobby-no-hints = désactivés
lobby-watching = toute personne ayant le lien ; les spectateurs voient toutes les mains
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
settings-motion = Réduire les animations
settings-guide = Astuces de la première partie
settings-guide-what = Une courte astuce à chaque nouveauté.
settings-live = Score en cours
settings-live-what = Afficher points et prévision pendant la partie.
settings-turn = Quand c’est à vous de jouer
settings-bell = Son
settings-try = Tester
settings-effects = Bruitages
settings-effects-what = Sons discrets pour les cartes, les pièces et les villas
settings-effects-try = Tester les bruitages
settings-notify = Notification du navigateur
settings-notify-what = Tant que cette page est ouverte en arrière-plan.
settings-think-here = Calculer les conseils sur cet appareil
settings-think-here-what = Les conseils et les analyses sont calculés ici plutôt que sur le serveur. Environ 17 Mo à télécharger la première fois.
settings-hook = Webhook de cette place
settings-hook-what = Prévenir Discord ou un autre service (JSON) quand c’est à vous de jouer.
settings-hook-set = enregistré : { $host }
settings-set = Enregistrer
settings-remove = Retirer
settings-table = Cette table
settings-elsewhere = Continuer sur un autre appareil
settings-elsewhere-what = Toute personne ayant ce lien peut jouer à votre place. Gardez-le pour vous.
settings-copy-mine = Copier mon lien
settings-seat-copied = Le lien avec votre place est copié.
settings-delete = Supprimer cette partie
settings-delete-what = Tout de suite si personne d’autre ne joue ici ; sinon quand tout le monde est d’accord.
settings-delete-do = Supprimer
settings-delete-sure = Oui, supprimer
settings-leave = S’absenter
settings-leave-what = Un robot joue pour vous jusqu’à votre retour.
settings-back = Reprendre ma place
settings-hand = Laisser jouer un robot
settings-keys-show = Voir les raccourcis
hook-set = Les notifications vont à { $host }.
hook-none = Aucun webhook n’est défini.
notices-refused = Votre navigateur n’autorise pas les notifications de cette page. Autorisez-les dans ses réglages.

## Touches

key-digits = choisir n ; encore une fois ou Entrée pour jouer
    .key = 1 – 9
key-walk = parcourir les choix
    .key = Tab, ↑ ↓
key-arrows = vers le lieu en surbrillance le plus proche
    .key = flèches sur le plateau
key-undo = annuler l’étape, le tour
    .key = Z, Maj Z
key-focus = vers la main, l’entrepôt, le plateau, la décision
    .key = H S B D
key-panels = cartes à vendre, plateau seul
    .key = M, F
key-history = historique par étape, par tour
    .key = ← →, avec Maj
key-escape = revenir à la partie, fermer
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
missing-page = Page introuvable
offline = Le serveur ne répond pas pour l’instant ; réessayez dans un moment.
offline-what = Vous êtes hors ligne, ou le serveur ne répond pas. Vos parties et les règles reviendront dès que possible.
server-answered = Le serveur n’a pas pu répondre (erreur { $status }). Réessayez.
file-not-fetched = Le fichier n’a pas pu être téléchargé ; réessayez.

lobby-seed = Code de mise en place
lobby-seed-chosen = { $seed }, choisi par l’hôte, qui sait peut-être ce qui vient.

## Lien personnel

link-title = Toutes mes parties sur un autre appareil
link-what = Votre lien personnel ouvre toutes vos parties sur n’importe quel appareil. Il n’y a pas de compte : toute personne ayant ce lien peut jouer à votre place. Gardez-le pour vous.
link-code = Lien personnel en code QR
link-make = Créer mon lien personnel
link-made = Votre lien personnel est créé ; il contient toutes les places de cet appareil.
link-copy = Copier mon lien personnel
link-taken = Le lien personnel est copié ; ouvrez-le sur votre autre appareil.
link-renew = Renouveler le lien
link-renew-sure = Le renouveler maintenant
link-renewed = Vous avez un nouveau lien ; l’ancien ne fonctionne plus.
link-renew-what = Appareil perdu, ou lien partagé par erreur ? Renouvelez-le : l’ancien ne fonctionnera plus nulle part.
link-elsewhere = Jouer sur un autre appareil

## Les gens à la table

person-about = À propos { OF($name) }
person-mute = Masquer ses messages
person-unmute = Afficher ses messages
person-block = Bloquer (ne plus jouer ensemble)
person-unblock = Débloquer
person-block-what = Les joueurs bloqués ne sont plus visibles dans la discussion et ne peuvent pas rejoindre vos tables.
person-why = Que s’est-il passé ?
person-report = Signaler au responsable du serveur
person-reported = Le responsable du serveur a reçu votre signalement sur { $name }.

## Vie privée

privacy = Vie privée
privacy-no-account = Pour jouer ici, il ne faut ni compte, ni adresse e-mail, ni cookie, et rien n’est communiqué à d’autres.
privacy-kept = Ce qui est enregistré
privacy-kept-name = Le nom que vous utilisez à une table, vos coups et leurs heures, qui était à quelle place, et quand vous y étiez pour la dernière fois.
privacy-kept-chat = Vos messages, vos notes privées, et l’adresse de votre webhook si vous en avez un.
privacy-kept-address = Une empreinte de votre adresse IP, pour les limites et les bannissements. Le responsable du serveur pourrait retrouver l’adresse par essais.
privacy-kept-device = Dans votre propre navigateur : vos réglages et les secrets de vos places. Le serveur n’enregistre que des empreintes de ces secrets et de votre lien personnel.
privacy-kept-player = Sur Ma page, vous pouvez ajouter un nom, la partie publique de vos clés d’accès, votre fuseau horaire, vos heures de sommeil et vos jours de pause. Les navigateurs connectés sont aussi enregistrés.
privacy-log = Le journal du serveur ne contient ni noms, ni adresses, ni rien qui ouvre une table.
privacy-log-addresses = Le journal du serveur contient votre adresse avec chaque requête refusée, et rien qui ouvre une table.
privacy-how-long = Pendant combien de temps
privacy-days = { $count } { $count ->
    [one] jour
   *[other] jours
}
privacy-ever = jusqu’à ce que quelqu’un les supprime
privacy-lobby = Tables qui ne commencent jamais : { $time } sans changement.
privacy-playing = Parties inachevées : { $time } sans tour.
privacy-over = Parties terminées : { $time }.
privacy-who = Qui le voit
privacy-who-what = Toutes les personnes à une table voient noms, choix et discussion ; les spectateurs et toute personne ayant son lien aussi, sauf si la table leur est fermée. Le responsable du serveur peut tout voir.
privacy-never = Seuls vous et le responsable du serveur voyez votre fuseau horaire, vos heures de sommeil, vos jours de pause, vos appareils, vos notes, et les joueurs que vous avez masqués ou bloqués.
privacy-rights = Vos données
privacy-rights-what = Sur Ma page, vous pouvez télécharger tout ce qui est enregistré sur vous, ou le faire supprimer après 7 jours. Un hôte peut supprimer une table. Le responsable du serveur peut faire tout cela pour vous : indiquez-lui votre table et votre place.
privacy-contact = Contact : { $contact }
privacy-no-contact = Demandez à la personne qui vous a donné l’adresse de ce site.
list-clauses = { $head } ; { $next }
end-of = { $game }.
gods-marked = { $god } : { $names }.
labelled = { $label } : { $text }
in-brackets = { $text } ({ $more })
followed-by = { $first } { $next }
page-description = Jouez à Concordia dans votre navigateur, entre amis ou contre des robots. Logiciel libre, indépendant de l’éditeur.
page-no-script = Praefectus a besoin de JavaScript. Veuillez l’autoriser pour cette page.

# A player's name, passkeys and sessions
player-title = Nom et connexion
player-name = Votre nom
player-name-take = Utiliser ce nom
player-name-yours = Ce nom est maintenant à vous.
player-name-what = Personne d’autre ne peut utiliser ce nom, ni un nom qui lui ressemble.
passkeys = Clés d’accès
passkeys-what = Une clé d’accès vous connecte sur chacun de vos appareils, sans mot de passe.
passkeys-unavailable = Cette page est ouverte sans https ; votre navigateur n’offre donc pas de clés d’accès. Utilisez votre lien personnel.
passkey-add = Ajouter une clé d’accès
passkey-added = Clé d’accès ajoutée.
passkey-sign-in = Se connecter avec une clé d’accès
passkey-cancelled = Aucune clé d’accès n’a été utilisée.
passkey-remove = Retirer la clé d’accès { $label }
passkey-removed = Clé d’accès retirée.
player-remove = Retirer
player-since = depuis le { $day }
player-used = dernière utilisation le { $day }
player-signed-in = Connexion réussie.
player-merge-what = Sur cet appareil, vous jouiez jusqu’ici sous une autre identité. Ces parties sont-elles aussi à vous ?
player-merge = Oui, ce sont les miennes
player-merge-no = Non
player-merged = Ces parties sont maintenant à vous.
player-sessions = Appareils connectés
player-link = Lien personnel
player-here = cet appareil
player-end-others = Déconnecter tous les autres
player-ended = Tous les autres appareils sont déconnectés.
player-end-what = Votre lien personnel change, et tous les autres appareils devront se reconnecter.

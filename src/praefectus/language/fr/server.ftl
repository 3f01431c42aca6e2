# Ce que le serveur refuse et dit à ceux qui sont à une table.

analysis-when-over = L’analyse est disponible une fois la partie terminée.
another-move-first = Un autre coup est arrivé avant le vôtre. Regardez de nouveau.
begun-by-other-rules = Cette partie a commencé avec d’anciennes règles ({ $kept } ; aujourd’hui { $today }).
body-does-not-fit = Le contenu de la requête n’est pas valable : { $why }.
body-not-json = Le contenu de la requête n’est pas du JSON.
bot-failed = Le robot a rencontré un problème. Réessayez dans un moment.
bots-busy = Les robots sont occupés. Réessayez dans un moment.
chat-one-thing = Envoyez soit un texte, soit une phrase toute prête.
chat-too-fast = Vous envoyez des messages trop vite. Attendez un moment.
field-does-not-fit = { $field } n’est pas valable : { $why }.
foreign-page = Les pages d’autres sites ne peuvent pas se connecter ici.
game-begun = La partie a commencé ; le plateau et les places ne peuvent plus changer.
game-is-over = La partie est terminée.
game-moved-on = La partie a continué entre-temps ; votre choix n’est plus possible. Regardez de nouveau.
game-not-begun = La partie n’a pas encore commencé.
hello-first = Le premier message doit être un hello.
hint-not-your-turn = Vous pouvez demander un conseil quand c’est à vous de jouer.
hint-turn-done = Plus rien à choisir. Terminez votre tour ou annulez.
hints-off = Les conseils sont désactivés à cette table.
hints-wait = Votre dernier conseil est encore en préparation. Attendez-le.
hook-no-address = Ce n’est pas une adresse web. Donnez-en une comme https://example.org/hook.
hook-no-password = Une adresse de webhook ne peut contenir ni nom d’utilisateur ni mot de passe. Retirez-les.
hook-not-public = L’hôte { $host } n’est pas sur l’internet public. Les webhooks ne peuvent aller que là.
hook-port = Le port d’une adresse de webhook doit être compris entre 1 et 65535.
hook-scheme = Une adresse de webhook doit commencer par https:// ou http:// et nommer un hôte.
hook-too-long = Une adresse de webhook doit avoir au plus { $most } caractères simples, sans espaces.
hook-unknown-host = L’hôte { $host } du webhook n’existe pas. Vérifiez l’adresse.
host-only = Seul l’hôte peut faire cela.
log-damaged = Le journal de cette table est endommagé ({ $what }). Seule une sauvegarde peut le restaurer.
log-not-followed = Le journal de cette table ne peut pas être rejoué : { $why }
message-not-json = Le message n’est pas du JSON.
message-not-text = Les messages sont du texte, pas des octets.
message-too-large = Le message est trop grand : au plus { $most } octets.
move-not-stored = Votre coup n’a pas pu être enregistré. Vérifiez dans un moment.
needs-host-secret = Il faut pour cela le secret de l’hôte, dans l’en-tête Authorization.
needs-seat-secret = Il faut pour cela le secret d’une place, dans l’en-tête Authorization.
no-database = La base de données ne répond pas ; réessayez dans un moment.
no-stand-in-in-copy = Les conseils sont désactivés à cette table ; aucun robot ne joue donc pour vous dans une copie.
no-such-board = Il n’y a pas de plateau { $board } ; il y a : { $known }.
no-such-bot = Il n’y a pas de robot { $name } ; il y a : { $known }.
no-such-seat = Cette place n’existe pas. La table a les places 1 à { $seats }.
no-such-state = La partie n’est pas encore allée si loin.
no-such-table = Table introuvable. Vérifiez le lien.
no-turn-to-end = Vous ne pouvez pas terminer votre tour : il reste quelque chose à choisir, ou votre tour est déjà terminé.
nobody-sits = Personne n’est à la place { $seat }.
not-the-turn = C’est au tour { OF($name) }.
not-watchable = Cette table n’est pas ouverte aux spectateurs.
open-seats-cannot-start = Une table avec des places libres ne peut pas encore commencer. Remplissez-les d’abord.
other-rules = { $why } Vous ne pouvez pas la continuer ici.
questions-wait = Trop de vos demandes sont en attente. Attendez les réponses.
rematch-when-over = Une revanche est possible quand la partie est terminée.
request-not-understood = La requête n’a pas été comprise.
request-too-large = La requête est trop grande : au plus { $most } octets.
request-too-slow = La requête a mis trop de temps à arriver. Réessayez.
seat-holder-here = { $name } est en ligne ; personne d’autre ne peut céder cette place.
seat-not-held = Vous n’occupez pas la place { $seat }. Rechargez la page.
remind-later = Vous pourrez envoyer un rappel à { $name } dans { $count } { $count ->
    [one] minute
   *[other] minutes
}.
remind-not-waiting = La partie n’attend pas { $name }.
colour-taken = { $name } a cette couleur. Choisissez-en une autre.
no-such-colour = Cette couleur n’existe pas. Choisissez parmi : { $known }.
seat-not-open = La place { $seat } est prise. Places libres : { $others }.
seats-kept-once = Nommez une seule fois chaque place à garder, et seulement des places de cette table.
seats-missing = { $missing } des { $seats } places { $missing ->
    [one] est encore libre
   *[other] sont encore libres
}.
seats-taken = Toutes les places sont prises ; vous pouvez regarder.
secret-fits-no-seat = Ce secret n’ouvre aucune place de cette table.
secret-not-of-seat = Ce secret n’ouvre pas cette place.
server-restarts = Le serveur redémarre ; la table continue dans un moment.
server-stopping = Le serveur redémarre ; réessayez dans un moment.
something-failed = Un problème est survenu. Donnez ce numéro au responsable du serveur : { $request }.
table-changed = Quelqu’un d’autre a modifié la table au même moment. Regardez de nouveau.
table-unreadable = Cette table ne peut pas être lue ici : elle est endommagée, ou une version plus récente de Praefectus l’a créée. Demandez au responsable du serveur.
table-gone = Cette table n’existe plus.
tables-per-hour = Vous avez atteint la limite de { $most } nouvelles tables par heure. Réessayez plus tard.
too-many-connections = Trop de nouvelles connexions. Attendez un moment.
too-many-guesses = Trop de liens invalides. Attendez une minute.
too-many-messages = Trop de messages. Attendez un moment.
too-many-requests = Trop de requêtes. Attendez un moment.
undo-agreed = Tout le monde est d’accord : c’est annulé.
undo-asks-step = { $name } demande à annuler sa dernière étape.
undo-asks-to = { $name } demande à annuler plusieurs étapes.
undo-asks-turn = { $name } demande à annuler son dernier tour.
undo-ask-later = Votre demande vient d’être refusée. Redemandez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }, ou après le prochain coup.
undo-barrier = Quelque chose a été révélé depuis. Les autres peuvent accepter d’annuler davantage.
undo-bound = La limite d’annulations de cette partie est atteinte.
undo-lapsed = La partie a continué avant que tout le monde ait répondu.
undo-needs-state = Une annulation « to » demande l’état auquel revenir.
undo-not-asked = On ne vous a rien demandé, ou vous avez déjà répondu.
undo-not-chosen-at = Vous n’avez rien choisi à ce moment.
undo-nothing-at = Il n’y a rien à annuler à ce moment.
undo-nothing-chosen = Vous n’avez encore rien choisi qui puisse être annulé.
undo-others-acted = Quelqu’un d’autre a joué depuis. Les autres peuvent accepter une annulation.
undo-refused = { $name } a refusé l’annulation.
undo-request-open = { $name } a déjà demandé à annuler quelque chose. Attendez que ce soit réglé.
undo-request-closed = Cette demande d’annulation n’est plus ouverte.
undo-unanswered = Tout le monde n’a pas répondu à temps.
unfinished-tables = Vous avez atteint la limite de { $most } tables inachevées. Terminez ou supprimez d’abord l’une d’elles.
wrong-method = Cette adresse n’accepte pas cette méthode.

# Les joueurs entre eux, et le responsable du serveur.

banned = Vous n’avez plus accès à ce serveur.
banned-because = Vous n’avez plus accès à ce serveur : { $why }
blocked-here = Vous ne pouvez pas rejoindre cette table : un joueur vous a bloqué.
blocks-full = Vous avez masqué ou bloqué trop de joueurs ; débloquez-en d’abord.
chat-closed = La discussion est fermée à cette table jusqu’à la fin de la partie.
link-full = Un lien personnel contient au plus { $most } places.
muted = Le responsable du serveur a masqué vos messages.
muted-because = Le responsable du serveur a masqué vos messages : { $why }
name-alike = { $name } est déjà à cette table ; choisissez un nom plus facile à distinguer.
needs-person-secret = Il faut pour cela le secret d’un lien personnel, dans l’en-tête Authorization.
no-person = Ce lien personnel n’est plus valable ; il a été renouvelé ou supprimé.
name-taken = Quelqu’un s’appelle déjà { $name }, ou presque. Choisissez un autre nom.
passkey-cloned = La clé d’accès « { $label } » a été copiée et n’est plus valable. Connectez-vous autrement et retirez-la.
passkey-not-accepted = Cette clé d’accès n’a pas été acceptée. Réessayez.
passkey-too-late = C’était trop long. Réessayez.
passkey-unknown = Ce serveur ne connaît pas cette clé d’accès. Elle a peut-être été retirée.
passkeys-full = On peut avoir au plus { $most } clés d’accès. Retirez-en une d’abord.
passkeys-need-https = Les clés d’accès demandent https ou localhost. Utilisez ici votre lien personnel.
waking-no-zone = Il n’y a pas de fuseau horaire { $zone }. Choisissez-en un dans la liste.
waking-sleep-too-long = Les heures de sommeil ne peuvent pas dépasser { $hours } heures.
pause-begins-late = Une pause commence au plus tôt demain.
pause-backwards = Le dernier jour d’une pause ne peut pas précéder le premier.
pause-too-long = Une pause dure au plus { $most } jours.
pauses-touch = Laissez un jour entre deux pauses ; une pause dure au plus { $most } jours.
pause-too-many = Vous avez au plus { $most } jours de pause par an.
too-many-exports = Vous pouvez télécharger vos données { $most } fois par jour. Réessayez plus tard.
nobody-else-sits = Personne d’autre n’est à la place { $seat }.
operator-says = { $sentence }
reports-wait = Le responsable du serveur n’a pas encore lu vos signalements précédents. Veuillez attendre.
too-many-links = Trop de nouveaux liens personnels depuis votre adresse. Attendez un peu.
deletion-asked = { $name } veut supprimer cette partie. Elle le sera quand tout le monde sera d’accord.
deletion-asked-by-host = L’hôte veut supprimer cette partie. Elle le sera quand tout le monde sera d’accord.
deletion-not-asked = Plus personne ne demande à supprimer cette partie.
stand-in-has-time = { $name } a encore du temps. Un robot ne peut jouer à sa place qu’une fois ce temps écoulé.
stand-in-in-hours = { $name } ne s’est pas absenté assez longtemps. Un robot peut jouer à sa place dans { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}.
stand-in-in-minutes = { $name } ne s’est pas absenté assez longtemps. Un robot peut jouer à sa place dans { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}.
reminder-notice = { $name }, les autres vous attendent à { $table } : { $link }
rematch-notice = { $name }, on vous propose une revanche à { $table } : { $link }
stand-in-notice = { $name }, un robot joue pour vous à { $table } pendant votre absence. Reprenez votre place d’un clic : { $link }
time-short-notice = { $name }, votre temps à { $table } est bientôt écoulé : { $link }
time-up-notice = { $name }, votre temps à { $table } est écoulé. Vous pouvez encore jouer tant que les autres ne font pas jouer un robot à votre place : { $link }
turn-notice = { $name }, c’est à vous de jouer à { $table } : { $link }
hook-needs-server = Les notifications de tour demandent un serveur ; cette partie n’est que sur votre appareil.
people-need-server = Il faut pour cela un serveur ; personne d’autre ne joue sur votre appareil.
words-not-kept = Cette partie a été enregistrée par une ancienne version et ne peut plus être affichée.

hint-no-reasons = Ce robot ne peut pas expliquer ses coups. Essayez un niveau plus fort.
address-damaged = Ce lien est incomplet ou endommagé. Copiez de nouveau le lien entier.
message-field-not-understood = Le message n’est pas valable : { $field } : { $why }.
message-not-understood = Le message n’a pas été compris.
log-missing = les entrées { $first } à { $last } manquent
log-twice = les entrées { $first } à { $last } y sont deux fois
bot-owns-up = Je ne peux pas jouer ici au niveau { $level } (un fichier est endommagé) ; je joue au niveau { $played }.
bot-not-prepared = Je ne suis pas encore prêt. En attendant, je choisis sans réfléchir à l’avance.
bot-plays-at-random = Je n’ai pas pu réfléchir ; j’ai joué ce coup au hasard.
table-of = Table { OF($name) }
table-copy = { $name } (copie)

somebody = Quelqu’un
chat-deleted = (supprimé)

push-none = Ce serveur n’envoie pas de notifications.
push-unfit = L’adresse de votre navigateur pour les notifications n’est pas valable. Désactivez puis réactivez les notifications.

seek-full = Vous cherchez déjà { $most } parties quotidiennes. Arrêtez d’abord une de ces recherches.
seek-live-already = Vous cherchez déjà une partie en direct. Arrêtez d’abord cette recherche.
seek-address-full = Trop de joueurs cherchent une partie depuis votre adresse. Réessayez dans une minute.
seek-plays = Vous jouez une partie en direct. Terminez-la, ou laissez un robot prendre la suite, avant d’en chercher une autre.
seek-cooled = Vous avez refusé ou manqué une table. Vous pourrez chercher à nouveau dans { $count ->
    [one] { $count } minute.
   *[other] { $count } minutes.
}
seek-impossible = Aucun plateau ne correspond à ces souhaits. Choisissez plus de plateaux, moins de modules ou un autre nombre de joueurs.
seek-unknown = Il n’y a ni plateau ni module nommé « { $name } ». Choisissez dans la liste.
seek-gone = Cette recherche est terminée. Regardez vos parties, ou commencez une nouvelle recherche.
seek-no-offer = Cette table ne vous est plus proposée. Votre recherche indique ce qui s’est passé.
chat-strangers = La discussion s’ouvre quand chacun a joué un tour.
rated-contrarius = Seule une partie en solitaire contre Contrarius peut être classée ici : publique, en direct ou quotidienne, sans conseils et sans code de mise en place.
rated-fixed = Une partie classée ne peut pas être modifiée. Créez une nouvelle table.
rated-left = Un robot a déjà joué pour vous : vous ne pouvez plus revenir dans cette partie classée.
rated-needs-name = Les parties classées demandent un nom que vous seul portez. Choisissez-en un sur « Ma page ».
rated-no-copy = Une partie classée ne peut pas être copiée avant sa fin.
rated-no-deletion = Une partie classée ne peut pas être supprimée. Si vous la quittez, un robot prend la suite et elle compte comme perdue.
rated-suspended = Vous avez quitté des parties ou fait attendre des tables : pas de partie classée pendant { $days } { $days ->
    [one] jour
   *[other] jours
}. Les parties terminées comptent en votre faveur.
rated-undo = Dans une partie classée, vous ne pouvez annuler que tant que rien n’est révélé.
no-such-player = Personne ne s’appelle { $name }.
appeal-nothing = Il n’y a rien contre quoi vous puissiez faire appel.
appeal-waits = Votre appel attend un modérateur.
moderation-no-action = Cette mesure n’existe pas ou est déjà annulée.
moderation-no-report = Ce signalement ouvert n’existe pas.
moderation-no-result = Cette table n’a pas de résultat enregistré.
moderation-nobody = Plus personne n’occupe cette place.
moderators-only = Seuls les modérateurs peuvent faire cela.
no-rated = Un modérateur vous a exclu des parties classées.
no-rated-because = Un modérateur vous a exclu des parties classées : { $why }
no-seeks = Un modérateur vous empêche de chercher des joueurs.
no-seeks-because = Un modérateur vous empêche de chercher des joueurs : { $why }

appointment-notice = { $name }, votre partie à { $table } va commencer : { $link }
appointment-unfit = Choisissez un moment à venir, dans { $days } jours au plus.
mail-none = Ce serveur n’envoie pas d’e-mails.
mail-not-sent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
mail-wait = Cette adresse vient de recevoir plusieurs e-mails. Attendez dix minutes.
mail-link-old = Ce lien n’est plus valable. Demandez-en un nouveau sur « Ma page ».
mail-guarded = Quelqu’un s’est connecté récemment par e-mail. Pour vous protéger, cela ne redevient possible que { $hours } heures après.
mail-line = { $what } : { $link }
mail-stop = Pour ne plus recevoir ces e-mails : { $link }
mail-subject-confirm = Confirmez votre adresse e-mail
mail-confirm = Quelqu’un, sans doute vous, demande des notifications d’un serveur Praefectus à cette adresse. Ouvrez le lien et confirmez-la dans les deux jours : { $link } Si ce n’était pas vous, ne faites rien.
mail-subject-enter = Votre lien de connexion
mail-enter = Quelqu’un, sans doute vous, veut se connecter par e-mail, avec ce navigateur : { $browser }. Le lien sert une fois, pendant 15 minutes : { $link } Si ce n’était pas vous, ne faites rien.
mail-subject-replaced = Votre adresse e-mail a été remplacée
mail-replaced = Sur un serveur Praefectus, votre adresse e-mail a été remplacée par une autre. Si ce n’était pas vous, connectez-vous avec votre lien personnel ou une clé d’accès et déconnectez tous les autres appareils : { $link }
no-player-called = Aucun joueur ne s’appelle { $name }. Vérifiez l’orthographe, ou envoyez le lien de la table.
friends-full = Vous pouvez avoir { $most } amis au plus. Retirez-en un d’abord.
friend-self = C’est vous.
invited-enough = On peut inviter { $most } personnes au plus par leur nom à une table. Envoyez le lien aux autres.
invited-today = Vous pouvez inviter { $most } personnes au plus par leur nom en un jour. Envoyez le lien aux autres.
tournament-unknown = Ce tournoi n’existe pas. Choisissez-en un dans la liste.
tournament-host-full = Vous avez { $most } tournois qui ne sont pas terminés. Attendez la fin d’un tournoi ou annulez-en un.
tournament-closed = Ce tournoi est fermé. Choisissez-en un autre dans la liste.
tournament-full = Ce tournoi est complet : { $most } personnes y participent.
tournament-no-annul = Seules les tables de la dernière ronde peuvent être annulées, tant que le tournoi est en cours.
tournament-needs-name = Pour les tournois, il faut un nom que vous seul portez. Choisissez-le sur Ma page.
tournament-impossible = Aucun plateau ne convient à ces modules. Choisissez un autre plateau ou d’autres modules.
tournament-host-only = Seule la personne qui organise le tournoi peut le faire.
embed-open = Ouvrir la partie
embed-picture = Dessin de la position
embed-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
embed-over = La partie est terminée.
embed-none = Cette partie ne peut pas être montrée sur d’autres sites. Seules les parties publiques que tout le monde peut regarder peuvent l’être.

# Les commandes du responsable du serveur.

admin = Administrer un serveur : lister et supprimer des tables, modérer les joueurs, exporter ou supprimer leurs données. Fonctionne aussi pendant que le serveur tourne.
admin-list = Lister les tables.
admin-look = Montrer une table : ses joueurs, sa discussion et ses signalements, mais aucun secret qui ouvre une place.
admin-delete = Supprimer des tables avec tout ce qui leur appartient. Les personnes qui les regardent en sont averties.
admin-mute = Rendre un joueur muet : la personne d’une place, à toutes ses tables, ou tous ceux d’une adresse.
admin-unmute = Redonner la parole à un joueur.
admin-ban = Bannir un joueur : la personne d’une place avec son adresse, ou tous ceux d’une adresse.
admin-unban = Lever un bannissement.
admin-order = Lister les bannissements et les joueurs muets.
admin-reports = Montrer ce que les joueurs ont signalé les uns des autres.
admin-read-only = Mode maintenance : lecture seule, pour une mise à jour ou un changement de machine.
admin-expire = Supprimer les tables inchangées depuis ce nombre de jours, par stade ; 0 : toutes les garder.
admin-export-person = Exporter tout ce qui est enregistré sur la personne d’une place, en JSON ; avec un lien personnel, pour toutes ses places.
admin-delete-person = Supprimer tout ce qui est enregistré sur la personne d’une place. Ses coups restent, sans nom, et des robots prennent la suite.
admin-arg-table = L’identifiant d’une table, son lien ou sa marque dans le journal.
admin-arg-tables = Identifiants, liens ou marques.
admin-arg-seat = Le numéro d’une place, à partir de 1.
admin-arg-switch = on : plus rien ne change ; off : le jeu continue.
admin-opt-address = Tous ceux de cette adresse au lieu d’une place.
admin-opt-yes = Ne pas demander confirmation.
admin-opt-settings = Les réglages du serveur.
admin-opt-database = Sa base de données.
admin-opt-data-dir = Le dossier de son fichier SQLite.
admin-as-server = comme le serveur
admin-all = toutes
admin-opt-public = Tables publiques seulement.
admin-opt-name = Une partie du nom de la table.
admin-opt-idle = Inchangées depuis ce nombre de jours.
admin-opt-limit = Combien, les dernières modifiées d’abord.
admin-opt-days = Pendant ce nombre de jours.
admin-for-good = définitivement
admin-opt-reason = La raison affichée à cette personne.
admin-opt-close = Clore ce signalement.
admin-opt-all = Aussi les signalements clos.
admin-opt-sentence = Message affiché aux joueurs.
admin-being-looked-after = Maintenance : vous pouvez regarder, mais pas jouer. De retour bientôt.
admin-opt-dry-run = Montrer seulement combien il y en a.
admin-opt-out = Écrire dans ce fichier.
admin-screen = l’écran
admin-damaged = (endommagé)
admin-column-table = table
admin-column-mark = marque
admin-column-name = nom
admin-column-stage = stade
admin-column-board = plateau
admin-column-people = personnes
admin-column-bots = robots
admin-column-changed = modifiée
admin-table = { $name } : { $stage }, { $board }, modifiée { $changed }, marque { $mark }
admin-seat = place { $seat } : { $who } ({ $about })
admin-open = ouverte
admin-personal-link = lien personnel
admin-stand-in = remplacé par { $who }
admin-log = journal : { $entries } entrées en { $writes } écritures
admin-deleted = { $table } est supprimée.
admin-muted = Muet définitivement.
admin-banned = Banni définitivement.
admin-unmuted = N’est plus muet.
admin-not-muted = N’était pas muet.
admin-unbanned = N’est plus banni.
admin-not-banned = N’était pas banni.
admin-at = { $name } à { $table }, place { $seat }
admin-an-address = une adresse
admin-until = jusqu’au { $moment }
admin-sanction = { $kind } depuis { $at }, { $until } : { $where }
admin-nobody = Personne n’est muet ni banni.
admin-closed = { $at }, clos { $closed }
admin-report = signalement { $number } du { $at } : { $name } (table { $table }, place { $seat }) : { $reason }
admin-said = a dit : { $line }
admin-report-closed = Le signalement { $number } est clos.
admin-no-reports = Aucun signalement.
admin-read-only-on = Mode maintenance activé : plus rien ne change.
admin-read-only-off = Mode maintenance désactivé : le jeu continue.
admin-exported = Toutes les données de cette personne sont dans { $file }.
admin-ask-delete-person = Supprimer définitivement tout ce qui est enregistré sur cette personne ?
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-ask-delete = Supprimer définitivement { $count ->
    [one] { $count } table
   *[other] { $count } tables
} ?
admin-muted-days = Muet pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
admin-banned-days = Banni pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
admin-expired = { $count ->
    [one] { $count } table est supprimée
   *[other] { $count } tables sont supprimées
} : { $stages }.
admin-would-expire = { $count ->
    [one] { $count } table serait supprimée
   *[other] { $count } tables seraient supprimées
} : { $stages }.
admin-person-deleted = Toutes les données de cette personne sont supprimées, à { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.
admin-act = Traiter un signalement : noter, masquer, restreindre ou bannir le joueur, ou annuler le résultat. Le signalement est clos.
admin-acted = C’est fait : mesure { $number }.
admin-action = { $number }, { $at }, par { $by } : { $kind } envers { $name } ({ $reason }, table { $table }, jusqu’à { $until })
admin-action-undone = Annulée à { $at }.
admin-arg-kind = La mesure à prendre.
admin-arg-player = Le nom du joueur.
admin-arg-report = Le numéro du signalement.
admin-audit = Lister ce que les modérateurs ont fait, le plus récent d’abord, ou annuler une mesure.
admin-is-moderator = { $name } est maintenant modérateur.
admin-moderator = Donner au joueur de ce nom l’accès à la modération.
admin-no-actions = Aucune mesure n’a encore été prise.
admin-no-moderator = { $name } n’est plus modérateur.
admin-not-one-of = { $given } ne fait pas partie de : { $known }.
admin-opt-remove = Retirer le rôle.
admin-opt-to-person = Message au joueur.
admin-opt-undo = Annuler la mesure de ce numéro.
admin-opt-why = Raison, pour le journal de modération.
admin-undone = La mesure { $number } est annulée.

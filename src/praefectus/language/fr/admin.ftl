# Les commandes de l’exploitant.

admin = Administrer un serveur : lister et supprimer des tables, modérer les joueurs, exporter ou supprimer leurs données. Fonctionne aussi pendant que le serveur tourne.
admin-list = Lister les tables.
admin-look = Montrer une table : ses joueurs, ce qui a été dit et signalé ; rien qui ouvre une place.
admin-delete = Supprimer des tables avec tout ce qui leur appartient ; ceux qui les regardent l’apprennent.
admin-mute = Rendre un joueur muet : la personne d’une place, à toutes ses tables, ou toute une adresse.
admin-unmute = Redonner la parole à un joueur.
admin-ban = Bannir un joueur : la personne d’une place avec son adresse, ou toute une adresse.
admin-unban = Lever un bannissement.
admin-order = Lister les bannissements et les joueurs muets.
admin-reports = Lire ce que les joueurs ont signalé les uns des autres.
admin-read-only = Mode maintenance : lecture seule ; pour les mises à jour et les déménagements.
admin-expire = Supprimer les tables où rien n’a changé depuis tant de jours, par stade ; 0 : aucune de ce stade.
admin-export-person = Exporter tout ce qui est enregistré sur la personne d’une place, en JSON ; avec un lien personnel, de toutes ses places.
admin-delete-person = Supprimer ce qui est gardé de la personne d’une place ; ses coups restent sans nom, et des robots jouent pour elle.
admin-arg-table = L’identifiant d’une table, son lien ou sa marque dans le journal.
admin-arg-tables = Identifiants, liens ou marques.
admin-arg-seat = Le numéro d’une place, à partir de 1.
admin-arg-switch = Plus rien ne change, ou le jeu continue.
admin-opt-address = Tous ceux de cette adresse au lieu d’une place.
admin-opt-yes = Ne pas demander confirmation.
admin-opt-settings = Les réglages du serveur.
admin-opt-database = Sa base de données.
admin-opt-data-dir = Le dossier de son fichier SQLite.
admin-as-server = comme le serveur
admin-all = toutes
admin-opt-public = Tables publiques seulement.
admin-opt-name = Une partie du nom de la table.
admin-opt-idle = Rien n’y a changé depuis tant de jours.
admin-opt-limit = Combien, le changement le plus récent d’abord.
admin-opt-days = Pour tant de jours.
admin-for-good = pour toujours
admin-opt-reason = La raison affichée à cette personne.
admin-opt-close = Ce signalement est réglé.
admin-opt-all = Aussi ceux qui sont réglés.
admin-opt-sentence = Ce que les joueurs lisent.
admin-being-looked-after = Maintenance : vous pouvez regarder, mais pas jouer. De retour bientôt.
admin-opt-dry-run = Dire seulement combien il y en a.
admin-opt-out = L’écrire ici.
admin-screen = l’écran
admin-damaged = (endommagé)
admin-column-table = table
admin-column-mark = marque
admin-column-name = nom
admin-column-stage = stade
admin-column-board = plateau
admin-column-people = gens
admin-column-bots = robots
admin-column-changed = changée
admin-table = { $name } : { $stage }, { $board }, changée { $changed }, marque { $mark }
admin-seat = place { $seat } : { $who } ({ $about })
admin-open = ouverte
admin-personal-link = lien personnel
admin-stand-in = remplacé par { $who }
admin-log = journal : { $entries } entrées en { $writes } écritures
admin-deleted = { $table } est supprimée.
admin-muted = Muet définitivement.
admin-banned = Banni définitivement.
admin-unmuted = N’est plus muet.
admin-not-muted = N’était pas muet.
admin-unbanned = N’est plus banni.
admin-not-banned = N’était pas banni.
admin-at = { $name } à { $table } place { $seat }
admin-an-address = une adresse
admin-until = jusqu’au { $moment }
admin-sanction = { $kind } depuis { $at } { $until } : { $where }
admin-nobody = Personne n’est muet ni banni.
admin-closed = { $at }, réglé { $closed }
admin-report = signalement { $number } du { $at } : { $name } (table { $table }, place { $seat }) : { $reason }
admin-said = a dit : { $line }
admin-report-closed = Le signalement { $number } est réglé.
admin-no-reports = Il n’y a pas de signalements.
admin-read-only-on = Plus rien ne change.
admin-read-only-off = Le jeu continue.
admin-exported = Tout ce qui les concerne est dans { $file }.
admin-ask-delete-person = Supprimer définitivement tout ce qui est enregistré sur cette personne ?
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-ask-delete = Supprimer { $count ->
    [one] { $count } table
   *[other] { $count } tables
} pour toujours ?
admin-muted-days = Muet pour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
admin-banned-days = Banni pour { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
admin-expired = { $count ->
    [one] { $count } table est supprimée
   *[other] { $count } tables sont supprimées
} : { $stages }.
admin-would-expire = { $count ->
    [one] { $count } table serait supprimée
   *[other] { $count } tables seraient supprimées
} : { $stages }.
admin-person-deleted = Toutes ses données sont supprimées ; la personne était assise à { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.

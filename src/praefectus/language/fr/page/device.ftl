# Ce que dit une page qui joue sans serveur, sur l'appareil seul.

device-loading-game = Chargement du jeu…
device-starting = Démarrage du jeu…
device-loading-network = Chargement des adversaires…
device-not-loaded = Le jeu n’a pas pu être chargé : { $why }
device-insecure = Les navigateurs n’autorisent ce jeu que par https. Ouvrez la page avec https:// au lieu de http://, ou sur cet ordinateur même avec localhost.
device-nothing-kept = Ce navigateur ne peut pas enregistrer de parties. Elles seront perdues si vous fermez la page ; exportez ce que vous voulez garder.
device-disk-full = Le disque est plein : votre partie n’est plus enregistrée. Elle sera perdue si vous fermez la page ; exportez ce que vous voulez garder.
device-keeping-refused = Le navigateur n’a pas enregistré votre partie. Elle sera perdue si vous fermez la page ; exportez ce que vous voulez garder.
device-cleared = Le stockage de cette page a été vidé ; votre partie n’est plus enregistrée. Exportez-la avant de fermer la page.
device-closed = L’onglet où se jouait la partie a été fermé. Réessayez.
device-understood = OK
device-alone = Cette version se joue sur votre appareil : contre des robots, ou à plusieurs à tour de rôle. Pour jouer en ligne, utilisez un serveur.
device-no-games = Vos parties sont enregistrées ici, sur cet appareil seulement. Fermez la page quand vous voulez, et reprenez plus tard.
device-server = Vers le serveur
device-thinks = Tourne sur { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
  } de cet appareil : un peu plus faible ici que sur un serveur.
device-kept = Enregistré sur cet appareil
device-used = { $used } Mo sur { $quota } Mo utilisés.
device-may-go = Le navigateur peut supprimer vos parties si la place vient à manquer.
device-stays = Le navigateur a accepté de ne pas supprimer vos parties.
device-ask-to-stay = Protéger mes parties
device-bring = Importer une partie
device-no-record = { $name } n’est pas une partie enregistrée. Une partie enregistrée est un fichier JSON.
device-delete = Supprimer définitivement
device-delete-one = Supprimer { $name }
device-delete-what = { $count ->
    [one] { $name } n’est enregistrée que sur cet appareil. La suppression est définitive. Vous pouvez d’abord exporter la partie, et l’importer plus tard.
   *[other] { $count } parties ne sont enregistrées que sur cet appareil. La suppression est définitive. Vous pouvez d’abord les exporter, et les importer plus tard.
  }
device-many = { $count } parties sont enregistrées sur cet appareil. Pour faire de la place, exportez et supprimez celles qui sont terminées.
device-export-first = Exporter d’abord
device-keep-it = Garder
update-ready = Une mise à jour est disponible.
update-take = Mettre à jour
update-later = Plus tard
page-failed = Une erreur s’est produite. Rechargez la page.

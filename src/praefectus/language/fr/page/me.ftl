# My page: games, results, clock, data.

me = Ma page
me-title = Ma page – Praefectus
me-settings = Votre nom, vos clés d’accès, vos heures de sommeil et vos données.
me-guest = Vos parties apparaîtront ici après la première. Vous avez joué sur un autre appareil ? Connectez-vous ou ouvrez votre lien personnel.
me-find = Chercher une partie
me-none = Aucune partie dans cette liste.
me-list-turn = À vous de jouer
me-list-playing = Aux autres
me-list-over = Terminées
me-results = Mes résultats
me-results-none = Vos parties terminées seront comptées ici.
me-board = Plateau
me-games = Parties
me-won = Gagnées
me-lost = Perdues
me-opponent = Adversaire
me-clock = Heures de sommeil et jours de pause
me-clock-what = Dans les parties quotidiennes, votre pendule s’arrête pendant votre sommeil et vos jours de pause.
me-zone = Fuseau horaire
me-sleep = Je dors
me-sleep-from = De
me-sleep-to = À
me-sleep-what = 9 heures au plus. Un changement vaut pour les parties qui commencent ensuite.
me-save = Enregistrer
me-saved = C’est enregistré.
me-pauses = Jours de pause
me-pauses-what = 7 jours de suite au plus, à partir de demain. Ils valent aussi pour les parties en cours.
me-pauses-left = { $count ->
    [one] encore { $count } jour cette année
   *[other] encore { $count } jours cette année
}
me-pause = du { $first } au { $last }
me-pause-first = Premier jour
me-pause-last = Dernier jour
me-pause-add = Ajouter une pause
me-pause-remove = Retirer la pause du { $first } au { $last }
me-data = Mes données
me-export = Télécharger mes données
me-export-what = Tout ce qui est enregistré sur vous, avec vos parties terminées, en JSON.
me-delete = Supprimer tout ce qui me concerne
me-delete-sure = Oui, supprimer dans 7 jours
me-delete-what = Après 7 jours, votre nom, vos clés, vos messages et vos notes sont supprimés, et des robots reprennent vos places. Vos coups restent, sans nom.
me-closing = Tout ce qui vous concerne sera supprimé le { $day }. D’ici là, vous pouvez changer d’avis.
me-stay = Tout garder
me-staying = Rien ne sera supprimé.

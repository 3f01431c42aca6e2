meet-title = Jouer avec d’autres
meet-what = Choisissez ce que vous aimeriez jouer. Dès qu’assez de joueurs cherchent la même chose, une table s’ouvre.
meet-looking = { $count ->
    [0] Personne ne cherche de partie en ce moment.
    [one] { $count } joueur cherche une partie en ce moment.
   *[other] { $count } joueurs cherchent une partie en ce moment.
}
meet-usual = La plupart des joueurs cherchent une partie vers { $time }.
meet-appointment = Ou créez une table publique et fixez un rendez-vous pour votre partie.
meet-pace = Rythme
meet-pace-live = { $pace ->
    [quick] Rapide
    [normal] Normal
   *[slow] Lent
} : { $minutes } min par joueur + { $seconds } s par tour
meet-pace-daily = Quotidien : { $hours } heures par tour
meet-sizes = Nombre de joueurs
meet-boards = Plateaux et modules
meet-any = indifférent
meet-boards-what = Si vous n’en choisissez aucun, tous les plateaux conviennent.
meet-with = avec
meet-without = sans
meet-bots = Des robots peuvent compléter la table après un moment
meet-find = Trouver des joueurs
meet-stop = Arrêter la recherche
meet-since = Recherche en cours depuis { $time }
meet-widens-sizes = À partir de { $time }, aussi à { $sizes } joueurs
meet-widens-bots = À partir de { $time }, des robots peuvent compléter la table
meet-widens-end = La recherche se termine à { $time }
meet-meanwhile = Jouez contre des robots en attendant. Vous pourrez quitter cette partie dès qu’une table est trouvée.
meet-wanted = Ce que les autres cherchent
meet-wanted-players = { $sizes } joueurs
meet-offer = Une table est prête
meet-offer-what = { $board }, { $players } joueurs
meet-offer-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
meet-accept = Accepter
meet-decline = Refuser
meet-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
meet-accepted = Vous avez accepté. La table s’ouvre quand tout le monde a accepté.
meet-seated = Votre table est prête.
meet-first-choice = Faites votre premier choix dans les { $hours } heures qui suivent le début de votre premier tour, sinon votre place sera donnée à quelqu’un d’autre.
meet-to-table = Aller à la table
meet-late = Nous n’avons pas trouvé à temps assez de joueurs correspondants.
meet-again = Chercher à nouveau
meet-as-daily = Chercher plutôt une partie quotidienne
meet-declined = Vous avez refusé la table ; votre recherche est terminée.
meet-silent = Vous n’avez pas répondu à temps ; votre recherche est terminée.
meet-needs-size = Choisissez au moins un nombre de joueurs.
meet-rated = Classée
meet-rated-no = non
meet-rated-either = indifférent
meet-rated-yes = oui
meet-rated-what = Les parties classées comptent pour votre cote. Il n’y a ni conseils ni copies, et si vous partez, vous finissez à la dernière place. Les parties entre joueurs d’une même adresse ne sont pas classées.
meet-offer-rated = classée
meet-widens-ratings = À partir de { $time }, avec des joueurs de toute force
meet-no_show = Vous n’avez pas rejoint votre table ; votre recherche est terminée.
meet-no_show-daily = Vous n’avez pas fait votre premier choix à temps, et vous avez donc perdu votre place.
meet-come = Rejoignez-la avant { $time }, sinon la table ferme.
meet-returned = Un joueur n’est pas venu, la table a fermé. Vous êtes de nouveau en tête de la file.
meet-play-bots = Jouer contre des robots

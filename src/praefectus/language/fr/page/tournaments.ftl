# Tournois.

cup-title = Tournois
cup-what = Jouez quelques rondes contre des personnes de votre force. Tout le monde joue à chaque ronde.
cup-none = Aucun tournoi pour le moment. Organisez-en un !
cup-all = Tous les tournois
cup-plan = Organiser un tournoi
cup-plan-what = Une fois commencé, tout se déroule tout seul. Vous pouvez l’annuler, et annuler des tables.
cup-plan-do = Organiser
cup-name = Nom du tournoi
cup-when = Début
cup-rounds = Rondes
cup-seats = Places par table
cup-pause = Minutes entre deux rondes
cup-days = Jours par ronde
cup-any-board = Un autre plateau à chaque ronde
cup-absent = Si quelqu’un ne vient pas
cup-absent-bot = un robot prend la place
cup-absent-smaller = la table devient plus petite, jusqu’à trois
cup-level = Niveau de ces robots
cup-level-usual = Standard
cup-modules = Modules
cup-modules-drawn = Les tirer au sort à chaque ronde
cup-starts = Début : { $at }
cup-running = En cours
cup-over = Terminé
cup-cancelled = Annulé
cup-round-of = Ronde { $round } sur { $rounds }
cup-next = La prochaine ronde commence { $at }.
cup-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
cup-host = Organisation : { $name }
cup-join = Participer
cup-leave = Quitter le tournoi
cup-cancel = Annuler le tournoi
cup-in = Vous participez. Vos tables sont dans la liste de vos parties.
cup-stay = Vous participez. Gardez cette page ouverte au début d’une ronde : elle vous mène à votre table.
cup-your-table = Votre table est prête.
cup-rules = Comment on joue
cup-rule-rounds = { $rounds } rondes à des tables de { $seats } ; certaines tables ont une place de moins. Personne n’est exempté.
cup-rule-points = Points selon la place à une table de { $seats } : { $points }
cup-rule-ties = Les égalités sont départagées par les victoires, puis les points des adversaires, puis votre part des scores des tables, puis le tirage au sort.
cup-rule-absent-bot = Si vous ne venez pas à votre table dans les { $minutes } minutes, quelqu’un qui attend prend votre place, ou un robot ({ $level }).
cup-rule-absent-smaller = Si vous ne venez pas à votre table dans les { $minutes } minutes, quelqu’un qui attend prend votre place. Sinon, la table devient plus petite, ou un robot joue ({ $level }).
cup-rule-daily = Chaque ronde dure jusqu’à { $days } jours.
cup-rule-forecast = À la fin d’une ronde, les parties inachevées sont décidées par les points qu’attend une recherche forte. Qui est parti n’en reçoit aucun.
cup-rule-rated = Toutes les parties sont classées : ni conseils ni copies, et qui part finit dernier.
cup-entrants = Participants
cup-standings = Classement
cup-points = Points
cup-wins = Victoires
cup-opponents = Points des adversaires
cup-share = Part des scores
cup-gone = parti
cup-away = absent
cup-round = Ronde { $round }
cup-ends = Se termine au plus tard { $at }.
cup-table = Table { $number }
cup-table-drawn = va commencer
cup-table-playing = en cours
cup-table-decided = terminée
cup-table-annulled = annulée
cup-table-forecast = décidée par prévision
cup-bot = Robot
cup-score = { $points } { $points ->
    [one] point
   *[other] points
}
cup-gained = +{ $points }
cup-left = parti
cup-annul = Annuler et rejouer
cup-annul-sure = Le résultat ne comptera pas, et les mêmes personnes joueront une nouvelle partie.
cup-annul-do = Annuler la table
cup-annul-keep = La garder
cup-seed = Tout a été tiré au sort à partir de cette graine : { $seed }
cup-seed-hash = SHA-256 de la graine du tirage, publiée au début de la première ronde : { $hash }
cup-of = Tournoi : { $name }

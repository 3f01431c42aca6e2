# Das Forum.

panel-forum = Forum
topics-forum = Forumskarten
forum-patrician = Patrizier, bleibt
forum-citizen = Bürger, einmal
forum-taken = genommen
forum-not-dealt = noch nicht ausgelegt
forum-yours = Deine
forum-threshold = { $count }+ Karten gespielt
forum-stock = Noch { $count ->
    [one] { $count } Forumskarte
   *[other] { $count } Forumskarten
} im Stapel. Du nimmst sie mit dem Tribun.
forum-card-number = Forumskarte { $number }
lit-forum-cards = { $count } { $count ->
    [one] Forumskarte
   *[other] Forumskarten
}

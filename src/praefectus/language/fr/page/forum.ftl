# Le forum.

panel-forum = Forum
topics-forum = Cartes du forum
forum-patrician = patricien, reste
forum-citizen = citoyen, une fois
forum-taken = prise
forum-not-dealt = pas encore distribuée
forum-yours = Les vôtres
forum-threshold = { $count } cartes jouées ou plus
forum-stock = Encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} du forum dans la pioche. Vous les prenez avec le Tribun.
forum-card-number = Carte du forum { $number }
lit-forum-cards = { $count } { $count ->
    [one] carte du forum
   *[other] cartes du forum
}

# The forum.

panel-forum = Forum
topics-forum = Forum cards
forum-patrician = patrician, stays
forum-citizen = citizen, once
forum-taken = taken
forum-not-dealt = not dealt yet
forum-yours = Yours
forum-threshold = { $count }+ cards played
forum-stock = { $count ->
    [one] { $count } more forum card
   *[other] { $count } more forum cards
} in the stack. You take them with the Tribune.
forum-card-number = Forum card { $number }
lit-forum-cards = { $count } { $count ->
    [one] forum card
   *[other] forum cards
}

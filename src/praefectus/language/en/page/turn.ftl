# The turn of the person at this screen: going on, ending it, what others did meanwhile.

end-turn-reveals = Hand the turn over (Enter); something is revealed then, and nothing can be taken back
end-turn-key = Hand the turn over (Enter)
end-turn-not-yet = Your turn is not done yet
end-by-itself = End my turn by itself
end-by-itself-what = For experts: the turn is handed over as soon as nothing is left to choose, and cannot be taken back then.
doubted = Play it all the same? Choose it once more.
key-end-turn = end your turn
    .key = Enter
key-next-step = go on to the next step of the turn
    .key = N
no-such-table = This link is damaged: no table has such an address. Ask for the link once more.
tidy = Take { $name } off this list
tidy-what = Take it off this list; the table itself stays
tidy-over = Tidy away those that are over
front-all-games = All { $count } games

since = Since your turn
pace = What the others do
pace-what = Shown one action after another; Space or a click on the board skips it.
pace-off = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
skip = Skip
space = Space

go-to = To { $line }
go-to-with = { $colonist } to { $line }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
build-at-once = Build in { $city }
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
you-can-pay = you can pay
houses = houses
colonists = colonists
cards = cards

card-now = Now
card-worth = For you
card-worth-now = { $points } points with what you have
god-brings = A card of this god brings you { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
on-pile = On top of { $name }'s pile of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

hint-shares = The per cents say how often a strong player would choose each of them here.
advised = Advised
front-what = Praefectus is Concordia, the board game of trade in the Roman empire, as open and free software. It is not made, licensed or approved by the game's publisher.
front-mode = Game
front-mode-bots = against bots
front-mode-solo = solo
front-mode-teams = teams of two
level-not-ready = It is still being prepared; until then it plays at sight.

history-first = to the beginning
history-round-back = one round back
history-round-on = one round on
history-speed = Speed: { $pace }
held-by-other = is looking at what the turn brought, and ends it next
copy-of = Copy { $name }’s { $card }
key-rounds = with the log open: round back and on, replay slower and faster
    .key = [ ]  , .

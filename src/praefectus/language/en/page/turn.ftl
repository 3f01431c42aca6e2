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

since = Since your turn
since-tribune = Tribune
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

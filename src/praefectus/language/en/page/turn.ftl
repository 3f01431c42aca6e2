# The turn of the person at this screen: going on, ending it, what others did meanwhile.

end-turn = End turn
    .reveals = End turn; something is revealed then, and nothing can be taken back
    .title = Hand the turn over (Enter)
    .not-yet = Your turn is not done yet
end-by-itself = End my turn by itself
    .help = For experts: the turn is handed over as soon as nothing is left to choose, and cannot be taken back then.
doubted = Play it all the same? Choose it once more.
ask-for-hint = Ask for a hint
    .title = What would a bot do? (I)
key-next = go on to the next step of the turn
key-end = end your turn
no-such-table = This link is damaged: no table has such an address. Ask for the link once more.

tidy = Take { $name } off this list
    .title = Take it off this list; the table itself stays
tidy-over = Tidy away those that are over

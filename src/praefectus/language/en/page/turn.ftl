# Your own turn: next step, end of turn, what others have done since.

end-turn-reveals = End your turn (Enter). This reveals something, so you can’t undo it afterwards.
end-turn-key = End your turn (Enter)
end-turn-not-yet = You still have something to choose
end-by-itself = End my turn automatically
end-by-itself-what = For experts: your turn ends as soon as nothing is left to choose. No undo after that.
doubted = Play it anyway? Choose it again to confirm.
key-end-turn = end your turn
    .key = Enter
key-next-step = continue with the next step of the turn
    .key = N
no-such-table = Table not found. Check the link.
tidy = Remove { $name } from this list
tidy-what = Removes it from this list only; the table stays
tidy-over = Clear finished games
front-all-games = All { $count } games

since = Since your last turn
pace = Other players’ turns
pace-what = Shown move by move. Press Space or click the board to skip.
pace-off = instant
pace-fast = fast
pace-normal = normal
pace-slow = slow
skip = Skip
space = Space

told-way = { $colonist }: { $to }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
you-can-pay = affordable
houses = houses
colonists = colonists
cards = cards

card-now = Now
card-worth = For you
card-worth-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} with what you have
god-brings = A card of this god is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you now.
on-pile = On top of { $name }’s discard pile of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

card-laid = played
swap-ask = Play { $card } instead of { $played }?
swap-do = Swap
swap-not = Keep

hint-why = Why?
hint-shares = Percentages show how often a strong player would choose each option.
advised = Recommended
front-what = Concordia, the board game of trade in the Roman Empire, free in your browser. A fan project, not made or approved by the publisher.
front-mode = Mode
front-mode-bots = vs. bots
front-mode-solo = Solo
front-mode-teams = Teams of two
level-not-ready = Still loading; until then the bot plays without thinking ahead.

history-first = to the beginning
history-round-back = back one round
history-round-on = forward one round
history-speed = Speed: { $pace }
held-by-other = Reviewing the turn before ending it.
key-rounds = with the log open: back or forward one round; replay slower or faster
    .key = [ ]  , .

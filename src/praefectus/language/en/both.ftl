# What the page and Python both say: goods, amounts, colours of the seats, lists.

list-middle = { $head }, { $next }
list-last = { $head } and { $last }
list-or = { $head } or { $last }
percent = { $share }%

colour-red = Red
colour-green = Green
colour-yellow = Yellow
colour-blue = Blue
colour-black = Black
colour-white = White

good-brick = brick
good-food = food
good-tool = tool
good-wine = wine
good-cloth = cloth
good-salt = salt
good-fish = fish
good-any = any good

amount-brick = { $count } { $count ->
    [one] brick
   *[other] bricks
}
amount-food = { $count } food
amount-tool = { $count } { $count ->
    [one] tool
   *[other] tools
}
amount-wine = { $count } wine
amount-cloth = { $count } cloth
amount-salt = { $count } salt
amount-fish = { $count } fish
amount-coins = { $count } { $count ->
    [one] sestertius
   *[other] sestertii
}

grade-certain = certain
grade-inferred = inferred
grade-proposed = our reading

# what a choice costs and gives
told-any = { $count ->
    [one] any { $count } good
   *[other] any { $count } goods
}
told-any-of = { $goods } ({ $among })
told-partner = { $coins } (your partner pays { $partner })
told-pay = pay { $things }
told-get = get { $things }
told-more = up to { $coins } more, depending on the good
told-points = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
}
told-range = { SIGNED($least) } to { $points }
told-card = { $points } ({ SIGNED($card) } from the card itself)
told-no-points = no points ({ SIGNED($card) } from the card itself)
told-choice = { $text }: { $told }.
told-plain = { $text }.
told-then = { $sentence } Then { $then }.

# what the gods count
score-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} × { $each }
score-vesta = { $value } for { $coins } in cash and goods
score-jupiter = { $value ->
    [one] { $value } house
   *[other] { $value } houses
} outside brick cities
score-saturnus = { $value ->
    [one] { $value } province
   *[other] { $value } provinces
} with a house
score-mercurius = { $each } × { $count ->
    [one] { $count } type
   *[other] { $count } types
} of goods
score-mars = { $each } × { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
} on the board
score-venus = { $value } for provinces with two houses
score-venus-together = { $value } for provinces where both partners have a house
score-mason = Mason: { $each } × { $count ->
    [one] { $count } brick house
   *[other] { $count } brick houses
}
score-farmer = Farmer: { $each } × { $count ->
    [one] { $count } food house
   *[other] { $count } food houses
}
score-smith = Smith: { $each } × { $count ->
    [one] { $count } tool house
   *[other] { $count } tool houses
}
score-vintner = Vintner: { $each } × { $count ->
    [one] { $count } wine house
   *[other] { $count } wine houses
}
score-weaver = Weaver: { $each } × { $count ->
    [one] { $count } cloth house
   *[other] { $count } cloth houses
}
score-times = { $count } × { $said }
score-with-best = { $count ->
    [one] { $count } salt house
   *[other] { $count } salt houses
} counted with the best specialist

nothing-at-address = There’s nothing at this address. Check the link.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back = I’m back.
phrase-must-go = I have to go now.
phrase-good-game = Good game!
phrase-again = Shall we play again?

push-say-turn = It’s your turn
push-say-start = Your game has started
push-say-rematch = You’re invited to a rematch
push-say-time-short = Your time is running short
push-say-time-up = Your time is up
push-say-stand-in = A bot is playing for you
push-say-undo = Someone asks to undo a move
push-say-reminder = The others are waiting for you
push-say-over = Your game is over
push-say-several = { $count } of your games are waiting for you
push-say-appointment = Your game is about to start
push-say-invitation = You’re invited to a game
push-say-entered = Someone signed in with your e-mail address

watch-delayed = { $turns ->
    [one] Rated game: you see it { $turns } turn later.
   *[other] Rated game: you see it { $turns } turns later.
}

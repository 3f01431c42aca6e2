# What the page and Python both say: goods, amounts, colours of the seats, lists.

list-middle = { $head }, { $next }
list-last = { $head } and { $last }

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

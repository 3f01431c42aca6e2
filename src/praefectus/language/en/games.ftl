# Games of arenas and data sets, one by one.

cli-option-game = Which game, if the file has several: of an arena, or of a data set.
cli-option-save-replay = Also save the game to this file, to continue it or open it in the page.
cli-option-agents-simulate = Who plays, round the table, instead of random choices: learned,greedy; also your own agents: mine.py, module:function.
one-game-only = { $file } holds one game; --game is for the results of arenas and for data sets.
which-game = { $file } holds several games; choose one with --game, such as --game 0.
no-file-of-games = There is no file { $file }; `praefectus arena --out` and `praefectus simulate --out` write such files.
no-games-in-file = { $file } has no games that can be read; `praefectus arena --out` and `praefectus simulate --out` write such files.
no-such-game = { $file } has no game { $number }; games are numbered from 0.
agents-play-on-cpu = Agents need the engine cpu and can’t be verified; leave out --engine and --verify.

# A position as a drawing.
drawing-title = { $board }, round { $round }
drawing-seat = { $points } points, { $coins }, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}
drawing-to-act = { $has }, to play
drawing-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawing-for-sale = For sale ({ $count } more)
drawing-over = The game is over.
no-rasteriser = A picture in pixels needs resvg-py and Pillow: install praefectus[pictures].

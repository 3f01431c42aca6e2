# Games of arenas and data sets, one by one.

cli-option-game = Which game, where the file holds many: that of an arena, or of a data set.
cli-option-save-replay = Also write the game as a record here, to go on with or to open in the page.
cli-option-agents-simulate = Who plays, round the table, instead of random choices: learned,greedy; also agents of your own: mine.py, module:function.
one-game-only = { $file } holds one game; --game is for the results of arenas and for data sets.
which-game = { $file } holds many games; say with --game which one, as in --game 0.
no-file-of-games = There is no file { $file }; 'praefectus arena --out' and 'praefectus simulate --out' write such files.
no-games-in-file = { $file } holds no games that can be read; 'praefectus arena --out' and 'praefectus simulate --out' write such files.
no-such-game = { $file } has no game { $number }; games are numbered from 0.
agents-play-on-cpu = Agents play on the engine cpu, and without --verify; leave both out.

# A position as a drawing.
drawing-title = { $board }, round { $round }
drawing-seat = { $points } points, { $coins }, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}
drawing-to-act = { $has }, to act
drawing-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawing-for-sale = For sale ({ $count } more)
drawing-over = The game is over.
no-drawing = The board { $board } has no drawing; the boards of web/boards have one.
no-rasteriser = A picture in pixels needs resvg-py and Pillow: install praefectus[pictures].

# Puzzles: what a turn gains, what it lacks, and why a puzzle can't be opened.

puzzle-now = Your turn: { $gains }.
puzzle-nothing-now = Your turn changes nothing at once.
puzzle-later = With the solution: { $differences }.
puzzle-later-chance = The solution wins { $percent } games in 100 more.
puzzle-others = After your turn instead of the solution: { $differences }.
puzzle-others-same = The others fare about the same after both turns.
puzzle-no-link = This link holds a board, not a puzzle.
puzzle-not-over = The turn of the puzzle isn’t over. Play it to its end, then it can be judged.
puzzle-other-game = The game in this link doesn’t go on from the puzzle. Send the game in which you tried it.

cli-puzzles = Make and check puzzles.
cli-puzzles-make = Look for puzzles in games of strong players. Progress is saved in the folder; a stopped run goes on.
cli-puzzles-games = How many games to play.
cli-puzzles-check = Judge some candidates again, drawn by lot.
cli-puzzles-file = A file of candidates, such as candidates.txt.
cli-puzzles-count = How many puzzles.
cli-puzzles-copies = Games to the end of each turn.
puzzles-found = { $count ->
    [one] One candidate: read it before you publish it.
   *[other] { $count } candidates: read each before you publish it.
}
puzzles-held = { $held } of { $count } hold.
cli-puzzles-publish = Choose among the candidates of a folder: so many of each board and difficulty.
cli-puzzles-folder = The folder of `praefectus puzzles make`.
cli-puzzles-out = The file to write.
cli-puzzles-most = How many puzzles at most.
puzzles-published = { $count ->
    [one] One puzzle written.
   *[other] { $count } puzzles written.
}

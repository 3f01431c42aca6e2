# Puzzles: what a turn gains, what it lacks, and why a puzzle can't be opened.

puzzle-now = Your turn: { $gains }.
puzzle-nothing-now = Your turn changes nothing right away.
puzzle-later = With the solution instead: { $differences }.
puzzle-later-chance = The solution wins { $percent } more games in 100.
puzzle-others = The others, after your turn instead of the solution: { $differences }.
puzzle-others-same = For the others, both turns are about the same.
puzzle-no-link = This link holds a board, not a puzzle.
puzzle-not-over = The turn isn’t over yet. Finish it to have it judged.
puzzle-other-game = The game in this link doesn’t start from the puzzle. Send the game in which you tried it.

cli-puzzles = Make and check puzzles.
cli-puzzles-make = Look for puzzles in games of strong bots. Progress is saved in the folder; a stopped run continues.
cli-puzzles-games = How many games to play.
cli-puzzles-check = Evaluate some candidates again, chosen at random.
cli-puzzles-file = A file of candidates, such as candidates.txt.
cli-puzzles-count = How many puzzles.
cli-puzzles-copies = How often each turn is played to the end.
puzzles-found = { $count ->
    [one] One candidate: read it before you publish it.
   *[other] { $count } candidates: read each before you publish it.
}
puzzles-held = { $held } of { $count } confirmed.
cli-puzzles-publish = Choose among the candidates of a folder: so many of each board and difficulty.
cli-puzzles-folder = The folder of `praefectus puzzles make`.
cli-puzzles-out = The file to write.
cli-puzzles-most = How many puzzles at most.
puzzles-published = { $count ->
    [one] One puzzle written.
   *[other] { $count } puzzles written.
}

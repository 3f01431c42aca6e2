# Puzzles: what a turn gains, what it lacks, and why a puzzle can't be opened.

puzzle-now = Your turn: { $gains }.
puzzle-nothing-now = Your turn changes nothing at once.
puzzle-later = With the solution: { $differences }.
puzzle-later-chance = The solution wins { $percent } games in 100 more.
puzzle-others = After your turn instead of the solution: { $differences }.
puzzle-others-same = The others fare about the same after both turns.
puzzle-no-link = This link holds a board, not a puzzle.

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

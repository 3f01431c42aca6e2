# Puzzles: what a turn gains, what it lacks, and why a puzzle can't be opened.

puzzle-now = Your turn: { $gains }.
puzzle-nothing-now = Your turn changes nothing right away.
puzzle-later = With the solution instead: { $differences }.
puzzle-later-chance = The solution wins { $percent } games in 100 more.
puzzle-others = The others, after your turn instead of the solution: { $differences }.
puzzle-others-same = For the others, both turns are about the same.
puzzle-no-link = This link holds a board, not a puzzle.

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

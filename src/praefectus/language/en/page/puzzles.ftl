# Puzzles: the page, the bar at the table, what a try was worth, and the first cards of strong players.

puzzle = Puzzle
puzzles-title = Puzzles
puzzles-what = Positions from games of strong players in which one card is clearly best. Play the turn. What counts is how often it wins in the end.
puzzles-none = This version has no puzzles yet. Your own mistakes still come back here.
puzzle-of-day = Puzzle of the day
puzzle-shared = The puzzle in your link
puzzle-unknown = This version doesn’t have the puzzle in your link. Ask for a newer link, or choose another puzzle.
puzzle-try = Try it
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-themes = Themes
puzzle-seats = { $count } players
puzzle-level = Difficulty { $level }
puzzle-your-rating = Your puzzle rating
puzzle-rating = Your puzzle rating: { $rating }
puzzle-streak = Puzzles of the day in a row
puzzle-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
puzzle-tried = Tried
puzzle-tried-of = { $tried } of { $all }
puzzle-mistakes = Your own mistakes
puzzle-mistakes-due = { $due } of { $all } to try again today
puzzle-mistakes-none = After a game, let a bot analyse it: your clearest mistakes come back here after a few days.
puzzle-mistake-early = Try one now

## At the table

puzzle-task = { $name }: which card do you play? Play the whole turn.
puzzle-judging = Judging your turn…
puzzle-judge-again = Judge again
puzzle-answer = Answer
puzzle-see-board = Look at the board
puzzle-solved = Solved
puzzle-nearly = Nearly
puzzle-half = Half right
puzzle-missed = Missed
puzzle-loss = You win { $percent } fewer games in 100 than with the best turn.
puzzle-unforeseen = Your turn was judged just now, by playing games to the end.
puzzle-solution = Show the solution
puzzle-from-here = Continue from here
puzzle-from-solution = Continue from the solution
puzzle-send = Share result
puzzle-share = Praefectus, puzzle { $id }
puzzle-share-day = Praefectus, puzzle of the day { $day }
puzzle-copied = Copied.
study-puzzles = Your clearest mistakes come back as puzzles in a few days.

## What puzzles are about

puzzle-theme-specialist = Specialists
puzzle-theme-opening = Opening
puzzle-theme-ending = End of the game
puzzle-theme-salt = Salt
puzzle-theme-forum = Forum

## First cards

openings-title = Openings
openings-link = First cards of strong players
openings-what = The cards with which the Expert bot begins, in { NUMBER($games) } games against itself: how often it chooses each, and how often it then wins.
openings-none = This version has no games to show.
openings-path = Cards so far
openings-start = First card
openings-card = Card
openings-chosen = Chosen
openings-won = Games won
openings-even = An even share would be { $percent }%. The advantage of a seat doesn’t count here. Rare cards are left out.
openings-end = Too few games began with these cards.

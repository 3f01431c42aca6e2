# Puzzles: the list, the question and the grade.

puzzles = Puzzles
puzzle = Puzzle
puzzles-page-title = Puzzles – Praefectus
puzzles-what = Real positions with one best card. Play the turn on the board and see what it is worth.
puzzles-rating = Your rating: { $rating }.
puzzles-streak = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
}
puzzle-of-the-day = Puzzle of the day
puzzle-next = Next puzzle
puzzle-theme = Theme
puzzle-all-themes = All themes
puzzle-difficulty = Difficulty { $step } of 5
puzzle-title = { $board }, { $players ->
    [one] one player
   *[other] { $players } players
}
puzzle-question = Which card do you play?
puzzle-how = Play the whole turn on the board. Every turn that is as good as the best one counts.
puzzle-judging = Your turn is played to the end many times…
puzzle-judge-again = Judge my turn
puzzle-solved = Solved
puzzle-nearly = Nearly solved
puzzle-half = Half solved
puzzle-missed = Missed
puzzle-loss = Winning chance lost: { $percent }%.
puzzle-judged-now = Nobody expected this turn, so it was judged just now.
puzzle-solution = Solution:
puzzle-show-solution = Show the solution
puzzle-again = Try again
puzzle-play-on = Continue from here
puzzle-play-solution = Continue after the solution
puzzle-share = Share result
puzzle-shared = Result copied
puzzle-share-text = Praefectus puzzle: { $grade }. Days in a row: { $streak }.
puzzle-theme-tribune = Tribune
puzzle-theme-architect = Architect
puzzle-theme-prefect = Prefect
puzzle-theme-colonist = Colonist
puzzle-theme-mercator = Mercator
puzzle-theme-diplomat = Diplomat
puzzle-theme-senator = Senator
puzzle-theme-consul = Consul
puzzle-theme-specialist = Specialist
puzzle-theme-opening = Opening
puzzle-theme-ending = End of the game
puzzle-theme-salt = Salt
puzzle-theme-forum = Forum

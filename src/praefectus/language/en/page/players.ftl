ranks-title = Leaderboards
ranks-what = From finished rated games. A place needs about 30 games against 10 different people. A question mark means: too few games to be sure.
ranks-category = Kind of game
ranks-month = Month
ranks-now = Now
ranks-place = Place
ranks-name = Name
ranks-none = Nobody has played a rated game of this kind yet.
rating = Rating
rating-live = Live, 3 to 5 players
rating-daily = Daily, 3 to 5 players
rating-duel = 2 players
rating-teams = Teams
rating-bots = Against bots
rating-spread = Give or take { $spread }
rating-uncertain = uncertain
profile-mine = My public profile
profile-games = { $count ->
    [one] { $count } finished public game.
   *[other] { $count } finished public games.
}
profile-finishes = Finishes { $share } of 100 games.
profile-ratings = Ratings
profile-rated-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-level = about as strong as { $level }
profile-unrated = No rated games yet.
profile-curve = Rating after each game
profile-points = Points
profile-by-boards = By board
profile-by-modules = By module
profile-by-sizes = By number of players
profile-by-seats = By seat in the order of play
profile-by-gods = Points by god
profile-best = Best games
profile-best-game = { $points } points on { $board } with { $players } players, { $date }
profile-own-board = a board of their own

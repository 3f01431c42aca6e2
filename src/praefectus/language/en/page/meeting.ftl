meet-title = Play with others
meet-what = Choose what you’d like to play. When enough people want the same, a table opens.
meet-looking = { $count ->
    [0] Nobody is looking for a game now.
    [one] { $count } person is looking for a game now.
   *[other] { $count } people are looking for a game now.
}
meet-usual = Most people look for a game around { $time }.
meet-appointment = Or create a public table and set a time for your game.
meet-pace = Pace
meet-pace-live = { $pace ->
    [quick] Quick
    [normal] Normal
   *[slow] Slow
}: { $minutes } min each + { $seconds } s per turn
meet-pace-daily = Daily: { $hours } hours per turn
meet-sizes = Number of players
meet-boards = Boards and modules
meet-any = any
meet-boards-what = If you choose none, any board is fine.
meet-with = with
meet-without = without
meet-bots = Bots can take empty seats after a while
meet-find = Find players
meet-stop = Stop searching
meet-since = Searching since { $time }
meet-widens-sizes = From { $time }: also with { $sizes } players
meet-widens-bots = From { $time }: bots can take empty seats
meet-widens-end = The search ends at { $time }
meet-meanwhile = Play against bots while you wait. You can leave that game as soon as a table is found.
meet-wanted = What others are looking for
meet-wanted-players = { $sizes } players
meet-offer = A table is ready
meet-offer-what = { $board }, { $players } players
meet-offer-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
meet-accept = Accept
meet-decline = Decline
meet-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
meet-accepted = You accepted. The table opens when everyone has accepted.
meet-seated = Your table is ready.
meet-first-choice = Make your first choice within { $hours } hours of your first turn, or your seat goes to somebody else.
meet-to-table = Go to the table
meet-late = We didn’t find enough matching players in time.
meet-again = Search again
meet-as-daily = Search for a daily game instead
meet-declined = You declined the table, so your search ended.
meet-silent = You didn’t answer in time, so your search ended.
meet-needs-size = Choose at least one number of players.
meet-rated = Rated
meet-rated-no = no
meet-rated-either = either
meet-rated-yes = yes
meet-rated-what = Rated games count towards your rating. They have no hints and no copies, and if you leave, you finish last. Games between people at the same address aren’t rated.
meet-offer-rated = rated
meet-widens-ratings = From { $time }: with players of any strength
meet-no_show = You didn’t come to your table, so your search ended.
meet-no_show-daily = You didn’t make your first choice in time, so you lost your seat.
meet-come = Join it by { $time }, or the table closes.
meet-returned = Somebody didn’t come, so the table closed. You’re first in line again.
meet-play-bots = Play against bots

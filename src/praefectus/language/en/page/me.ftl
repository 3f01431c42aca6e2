# My page: games, results, clock, data.

me = My page
me-title = My page – Praefectus
me-settings = Your name, passkeys, sleeping hours and your data.
me-guest = Your games will be listed here after your first one. Did you play on another device? Sign in, or open your personal link.
me-find = Find a game
me-none = No games in this list.
me-list-turn = Your turn
me-list-playing = Others’ turn
me-list-over = Finished
me-results = My results
me-results-none = Your finished games will be counted here.
me-board = Board
me-games = Games
me-won = Won
me-lost = Lost
me-opponent = Opponent
me-clock = Sleeping hours and pause days
me-clock-what = In daily games, your clock stops while you sleep and on your pause days.
me-zone = Time zone
me-sleep = I sleep
me-sleep-from = From
me-sleep-to = To
me-sleep-what = At most 9 hours. A change applies to games that start after it.
me-save = Save
me-saved = Saved.
me-pauses = Pause days
me-pauses-what = At most 7 days at a time, from tomorrow on. They also apply to running games.
me-pauses-left = { $count ->
    [one] { $count } day left this year
   *[other] { $count } days left this year
}
me-pause = { $first } to { $last }
me-pause-first = First day
me-pause-last = Last day
me-pause-add = Add a pause
me-pause-remove = Remove the pause from { $first } to { $last }
me-data = My data
me-export = Download my data
me-export-what = Everything stored about you, including your finished games, as JSON.
me-delete = Delete everything about me
me-delete-sure = Yes, delete it in 7 days
me-delete-what = After 7 days, your name, keys, messages and notes are gone, and bots take over your seats. Your moves stay, without a name.
me-closing = Everything about you will be deleted on { $day }. Until then you can change your mind.
me-stay = Keep everything
me-staying = Nothing will be deleted.

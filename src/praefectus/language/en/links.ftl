# links

link-not-a-link = This isn’t a link to a game. Copy the whole link and try again.
link-other-format = This link comes from a newer version of the game. Update, then open it again.
link-newer = This link comes from a newer version of the game. Update, then open it again.
link-damaged = This link is damaged: some characters have changed. Ask for it again.
link-cut-off = This link is cut off: its end is missing. Ask for the whole link.
link-setup = This link leads to a game that can’t be set up here: { $why }
link-unknown-cards = This link contains cards that this version doesn’t know.
link-older-rules = This link was created under { $rules }, so the rest of the game can’t be shown.
link-other-rules = The rules have changed since this link was created, so the rest of the game can’t be shown.
link-no-edition = This game can’t be turned into a link: an edition is missing in editions.json.
link-other-form = { $holds ->
    [seat] This is the private link to a seat, not a game. Open it only on your own device.
    [puzzle] This link holds a puzzle, not a game.
    [post] This link holds a game that is played by link. Open it in your browser.
    [game] This link holds a shared game. Open it in your browser.
   *[board] This link holds a board, not a game.
}
link-too-large = This is too large for a link. Save it as a file instead.
link-too-long = This game is too long to be opened here.
link-seats = This game has { $seats } seats.
link-beginning = The beginning of this game is intact. Add --beginning to see it.

# games by link

post-begun-early = In this link, the game began before all seats were taken. Ask for the link again.
post-seat-twice = In this link two people hold the same seat. Ask for the link again.
post-false-draw = In this link, a draw by { $name } was changed. Ask for the original link.
post-chain-used-up = This game is too long to continue by link.
post-how-many = By link, 2 to 6 people can play.
post-all-taken = All seats of this game are taken.
post-seat-taken = This seat is taken. Choose another one.
post-same-seat = { $one } and { $other } took the same seat. One of them has to choose another one.
post-same-name = There’s already a player called { $name }. Choose another name.
post-name = Enter a name of at most { $most } characters.
post-not-running = Seats can be handed over only while the game is running.
post-no-person = Nobody holds this seat.
post-nobody-asks = Nobody is asking for a seat.
post-not-your-turn = It isn’t your turn in this link.
post-needs-table = This isn’t possible by link: a turn you have sent can’t be changed any more.

# the command line

cli-link = Print a saved game as a link: the whole game in a few hundred characters.
cli-option-site = The site that opens the link, such as https://play.example.org/.
cli-option-beginning = If a link is damaged, show the part that is certainly right.

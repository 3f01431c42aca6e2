# links

link-not-a-link = This is not a link to a game. Copy the whole link and try again.
link-other-format = This link comes from a newer version of the game. Update, then open it again.
link-newer = This link comes from a newer version of the game. Update, then open it again.
link-damaged = This link is damaged: some characters have changed. Ask for it again.
link-cut-off = This link is cut off: its end is missing. Ask for the whole link.
link-setup = This link leads to a game that can’t be set up here: { $why }
link-unknown-cards = This link contains cards that this version doesn’t know.
link-older-rules = This link was written under { $rules }, so the rest of the game can’t be shown.
link-other-rules = The rules have changed since this link was written, so the rest of the game can’t be shown.
link-no-edition = No link can be written for this game: an edition is missing in editions.json.
link-beginning = The beginning of this game is intact. Add --beginning to see it.

# the command line

cli-link = Print a saved game as a link: the whole game in a few hundred characters.
cli-option-site = The site that opens the link, such as https://play.example.org/.
cli-option-beginning = If a link is damaged, show the part that is certainly right.

# Sharing: a link that holds a whole game, its QR code and a picture of the position.

share = Share
share-what = This link holds the whole game. Anyone who has it can see and replay the game; no server stores it.
share-title = Praefectus: { $board }
share-which = What to share
share-moment = Up to this moment
share-whole = The whole game, opened at this moment
share-link = Link
share-send = Share…
share-save-picture = Save picture
share-send-picture = Share picture
share-drawing = Drawing the picture…
share-no-picture = The picture couldn’t be drawn.
share-copy-by-hand = The link is selected. Copy it with the keyboard or a long press.
share-code = The link as a QR code
share-scan = Scan it with a phone’s camera.
share-to-play = { $name } to play
share-seat = { $name }: { $points } { $points ->
    [one] point
   *[other] points
}

## A game that was opened from its link

opened-title = Shared game
opened-what = You’re looking at a shared game. Your moves don’t change it.
opened-play = Continue from here
opened-analyse = Analyse
opened-watch = Watch from the start
opened-seat = You play
opened-others = The other seats
opened-bots = Bots: { $level }
opened-myself = I play every seat
opened-begin = Start
opened-unreadable = This link can’t be opened
opened-beginning-what = The beginning of the game is intact.
opened-beginning = Open the beginning

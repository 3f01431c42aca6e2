# With friends, by link

post-title = With friends, by link
post-what = No server, no account: the link is the game. Play your turn, send the link on by any messenger, and open the one that comes back.
post-by-link = By link
post-game = { $name }’s game by link
post-make = New game by link
post-make-now = Create game
post-own-seat = Your seat
post-paste = Paste a link you received
post-open = Open
post-opening = Opening the link…
post-fair = What is drawn at random after your turn is decided when the next person opens the link. Nobody can choose it or know it in advance, and every device checks it.
post-not-saved = This game isn’t saved on this device. Open its newest link here.
post-volatile = This browser stores nothing. Copy your private link, or you lose your seat when you close the page.
post-not-here = This isn’t possible in games by link.
post-forget = Delete from this device
post-forget-sure = Really delete?

# QR codes by camera

scan-code = Scan a QR code
scan-picture = What the camera sees
scan-hold = Hold the camera over the QR code on the other device.
scan-stop = Stop
scan-not-allowed = The camera isn’t allowed here. Allow it in the browser’s settings for this page, or paste the link.
scan-no-camera = No camera was found. Paste the link instead.

# joining

post-take = { $name } invites you. Enter your name, take a seat, then send the link back.
post-full = All seats are taken.
post-invite = { $count ->
    [one] Send the link to the other player. Open the link they send back.
   *[other] Send the link to everyone, best in a group. Open the links they send back.
}
post-joined = You have a seat. Send this link back to { $name } and the others.
post-begins = All seats are taken. { $name } opens this link and sets up the board.

# playing

post-play = Your turn. End it, and you get the link to send on.
post-more = Link
post-send = Send the link to { $name }
post-send-all = Send the link to everyone
post-send-what = The link holds the whole game and everyone’s names. Send it to the group, so that everyone sees your turn.
post-not-yet = It’s your turn. The link to send on comes when you end it.
post-watching = You’re watching. It’s { $name }’s turn.
post-text-join = Join my game on Praefectus:
post-text-begin = All seats are taken. { $name } begins:
post-text-turn = { $name }’s turn:
post-text-over = The game is over:
post-text-asked = { $name } asks for a seat. Do you agree?
post-older = This link is older than the game on this device. You see the newest turn.
post-other-people = This game began with other players. Ask the person who made it for a link.
post-fork = Two different turns
post-fork-what = From here on, the game on this device and the one in the link differ. Agree with the others on which turn counts.
post-fork-here = On this device: { $name }
post-fork-there = In the link: { $name }
post-fork-keep = Keep this device’s
post-fork-take = Take the link’s

# lost devices

post-private = Private link for yourself
post-private-what = It restores your seat if this device is lost. Save it in a safe place and never send it to the others.
post-private-copy = Copy private link
post-lost = A device is lost
post-lost-what = If somebody lost their device and their private link, a new device can take the seat. Everyone else has to agree.
post-lost-whose = Whose seat
post-lost-ask = Ask for the seat
post-asked = { $name } asks for { $other }’s seat.
post-asked-send = Send this link to everyone. When all others have agreed, the seat changes hands.
post-agree = Agree
post-decline = Decline

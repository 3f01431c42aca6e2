# What the server refuses, and says to those at a table.

analysis-when-over = Analysis is available once the game is over.
another-move-first = Another move came in first. Please look again.
bot-failed = The bot ran into a problem. Try again in a moment.
bots-busy = The bots are busy. Try again in a moment.
chat-one-thing = Send either a text or a phrase.
chat-closed = Chat is off at this table until the game is over.
chat-too-fast = You’re sending messages too fast. Wait a moment.
foreign-page = Pages from other sites can’t connect here.
game-begun = The game has started, so the board and the seats can’t change any more.
game-is-over = The game is over.
game-moved-on = The game has moved on, so your choice no longer applies. Please look again.
game-not-begun = The game hasn’t started yet.
hello-first = The first message must be a hello.
hint-not-your-turn = You can ask for a hint on your turn.
hint-turn-done = Nothing left to choose. End your turn or undo.
hints-off = Hints are off at this table.
hints-wait = Still working on your last hint. Please wait for it.
hook-needs-server = Turn notifications need a server; this game is on your device only.
hook-no-address = This isn’t a web address. Enter one like https://example.org/hook.
hook-no-password = A webhook address can’t contain a user name or password. Remove them.
hook-not-public = The host { $host } isn’t on the public internet. Webhooks can only go there.
hook-port = The port of a webhook address must be between 1 and 65535.
hook-scheme = A webhook address must start with https:// or http:// and name a host.
hook-too-long = A webhook address must be at most { $most } plain characters, without spaces.
hook-unknown-host = The webhook’s host { $host } doesn’t exist. Check the address.
host-only = Only the host can do this.
log-damaged = This table’s log is damaged ({ $what }). Only a backup can restore it.
log-not-followed = This table’s log can’t be replayed: { $why }
message-not-json = The message isn’t JSON.
message-not-text = Messages are text, not bytes.
message-too-large = The message is too large: at most { $most } bytes.
move-not-stored = Your move couldn’t be saved. Look again in a moment.
needs-host-secret = This needs the host’s secret in the Authorization header.
needs-seat-secret = This needs a seat’s secret in the Authorization header.
no-database = The database isn’t answering. Try again in a moment.
no-stand-in-in-copy = Hints are off at this table, so no bot plays for you in a copy of it.
no-such-board = There’s no board { $board }. The boards are: { $known }.
no-such-bot = There’s no bot { $name }. The bots are: { $known }.
no-such-seat = There’s no such seat. This table has seats 1 to { $seats }.
no-such-state = The game hasn’t got that far yet.
no-such-table = Table not found. Check the link.
no-turn-to-end = You can’t end your turn: there’s something left to choose, or your turn is already over.
nobody-sits = Nobody sits in seat { $seat }.
not-the-turn = It’s { $name }’s turn.
not-watchable = This table isn’t open to spectators.
open-seats-cannot-start = A table with open seats can’t start yet. Fill them first.
other-rules = { $why } You can’t continue it here.
questions-wait = You have too many requests waiting. Please wait for the answers.
rematch-when-over = You can start a rematch once the game is over.
request-too-large = The request is too large: at most { $most } bytes.
request-too-slow = The request took too long to arrive. Try again.
seat-holder-here = { $name } is here; only they can hand over the seat.
seat-not-held = You don’t hold seat { $seat }. Reload the page.
remind-later = You can remind { $name } in { $count } { $count ->
    [one] minute
   *[other] minutes
}.
remind-not-waiting = The game isn’t waiting for { $name }.
colour-taken = { $name } has this colour. Choose another one.
no-such-colour = There’s no such colour. Choose one of these: { $known }.
seat-not-open = Seat { $seat } is taken. Open seats: { $others }.
seats-kept-once = List every seat to keep, each only once, and only seats at this table.
seats-missing = { $missing } of { $seats } seats { $missing ->
    [one] is
   *[other] are
} still open.
seats-taken = All seats are taken. You can watch.
secret-fits-no-seat = This secret doesn’t open any seat at this table.
secret-not-of-seat = This secret doesn’t open this seat.
server-stopping = The server is restarting. Try again in a moment.
something-failed = Something went wrong. Tell the server admin this number: { $request }.
table-changed = Someone else changed the table at the same time. Please look again.
table-unreadable = This table can’t be read here: it’s damaged, or a newer version of Praefectus made it. Ask the server admin.
table-gone = This table no longer exists.
tables-per-hour = You’ve reached the limit of { $most } new tables per hour. Try again later.
too-many-connections = Too many new connections. Wait a moment.
too-many-guesses = Too many invalid links. Wait a minute.
too-many-messages = Too many messages. Wait a moment.
too-many-requests = Too many requests. Wait a moment.
undo-ask-later = Your request was just refused. Ask again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }, or after the next move.
undo-barrier = Something was revealed since. The others can agree to undo further.
undo-bound = The undo limit for this game has been reached.
undo-needs-state = To undo “to” a point, send its state.
undo-not-asked = You weren’t asked, or you’ve already answered.
undo-not-chosen-at = You didn’t choose anything at that point.
undo-nothing-at = There’s nothing to undo at that point.
undo-nothing-chosen = You haven’t chosen anything yet that could be undone.
undo-others-acted = Another player has moved since. The others can agree to an undo.
undo-request-open = { $name } has already asked for an undo. Wait until that is answered.
undo-request-closed = This undo request is no longer open.
unfinished-tables = You’ve reached the limit of { $most } unfinished tables. Finish or delete one first.
begun-by-other-rules = This game was started under older rules ({ $kept }; now { $today }).
body-does-not-fit = The request body isn’t valid: { $why }.
body-not-json = The request body isn’t JSON.
field-does-not-fit = { $field } isn’t valid: { $why }.
request-not-understood = The request wasn’t understood.
server-restarts = The server is restarting; the table continues in a moment.
undo-agreed = Everyone agreed; undone.
undo-asks-step = { $name } asks to undo their last step.
undo-asks-to = { $name } asks to undo several steps.
undo-asks-turn = { $name } asks to undo their last turn.
undo-lapsed = The game moved on before everyone had answered.
undo-refused = { $name } declined the undo.
wrong-method = This address doesn’t support that method.
undo-unanswered = Not everyone answered in time.
people-need-server = This needs a server; nobody else plays on your device.
words-not-kept = This game was saved by an older version and can no longer be shown.

# Players among themselves, and the server admin.

banned = You’re banned from this server.
banned-because = You’re banned from this server: { $why }
blocked-here = You can’t join: a player here has blocked you.
blocks-full = You’ve muted or blocked too many players. Unblock some first.
link-full = A personal link holds at most { $most } seats.
muted = The server admin has muted you.
muted-because = The server admin has muted you: { $why }
name-alike = { $name } already sits at this table. Choose a name that’s easier to tell apart.
needs-person-secret = This needs a personal link’s secret in the Authorization header.
no-person = This personal link no longer works; it was renewed or deleted.
name-taken = Another player is called { $name }, or something that looks like it. Choose another name.
passkey-cloned = The passkey “{ $label }” was copied, so it no longer works. Sign in another way and remove it.
passkey-not-accepted = This passkey isn’t valid here. Try again.
passkey-too-late = That took too long. Try again.
passkey-unknown = This server doesn’t know this passkey. It may have been removed.
passkeys-full = A player can have at most { $most } passkeys. Remove one first.
passkeys-need-https = Passkeys need https or localhost. Use your personal link here.
waking-no-zone = There’s no time zone { $zone }. Choose one from the list.
waking-sleep-too-long = You can set at most { $hours } sleeping hours.
pause-begins-late = A pause must begin tomorrow or later.
pause-backwards = The last day of a pause can’t be before the first.
pause-too-long = A pause can be at most { $most } days.
pauses-touch = Leave a day between two pauses; a pause can be at most { $most } days.
pause-too-many = You have at most { $most } pause days a year.
too-many-exports = You can download your data { $most } times a day. Try again later.
nobody-else-sits = No other player sits in seat { $seat }.
operator-says = { $sentence }
reports-wait = The server admin hasn’t read your earlier reports yet. Please wait.
too-many-links = Too many new personal links from your address. Wait a while.
deletion-asked = { $name } wants to delete this game. It’s deleted when everybody agrees.
deletion-asked-by-host = The host wants to delete this game. It’s deleted when everybody agrees.
deletion-not-asked = Nobody is asking to delete this game any more.
stand-in-has-time = { $name } still has time. A bot can play for them only when their time is up.
stand-in-in-hours = { $name } hasn’t been away long enough. A bot can play for them in { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}.
stand-in-in-minutes = { $name } hasn’t been away long enough. A bot can play for them in { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}.
reminder-notice = { $name }, the others are waiting for you at { $table }: { $link }
rematch-notice = { $name }, you’re invited to a rematch at { $table }: { $link }
stand-in-notice = { $name }, a bot plays for you at { $table } because you were away. Take your seat back with one click: { $link }
time-short-notice = { $name }, your time at { $table } is running short: { $link }
time-up-notice = { $name }, your time at { $table } is up. You can still move until the others let a bot play for you: { $link }
turn-notice = { $name }, it’s your turn at { $table }: { $link }

hint-no-reasons = This bot can’t explain its moves. Try a stronger one.
address-damaged = This link is incomplete or damaged. Copy the whole link again.
message-field-not-understood = The message isn’t valid: { $field }: { $why }.
message-not-understood = The message wasn’t understood.
log-missing = entries { $first } to { $last } are missing
log-twice = entries { $first } to { $last } appear twice
bot-owns-up = I can’t play at level { $level } here (a file is damaged), so I’m playing at { $played }.
bot-not-prepared = I’m still getting ready. Until then I choose without thinking ahead.
bot-plays-at-random = I couldn’t think, so I picked this move at random.
table-of = { $name }’s table
table-copy = { $name } (copy)

somebody = Someone
chat-deleted = (deleted)

push-none = This server doesn’t send notifications.
push-unfit = Your browser’s address for notifications isn’t valid. Turn notifications off and on again.

seek-full = You’re already looking for { $most } daily games. Stop one of these searches first.
seek-live-already = You’re already looking for a live game. Stop that search first.
seek-address-full = Too many people are looking for a game from your address. Try again in a minute.
seek-plays = You’re playing a live game. Finish it, or let a bot take over, before you look for another one.
seek-cooled = You declined or missed a table. You can look for a game again in { $count ->
    [one] { $count } minute.
   *[other] { $count } minutes.
}
seek-impossible = No board fits these choices. Choose more boards, fewer modules or another number of players.
seek-unknown = There’s no board or module called “{ $name }”. Choose one from the list.
seek-gone = This search has ended. Look at your list of games, or start a new search.
seek-no-offer = This table is no longer offered to you. Your search shows what happened.
chat-strangers = Chat opens when everybody has played a turn.
rated-contrarius = Only a game alone against Contrarius can be rated here: public, live or daily, without hints and without a set-up code.
rated-fixed = A rated game can’t be changed. Make a new table instead.
rated-left = A bot has already played for you, so you can’t come back to this rated game.
rated-needs-name = Rated games need a name that only you have. Choose one on My page.
rated-no-copy = A rated game can’t be copied until it is over.
rated-no-deletion = A rated game can’t be deleted. If you leave it, a bot takes over and the game counts as lost.
rated-suspended = You left games or kept tables waiting, so you can’t play rated games for { $days } { $days ->
    [one] day
   *[other] days
}. Finished games count in your favour.
rated-undo = In a rated game you can undo only until something is revealed.
no-such-player = There’s no player called { $name }.
appeal-nothing = There’s nothing you can appeal against.
appeal-waits = Your appeal is waiting for a moderator.
moderation-no-action = There’s no such action, or it has already been undone.
moderation-no-report = There’s no such open report.
moderation-no-result = This table has no stored result.
moderation-nobody = Nobody holds that seat any more.
moderators-only = Only moderators can do this.
no-rated = A moderator has excluded you from rated games.
no-rated-because = A moderator has excluded you from rated games: { $why }
no-seeks = A moderator has barred you from looking for players.
no-seeks-because = A moderator has barred you from looking for players: { $why }

appointment-notice = { $name }, your game at { $table } is about to start: { $link }
appointment-unfit = Choose a time in the future, at most { $days } days ahead.
mail-none = This server doesn’t send e-mail.
mail-not-sent = The e-mail couldn’t be sent. Try again later.
mail-wait = Several e-mails were just sent to this address. Wait ten minutes.
mail-link-old = This link no longer works. Ask for a new one on “My page”.
mail-guarded = Someone signed in by e-mail recently. To protect you, this is blocked for { $hours } hours after that.
mail-line = { $what }: { $link }
mail-stop = To stop these e-mails: { $link }
mail-subject-confirm = Confirm your e-mail address
mail-confirm = Someone, probably you, wants notifications from a Praefectus server at this address. Open the link and confirm it within two days: { $link } If it wasn’t you, do nothing.
mail-subject-enter = Your link to sign in
mail-enter = Someone, probably you, wants to sign in by e-mail, with this browser: { $browser }. The link works once, for 15 minutes: { $link } If it wasn’t you, do nothing.
mail-subject-replaced = Your e-mail address was replaced
mail-replaced = On a Praefectus server, your e-mail address was replaced by another one. If that wasn’t you, sign in with your personal link or a passkey and sign out everywhere else: { $link }
no-player-called = No player is called { $name }. Check the spelling, or send the link of the table.
friends-full = You can have at most { $most } friends. Remove one first.
friend-self = That’s you.
invited-enough = At most { $most } people can be invited to one table by name. Send the link to others.
invited-today = You can invite at most { $most } people by name in a day. Send the link to others.
tournament-unknown = There’s no such tournament. Choose one from the list.
tournament-host-full = You have { $most } tournaments that aren’t over. Wait until one ends, or cancel one.
tournament-closed = This tournament has closed. Choose another one from the list.
tournament-full = This tournament is full: { $most } people take part.
tournament-no-annul = Only tables of the newest round can be annulled, while the tournament is running.
tournament-needs-name = Tournaments need a name that only you have. Choose one on My page.
tournament-impossible = No board fits these modules. Choose another board or other modules.
tournament-host-only = Only the host of the tournament can do this.
embed-open = Open the game
embed-picture = The position as a drawing
embed-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
embed-over = The game is over.
embed-none = This game can’t be shown on other sites. Only public games that anyone can watch can be.

# The operator's commands.

admin = Look after a server: list and delete tables, keep order among people, give out or delete their data. All of it also while the server runs.
admin-list = List tables.
admin-look = Look at one table: who sits there, what was said and reported; nothing that opens a seat.
admin-delete = Delete tables with everything that belongs to them; who looks at them is told.
admin-mute = Do not let somebody chat: the person of a seat, at all their tables, or everybody from an address.
admin-unmute = Let somebody chat again.
admin-ban = Do not let somebody in: the person of a seat with the address they came from, or everybody from an address.
admin-unban = Let somebody in again.
admin-order = List who is muted or banned.
admin-reports = Read what players reported about each other.
admin-read-only = Stop every change while people may still look; for upgrades and moves to another machine.
admin-expire = Delete tables on which nothing has changed for so many days, by stage; 0: none of that stage.
admin-export-person = Give out all that is kept about the person of a seat, as JSON; with a personal link, of all their seats.
admin-delete-person = Delete what is kept about the person of a seat; their moves stay without a name, and bots play on for them.
admin-arg-table = The id of a table, its link, or its mark in the log.
admin-arg-tables = Ids, links or marks.
admin-arg-seat = The number of a seat, from 0.
admin-arg-switch = Nothing changes any more, or play goes on.
admin-opt-address = Everybody from this address instead of a seat.
admin-opt-yes = Do not ask whether you are sure.
admin-opt-settings = The server's settings.
admin-opt-database = Its database.
admin-opt-data-dir = The folder of its SQLite file.
admin-as-server = as the server's
admin-all = all
admin-opt-public = Public tables only.
admin-opt-name = A part of the table's name.
admin-opt-idle = Nothing has changed there for so many days.
admin-opt-limit = How many, newest change first.
admin-opt-days = For so many days.
admin-for-good = for good
admin-opt-reason = What they are told.
admin-opt-close = This report is dealt with.
admin-opt-all = Also those that are dealt with.
admin-opt-sentence = What people are told.
admin-being-looked-after = The server is being looked after; nothing can be changed just now. Your games go on soon.
admin-opt-dry-run = Only say how many there are.
admin-opt-out = Write it here.
admin-screen = the screen
admin-column-table = table
admin-column-mark = mark
admin-column-name = name
admin-column-stage = stage
admin-column-board = board
admin-column-people = people
admin-column-bots = bots
admin-column-changed = changed
admin-table = { $name }: { $stage }, { $board }, changed { $changed }, mark { $mark }
admin-seat = seat { $seat }: { $who } ({ $about })
admin-open = open
admin-personal-link = personal link
admin-stand-in = stand-in { $who }
admin-log = log: { $entries } entries in { $writes } writes
admin-deleted = { $table } is deleted.
admin-muted = They may not speak any more, for good.
admin-banned = They may not come in any more, for good.
admin-unmuted = They may speak again.
admin-not-muted = They were allowed to speak anyway.
admin-unbanned = They may come in again.
admin-not-banned = They were allowed to come in anyway.
admin-at = { $name } at { $table } seat { $seat }
admin-an-address = an address
admin-until = until { $moment }
admin-sanction = { $kind } since { $at } { $until }: { $where }
admin-nobody = Nobody is muted or banned.
admin-closed = { $at }, closed { $closed }
admin-report = report { $number } of { $at }: { $name } (table { $table }, seat { $seat }): { $reason }
admin-said = said: { $line }
admin-report-closed = Report { $number } is dealt with.
admin-no-reports = There are no reports.
admin-read-only-on = Nothing changes any more.
admin-read-only-off = Play goes on.
admin-exported = Everything about them is in { $file }.
admin-ask-delete-person = Delete what is kept about this person for good?
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-ask-delete = Delete { $count ->
    [one] { $count } table
   *[other] { $count } tables
} for good?
admin-muted-days = They may not speak any more, for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
admin-banned-days = They may not come in any more, for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
admin-expired = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} deleted: { $stages }.
admin-would-expire = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} would be deleted: { $stages }.
admin-person-deleted = What was kept about them is deleted; they sat at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.

# The commands for server admins.

admin = Administer a server: list and delete tables, moderate players, export or delete their data. Works while the server is running.
admin-list = List tables.
admin-look = Show one table: its players, chat and reports, but no secret that opens a seat.
admin-delete = Delete tables with everything that belongs to them. Anyone looking at them is notified.
admin-mute = Mute a player: the person in a seat, at all their tables, or everyone from an address.
admin-unmute = Unmute a player.
admin-ban = Ban a player: the person in a seat and their address, or everyone from an address.
admin-unban = Lift a ban.
admin-order = List bans and mutes.
admin-reports = Show what players reported about each other.
admin-read-only = Maintenance mode: read only, for upgrades and moves to another machine.
admin-expire = Delete tables that haven’t changed for this many days, by stage; 0: keep them all.
admin-export-person = Export everything stored about the person in a seat, as JSON; with a personal link, for all their seats.
admin-delete-person = Delete everything stored about the person in a seat. Their moves stay, without a name, and bots take over.
admin-arg-table = A table’s id, its link, or its mark in the log.
admin-arg-tables = Ids, links or marks.
admin-arg-seat = The number of a seat, from 1.
admin-arg-switch = on: nothing can change; off: play continues.
admin-opt-address = Everyone from this address instead of a seat.
admin-opt-yes = Don’t ask for confirmation.
admin-opt-settings = The server’s settings.
admin-opt-database = Its database.
admin-opt-data-dir = The folder of its SQLite file.
admin-as-server = same as the server
admin-all = all
admin-opt-public = Public tables only.
admin-opt-name = Part of the table’s name.
admin-opt-idle = Unchanged for this many days.
admin-opt-limit = How many, most recently changed first.
admin-opt-days = For this many days.
admin-for-good = permanently
admin-opt-reason = Reason shown to them.
admin-opt-close = Close this report.
admin-opt-all = Include closed reports.
admin-opt-sentence = Message shown to players.
admin-being-looked-after = Server maintenance: you can look around, but not play. Back soon.
admin-opt-dry-run = Only show how many there are.
admin-opt-out = Write to this file.
admin-screen = the screen
admin-damaged = (damaged)
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
admin-deleted = Deleted { $table }.
admin-muted = Muted permanently.
admin-banned = Banned permanently.
admin-unmuted = Unmuted.
admin-not-muted = They weren’t muted.
admin-unbanned = Ban lifted.
admin-not-banned = They weren’t banned.
admin-at = { $name } at { $table }, seat { $seat }
admin-an-address = an address
admin-until = until { $moment }
admin-sanction = { $kind } since { $at }, { $until }: { $where }
admin-nobody = Nobody is muted or banned.
admin-closed = { $at }, closed { $closed }
admin-report = report { $number } of { $at }: { $name } (table { $table }, seat { $seat }): { $reason }
admin-said = said: { $line }
admin-report-closed = Report { $number } is closed.
admin-no-reports = No reports.
admin-read-only-on = Maintenance mode is on: nothing can change.
admin-read-only-off = Maintenance mode is off: play continues.
admin-exported = Everything about them is in { $file }.
admin-ask-delete-person = Permanently delete everything stored about this person?
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
admin-ask-delete = Permanently delete { $count ->
    [one] { $count } table
   *[other] { $count } tables
}?
admin-muted-days = Muted for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
admin-banned-days = Banned for { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
admin-expired = Deleted { $count ->
    [one] { $count } table
   *[other] { $count } tables
}: { $stages }.
admin-would-expire = Would delete { $count ->
    [one] { $count } table
   *[other] { $count } tables
}: { $stages }.
admin-person-deleted = Deleted everything stored about them, at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}.
admin-act = Act on a report: note, mute, restrict or ban the player, or void the result. Closes the report.
admin-acted = Done: action { $number }.
admin-action = { $number }, { $at }, by { $by }: { $kind } about { $name } ({ $reason }, table { $table }, until { $until })
admin-action-undone = Undone at { $at }.
admin-arg-kind = The action to take.
admin-arg-player = The player’s name.
admin-arg-report = The number of the report.
admin-audit = List what moderators have done, newest first, or undo one action.
admin-is-moderator = { $name } is a moderator now.
admin-moderator = Make the player with this name a moderator.
admin-no-actions = No moderator has done anything yet.
admin-no-moderator = { $name } is no longer a moderator.
admin-not-one-of = { $given } isn’t one of: { $known }.
admin-opt-remove = Remove the role.
admin-opt-to-person = Message to the player.
admin-opt-undo = Undo the action with this number.
admin-opt-why = Reason for the moderators’ log.
admin-undone = Action { $number } is undone.

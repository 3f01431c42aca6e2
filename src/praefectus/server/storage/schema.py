"""The tables of the database. The log is only ever appended to; snapshots are a cache and may be deleted.

An entry of the log that does not continue the last one is refused by the trigger log_continues (migration 0004).
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Delete,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    Update,
    delete,
    false,
    func,
    true,
    update,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("stage", String(10), nullable=False),
    Column("board", String(40), nullable=False),
    Column("modules", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=True),
    Column("header", Text, nullable=True),
    Column("public", Boolean, nullable=False),
    Column("watching", Boolean, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("state", Integer, nullable=False),
    Column("to_act", Integer, nullable=True),
    Column("round", Integer, nullable=True),
    Column("turn", Integer, nullable=True),
    Column("winner", Integer, nullable=True),
    Column("bot_to_act", Boolean, nullable=False),
    Column("from_table", String(22), nullable=True),
    Column("from_state", Integer, nullable=True),
    Column("rematch", String(22), nullable=True),
    Column("undo_request", Text, nullable=True),
    Column("undo_refused", Text, nullable=True),  # whose requests were refused, at which state and when
    Column("clock", Text, nullable=True),
    Column("deadline", BigInteger, nullable=True),  # when the time of the person to act is up
    Column("alarm", BigInteger, nullable=True),  # when to look at the clock: to warn that person, or at the deadline
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("talk", Boolean, nullable=True),  # null: as the modules say
    Column("rules", Text, nullable=True),
    Column("vocabulary", String(16), nullable=True),
    Column("first", String(10), nullable=False, server_default="draw"),
    Column("live", Boolean, nullable=False, server_default=false()),
    Column("deletion", Text, nullable=True),  # who agrees to delete a game that is being played
    Column("patience", Integer, nullable=True),  # minutes before a bot may play for somebody; null: as the server says
    Column("own_board", Text, nullable=True),  # the file of a board that is not of the family
    Column("tally", Text, nullable=True),  # of a rematch: how many games these people have played, and who won them
    Column("appointment", BigInteger, nullable=True),  # when the people of a table in the lobby want to begin
    Index("tables_public", "public", "stage", "changed"),
    Index("tables_address", "address", "stage"),
    Index("tables_bot_to_act", "bot_to_act"),
    Index("tables_host", "host_hash"),
    Index("tables_alarm", "alarm"),
    Index("tables_board", "board"),
)

# What changes with a move.
STANDING = (
    "stage", "changed", "state", "to_act", "round", "turn", "winner", "bot_to_act", "undo_request", "clock",
    "deadline", "alarm",
)  # fmt: skip

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=True),
    Column("level", String(40), nullable=True),
    Column("stand_in", String(40), nullable=True),
    Column("secret_hash", String(64), nullable=True),
    Column("webhook", Text, nullable=True),
    Column("link", Text, nullable=True),
    Column("stand_in_since", Integer, nullable=True),
    Column("address", String(64), nullable=True),
    Column("colour", String(10), nullable=True),  # null in older tables: by the number of the seat
    Column("place", Integer, nullable=True),  # where it stands around the table; null: by the number of the seat
    Column("agreed", Boolean, nullable=True),  # to a rematch; null: was not asked
    Column("reminded", BigInteger, nullable=True),  # when the others last reminded its person
    Index("seats_secret", "secret_hash"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("start", Integer, primary_key=True),
    Column("stop", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("entries", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("vocabulary", String(16), nullable=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("state", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# What the numbers of a log meant when it was written, by a mark; without one it is the first vocabulary.
vocabularies = Table(
    "vocabularies",
    metadata,
    Column("mark", String(16), primary_key=True),
    Column("content", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("secret_hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

# When the person of a seat was last there; a little in the future while they are.
seen = Table(
    "seen",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("secret_hash", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# A player: a person on all their devices. The id is random and may be shown to others.
players = Table(
    "players",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=True),  # unique: its spellings are in `names`; null until they choose one
    Column("created", BigInteger, nullable=False),
    Column("closing", BigInteger, nullable=True),  # when everything about them will be deleted
    Column("waking", Text, nullable=True),  # time zone, sleeping hours and pause days; null: always awake
    Column("notices_off", Text, nullable=True),  # kinds of notices they switched off, separated by spaces
    Column("quiet", Text, nullable=True),  # time zone and hours in which notices wait; null: none
    Column("recovered", BigInteger, nullable=True),  # when they last signed in by e-mail
    Index("players_closing", "closing"),
)


def player_column(
    name: str = "person", primary_key: bool = False, kept: bool = False, nullable: bool = False, others: bool = False
) -> Column[str]:
    """A column with the id of a player. Merging two players moves it, and the player's export contains its rows,
    unless they are others' data. Deletion deletes its rows, or empties the column if the rows stay."""
    target, info = ForeignKey("players.id"), {"kept": kept, "others": others}
    return Column(name, String(22), target, primary_key=primary_key, nullable=kept or nullable, info=info)


# Secrets with which a device acts as a player, by hash: the personal link, or a session that a passkey opened.
entrances = Table(
    "entrances",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    player_column(),
    Column("kind", String(10), nullable=False),  # link or session
    Column("label", String(80), nullable=True),  # the browser that opened the session
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Index("entrances_person", "person"),
)

# Keys in people's devices that open a session; the device shows them without being asked for one of them by name.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # base64url
    player_column(),
    Column("handle", String(90), nullable=False),  # by which the device knows the player, base64url
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of uses; devices that copy their keys to others always say 0
    Column("label", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=True),
    Index("passkeys_person", "person"),
)

# What a device must sign, once and soon; with the player who adds a key, or nobody where somebody signs in.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    player_column(nullable=True),
    Column("until", BigInteger, nullable=False),
)

# How names look: two names that share a look can be mistaken for each other. Former names are reserved for a while.
names = Table(
    "names",
    metadata,
    Column("look", String(200), primary_key=True),
    player_column(),
    Column("until", BigInteger, nullable=True),  # null: the current name
    Index("names_person", "person"),
)

# Notices that wait for their moment, and for a while those that were sent: one event makes one notice per person.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("event_key", String(160), nullable=False, unique=True),
    Column("channel", String(4), nullable=False, server_default="push"),  # or mail
    player_column(),
    Column("event", String(20), nullable=False),
    Column("table_id", String(22), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", BigInteger, nullable=False),  # of the event: a state, a request or a moment
    Column("due", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),  # when it is of no use any more
    Column("tries", Integer, nullable=False),
    Column("reached", Text, nullable=False),  # the devices that have it, by hashes of their endpoints
    Column("done", BigInteger, nullable=True),  # when it was sent, or found to be needless
    Index("outbox_due", "done", "due"),
    Index("outbox_person", "person"),
    Index("outbox_table", "table_id"),
)

# The devices of people who wish web push, as their browsers described them.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint_hash", String(64), primary_key=True),
    player_column(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("worked", BigInteger, nullable=True),
    Column("failures", Integer, nullable=False),  # in a row
    Index("subscriptions_person", "person"),
)

# Where people get notices by e-mail, and a way back to their games.
mailboxes = Table(
    "mailboxes",
    metadata,
    player_column(primary_key=True),
    Column("mail", String(254), nullable=False),
    Column("language", String(8), nullable=False),
    Column("rhythm", String(6), nullable=False),  # each, hourly, daily or none
    Column("made", BigInteger, nullable=False),
    Column("confirmed", BigInteger, nullable=True),
    Column("sent", BigInteger, nullable=True),  # when the last notice went there
    Column("bounces", Integer, nullable=False),  # in a row
    Column("stop_key", String(32), nullable=False, unique=True),  # in each mail: it switches mails off, nothing else
    Index("mailboxes_mail", "mail"),
)

# Links in mails: to confirm an address, or to sign in. Each works once and not for long.
mail_links = Table(
    "mail_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    player_column(),
    Column("kind", String(8), nullable=False),  # confirm or enter
    Column("mail", String(254), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("mail_links_person", "person"),
    Index("mail_links_mail", "mail"),
)

# Whom a player has among their friends. The other player doesn't learn of it.
friends = Table(
    "friends",
    metadata,
    player_column(primary_key=True),
    player_column("friend", primary_key=True, others=True),
    Column("at", BigInteger, nullable=False),
    Index("friends_friend", "friend"),
)

# Who was invited to a table by name, and by whom.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    player_column(primary_key=True),
    player_column("host", kept=True, others=True),
    Column("at", BigInteger, nullable=False),
    Index("invitations_person", "person"),
    Index("invitations_host", "host"),
)

# People who look for a game with strangers, and for four weeks those who did: when people usually meet.
seeks = Table(
    "seeks",
    metadata,
    Column("id", String(22), primary_key=True),
    player_column(),
    Column("name", String(40), nullable=True),
    Column("address", String(64), nullable=False),  # its hash
    Column("live", Boolean, nullable=False),
    Column("wishes", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when the page last asked
    Column("state", String(10), nullable=False),
    Column("until", BigInteger, nullable=False),  # when this state ends automatically
    Column("offer", String(22), nullable=True),  # the same for all who are offered a table together
    Column("answer", Boolean, nullable=True),
    Column("draft", Text, nullable=True),  # of the offered table
    Column("table_id", String(22), nullable=True),
    Column("ended", BigInteger, nullable=True),
    Index("seeks_state", "state", "until"),
    Index("seeks_person", "person"),
    Index("seeks_offer", "offer"),
)

# The secrets of seats and hosts that a player has; their entrances also open these.
belongings = Table(
    "belongings",
    metadata,
    player_column(primary_key=True),
    Column("secret_hash", String(64), primary_key=True),
    Index("belongings_secret", "secret_hash"),
)

# Whom the operator does not let speak (mute) or come in (ban): the hash of an address or of a secret, or a player's id.
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("until", BigInteger, nullable=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Whom somebody does not wish to hear (mute) or to sit with (block); by player, or by secret of a seat without one.
blocks = Table(
    "blocks",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("kind", String(10), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("blocks_subject", "subject"),
)

# What players report; it stays when the table is deleted.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(22), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("chat", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=True),
)

# What the operator has switched, such as read_only with its sentence.
switches = Table(
    "switches",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# What an operator's command did beside a server on SQLite, which looks here every second.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Several processes at one PostgreSQL: who is there, who lets the bots of a table think, answers of those who only work.
processes = Table(
    "processes",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("places", Integer, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("backend", Integer, nullable=True),  # PostgreSQL's own process for the connection by which it says so
)

owners = Table(
    "owners",
    metadata,
    Column("table_id", String(22), primary_key=True),
    Column("process", String(20), nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("question", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

# What is deleted with a table, before the table itself.
PARTS_OF_TABLE = (outbox, invitations, notes, seen, chat, snapshots, log, seats)


def player_columns() -> list[Column[str]]:
    """Return all columns with the id of a player, those of tables that others refer to last."""
    parts = reversed(metadata.sorted_tables)
    return [column for part in parts for column in part.columns if "kept" in column.info]


def without_player(column: Column[str], ids: Collection[str]) -> Delete | Update:
    """Remove players from a column: delete the rows, or empty the column if they stay."""
    theirs = column.in_(ids)
    if column.info["kept"]:
        return update(column.table).where(theirs).values({column.name: None})
    return delete(column.table).where(theirs)

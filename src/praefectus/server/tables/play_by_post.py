"""Games by link for a page: computed from what the device sends, and forgotten again.

Nothing is stored. The games that were asked about last stay in memory, so that a choice does not replay the whole game.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, cast

from pydantic import BaseModel

from praefectus import __version__
from praefectus.data import COLOURS, board, board_ids
from praefectus.game import configure
from praefectus.game.links import form_of
from praefectus.game.post import (
    Device,
    PostGame,
    agree,
    ask_for_seat,
    compare,
    join,
    make,
    open_post,
    read_private_link,
    withdraw,
)
from praefectus.game.post.hash_chain import secret_of
from praefectus.language import Words
from praefectus.server.encoding import encoded, moment, now
from praefectus.server.errors import Refused
from praefectus.server.games.history import History
from praefectus.server.games.table_game import TableGame
from praefectus.server.models import play_by_post as models
from praefectus.server.models.messages import (
    DoneMessage,
    EndTurn,
    Hello,
    Look,
    Move,
    NewLines,
    RefusedMessage,
    ServerMessage,
    TableMessage,
    Undo,
    ViewMessage,
    WelcomeMessage,
)
from praefectus.server.models.responses import SeatInfo, TableInfo, ViewJson
from praefectus.server.tables.seats import Seat, called, table_title

KEPT = 8
_kept: OrderedDict[tuple[Any, ...], tuple[Device, TableGame]] = OrderedDict()


def _key(saved: models.PostSaved) -> tuple[Any, ...]:
    return saved.link, tuple(saved.roots), tuple(saved.draft), saved.held


def _taken(saved: models.PostSaved) -> tuple[Device, TableGame]:
    """The game that a device saved; the caller puts it back."""
    found = _kept.pop(_key(saved), None)
    if found is not None:
        return found
    device = Device(saved.link, [bytes.fromhex(root) for root in saved.roots], saved.draft, saved.held)
    game = TableGame(device.game, "")
    device.game.draw_with(device)
    return device, game


def _put(device: Device, game: TableGame) -> models.PostSaved:
    """Put a game back; returns what the device saves of it."""
    saved = models.PostSaved(
        link=device.post.text, roots=[root.hex() for root in device.roots], draft=device.draft, held=device.held
    )
    _kept[_key(saved)] = device, game
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return saved


def _sent_on(device: Device, game: TableGame) -> tuple[Device, TableGame]:
    """The game of the new link, if somebody else has to choose next."""
    text = device.finished()
    return (device, game) if text is None else _taken(_saved(text, [root.hex() for root in device.roots]))


def _saved(text: str, roots: Sequence[str]) -> models.PostSaved:
    if len(text) > models.MOST_CHARACTERS:
        raise Refused("too_large", "post-chain-used-up")
    return models.PostSaved(link=text, roots=list(roots))


def _roots(saved: models.PostSaved) -> list[bytes]:
    return [bytes.fromhex(root) for root in saved.roots]


# what the page asks


def answer(what: str, body: bytes, words: Words) -> str:
    """The answer to one question of the page, as JSON."""
    model, function = QUESTIONS[what]
    found = function(model.model_validate_json(body), words)
    return found.model_dump_json(by_alias=True) if isinstance(found, BaseModel) else encoded(found, words)


def made(wish: models.PostMake, words: Words) -> models.PostAnswer:
    """The first link of a game."""
    if wish.board not in board_ids():
        raise Refused("no_board", "no-such-board", board=wish.board, known=", ".join(board_ids()))
    configuration = configure(wish.board, wish.seats, wish.modules, wish.options)
    return _answer(_saved(make(configuration, wish.name, wish.own, bytes.fromhex(wish.root)), [wish.root]), "new")


def opened(wish: models.PostOpen, words: Words) -> models.PostAnswer:
    """A link, compared with what the device has of the same game."""
    saved, text, roots = wish.saved, wish.link, list[str]()
    if form_of(text) == "seat":
        text, found = read_private_link(text)
        roots = [root.hex() for root in found]
    new = open_post(text)
    if saved is None:
        return _answer(_saved(new.text, roots), "new")
    all_roots = list(dict.fromkeys([*saved.roots, *roots]))
    mine = open_post(saved.link)
    if wish.instead and mine.id == new.id:
        return _answer(_saved(new.text, all_roots), "newer")
    found_out = compare(mine, new)
    if found_out.outcome == "newer":
        return _answer(_saved(found_out.game.text, all_roots), "newer")
    answer = _answer(saved.model_copy(update={"roots": all_roots}), found_out.outcome)
    if found_out.outcome == "fork" and found_out.entry is not None:
        sides = ((mine, found_out.person), (new, found_out.other))
        here, there = (_side(game, person or 0, found_out.entry, words) for game, person in sides)
        answer.fork = models.PostFork(here=here, there=there)
    return answer


def _side(game: PostGame, person: int, entry: int, words: Words) -> models.PostSide:
    table = TableGame(Device(game.text, []).game, "")
    lines = table.log_lines(entry, _names(game, words), words.language).lines
    return models.PostSide(name=game.people[person].name, lines=lines)


def joined(wish: models.PostJoin, words: Words) -> models.PostAnswer:
    """The link in which somebody on this device has taken seats."""
    text = join(open_post(wish.saved.link), wish.name, wish.seats, bytes.fromhex(wish.root))
    return _answer(_saved(text, [*wish.saved.roots, wish.root]), "newer")


def asked(wish: models.PostAsk, words: Words) -> models.PostAnswer:
    """The link in which this device asks for a seat."""
    game = open_post(wish.saved.link)
    text = ask_for_seat(game, wish.person, wish.name, bytes.fromhex(wish.root), _roots(wish.saved))
    return _answer(_saved(text, [*wish.saved.roots, wish.root]), "newer")


def agreed(wish: models.PostOnly, words: Words) -> models.PostAnswer:
    text = agree(open_post(wish.saved.link), _roots(wish.saved))
    return _answer(_saved(text, wish.saved.roots), "newer")


def declined(wish: models.PostOnly, words: Words) -> models.PostAnswer:
    return _answer(_saved(withdraw(open_post(wish.saved.link)), wish.saved.roots), "newer")


def private(wish: models.PostOnly, words: Words) -> models.PostPrivate:
    device, game = _taken(wish.saved)
    link = device.private_link()
    _put(device, game)
    return models.PostPrivate(link=link)


def looked_back(wish: models.PostLookBack, words: Words) -> Any:
    """Something of the game from its first entry on."""
    device, game = _taken(wish.saved)
    names, history = _names(device.post, words), History(game)
    try:
        match wish.what:
            case "view":
                return history.view_at(game.state if wish.state is None else wish.state, wish.seat, words.language)
            case "log":
                return history.log_lines(wish.state or 0, names, words.language)
            case "link":
                return {"link": history.link_text(wish.state)}
            case "points":
                return history.points()
            case "houses":
                return history.houses()
            case "record":
                return device.game.to_record()
            case "text":
                return {"text": history.as_text(_title(device.post, words), names, words.language)}
    finally:
        _put(device, game)


def carried_out(wish: models.PostMessage, words: Words) -> models.PostMessages:
    """Return what a table would answer to a message; what the device saves contains the turn so far."""
    device, game = _taken(wish.saved)
    message, sent = wish.message, list[ServerMessage]()
    start, look = 0 if isinstance(message, Hello) else game.state, wish.look
    try:
        match message:
            case Hello():
                pass
            case Move() | EndTurn() | Undo():
                start = _act(device, game, message)
            case Look():
                look = message.seat
            case _:
                raise Refused("wrong_setup", "post-needs-table")
        before = device
        device, game = _sent_on(device, game)
        if device is not before:
            start = 0
        sent.append(DoneMessage(type="done", ref=message.ref, state=game.state))
    except Refused as refused:
        sentence = words.say(refused.message)
        sent.append(
            RefusedMessage(type="refused", ref=message.ref, code=refused.code, sentence=sentence, state=game.state)
        )
    info = table_info(wish.table, device, game, words)
    if isinstance(message, Hello):
        sent = [_welcome(info, device)]
    else:
        sent.append(TableMessage(type="table", table=info))
    sent.append(_view(device, game, look, start, words))
    saved = _put(device, game)
    return models.PostMessages(saved=saved, info=_info(device), messages=sent)


def _act(device: Device, game: TableGame, message: Move | EndTurn | Undo) -> int:
    """Carry out what a player does; returns from where on the log has changed."""
    if message.seat not in device.seats:
        raise Refused("no_secret", "seat-not-held", seat=message.seat + 1)
    if message.state != game.state:
        raise Refused("stale", "game-moved-on")
    if game.over:
        raise Refused("over", "game-is-over")
    if not device.acts or game.to_act != message.seat:
        raise Refused("not_your_turn", "post-not-your-turn")
    before = game.state
    match message:
        case Move():
            game.play(message.choice, message.hold, (), message.then)
        case EndTurn():
            if game.held != message.seat:
                raise Refused("not_your_turn", "no-turn-to-end")
            game.end_turn()
        case Undo():
            game.undo(message.seat, message.what, message.to, agreed=False)
    return game.changed_since(before)


QUESTIONS: dict[str, tuple[type[BaseModel], Callable[[Any, Words], Any]]] = {
    "make": (models.PostMake, made),
    "open": (models.PostOpen, opened),
    "join": (models.PostJoin, joined),
    "ask": (models.PostAsk, asked),
    "agree": (models.PostOnly, agreed),
    "decline": (models.PostOnly, declined),
    "private": (models.PostOnly, private),
    "table": (models.PostMessage, carried_out),
    "look-back": (models.PostLookBack, looked_back),
}


# what the page shows


def _answer(saved: models.PostSaved, outcome: Any) -> models.PostAnswer:
    device, game = _sent_on(*_taken(saved))
    return models.PostAnswer(saved=_put(device, game), info=_info(device), outcome=outcome)


def _info(device: Device) -> models.PostInfo:
    post, ask = device.post, device.post.pending
    acts = device.acts
    request = None
    if ask is not None:
        request = models.PostRequest(
            person=ask.person,
            name=ask.name,
            agreed=list(ask.agreed),
            yours=any(post_end == ask.secret for post_end in _ends(device)),
            needs_you=any(number != ask.person and number not in ask.agreed for number in device.mine),
        )
    return models.PostInfo(
        id=post.id,
        stage="over" if device.game.over else "playing" if post.begun or device.draft else "joining",
        board=post.configuration.board,
        modules=list(post.configuration.modules),
        options=dict(post.configuration.options),
        seats=post.configuration.seats,
        people=[
            models.PostPerson(name=person.name, seats=list(person.seats), you=number in device.mine)
            for number, person in enumerate(post.people)
        ],
        open_seats=post.open_seats(),
        whose=next(iter(device.mine), None) if acts and len(device.mine) == 1 else post.whose(),
        your_turn=acts,
        round=device.game.round,
        asked=request,
    )


def _ends(device: Device) -> list[bytes]:
    return [secret_of(root, 0) for root in device.roots]


def _names(post: PostGame, words: Words) -> tuple[str, ...]:
    holders = post.table.holder
    return called(
        [
            Seat("person", post.people[holders[seat]].name if seat in holders else None, colour=COLOURS[seat])
            for seat in range(post.configuration.parties)
        ],
        words,
    )


def _title(post: PostGame, words: Words) -> str:
    return words.say(table_title("", post.configuration.board, (person.name for person in post.people), False))


def table_info(table: str, device: Device, game: TableGame, words: Words) -> TableInfo:
    """The game as a table, for the page that shows tables."""
    post = device.post
    names, holders = _names(post, words), post.table.holder
    return TableInfo(
        table=table,
        name=_title(post, words),
        stage="over" if game.over else "playing",
        board=post.configuration.board,
        board_title=board(post.configuration.board).name,
        modules=list(post.configuration.modules),
        options=dict(post.configuration.options),
        public=False,
        watching=True,
        watch_delay=None,
        clock=None,
        hints=False,
        chat=False,
        seed=None,
        first="as_seated",
        live=False,
        patience=None,
        tally=None,
        rated=False,
        matched=False,
        created=moment(now()),
        changed=moment(now()),
        seats=[
            SeatInfo(
                seat=seat,
                place=seat,
                colour=COLOURS[seat],
                kind="person",
                name=post.people[holders[seat]].name if seat in holders else None,
                called=names[seat],
                level=None,
                stand_in=None,
                agreed=None,
                reminded=None,
                online=False,  # nobody knows
            )
            for seat in range(post.configuration.seats)
        ],
        state=game.state,
        to_act=game.to_act,
        round=game.round,
        turn=game.turn,
        winner=game.winner,
        watchers=0,
        origin=None,
        rematch=None,
        undo_request=None,
        deletion=None,
    )


def _welcome(info: TableInfo, device: Device) -> WelcomeMessage:
    return WelcomeMessage(
        type="welcome",
        table=info,
        seats=device.seats,
        opens=[],
        host=False,
        muted=[],
        blocked=[],
        away=[],
        chat=[],
        server=__version__,
    )


def _view(device: Device, game: TableGame, look: int | None, start: int, words: Words) -> ViewMessage:
    seats = device.seats
    shown = look if look in seats else game.to_act if game.to_act in seats else min(seats, default=None)
    names = _names(device.post, words)
    view = game.view(shown, words.language, names)
    view["undo"]["ask"] = False  # what was sent is sent
    if not device.acts:
        view["choices"] = []
    lines = game.log_lines(start, names, words.language)
    log = NewLines(start=lines.start, lines=lines.lines)
    return ViewMessage(type="view", seat=shown, view=cast("ViewJson", view), log=log, clock=None, since=None)

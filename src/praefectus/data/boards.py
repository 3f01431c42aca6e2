"""Boards: read a board file, check it, and number its lines."""

from collections import Counter, deque
from functools import cache
from pathlib import Path
from weakref import WeakValueDictionary

from praefectus.data.files import FOLDER, DataError, check_shape, did_you_mean, file_label, read, read_json
from praefectus.data.schema import Board, Fact, Line, Setup

FAMILY = [
    "imperium", "italia", "hellas", "ionium", "cyprus", "hispania", "byzantium", "balearica", "roma", "sicilia",
    "britannia", "gallia", "corsica", "creta", "aegyptus", "ionium_small", "germania",
]  # fmt: skip


OWN = "own-"  # how the id of a custom board begins; the rest is a hash of its file

_own: WeakValueDictionary[str, Board] = WeakValueDictionary()
_lately: deque[Board] = deque(maxlen=64)  # games hold their boards; these few are there without a game


class NamedSteps(Fact):
    """First steps as a board file writes them: for each start space the two names of every line it leads to."""

    first_steps: dict[str, list[list[str]]]


@cache
def setup() -> Setup:
    """Prices, costs, tokens and what the players start with."""
    return read("setup.json", Setup)


@cache
def board_ids() -> list[str]:
    """The boards there are: the family in the order it appeared, then any others by name."""
    found = {path.stem for path in (FOLDER / "boards").glob("*.json")}
    return [name for name in FAMILY if name in found] + sorted(found.difference(FAMILY))


def board(board_id: str) -> Board:
    """The board with this id: of the family, or a custom one that is in use."""
    own = _own.get(board_id) if board_id.startswith(OWN) else None
    return own or _of_family(board_id)


def remember(own: Board) -> Board:
    """A custom board is known by its id from now on, as long as something uses it."""
    _own[own.id] = own
    _lately.append(own)
    return own


def remembered(board_id: str) -> Board | None:
    """A custom board that is in use."""
    return _own.get(board_id)


@cache
def _of_family(board_id: str) -> Board:
    if board_id not in board_ids():
        raise DataError("board-unknown", board=board_id[:40], known=", ".join(board_ids()))
    return load_board_file(FOLDER / "boards" / f"{board_id}.json")


def load_board_file(path: Path) -> Board:
    """A board from any file of the right form. An error names the file and what in it is wrong."""
    content = read_json(path)
    if not isinstance(content, dict):
        raise DataError(f"{file_label(path)}: a board file holds one JSON object.")
    label = file_label(path)
    named_steps = check_shape(path, NamedSteps, {"first_steps": content.get("first_steps")}).first_steps
    loaded = check_shape(path, Board, content | {"first_steps": {}})
    if path.stem != loaded.id:
        raise DataError(f"{label}: its id is '{loaded.id}', but the file is called '{path.stem}'.")
    _check_names(label, loaded)
    _check_lines(label, loaded)
    _check_letters(label, loaded)
    _check_start(label, loaded)
    _check_ship_track(label, loaded)
    return loaded.model_copy(update={"first_steps": _number_first_steps(label, loaded, named_steps)})


def _check_names(label: str, board: Board) -> None:
    for name, count in Counter([*board.names, *(castle.name for castle in board.castles)]).items():
        if count > 1:
            raise DataError(f"{label}: the name '{name}' stands {count} times among cities and start spaces.")
    provinces = [province.id for province in board.provinces]
    for province, count in Counter(provinces).items():
        if count > 1:
            raise DataError(f"{label}: the province '{province}' is listed {count} times.")
    for city in board.cities:
        if city.province not in provinces:
            raise DataError(
                f"{label}: the city '{city.name}' lies in '{city.province}', which is not a province of this board"
                + did_you_mean(city.province, provinces)
            )
        if (city.letter is None) == (city.good is None):
            raise DataError(f"{label}: the city '{city.name}' needs either a letter or a printed good.")
    for province in provinces:
        if all(city.province != province for city in board.cities):
            raise DataError(f"{label}: the province '{province}' has no city.")
    for province in board.volcano:
        if province not in provinces:
            raise DataError(
                f"{label}: the volcano column '{province}' is not a province of this board"
                + did_you_mean(province, provinces)
            )


def _check_lines(label: str, board: Board) -> None:
    ends = [city.name for city in board.cities]
    ends += [place.name for place in board.places if place.kind in ("capital", "trade")]
    ends += [castle.name for castle in board.castles]
    seen: set[tuple[str, tuple[str, ...], str | None, str | None]] = set()
    for number, line in enumerate(board.lines):
        route = f"{label}: route {number} ({line.kind})"
        for end in line.ends:
            if end not in ends:
                raise DataError(f"{route} ends in '{end}', which is not a city of this board" + did_you_mean(end, ends))
        if len(line.ends) == 2 and line.ends[0] == line.ends[1]:
            raise DataError(f"{route} begins and ends in '{line.ends[0]}'.")
        if (len(line.ends) == 1) != (line.gate is not None):
            raise DataError(f"{route} has {len(line.ends)} end(s): a line behind a gate has one, any other line two.")
        key = (line.kind, tuple(sorted(line.ends)), line.gate, line.name)
        if key in seen:
            raise DataError(f"{route} from {' to '.join(line.ends)} stands twice; parallel lines need different names.")
        seen.add(key)
    track = {site for space in board.ship_track for site in space.sites}
    for city in board.cities:
        if city.name not in track and all(city.name not in line.ends for line in board.lines):
            raise DataError(f"{label}: no route leads to the city '{city.name}'.")


def _check_letters(label: str, board: Board) -> None:
    counts = Counter(city.letter for city in board.cities if city.letter is not None)
    if sorted(counts) != board.letters:
        raise DataError(
            f"{label}: its letters are {', '.join(board.letters)}, but its cities show {', '.join(sorted(counts))}."
        )
    for letter in board.letters:
        tokens = sum(setup().tokens[letter].values()) + (setup().salt_tokens[letter] if board.salt_board else 0)
        if counts[letter] != tokens:
            raise DataError(
                f"{label}: {counts[letter]} cities bear the letter {letter}, but there are {tokens} tokens for it."
            )


def _check_start(label: str, board: Board) -> None:
    places = [place.name for place in board.places]
    named = [*board.start.get("land", []), *board.start.get("sea", [])]
    named += [place for place in board.new_colonists.values() if place is not None]
    for place in named:
        if place not in places:
            raise DataError(
                f"{label}: colonists start in '{place}', which is not a start space of this board"
                + did_you_mean(place, places)
            )
    if set(board.start) != {"land", "sea"} or set(board.new_colonists) != {"land", "sea"}:
        raise DataError(f"{label}: start and new_colonists each need an entry for land and one for sea.")


def _check_ship_track(label: str, board: Board) -> None:
    cities = [city.name for city in board.cities]
    for space in board.ship_track:
        for site in space.sites:
            if site not in cities:
                raise DataError(
                    f"{label}: the ship track's {space.name} names the site '{site}', which is not a city of this board"
                    + did_you_mean(site, cities)
                )


def _number_first_steps(label: str, board: Board, named: dict[str, list[list[str]]]) -> dict[str, list[int]]:
    """First steps as line numbers; the file gives each by the line's two names (a gate counts as a name)."""
    places = {place.name: place.kind for place in board.places}
    numbered: dict[str, list[int]] = {}
    for place, steps in named.items():
        if place not in places:
            raise DataError(
                f"{label}: first_steps names '{place}', which is not a start space of this board"
                + did_you_mean(place, list(places))
            )
        lines = board.lines_of("land" if places[place] == "start_land" else "sea")
        numbered[place] = [_line_number(label, place, lines, step) for step in steps]
    return numbered


def _line_number(label: str, place: str, lines: list[Line], step: list[str]) -> int:
    for number, line in enumerate(lines):
        if sorted([*line.ends, *([line.gate] if line.gate else [])]) == sorted(step):
            return number
    raise DataError(f"{label}: the first step from '{place}' to the line {' - '.join(step)} leads nowhere.")

"""Cards, forum cards, market stands and the numbers of each module, checked against one another."""

from functools import cache
from itertools import combinations

from praefectus.data.boards import board, board_ids
from praefectus.data.files import DataError, did_you_mean, read
from praefectus.data.schema import (
    Aegyptus,
    Cards,
    CoinField,
    Creta,
    FishMarket,
    ForumCard,
    Gallia,
    ModuleInfo,
    OptionInfo,
    Roma,
    Sicilia,
    Solitaria,
)
from praefectus.language import Message, either

BASE_SEATS = [2, 3, 4, 5]


@cache
def cards() -> Cards:
    """All personality cards: hands, decks, costs, gods."""
    loaded = read("cards.json", Cards)
    if [card.id for card in loaded.types] != list(range(len(loaded.types))):
        raise DataError("cards.json: the ids of the types must count up from 0.")
    for name, decks in loaded.decks.items():
        for deck in decks:
            for number in deck:
                if not 0 <= number < len(loaded.types):
                    raise DataError(f"cards.json: a deck of '{name}' holds card {number}, which does not exist.")
    return loaded


@cache
def forum() -> list[ForumCard]:
    """The patricians and citizens of the forum, in the order of the rulebook's table."""
    return read("forum.json", list[ForumCard])


@cache
def fish_market() -> FishMarket:
    loaded = read("fish_market.json", FishMarket)
    stands = {stand.id for stand in loaded.stands}
    for name, side in loaded.sides.items():
        for number, spot in enumerate(side.spots):
            for stand in spot.stands:
                if stand not in stands:
                    raise DataError(f"fish_market.json: spot {number} of the {name} side has no stand '{stand}'.")
    return loaded


@cache
def roma() -> Roma:
    return read("roma.json", Roma)


@cache
def sicilia() -> Sicilia:
    loaded = read("sicilia.json", Sicilia)
    columns = board("sicilia").volcano
    for tile in loaded.tiles:
        if tile.province is not None and tile.province not in columns:
            raise DataError(f"sicilia.json: a tile names '{tile.province}'; the volcano has {', '.join(columns)}.")
    return loaded


@cache
def coin_field() -> CoinField:
    return read("coin_field.json", CoinField)


@cache
def creta() -> Creta:
    loaded = read("creta.json", Creta)
    _check_named("creta.json", [loaded.province], [province.id for province in board("creta").provinces])
    return loaded


@cache
def gallia() -> Gallia:
    loaded = read("gallia.json", Gallia)
    _check_named("gallia.json", loaded.ports, [city.name for city in board("gallia").cities])
    return loaded


@cache
def aegyptus() -> Aegyptus:
    loaded = read("aegyptus.json", Aegyptus)
    provinces = [province.id for province in board("aegyptus").provinces]
    _check_named("aegyptus.json", loaded.nile, provinces)
    for trade in loaded.trades:
        _check_named("aegyptus.json", trade.provinces, provinces)
        spaces = [place.name for place in board("aegyptus").places if place.kind == "trade"]
        _check_named("aegyptus.json", [trade.place], spaces)
    return loaded


def _check_named(file: str, named: list[str], there: list[str]) -> None:
    """What a file names must be on its board."""
    for name in named:
        if name not in there:
            raise DataError(f"{file}: '{name}' is not on the board{did_you_mean(name, there)}")


@cache
def solitaria() -> Solitaria:
    return read("solitaria.json", Solitaria)


@cache
def modules() -> list[ModuleInfo]:
    """The modules of the family and what goes with what."""
    loaded = read("modules.json", list[ModuleInfo])
    names = [module.name for module in loaded]
    for module in loaded:
        for other in [*module.needs, *module.excludes]:
            if other not in names:
                raise DataError(f"modules.json: '{module.name}' names the module '{other}', which does not exist.")
        for name in [*(module.boards or []), *module.not_on]:
            if name not in board_ids():
                raise DataError(f"modules.json: '{module.name}' names the board '{name}', which does not exist.")
    return loaded


@cache
def options() -> list[OptionInfo]:
    """The options of a game, with their values and what they need."""
    loaded = read("options.json", list[OptionInfo])
    names = [module.name for module in modules()]
    for option in loaded:
        if option.default not in option.values:
            raise DataError(f"options.json: the default of '{option.name}' is not one of its values.")
        for other in [*option.needs, *option.excludes]:
            if other not in names:
                raise DataError(f"options.json: '{option.name}' names the module '{other}', which does not exist.")
    return loaded


def why_not(board_id: str, seats: int, chosen: list[str]) -> Message | None:
    """One sentence on why this board, number of seats and set of modules do not go together; None when they do."""
    known = {module.name: module for module in modules()}
    for name in chosen:
        if name not in known:
            return Message("no-such-module", module=name, known=", ".join(known))
    on = [known[name] for name in chosen]
    title = board(board_id).name
    for name in board(board_id).modules_needed:
        if name not in chosen:
            return Message("board-needs-module", board=title, module=name)
    for module in on:
        if module.boards is not None and board_id not in module.boards:
            boards = either([board(name).name for name in module.boards])
            return Message("module-of-boards", module=module.name, boards=boards, board=title)
        if board_id in module.not_on:
            why = Message(f"module-{module.name}-not-{board_id}")
            return Message("module-not-on", module=module.name, board=title, why=why)
        for need in module.needs:
            if need not in chosen:
                return Message("module-needs", module=module.name, need=need)
    for first, second in combinations(on, 2):
        for one, other in ((first, second), (second, first)):
            if other.name in one.excludes:
                why = Message(f"module-{one.name}-not-{other.name}")
                return Message("modules-exclude", first=first.name, second=second.name, why=why)
    limits = [(module.name, module.seats) for module in on if module.seats is not None]
    for name, numbers in limits:
        if seats not in numbers:
            return Message("module-seats", module=name, most=either([str(n) for n in numbers]), seats=seats)
    if not limits and seats not in BASE_SEATS:
        return Message("base-seats", most=either([str(n) for n in BASE_SEATS]), seats=seats)
    return None


def module_sets(board_id: str, seats: int) -> list[list[str]]:
    """Every set of modules that goes with this board and number of seats, the smallest first."""
    names = [module.name for module in modules() if module.boards is None or board_id in module.boards]
    sets = (list(chosen) for size in range(len(names) + 1) for chosen in combinations(names, size))
    return [chosen for chosen in sets if why_not(board_id, seats, chosen) is None]

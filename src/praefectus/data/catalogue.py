"""Cards, forum cards, market stands and the numbers of each module, checked against one another."""

from functools import cache
from itertools import combinations

from praefectus.data.boards import board, board_ids
from praefectus.data.files import DataError, read
from praefectus.data.schema import Cards, ModuleInfo, OptionInfo
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
        if module.one_start and len(board(board_id).places) != 1 and board(board_id).own is not None:
            return Message("module-not-on", module=module.name, board=title, why=Message("own-board-starts-apart"))
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

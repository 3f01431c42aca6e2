"""What is constant during a game: names and texts of boards, cards, gods, goods, modules and options."""

from __future__ import annotations

from praefectus.data import boards as board_files
from praefectus.data import catalogue as files
from praefectus.data.catalogue import BASE_SEATS
from praefectus.data.files import FOLDER
from praefectus.data.grades import grade_of
from praefectus.data.schema import COLONIST_KINDS, COLOURS, GOODS, Board, ModuleInfo, OptionInfo
from praefectus.game.house_prices import house_prices
from praefectus.game.modules import catalogues, gathered
from praefectus.game.prompts import guide
from praefectus.language import Words
from praefectus.reference.topics import FILES, PART, read_texts, reference, topic
from praefectus.reference.wording import board_sentence, place, place_names, worded
from praefectus.server.models.reference import (
    BoardFacts,
    BoardInfo,
    Boards,
    CardEntry,
    Catalogue,
    Drawing,
    GodEntry,
    GoodEntry,
    HouseCostEntry,
    ModuleEntry,
    OptionEntry,
    PlaceEntry,
    SaleCardEntry,
    Suits,
    Topic,
    Topics,
)


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def board_names() -> list[str]:
    return board_files.board_ids()


def boards(words: Words) -> Boards:
    """Return all boards in short."""
    return Boards(boards=[_short(board_files.board(name), words) for name in board_names()])


def board(name: str, words: Words) -> BoardFacts:
    """Return one board, its names in the order of the numbers used in a view."""
    return board_facts(board_files.board(name), words)


def board_facts(facts: Board, words: Words) -> BoardFacts:
    """Return everything about a board of the family, or about a custom one."""
    drawn = facts if facts.own is None else facts.own
    return BoardFacts(
        **dict(_short(facts, words)),
        cities=facts.cities,
        places=facts.places,
        provinces=list(drawn.provinces),
        lines={kind: [line for line in drawn.lines if line.kind == kind] for kind in COLONIST_KINDS},
        drawing=None if facts.own is None else Drawing(height=facts.own.height, coast=facts.own.coast),
        ship_track=facts.ship_track,
        volcano=facts.volcano,
        grades=facts.grades,
        doubts=[worded(words, f"board-{facts.id}-doubt-{number}") for number in range(len(facts.doubts))],
    )


def _short(facts: Board, words: Words) -> BoardInfo:
    fewest, most = facts.players
    return BoardInfo(
        name=facts.id,
        title=facts.name,
        seats=list(range(fewest, most + 1)),
        modules_by_seats=_modules_by_seats(facts.id),
        suits=[_suits(facts, players) for players in range(1, len(COLOURS) + 1)],
        sentence=board_sentence(words, facts),
        modules_needed=facts.modules_needed,
        letters=facts.letters,
    )


def _modules_by_seats(board: str) -> dict[int, str | None]:
    """Return the module that each playable number of players needs on this board, or None."""
    plain: dict[int, str | None] = dict.fromkeys(BASE_SEATS)
    modules = {
        seats: module.name
        for module in files.modules()
        if board not in module.not_on and (module.boards is None or board in module.boards)
        for seats in module.seats or ()
    }
    return {seats: plain.get(seats, modules.get(seats)) for seats in sorted(plain | modules)}


def _suits(board: Board, players: int) -> Suits:
    """Return how a board suits so many players: well, tight or roomy. A single player meets Contrarius."""
    least = board_files.setup().tightness_by_players
    players = max(players, min(least))
    if board.tightness < least[players]:
        return "roomy"
    return "tight" if players - 1 in least and board.tightness >= least[players - 1] else "well"


def catalogue(words: Words) -> Catalogue:
    """Return cards, gods, goods, modules and options, with their texts and grades."""
    setup, cards = board_files.setup(), files.cards()
    added = {name: part for part_of in catalogues() for name, part in part_of(words).items()}
    return Catalogue(
        format=1,
        colours=list(COLOURS),
        goods=[
            GoodEntry(id=number, name=good, title=upper(words(f"good-{good}")), price=setup.prices.get(good))
            for number, good in enumerate(GOODS)
        ],
        house_costs={
            good: HouseCostEntry(goods=cost.goods, coins=cost.coins, prices=house_prices(good))
            for good, cost in setup.house_costs.items()
        },
        gods=[
            GodEntry(
                name=god.id, title=god.name, text=worded(words, f"god-{god.id}-text"), points=god.vp, grade=god.grade
            )
            for god in cards.gods
        ],
        cards=[_card(number, words) for number in range(len(cards.kinds))],
        sale_cards=[
            SaleCardEntry(
                id=card.id,
                name=card.kind,
                kind=card.kind,
                god=card.god,
                cost=card.cost,
                venus_points=card.venus_vp,
                grade=card.grade,
            )
            for card in cards.types
        ],
        places=[PlaceEntry(name=name, title=words.say(place(name))) for name in place_names()],
        modules=[_module(module, words) for module in files.modules()],
        options=[_option(option, words) for option in files.options()],
        guide=guide(words),
        **added,
    )


def _card(number: int, words: Words) -> CardEntry:
    """Return a kind of personality card with the gods it belongs to, in a starting hand or for sale."""
    cards = files.cards()
    card = cards.kinds[number]
    gods = {god for hand in cards.hands.values() for kind, gods in hand if kind == card.kind for god in gods}
    return CardEntry(
        id=number,
        name=card.kind,
        title=worded(words, f"card-{card.kind}"),
        text=worded(words, f"card-{card.kind}-text"),
        actions=card.actions,
        gods=sorted(gods | {sale.god for sale in cards.types if sale.kind == card.kind}),
        grade=card.grade,
    )


def _module(module: ModuleInfo, words: Words) -> ModuleEntry:
    """Return a module with its grade and the boards that always use it."""
    needing = [name for name in board_files.board_ids() if module.name in board_files.board(name).modules_needed]
    name = f"module-{module.name}"
    words_of_it = {
        "title": worded(words, name),
        "sentence": worded(words, f"{name}-text"),
        "excludes": {other: worded(words, f"{name}-not-{other}") for other in module.excludes},
        "not_on": {other: worded(words, f"{name}-not-{other}") for other in module.not_on},
    }
    return ModuleEntry(**module.model_dump() | words_of_it, required_on=needing, grade=topic(module.name).grade)


def _option(option: OptionInfo, words: Words) -> OptionEntry:
    """Return an option with its grade and the names of its values."""
    name = f"option-{option.name}"
    values = [value for value in option.values if isinstance(value, str)]
    words_of_it = {
        "title": worded(words, name),
        "sentence": worded(words, f"{name}-text"),
        "excludes": {other: worded(words, f"{name}-not-{other}") for other in option.excludes},
        "value_titles": {value: worded(words, f"{name}-{value}") for value in values},
    }
    return OptionEntry(**option.model_dump() | words_of_it, grade=grade_of(option.rests_on))


def rules(words: Words) -> Topics:
    """Return every topic of the rules reference, with its part and the module it needs, if any."""
    places = _places()
    return Topics(
        topics=[
            Topic(
                id=entry.id,
                title=entry.title,
                aliases=entry.aliases,
                text=entry.body,
                grade=entry.grade,
                source=entry.source,
                part=places[entry.id][0],
                module=places[entry.id][1],
                boards=entry.boards,
                tells=entry.tells,
            )
            for entry in reference(words.language)
        ]
    )


def _places() -> dict[str, tuple[str, str | None]]:
    """Return part and module of every topic. In the file of modules, a module's own topic comes before what it adds."""
    gods = {god.id for god in files.cards().gods}
    modules = {module.name for module in files.modules()}
    places: dict[str, tuple[str, str | None]] = {}
    for name in FILES:
        module = None
        for entry, text in read_texts(FOLDER / "reference" / name).items():
            module = entry if entry in modules else module
            part = "gods" if entry in gods else text.fields.get(PART, name.removesuffix(".md"))
            places[entry] = (part, module)
    options = {option.name for option in files.options()}
    brought = {thing: place for things in gathered("TOPICS").values() for thing, place in things().items()}
    for topic_id in (each.id for each in reference()):
        if topic_id not in places:
            if topic_id in brought:
                places[topic_id] = brought[topic_id]
            elif topic_id in options:
                places[topic_id] = ("options", None)
            else:
                places[topic_id] = ("boards", None)
    return places

"""The shape of every data file: the fields of a board, a card, a forum card or a market stand."""

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from praefectus.data.files import FOLDER, DataError, read_json
from praefectus.data.own_board_file import OwnBoard

GOODS = ("brick", "food", "tool", "wine", "cloth", "salt")
UNITS = (*GOODS, "fish")  # what lies in a storehouse
COLOURS = ("red", "green", "yellow", "blue", "black", "white")  # of the seats
LETTERS = ("A", "B", "C", "D")
COLONIST_KINDS = ("land", "sea")
CARD_SETS = ("base", "venus", "teams")
GRADES = ("certain", "inferred", "proposed")  # the surest first


def _named(part: str, key: str) -> tuple[str, ...]:
    """The names of the cards, in the order of their numbers."""
    content = read_json(FOLDER / "cards.json")
    try:
        return tuple(str(row[key]) for row in content[part])
    except (KeyError, TypeError):
        raise DataError(f"cards.json: {part} is not a list of records that each have '{key}'.") from None


GODS = _named("gods", "id")
CARD_KINDS = _named("kinds", "kind")


def one_of(*words: str) -> AfterValidator:
    """Any of these words and no other."""

    def check(word: str) -> str:
        if word not in words:
            raise ValueError(f"'{word}' is not one of {', '.join(words)}")
        return word

    return AfterValidator(check)


Grade = Annotated[str, one_of(*GRADES)]
Good = Annotated[str, one_of(*GOODS)]
TradeGood = Annotated[str, one_of(*GOODS[:5])]
SlotGood = Annotated[str, one_of("any", *GOODS[:5])]
Gain = Annotated[str, one_of("coins", *GOODS)]
God = Annotated[str, one_of(*GODS)]
Letter = Annotated[str, one_of(*LETTERS)]
ColonistKind = Annotated[str, one_of(*COLONIST_KINDS)]
CardKind = Annotated[str, one_of(*CARD_KINDS)]
CardSet = Annotated[str, one_of(*CARD_SETS)]
DisplaySide = Annotated[str, one_of("standard", "wine")]
SoloLevel = Annotated[str, one_of("beginner", "standard", "veteran", "expert")]


class Fact(BaseModel):
    """A record of a data file: unknown keys are refused, nothing changes after loading."""

    model_config = ConfigDict(frozen=True, extra="forbid")


# boards


class City(Fact):
    """A building site. Its letter says which tokens it draws from; a site with a printed good has none."""

    name: str
    province: str
    letter: Letter | None
    good: TradeGood | None = None
    x: float
    y: float
    lat: float
    lon: float


class Province(Fact):
    id: str
    name: str
    colour: str = Field(pattern="^#[0-9a-f]{6}$")
    produces: bool = True


class BoardPlace(Fact):
    """A place for colonists without houses: the start city, a separate start space, a trade that ships enter."""

    name: str
    kind: Literal["capital", "start_land", "start_sea", "trade"]
    x: float
    y: float
    lat: float | None = None
    lon: float | None = None
    where: str | None = None  # in a sentence, of a name that is a phrase: before the walls
    from_where: str | None = None  # from before the walls


class Castle(Fact):
    """A place where land lines meet: nobody stops or builds there."""

    name: str
    x: float
    y: float
    lat: float
    lon: float


class Line(Fact):
    """A line with its two ends; behind a gate of Roma it has only one."""

    kind: ColonistKind
    ends: list[str] = Field(min_length=1, max_length=2)
    stop: bool = True
    gate: str | None = None
    name: str | None = None


class TrackSpace(Fact):
    """A space of Roma's ship track."""

    name: str
    kind: Literal["start", "bonus", "build", "god"]
    gain: dict[Gain, int] = {}
    choice: list[TradeGood] = []
    sites: list[str] = []
    grade: Grade


class Board(Fact):
    id: str
    name: str
    players: tuple[int, int]
    tightness: float  # how close four players come to each other; more is tighter
    sentence: str
    modules_needed: list[str]
    cities: list[City]
    provinces: list[Province]
    places: list[BoardPlace]
    castles: list[Castle] = []
    lines: list[Line]
    first_steps: dict[str, list[int]]
    start: dict[ColonistKind, list[str]]
    new_colonists: dict[ColonistKind, str | None]
    ship_track: list[TrackSpace]
    letters: list[Letter]
    salt_board: bool
    display: DisplaySide
    volcano: list[str]
    grades: dict[str, Grade]
    doubts: list[str]
    own: OwnBoard | None = None  # the file of a board that is not of the family

    def __reduce__(self) -> Any:
        """Another process gets the file of a custom board, and so knows the board by its id."""
        if self.own is None:
            return super().__reduce__()
        from praefectus.data.own_boards import own_board

        return own_board, (self.own.model_dump(),)

    @property
    def names(self) -> list[str]:
        """All places in the order of their numbers: the cities, then the start spaces."""
        return [city.name for city in self.cities] + [place.name for place in self.places]

    def lines_of(self, kind: ColonistKind) -> list[Line]:
        """The lines of one kind, in the order of their numbers."""
        return [line for line in self.lines if line.kind == kind]


# set-up


class HouseCost(Fact):
    """What a house costs in a city of this good; the coins are multiplied by the houses then standing there."""

    goods: list[TradeGood]
    coins: int


class Setup(Fact):
    prices: dict[TradeGood, int]
    house_costs: dict[Good, HouseCost]
    houses: int
    storehouse_spaces: int
    colonist_cost: list[TradeGood]
    start_goods: dict[Good, int]
    start_goods_with_salt: dict[Good, int]
    money_by_seat: list[int]
    money_by_team: list[int]
    no_goods_extra_money: int
    tribune_cards_without_coin: int
    colonist_card_coins: int
    trades: int
    senator_cards: int
    magnus_bonus_goods: int
    intermediate_coins: list[int]
    bonus_marker_coins: dict[TradeGood, int]
    bonus_marker_coins_sicilia: dict[TradeGood, int]
    tokens: dict[Letter, dict[TradeGood, int]]
    salt_tokens: dict[Letter, int]
    salt_replaces: dict[Letter, TradeGood]
    salt_swap: dict[Letter, TradeGood]
    displays: dict[DisplaySide, list[list[SlotGood]]]
    forum_thresholds: list[int]
    forum_highest_bid: int
    tightness_by_players: dict[int, float]  # from where on a board suits so many
    grades: dict[str, Grade]


# cards


class Personality(Fact):
    """A type of personality card; its number is its place in the vocabulary of the rules. A Mercator gives coins."""

    kind: CardKind
    name: str
    text: str
    actions: list[CardKind]
    coins: int = 0
    grade: Grade


class GodFact(Fact):
    """A god: the points of one card for each thing counted. Minerva's are the specialist's, Venus' the card's."""

    id: God
    name: str
    vp: int | None
    text: str
    grade: Grade


class Specialist(Fact):
    kind: CardKind
    good: TradeGood
    vp: int
    grade: Grade


class SaleCard(Fact):
    """A distinct card for sale; the decks name it by its number."""

    id: int
    kind: CardKind
    god: God
    cost: list[TradeGood]
    venus_vp: int | None = None
    grade: Grade


class HandCard(NamedTuple):
    """A card of a starting hand."""

    kind: CardKind
    gods: list[God]


class Cards(Fact):
    kinds: list[Personality]
    gods: list[GodFact]
    specialists: list[Specialist]
    types: list[SaleCard]
    decks: dict[CardSet, list[list[int]]]
    hands: dict[CardSet, list[HandCard]]
    team_drop: dict[Annotated[str, one_of("first", "second")], CardKind]
    concordia_vp: int
    grades: dict[str, Grade]

    def venus_points(self, card_set: CardSet) -> int:
        """Return what Venus' cards of a set print: points for each province counted."""
        printed = {self.types[number].venus_vp for deck in self.decks[card_set] for number in deck} - {None}
        if len(printed) != 1:
            raise DataError(f"cards.json: the cards of Venus in '{card_set}' do not all print the same points.")
        return int(printed.pop() or 0)


# modules of the family


class Refusal(Fact):
    """Why two things do not go together: the rest of a sentence that begins with both their names."""

    reason: str
    grade: Grade


class ModuleInfo(Fact):
    """A module: where it goes (no boards: all of them; no seats: those of the game it joins) and with what not."""

    name: str
    title: str
    version: int
    sentence: str
    boards: list[str] | None
    seats: list[int] | None
    needs: list[str]
    excludes: dict[str, Refusal]
    not_on: dict[str, Refusal]
    one_start: bool = False  # a custom board needs one start space for it
    talk: bool = True  # may those who play talk about the game?


class OptionInfo(Fact):
    name: str
    title: str
    sentence: str
    values: list[bool | str]
    default: bool | str
    needs: list[str]
    excludes: dict[str, Refusal]
    seats_by_value: dict[str, list[int]] = {}
    rests_on: list[str]

"""The data files: their facts against the printed boards and cards, and what a broken file says."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from praefectus import data
from praefectus.data import DataError, files
from praefectus.data.schema import Board
from praefectus.reference import topics
from praefectus.reference.topics import read_topics
from praefectus.rules.vocabulary import COLONISTS
from tests.printed_tables import CARDS_IN_GAME, MARKET_DISTANCES, PANTHEON

BOARDS = data.board_ids()


@pytest.fixture
def broken(tmp_path: Path) -> Callable[..., str]:
    """Change a copy of a board file and return what the loader says about it."""

    def load(name: str, change: Callable[[dict[str, Any]], None]) -> str:
        content = json.loads((files.FOLDER / "boards" / f"{name}.json").read_text(encoding="utf-8"))
        change(content)
        path = tmp_path / "boards" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(content), encoding="utf-8")
        with pytest.raises(DataError) as error:
            data.load_board_file(path)
        return str(error.value)

    return load


# boards


def test_the_family_has_sixteen_boards() -> None:
    assert BOARDS == [
        "imperium",
        "italia",
        "hellas",
        "ionium",
        "cyprus",
        "hispania",
        "byzantium",
        "balearica",
        "roma",
        "sicilia",
        "britannia",
        "gallia",
        "corsica",
        "creta",
        "aegyptus",
        "ionium_small",
        "germania",
    ]


@pytest.mark.parametrize(
    ("name", "cities", "provinces", "land", "sea"),
    [
        ("imperium", 30, 12, 44, 35),
        ("italia", 25, 11, 40, 23),
        ("hellas", 25, 10, 27, 31),
        ("ionium", 30, 12, 42, 35),
        ("cyprus", 30, 12, 44, 27),
        ("hispania", 23, 9, 34, 24),
        ("byzantium", 28, 10, 37, 33),
        ("balearica", 22, 9, 30, 24),
        ("roma", 30, 9, 56, 0),
        ("sicilia", 23, 9, 41, 20),
        ("britannia", 23, 10, 37, 21),
        ("gallia", 25, 10, 43, 15),
        ("corsica", 20, 8, 34, 16),
        ("creta", 20, 9, 27, 18),
        ("aegyptus", 22, 10, 34, 23),
        ("ionium_small", 22, 9, 31, 22),
        ("germania", 30, 12, 88, 23),
    ],
)
def test_every_board_has_its_sites_provinces_and_lines(
    name: str, cities: int, provinces: int, land: int, sea: int
) -> None:
    board = data.board(name)
    counted = (len(board.cities), len(board.provinces), len(board.lines_of("land")), len(board.lines_of("sea")))
    assert counted == (cities, provinces, land, sea)


def test_the_start_city_is_a_place_and_no_site() -> None:
    for name, capital in [("imperium", "Roma"), ("hispania", "Saguntum"), ("byzantium", "Byzantium")]:
        board = data.board(name)
        assert [(place.name, place.kind) for place in board.places] == [(capital, "capital")]
        assert capital not in [city.name for city in board.cities]
        assert board.start == {"land": [capital], "sea": [capital]}
        assert board.names[-1] == capital


def test_lines_of_the_rulebooks_examples() -> None:
    """The Architect's example on Imperium, and the lines that leave Roma there."""
    board = data.board("imperium")
    ends = {kind: [set(line.ends) for line in board.lines_of(kind)] for kind in ("land", "sea")}
    assert {"Colonia A.", "Novaria"} in ends["land"]
    assert {"Aquileia", "Vindobona"} in ends["land"]
    from_roma = {kind: set().union(*(pair for pair in pairs if "Roma" in pair)) for kind, pairs in ends.items()}
    assert from_roma["land"] == {"Roma", "Novaria", "Aquileia", "Syracusae"}
    assert from_roma["sea"] == {"Roma", "Massilia", "Syracusae", "Carthago"}


def reachable(board: Board, kinds: set[str]) -> set[str]:
    """Return where a colonist can get from the start city over lines of these types."""
    found = {place.name for place in board.places}
    while True:
        more = {
            end for line in board.lines if line.kind in kinds and found.intersection(line.ends) for end in line.ends
        } - found
        if not more:
            return found
        found |= more


@pytest.mark.parametrize("name", [name for name in BOARDS if name not in ("balearica", "roma")])
def test_every_city_can_be_reached_from_the_capital(name: str) -> None:
    board = data.board(name)
    castles = {castle.name for castle in board.castles}
    assert reachable(board, {"land", "sea"}) == set(board.names) | castles


def test_ships_alone_reach_eight_cities_of_hellas_and_seven_of_cyprus() -> None:
    """The islands of both boards have no land line."""
    for name, islands in [("hellas", 8), ("cyprus", 7)]:
        board = data.board(name)
        by_land = {end for line in board.lines_of("land") for end in line.ends}
        assert len(set(board.names) - by_land) == islands


def test_ionium_has_a_dotted_line_and_two_parallel_ones() -> None:
    board = data.board("ionium")
    dotted = board.lines_of("land")[-1]
    assert (dotted.ends, dotted.stop) == (["Brundisium", "Apollonia"], False)
    assert all(line.stop for line in board.lines if line is not dotted)
    parallel = [line.name for line in board.lines_of("sea") if set(line.ends) == {"Neapolis", "Messana"}]
    assert parallel == ["Neapolis–Messana (west)", "Neapolis–Messana (east)"]


def test_first_steps_of_balearica_are_the_lines_around_each_starting_space() -> None:
    board = data.board("balearica")
    sea = board.lines_of("sea")
    around = {place: [set(sea[number].ends) for number in steps] for place, steps in board.first_steps.items()}
    assert around == {
        "Western waters": [{"Ebussus", "Andrachium"}, {"Andrachium", "Palmaria"}, {"Ebussus", "Palmaria"}],
        "Eastern waters": [
            {"Pollentia", "Iamno"},
            {"Iamno", "Turris Solis"},
            {"Servariopolis", "Pollentia"},
            {"Servariopolis", "Turris Solis"},
        ],
    }
    assert board.start == {"land": [], "sea": ["Western waters", "Eastern waters"]}
    assert board.new_colonists == {"land": None, "sea": None}


def test_four_gates_open_onto_six_lines_of_roma() -> None:
    """Roma rules: Via Tiburtina is the gate with three lines, each with a single neighbouring site."""
    board = data.board("roma")
    opened = [board.lines_of("land")[number] for number in board.first_steps["Before the walls"]]
    assert Counter(line.gate for line in opened) == {
        "Via Flaminia": 1,
        "Via Aurelia": 1,
        "Via Appia": 1,
        "Via Tiburtina": 3,
    }
    assert all(len(line.ends) == 1 for line in opened)
    assert board.new_colonists == {"land": "Before the walls", "sea": "Ostia"}


def test_romas_ship_track_and_its_five_sites() -> None:
    board = data.board("roma")
    assert [space.name for space in board.ship_track] == (
        ["Ostia", "Massilia", "Valentia", "Carthago", "Cyrene", "Alexandria", "Antiochia", "Athenae", "Byzantium"]
    )
    assert [(city.name, city.good, city.province) for city in board.cities[25:]] == [
        ("Carthago (brick)", "brick", "carthago"),
        ("Carthago (food)", "food", "carthago"),
        ("Athenae (tool)", "tool", "athenae"),
        ("Athenae (wine)", "wine", "athenae"),
        ("Athenae (cloth)", "cloth", "athenae"),
    ]
    assert [province.id for province in board.provinces if not province.produces] == ["carthago", "athenae"]
    assert board.ship_track[1].gain == {"coins": 3}
    assert board.ship_track[6].choice == ["wine", "cloth"]


def test_three_provinces_of_sicilia_are_volcanic() -> None:
    board = data.board("sicilia")
    assert board.volcano == ["brown", "yellow", "orange"]


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_as_many_sites_of_a_letter_as_tokens(name: str) -> None:
    """Hispania and Byzantium have room for the salt token of each letter in addition."""
    board, setup = data.board(name), data.setup()
    counts = Counter(city.letter for city in board.cities if city.letter)
    tokens = {letter: sum(setup.tokens[letter].values()) + board.salt_board for letter in board.letters}
    assert counts == tokens


def test_every_board_says_how_sure_its_parts_are() -> None:
    for name in BOARDS:
        grades = data.board(name).grades
        assert {"cities", "letters", "provinces", "lines", "start", "display", "players"} <= set(grades)
    assert data.board("ionium").grades["display"] == "proposed"
    assert data.board("imperium").grades["players"] == "certain"


def test_an_unknown_board_is_refused_with_the_list() -> None:
    with pytest.raises(
        DataError, match=r"There is no board “gotica”; the boards are imperium, italia, .*sicilia, .*\."
    ):
        data.board("gotica")


# broken board files


def test_a_wrong_city_in_a_route_names_file_route_and_city(broken: Callable[..., str]) -> None:
    def misspell(content: dict[str, Any]) -> None:
        content["lines"][12]["ends"][0] = "Masilia"

    assert broken("imperium", misspell) == (
        "boards/imperium.json: route 12 (land) ends in 'Masilia', which is not a city of this board; "
        "did you mean 'Massilia'?"
    )


def test_a_route_to_a_starting_space_is_refused(broken: Callable[..., str]) -> None:
    def lead_there(content: dict[str, Any]) -> None:
        content["lines"][0]["ends"][0] = "Western waters"

    assert "route 0 (land) ends in 'Western waters', which is not a city" in broken("balearica", lead_there)


@pytest.mark.parametrize(
    ("name", "change", "says"),
    [
        ("imperium", lambda c: c["cities"][0].update(letter="B"), "6 cities bear the letter A, but there are 7"),
        ("imperium", lambda c: c["cities"][0].update(province="brittania"), "did you mean 'britannia'?"),
        ("imperium", lambda c: c["cities"][0].update(letter=None), "'Isca D.' needs either a letter or a printed good"),
        ("imperium", lambda c: c["cities"][0].update(name="Roma"), "the name 'Roma' stands 2 times"),
        ("imperium", lambda c: c["cities"][0].update(letter="E"), "cities 0 letter: 'E' is not one of A, B, C, D."),
        ("imperium", lambda c: c["cities"][0].update(colour="red"), "cities 0 colour: Extra inputs"),
        ("imperium", lambda c: c.update(letters=["A", "B", "C"]), "its letters are A, B, C, but its cities show"),
        ("imperium", lambda c: c.pop("places"), "places: Field required"),
        ("imperium", lambda c: c.update(id="italia"), "its id is 'italia', but the file is called 'imperium'"),
        ("imperium", lambda c: c["start"].update(land=["Rom"]), "start in 'Rom', which is not a start space"),
        ("imperium", lambda c: c["provinces"].append(c["provinces"][0]), "'britannia' is listed 2 times"),
        (
            "imperium",
            lambda c: c["provinces"].append(c["provinces"][0] | {"id": "thule"}),
            "the province 'thule' has no city",
        ),
        ("imperium", lambda c: c["lines"].append(c["lines"][0]), "route 79 (land) from Isca D. to Londinium stands tw"),
        ("imperium", lambda c: c["lines"][0].update(ends=["Petra", "Petra"]), "begins and ends in 'Petra'"),
        ("imperium", lambda c: c["lines"][0].update(ends=["Petra"]), "has 1 end(s)"),
        ("italia", lambda c: c.update(display="cloth"), "display: 'cloth' is not one of standard, wine"),
        ("roma", lambda c: c["ship_track"][3]["sites"].append("Carthago (wine)"), "'Carthago (wine)', which is not"),
        ("roma", lambda c: c["first_steps"]["Before the walls"][0].reverse() or c["lines"].pop(50), "leads nowhere"),
        ("balearica", lambda c: c.update(first_steps=[1]), "boards/balearica.json: first_steps: "),
        ("sicilia", lambda c: c.update(volcano=["brown", "yelow"]), "volcano column 'yelow'"),
    ],
)  # fmt: skip
def test_a_broken_board_says_what_is_wrong(
    broken: Callable[..., str], name: str, change: Callable[[dict[str, Any]], Any], says: str
) -> None:
    message = broken(name, change)
    assert says in message
    assert message.startswith(f"boards/{name}.json: ")


def test_a_city_without_a_route_is_found(broken: Callable[..., str]) -> None:
    def cut_off(content: dict[str, Any]) -> None:
        content["lines"] = [line for line in content["lines"] if "Petra" not in line["ends"]]

    assert broken("imperium", cut_off) == "boards/imperium.json: no route leads to the city 'Petra'."


def test_missing_and_truncated_files_are_sentences(tmp_path: Path) -> None:
    path = tmp_path / "boards" / "imperium.json"
    with pytest.raises(DataError, match=r"^boards/imperium\.json: there is no such file\.$"):
        data.load_board_file(path)
    path.parent.mkdir()
    path.write_text('{"id": "imperium",\n "name": ', encoding="utf-8")
    with pytest.raises(DataError, match=r"^boards/imperium\.json: line 2, column \d+ is not valid JSON"):
        data.load_board_file(path)
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(DataError, match="holds one JSON object"):
        data.load_board_file(path)
    path.write_bytes(b'{"name": "\xff"}')
    with pytest.raises(DataError, match="not UTF-8"):
        data.load_board_file(path)


# set-up


def test_tokens_are_thirty() -> None:
    setup = data.setup()
    assert {letter: sum(tokens.values()) for letter, tokens in setup.tokens.items()} == {
        "A": 7,
        "B": 8,
        "C": 10,
        "D": 5,
    }
    goods = Counter[str]()
    for tokens in setup.tokens.values():
        goods.update(tokens)
    assert goods == {"brick": 8, "food": 7, "tool": 6, "wine": 5, "cloth": 4}
    assert setup.tokens["B"] == {"brick": 2, "food": 2, "tool": 2, "wine": 1, "cloth": 1}


def test_salt_takes_the_place_of_tokens_that_exist() -> None:
    """Salsa: one token of each letter makes room; without salt the two Salsa boards swap to the spare group."""
    setup = data.setup()
    for letter, good in setup.salt_replaces.items():
        assert setup.tokens[letter][good] >= 1
    for name, spare in [("hispania", "C"), ("byzantium", "D")]:
        board = data.board(name)
        assert set("ABCD") - set(board.letters) == {spare}
        swapped = Counter(setup.salt_swap[letter] for letter in board.letters)
        assert all(setup.tokens[spare][good] >= count for good, count in swapped.items())


def test_starting_goods_leave_two_spaces() -> None:
    setup = data.setup()
    stored = COLONISTS - 2
    for goods in (setup.start_goods, setup.start_goods_with_salt):
        assert setup.storehouse_spaces - stored - sum(goods.values()) == 2


def test_a_new_marker_of_sicilia_has_one_coin_more() -> None:
    setup = data.setup()
    plain, new = setup.bonus_marker_coins, setup.bonus_marker_coins_sicilia
    assert {good: coins + 1 for good, coins in plain.items()} == new
    assert plain == {"brick": 2, "food": 2, "tool": 2, "wine": 2, "cloth": 1}


def test_prices_and_house_costs() -> None:
    """Base rules, storehouse roof and Architect; Salsa for the salt city."""
    setup = data.setup()
    assert list(setup.prices.values()) == [3, 4, 5, 6, 7]
    assert [cost.coins for cost in setup.house_costs.values()] == [1, 2, 3, 4, 5, 5]
    assert setup.house_costs["brick"].goods == ["food"]
    assert setup.house_costs["salt"].goods == ["tool", "wine"]


def test_every_number_of_the_setup_has_a_grade() -> None:
    setup = data.setup()
    assert {name.split(".")[0] for name in setup.grades} == set(type(setup).model_fields) - {"grades"}


# cards


def for_sale(card_set: str, decks: int) -> Counter[str]:
    cards = data.cards()
    return Counter(cards.types[number].god for deck in cards.decks[card_set][:decks] for number in deck)


@pytest.mark.parametrize("name", ["imperium", "italia"])
def test_the_pantheon_printed_on_the_board_counts_the_decks(name: str) -> None:
    """The board prints, for each number of players, how many cards of four gods are for sale."""
    pantheon = PANTHEON[name]
    assert len(pantheon) == 3
    for players, counts in pantheon.items():
        sold = for_sale("base", players)
        assert {god: sold[god] for god in counts} == counts


def test_deck_sizes() -> None:
    cards = data.cards()
    sizes = {name: [len(deck) for deck in decks] for name, decks in cards.decks.items()}
    assert sizes == {"base": [8, 7, 6, 5, 4], "venus": [7, 8, 6, 5, 4], "teams": [7, 8, 6, 5, 4]}
    for players, used in CARDS_IN_GAME.items():
        assert all(sum(deck[:players]) == used for deck in sizes.values())


def test_gods_for_sale_with_venus() -> None:
    expected = {
        2: {"jupiter": 2, "venus": 2, "mercurius": 2, "mars": 2, "saturnus": 2, "minerva": 5},
        5: {"jupiter": 6, "venus": 4, "mercurius": 4, "mars": 5, "saturnus": 6, "minerva": 5},
    }
    for players, counts in expected.items():
        assert for_sale("venus", players) == counts
        assert for_sale("teams", players) == counts


def test_sale_cards_are_distinct_and_used() -> None:
    cards = data.cards()
    faces = [tuple(card.model_dump(exclude={"id", "grade"}).items()) for card in cards.types]
    assert len({str(face) for face in faces}) == len(faces) == 21
    used = {number for decks in cards.decks.values() for deck in decks for number in deck}
    assert used == set(range(len(faces)))
    assert all((card.venus_vp is not None) == (card.god == "venus") for card in cards.types)
    assert (cards.venus_points("venus"), cards.venus_points("teams")) == (2, 1)


def test_specialists_are_minervas_cards() -> None:
    cards = data.cards()
    sold = [card.kind for card in cards.types if card.god == "minerva"]
    assert sorted(sold) == sorted(special.kind for special in cards.specialists)
    assert [special.vp for special in cards.specialists] == [3, 3, 3, 4, 5]


def test_starting_hands() -> None:
    """Seven, eight and seven cards; the Legatus stands for the three gods a team hand lacks."""
    hands = data.cards().hands
    assert {name: len(hand) for name, hand in hands.items()} == {"base": 7, "venus": 8, "teams": 7}
    gods = {name: Counter(god for card in hand for god in card.gods) for name, hand in hands.items()}
    for dropped in data.cards().team_drop.values():
        lost = next(card for card in hands["teams"] if card.kind == dropped)
        assert gods["teams"] - Counter(lost.gods) == gods["venus"]


# forum


def test_thirteen_patricians_and_fourteen_citizens() -> None:
    forum = [card for card in data.forum() if card.option is None]
    assert Counter(card.kind for card in forum) == {"patrician": 13, "citizen": 14}
    assert len({card.id for card in forum}) == 27


def test_an_option_brings_three_patricians_and_a_citizen() -> None:
    """Fish market, forum cards: the names that Salsa does not have."""
    more = [card for card in data.forum() if card.option is not None]
    assert Counter(card.kind for card in more) == {"patrician": 3, "citizen": 1}
    assert {card.option for card in more} == {"more_forum_cards"} <= {option.name for option in data.options()}
    assert {card.grade for card in more} == {"proposed"}


def test_numbers_of_the_forum_examples() -> None:
    """Salsa, the forum cards: the example of each."""
    card = {card.id: card for card in data.forum()}
    assert 2 + card["appius_arcadius"].number("steps") == 3
    assert 16 + 4 * card["gaius_marcellus"].number("coins") == 20
    assert 8 // (card["commodus"].per_provinces or 0) * card["commodus"].gives["tool"] == 2
    assert 5 // (card["numerius"].per_provinces or 0) * card["numerius"].gives["coins"] == 10
    assert 4 * data.setup().prices["food"] // card["quintus"].number("divisor") == 8
    assert card["victoria"].number("points") == 5
    assert card["laurentius"].gives == {"brick": 1, "food": 1}
    with pytest.raises(DataError, match="Victoria has no number 'coins'"):
        card["victoria"].number("coins")


def test_the_weakest_forum_cards_are_graded() -> None:
    grades = {card.id: card.grade for card in data.forum() if card.option is None}
    assert [name for name, grade in grades.items() if grade == "proposed"] == ["novius", "quintus"]
    assert grades["commodus"] == grades["annaeus_arcadius"] == "inferred"
    assert all(card.doubt for card in data.forum() if card.grade != "certain")


def test_cards_that_speak_of_salt_have_a_reading_without_it() -> None:
    for card in data.forum():
        assert ("salt" in card.text) == (card.text_without_salt is not None), card.name
        assert "salt" not in (card.text_without_salt or "")


# fish market


def test_the_coastal_loop_keeps_the_distances_of_the_example() -> None:
    """Fish market, Red's walk: one spot is skipped from brick to wine and cloth, and one from there to money."""
    market = data.fish_market()
    order = [spot.stands[0] for spot in market.sides["coastal"].spots]
    assert len(order) == 9
    for start, goal, distance in MARKET_DISTANCES:
        assert (order.index(goal) - order.index(start)) % len(order) == distance
    money, food, house = (order.index(stand) for stand in ("money", "food", "house"))
    assert all(later - earlier == 1 for earlier, later in pairwise([money, food, house]))


def test_both_sides_offer_every_action() -> None:
    market = data.fish_market()
    stands = {stand.id: stand for stand in market.stands}
    for side in market.sides.values():
        options = [option for spot in side.spots for stand in spot.stands for option in stands[stand].options]
        assert {option.does for option in options} == {None, "house", "colonist", "senator", "mercator"}
        gained = {good for option in options for good in option.gain}
        assert gained == {"brick", "food", "tool", "wine", "cloth", "coins"}
        assert {option.fish for option in options} == {1, 2}
        money = [option for option in options if "coins" in option.gain and not option.does]
        assert {(option.fish, option.gain["coins"]) for option in money} == {(1, 3), (2, 8)}
    assert [len(spot.stands) for spot in market.sides["mountainside"].spots] == [2] * 5
    assert market.sides["mountainside"].max_new_spots == 1


# Roma, Sicilia, Solitaria


def test_the_volcano_has_twenty_one_tiles() -> None:
    sicilia = data.sicilia()
    counts: Counter[str | None] = Counter()
    for tile in sicilia.tiles:
        counts[tile.province] += tile.count
    assert counts == {"brown": 4, "yellow": 4, "orange": 4, None: 9}
    in_play = {players: 12 + neutral for players, neutral in sicilia.neutral_by_players.items()}
    assert [in_play[players] for players in (2, 3, 4, 5)] == [12, 15, 18, 21]
    assert [sicilia.drawn_before_by_players[players] for players in (2, 3, 4, 5)] == [3, 2, 1, 0]
    assert [row.effect for row in sicilia.rows] == ["none", "smoke", "no_building", "eruption"]


def test_roma_scores_all_seven_gods() -> None:
    assert sorted(data.roma().gods) == sorted(god.id for god in data.cards().gods)


def test_contrarius_reacts_to_every_card() -> None:
    solitaria = data.solitaria()
    for personality in data.cards().kinds:
        options = {"prefect": ["produce", "coins"], "colonist": ["place", "coins"]}.get(personality.kind, [None])
        for option in options:
            assert solitaria.reaction(personality.kind, option).effects
    with pytest.raises(DataError, match="no reaction to 'tribune'"):
        solitaria.reaction("tribune", "coins")


def test_contrarius_in_the_reported_game() -> None:
    """A published score sheet: 6 Architects, 6 Mercators, 3 Senators and 2 Tribunes of the player leave him with
    6 cards taken, 9 houses and 4 colonists; his final cards are 3 of Jupiter, Saturnus and Mars each."""
    solitaria = data.solitaria()
    done: Counter[str] = Counter()
    for kind, times in [("architect", 6), ("mercator", 6), ("senator", 3), ("tribune", 2)]:
        for effect in solitaria.reaction(kind).effects:
            done[effect.op] += effect.n * times
    assert done["take_card"] == 6
    assert done["build"] == 9
    assert sum(solitaria.colonists_on_board.values()) + done["place_colonist"] == 4
    assert Counter(god for _, god in solitaria.start_cards) == {"jupiter": 2, "saturnus": 2, "mars": 1}


# modules and options


@pytest.mark.parametrize(
    ("board", "seats", "modules", "says"),
    [
        ("imperium", 6, [], "the game needs 2, 3, 4 or 5 players, not 6."),
        ("imperium", 1, ["salt"], "the game needs 2, 3, 4 or 5 players, not 1."),
        ("imperium", 5, ["teams"], "With the module teams the game needs 4 or 6 players, not 5."),
        ("imperium", 3, ["solitaria"], "With the module solitaria the game needs 1 or 2 players, not 3."),
        ("imperium", 4, ["teams", "venus"], "The modules teams and venus can’t be combined: team play has"),
        ("imperium", 1, ["solitaria", "venus"], "The modules solitaria and venus can’t be combined: Solitaria has"),
        ("imperium", 4, ["roma"], "The module roma belongs to the board Roma; it can’t be used on Imperium."),
        ("roma", 4, [], "The board Roma needs the module roma; add it."),
        ("roma", 4, ["roma", "teams"], "The module teams can’t be used on the board Roma: "),
        ("imperium", 4, ["pepper"], "There is no module “pepper”; the modules are salt, forum,"),
    ],
)
def test_combinations_that_are_refused_say_why(board: str, seats: int, modules: list[str], says: str) -> None:
    assert says in str(data.why_not(board, seats, modules))


@pytest.mark.parametrize(
    ("board", "seats", "modules"),
    [
        ("imperium", 4, []),
        ("hispania", 5, ["salt", "forum", "venus", "fish_market"]),
        ("cyprus", 6, ["teams", "fish_market"]),
        ("roma", 1, ["roma", "solitaria"]),
        ("sicilia", 2, ["sicilia", "solitaria"]),
        ("byzantium", 1, ["salt", "forum", "fish_market", "solitaria"]),
        ("balearica", 3, ["balearica", "fish_market", "forum"]),
        ("corsica", 6, ["teams", "coin_field", "salt"]),
        ("creta", 4, ["teams", "coin_field", "creta", "forum", "fish_market"]),
        ("gallia", 1, ["gallia", "solitaria", "fish_market"]),
        ("aegyptus", 5, ["aegyptus", "venus", "forum", "salt"]),
        ("britannia", 2, ["solitaria", "forum"]),
        ("germania", 5, ["germania", "salt", "forum", "venus", "fish_market"]),
        ("ionium_small", 4, ["teams"]),
    ],
)
def test_combinations_of_the_rulebooks_go_together(board: str, seats: int, modules: list[str]) -> None:
    assert data.why_not(board, seats, modules) is None
    assert sorted(modules) in [sorted(chosen) for chosen in data.module_sets(board, seats)]


def test_three_players_on_imperium_have_sixteen_sets_of_modules() -> None:
    """Salt, forum, Venus and the fish market, each on or off."""
    assert len(data.module_sets("imperium", 3)) == 16


def test_options_name_their_values() -> None:
    options = {option.name: option for option in data.options()}
    assert options["fish_side"].values == list(data.fish_market().sides)
    assert options["solo_mode"].values == list(options["solo_mode"].seats_by_value)
    assert options["solo_level"].values == list(data.solitaria().handicap)
    assert options["intermediate_scoring"].default is False


# rules reference


def test_every_topic_has_a_text_and_a_source() -> None:
    for topic in topics.reference():
        assert len(topic.body) > 20, topic.id
        assert topic.source, topic.id
        assert "{{" not in topic.body, topic.id


def test_no_name_leads_to_two_topics() -> None:
    names = Counter(
        name
        for topic in topics.reference()
        for name in {word.casefold().replace("_", " ") for word in [topic.id, topic.title, *topic.aliases]}
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_everything_in_the_box_has_a_topic() -> None:
    wanted = [personality.kind for personality in data.cards().kinds]
    wanted += [god.id for god in data.cards().gods]
    wanted += list(data.setup().house_costs)
    wanted += [module.name for module in data.modules()]
    wanted += [option.name for option in data.options()]
    wanted += [card.id for card in data.forum()] + [card.name for card in data.forum()]
    wanted += [f"{stand.id} stand" for stand in data.fish_market().stands]
    wanted += [f"board {name}" for name in BOARDS] + BOARDS
    wanted += ["storehouse", "end of game", "Praefectus Magnus", "volcano", "ship track", "reactions", "prices"]
    for name in wanted:
        assert topics.topic(name).body


def test_topics_carry_the_grade_of_their_card() -> None:
    assert topics.topic("Novius").grade == "proposed"
    assert "guess" in topics.topic("novius").body
    assert topics.topic("brick_stand").grade == "proposed"
    assert topics.topic("prefect").grade == "certain"


def test_numbers_in_the_texts_come_from_the_data() -> None:
    assert "cloth 7 sestertii" in topics.topic("cloth").body
    assert "wine city: 1 brick, 1 wine and 4 sestertii" in topics.topic("houses").body
    assert "Cyrene: 5 sestertii" in topics.topic("ship track").body


def test_a_topic_is_found_however_it_is_written() -> None:
    assert topics.topic("  PRAEFECTUS-magnus ") is topics.topic("magnus")
    assert topics.topic("fish_market") is topics.topic("Fish market")
    assert topics.topic("Claudia") is topics.topic("claudia_agrippina")


def test_an_unknown_topic_is_refused() -> None:
    with pytest.raises(DataError, match=r"There is no topic “zzz”; `praefectus rules` lists them all\."):
        topics.topic("zzz")


def test_a_broken_reference_file_says_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "broken.md"
    path.write_text("## prefect: Prefect\nrests on: print\n\nText.\n", encoding="utf-8")
    with pytest.raises(DataError, match="'prefect: Prefect' needs a title and the fields aliases, rests on, source"):
        read_topics(path, {})
    path.write_text("## a: A\naliases: b\nrests on: setup.prizes\nsource: s\n\nText.\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"There is no fact 'setup\.prizes'"):
        read_topics(path, {})
    path.write_text("## a: A\naliases: b\nrests on: print\nsource: s\n\nText {{x}}.\n", encoding="utf-8")
    with pytest.raises(DataError, match="the topic 'a' asks for 'x'"):
        read_topics(path, {})

"""Game end, winner, intermediate scoring: rulebook, pages of the further rules and of the game end."""

import pytest

from praefectus.rules import extension
from praefectus.rules.actions import BUY_CARD, CASH_BONUS
from praefectus.rules.end import finish, has_won, rank_of, side_of
from praefectus.rules.modules.forum.vocabulary import FORUM_AUCTION, WITH_FORUM
from praefectus.rules.vocabulary import INTERMEDIATE_SCORING, NOBODY
from tests.scene import Scene


def last_card(seat: int = 1, seats: int = 4) -> Scene:
    """The display holds one Mercator and there is no stack; the seat plays a Senator."""
    scene = Scene("imperium", seats).display("mercator5").goods(seat, wine=1)
    scene.g.cards_left = 0
    return scene.turn_of(seat).play("senator")


def fourteen_houses(seat: int = 1, seats: int = 4) -> Scene:
    """One more house ends the game: the seat stands between Colonia A. and Novaria."""
    scene = Scene("imperium", seats).token(Novaria="brick").good_in("Colonia A.", "brick")
    scene.house(seat, *[city.name for city in scene.data.cities if city.name not in ("Novaria", "Colonia A.")][:14])
    scene.colonists(seat, land=[("Colonia A.", "Novaria")]).goods(seat, food=2).coins(seat, 10)
    return scene.turn_of(seat).play("architect").done()


def play_on(scene: Scene) -> list[int]:
    """Everybody collects coins until the game is over; returns who had a turn."""
    turns = []
    while not scene.g.over:
        turns.append(scene.to_act)
        scene.hand(scene.to_act, "prefect").play("prefect").choose(CASH_BONUS)
    return turns


# how it ends


def test_the_last_card_brings_the_concordia_card() -> None:
    """Rulebook, game end: the player who buys the last card of the display gets the Concordia card."""
    scene = last_card().gods(1, mars=1)
    assert scene.points(1) == 4
    scene.choose(BUY_CARD + 0).done()
    assert scene.g.end_by == 1 and not scene.g.over
    assert scene.points(1) == 4 + 7


def test_an_empty_stack_alone_ends_nothing() -> None:
    scene = Scene().display("mercator5", "prefect").goods(1, wine=1)
    scene.g.cards_left = 0
    scene.turn_of(1).play("senator").choose(BUY_CARD + 0).done()
    assert scene.g.end_by == NOBODY


def test_the_fifteenth_house_brings_the_concordia_card() -> None:
    """Rulebook, game end: or who builds the 15th house."""
    scene = fourteen_houses()
    assert scene.g.end_by == NOBODY
    scene.build("Novaria").done()
    assert scene.g.house_count[1] == 15 and scene.g.end_by == 1 and not scene.g.over


def test_the_consul_can_take_the_last_card() -> None:
    """Rulebook, Consul: as with a Senator."""
    scene = Scene().display("colonist").goods(2, food=1).hand(2, "consul")
    scene.g.cards_left = 0
    scene.turn_of(2).play("consul").choose(BUY_CARD + 0)
    assert scene.g.end_by == 2


@pytest.mark.parametrize("seat", range(4))
def test_everybody_else_has_one_last_turn(seat: int) -> None:
    """Rulebook, game end: every other player now executes the last turn."""
    scene = fourteen_houses(seat).build("Novaria").done()
    assert play_on(scene) == [(seat + after) % 4 for after in (1, 2, 3)]


def test_everybody_else_has_one_last_turn_after_the_last_card() -> None:
    scene = last_card(0).choose(BUY_CARD + 0).done()
    assert play_on(scene) == [1, 2, 3]


def test_there_is_one_concordia_card() -> None:
    """Rulings, end of game: the first trigger counts; a second one restarts nothing."""
    scene = fourteen_houses(1).build("Novaria").done()
    scene.display("mercator5").goods(2, wine=1)
    scene.g.cards_left = 0
    scene.play("senator").choose(BUY_CARD + 0).done()
    assert scene.g.end_by == 1
    assert play_on(scene) == [3, 0]


def test_both_at_once_are_one_end() -> None:
    """Rulings, end of game: one Concordia card, seven points, for the player who does both."""
    scene = last_card(1)
    for city in scene.data.cities[:15]:
        scene.house(1, city.name)
    scene.choose(BUY_CARD + 0).done()
    scene.gods(1)
    assert scene.g.end_by == 1 and scene.points(1) == 7


# who wins


def over_with(*gods: int, magnus: int) -> Scene:
    """Everybody has so many cards of Mars and two colonists on the board; then the points are counted."""
    scene = Scene("imperium", len(gods))
    for seat, cards in enumerate(gods):
        scene.gods(seat, mars=cards)
    scene.g.magnus = magnus
    finish(scene.g, scene.b)
    return scene


def test_most_points_win() -> None:
    """Rulebook, game end: the most points win, no matter who has the Praefectus Magnus."""
    scene = over_with(1, 3, 2, 0, magnus=0)
    assert scene.g.score[:4] == [4, 12, 8, 0] and scene.g.winner == 1


def test_a_tie_is_won_by_the_praefectus_magnus() -> None:
    """Rulebook, game end: a tie goes to its owner."""
    assert over_with(2, 1, 2, 2, magnus=2).g.winner == 2


@pytest.mark.parametrize(("magnus", "winner"), [(1, 0), (0, 0), (3, 2), (2, 2)])
def test_or_by_whom_it_would_come_to_first(magnus: int, winner: int) -> None:
    """Rulebook, game end: or to the tied player who would receive it next; it travels to the right."""
    assert over_with(3, 1, 3, 2, magnus=magnus).g.winner == winner


def ranks(scene: Scene) -> list[int]:
    return [rank_of(scene.g, seat) for seat in range(scene.g.seats)]


@pytest.mark.parametrize(("magnus", "expected"), [(0, [1, 4, 2, 3]), (3, [2, 4, 1, 3]), (1, [1, 4, 2, 3])])
def test_ties_behind_the_winner_are_broken_in_the_same_way(magnus: int, expected: list[int]) -> None:
    """Rulebook, game end: every place, not only the first, goes by points and then by the Praefectus Magnus."""
    scene = over_with(3, 1, 3, 2, magnus=magnus)
    assert ranks(scene) == expected
    assert [has_won(scene.g, seat) for seat in range(4)] == [place == 1 for place in expected]
    assert [side_of(scene.g, seat) for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize(("magnus", "expected"), [(0, [1, 4, 3, 2]), (1, [2, 1, 4, 3]), (2, [3, 2, 1, 4])])
def test_when_all_are_tied_the_ranks_go_round_to_the_right(magnus: int, expected: list[int]) -> None:
    assert ranks(over_with(2, 2, 2, 2, magnus=magnus)) == expected


def test_before_the_end_nobody_has_won() -> None:
    scene = Scene("imperium", 3)
    assert not any(has_won(scene.g, seat) for seat in range(3))


def test_the_concordia_card_decides_like_other_points() -> None:
    scene = Scene("imperium", 2)
    scene.gods(0, mars=1).gods(1, mars=2)
    scene.g.end_by = 0
    finish(scene.g, scene.b)
    assert scene.g.score[:2] == [11, 8] and scene.g.winner == 0


def test_nothing_is_legal_after_the_end() -> None:
    scene = fourteen_houses(0).build("Novaria").done()
    play_on(scene)
    assert scene.g.over and scene.legal() == []


# intermediate scoring


def tribunes(scene: Scene, *seats: int) -> Scene:
    for seat in seats:
        scene.goods(seat).hand(seat, "tribune").turn_of(seat).play("tribune")
    return scene


def scored(*gods: int) -> Scene:
    """Everybody's Mars cards, no coins, no goods; intermediate scoring is on."""
    scene = Scene("imperium", len(gods), options=INTERMEDIATE_SCORING)
    for seat, cards in enumerate(gods):
        scene.gods(seat, mars=cards).coins(seat, 0).goods(seat)
    return scene


def test_the_first_tribune_scores_the_own_cards() -> None:
    """Rulebook, intermediate scoring: at once, for the player who plays it, as in the final scoring."""
    scene = tribunes(scored(3, 2, 1), 1)
    assert scene.g.intermediate[:3] == [0, 8, 0]
    assert scene.g.coins[:3] == [0, 0, 0], "coins come when everybody has scored"


def test_best_and_second_receive_coins_after_the_last() -> None:
    """Rulebook, intermediate scoring: 2 sestertii for the highest score, 1 for the second place."""
    scene = tribunes(scored(3, 1, 2, 0), 1, 0, 3)
    assert scene.g.coins[:4] == [0, 0, 0, 0]
    assert tribunes(scene, 2).g.coins[:4] == [2, 0, 1, 0]


def test_ties_share_the_same_amount() -> None:
    """Rulebook, intermediate scoring: all in first place get 2, all in second place 1."""
    scene = tribunes(scored(2, 3, 3, 2, 1), 0, 1, 2, 3, 4)
    assert scene.g.coins[:5] == [1, 2, 2, 1, 0]
    assert tribunes(scored(1, 1), 0, 1).g.coins[:2] == [2, 2]


def test_second_place_below_zero_points() -> None:
    """Rulebook, intermediate scoring: the second place counts, also for a player who bid more points than they have."""
    scene = Scene("imperium", 3, WITH_FORUM, INTERMEDIATE_SCORING | FORUM_AUCTION)
    for seat, bid in enumerate((2, 0, 5)):
        scene.gods(seat).coins(seat, 0)
        scene.g.forum_paid[seat] = bid
    assert tribunes(scene, 0, 1, 2).g.coins[:3] == [1, 2, 0]
    assert scene.g.intermediate[:3] == [-2, 0, -5]


def test_first_place_below_zero_points() -> None:
    scene = Scene("imperium", 2, WITH_FORUM, INTERMEDIATE_SCORING | FORUM_AUCTION)
    for seat, bid in enumerate((4, 3)):
        scene.gods(seat).coins(seat, 0)
        scene.g.forum_paid[seat] = bid
    assert tribunes(scene, 0, 1).g.coins[:2] == [1, 2]


def test_the_second_tribune_scores_nothing() -> None:
    """Rulebook, intermediate scoring: only the first Tribune of each player."""
    scene = tribunes(scored(3, 1), 0)
    scene.gods(0, mars=9)
    tribunes(scene, 0, 1)
    assert scene.g.intermediate[0] == 12 and scene.g.coins[:2] == [2, 1]
    tribunes(scene, 0, 1)
    assert scene.g.coins[:2] == [2, 1]


def test_the_markers_go_back_to_zero() -> None:
    """Rulebook, intermediate scoring: the points are only compared; the final score knows nothing of them."""
    scene = tribunes(scored(3, 1), 0, 1)
    assert scene.points(0) == 12 and scene.points(1) == 4


def test_without_the_option_a_tribune_scores_nothing() -> None:
    """Rulebook, intermediate scoring: it is left out when everybody knows the game."""
    scene = Scene("imperium", 2).gods(0, mars=5).coins(0, 0).coins(1, 0)
    tribunes(scene, 0, 1)
    assert scene.g.coins[:2] == [0, 0] and extension.people(scene.g) == 2

"""Playing by link: docs/links.md says what devices check, and what people can still do."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from praefectus.game import Game, configure
from praefectus.game.links import LinkError, form_of
from praefectus.game.links.arithmetic_coding import ALPHABET
from praefectus.game.post import (
    Device,
    PostError,
    agree,
    ask_for_seat,
    compare,
    join,
    make,
    merge,
    open_post,
    read_private_link,
    withdraw,
    write_post,
)
from praefectus.game.post.stints import Table
from tests.game.post_players import NAMES, Friend, Friends, any_choice, play

QR_VERSION_17 = {"M": 504, "L": 644}  # bytes
ADDRESS = "https://play.example.org/concordia/#/g/"
TABLES: list[tuple[str, tuple[str, ...]]] = [
    ("imperium", ()),
    ("hispania", ("salt", "forum")),
    ("italia", ("fish_market",)),
    ("sicilia", ("salt",)),
    ("cyprus", ("teams", "forum")),
    ("hellas", ("venus",)),
    ("roma", ("forum",)),
    ("byzantium", ("salt", "forum", "fish_market")),
    ("balearica", ()),
    ("creta", ("forum",)),
]


@pytest.fixture(scope="module")
def begun() -> str:
    """A game of three in its second round."""
    return Friends("italia", ("forum",), people=3, seed=3).play(links=5)


@pytest.fixture
def friends(begun: str) -> Friends:
    found = Friends("italia", ("forum",), people=3, seed=3)
    for friend in found.all:
        friend.text = begun
    return found


def noticed(friends: Friends, cheat: Friend, text: str) -> bool:
    """Return whether everybody else refuses the link, or sees a fork; what they have does not change."""
    found = []
    for friend in friends.all:
        if friend is not cheat:
            before = friend.text
            try:
                found.append(friend.open(text) == "fork")
            except (PostError, LinkError):
                found.append(True)
            friend.text = before
    return all(found)


class Wishing(Device):
    """A changed program: it takes another outcome than the one that was drawn."""

    wishes = 0

    def draw(self, outcomes: Sequence[int], weights: Sequence[int], entries: int) -> int | None:
        outcome = super().draw(outcomes, weights, entries)
        if outcome is None or len(outcomes) == 1:
            return outcome
        self.wishes += 1
        return next(each for each in outcomes if each != outcome)


def wished_draw(cheat: Friend, chance: random.Random) -> str | None:
    """The link of somebody who draws what they wish, if they draw anything."""
    device = Wishing(cheat.text, [cheat.root])
    while device.acts:
        any_choice(device, chance)
    return written(device) if device.wishes else None


def written(device: Device) -> str:
    """The link as a changed program would write it: without looking whether others accept it."""
    table = device._replayed()
    people = [
        replace(person, secret=device._secret(table, number)) if number in device.mine else person
        for number, person in enumerate(device.post.people)
    ]
    return write_post(device.post.configuration, table.log, people, device.post.handovers)


def altered_turn(cheat: Friend, chance: random.Random) -> str | None:
    """The link in which somebody changed the last choices of the person before them."""
    old = open_post(cheat.text)
    if len(old.table.stints) < 2 or old.table.stints[-1].person in old.held_with([cheat.root]):
        return None
    last = old.table.stints[-1]
    table = Table(old.configuration, old.people, old.handovers)
    table.follow(old.table.log[: last.entries])
    drawn = [draw.outcome for draw in old.table.draws if draw.stint == len(old.table.stints) - 1]
    while table.whose() == last.person:
        if not table.chance:
            table.decide(chance.choice(table.options))
        elif table.drawn < len(drawn) and drawn[table.drawn] in table.options:
            table.decide(drawn[table.drawn])
        else:
            break
    if table.log == old.table.log[: len(table.log)]:
        return None
    return write_post(old.configuration, table.log, old.people, old.handovers)


class Cheating:
    """Tries before a link whatever its player could try; counts what was tried and what everybody noticed."""

    def __init__(self, friends: Friends, every: int = 1) -> None:
        self.friends, self.every, self.chance = friends, every, random.Random(7)
        self.tried = {"draw": 0, "chain": 0, "turn": 0}
        self.missed: list[str] = []

    def __call__(self, friend: Friend) -> None:
        if self.friends.links % self.every:
            return
        before = friend.text
        if (text := wished_draw(friend, self.chance)) is not None:
            self.note("draw", friend, text)
        false = Friend(friend.name, self.chance.randbytes(8))
        false.text = before
        number = next(iter(open_post(before).held_with([friend.root])))
        device = false.device()
        device.mine = {number: false.root}
        device.game.run_on()
        while device.acts:
            any_choice(device, self.chance)
        self.note("chain", friend, written(device))
        if (text := altered_turn(friend, self.chance)) is not None:
            self.note("turn", friend, text)

    def note(self, what: str, friend: Friend, text: str) -> None:
        self.tried[what] += 1
        if not noticed(self.friends, friend, text):
            self.missed.append(what)


def test_the_first_rounds_of_four_and_nobody_can_cheat() -> None:
    """Every device accepts every link, and notices a chosen draw, a false chain and an altered turn."""
    friends = Friends("sicilia", ("forum",), seed=1)
    cheating = Cheating(friends, every=3)
    text = friends.play(links=14, before=cheating)
    assert all(cheating.tried.values()) and not cheating.missed
    assert len({friend.text for friend in friends.all}) == 1
    assert len(ADDRESS + text) <= QR_VERSION_17["M"]
    game = Game.from_link(text)  # an ordinary link too
    assert game.log == open_post(text).table.log


@pytest.mark.long
@pytest.mark.parametrize("number", range(20))
def test_whole_games_by_post(number: int) -> None:
    """To the end, on every kind of board; the QR code of the last turn has version 17 at most."""
    friends = Friends(*TABLES[number % len(TABLES)], seed=number)
    cheating = Cheating(friends, every=9)
    text = friends.play(before=cheating)
    assert open_post(text).table.over and not cheating.missed
    assert len(ADDRESS + text) <= QR_VERSION_17["L"]


# joining


def test_several_join_from_the_same_link() -> None:
    """Three people open the first link at the same time and take different seats: every device puts them together."""
    chance = random.Random(4)
    roots = [chance.randbytes(8) for _ in NAMES]
    first = open_post(make(configure("imperium", 4), "Anna", [0], roots[0]))
    links = [open_post(join(first, NAMES[seat], [seat], roots[seat])) for seat in (3, 1, 2)]
    together, another = first, first
    for link in links:
        together = merge(together, link)
    for link in reversed(links):
        another = merge(another, link)
    assert together.text == another.text and [person.name for person in together.people] == NAMES
    assert together.whose() == 0 and together.id == first.id == links[0].id
    assert compare(together, links[0]).outcome == "older" and compare(links[0], together).outcome == "newer"


def test_two_who_take_the_same_seat_are_named() -> None:
    first = open_post(make(configure("imperium", 3), "Anna", [0], b"a" * 8))
    berta, carla = (open_post(join(first, name, [1], name.encode()[:5] + b"ooo")) for name in ("Berta", "Carla"))
    with pytest.raises(PostError, match="Berta and Carla took the same seat"):
        compare(berta, carla)


def test_a_game_that_began_without_me_says_so() -> None:
    """Two people took the last seat; the person who made the game began with one of them."""
    first = open_post(make(configure("imperium", 2), "Anna", [0], b"a" * 8))
    links = [open_post(join(first, name, [1], name.encode() + b"ooo")) for name in ("Berta", "Carla")]
    anna = Friend("Anna", b"a" * 8)
    anna.text = links[0].text
    begun = open_post(play(anna, random.Random(1)))
    assert compare(links[0], begun).outcome == "newer" and compare(links[1], begun).outcome == "other_people"


@pytest.mark.parametrize("name", ["", "  ", "anna", "N" * 25, "a\u202eb"])
def test_names_that_do_not_fit(name: str) -> None:
    first = open_post(make(configure("imperium", 2), "Anna", [0], b"a" * 8))
    with pytest.raises(PostError, match="name"):
        join(first, name, [1], b"b" * 8)


def test_seats_are_taken_once() -> None:
    first = open_post(make(configure("imperium", 2), "Anna", [0], b"a" * 8))
    with pytest.raises(PostError, match="seat is taken"):
        join(first, "Berta", [0], b"b" * 8)
    full = open_post(join(first, "Berta", [1], b"b" * 8))
    with pytest.raises(PostError, match="All seats"):
        join(full, "Carla", [1], b"c" * 8)
    with pytest.raises(PostError, match="2 to 6"):
        make(configure("imperium", 1, ["solitaria"]), "Anna", [0], b"a" * 8)


# newer, older, fork


def test_newer_older_and_a_fork(friends: Friends, begun: str) -> None:
    """The fork names whose turn the two links have differently; nobody's link changes."""
    acting = friends.whose()
    assert acting is not None
    one = play(acting, random.Random(1))
    acting.text = begun
    other = play(acting, random.Random(2))
    old, new, forked = open_post(begun), open_post(one), open_post(other)
    assert compare(old, new).outcome == "newer" and compare(new, old).outcome == "older"
    assert compare(new, new).outcome == "same"
    found = compare(new, forked)
    assert found.outcome == "fork" and found.game is new
    assert found.person is not None and new.people[found.person].name == acting.name
    assert found.entry == next(
        at for at, (a, b) in enumerate(zip(new.table.log, forked.table.log, strict=False)) if a != b
    )
    other_game = Friends("italia", ("forum",), people=3, seed=9).all[0].text
    assert compare(new, open_post(other_game)).outcome == "other_game"


# a device


def test_a_turn_goes_on_after_a_reload(friends: Friends) -> None:
    """What was chosen and drawn is as it was, and what is drawn later too."""
    acting = friends.whose()
    assert acting is not None
    device, chance = acting.device(), random.Random(5)
    steps = 0
    while device.acts:
        again = Device(acting.text, [acting.root], device.draft, device.held)
        assert again.game.state == device.game.state and again.held == device.held
        assert again.game.log == device.game.log
        device, steps = again, steps + 1
        any_choice(device, chance)
    assert steps > 2 and device.finished() is not None


def test_others_cannot_go_on_and_draw_nothing(friends: Friends, begun: str) -> None:
    acting = friends.whose()
    for friend in friends.all:
        if friend is not acting:
            device = friend.device()
            assert not device.acts and not device.draft and device.finished() is None


def test_a_private_link_restores_a_lost_device(friends: Friends, begun: str) -> None:
    """Made when the game began; the newest link comes from a friend."""
    acting = friends.whose()
    assert acting is not None
    private = acting.device().private_link()
    assert form_of(private) == "seat"
    text, roots = read_private_link(f"https://example.org/#/g/{private}")
    assert text == begun and roots == [acting.root]
    assert Device(begun, roots).acts
    with pytest.raises(LinkError, match="private link"):
        Game.from_link(private)
    with pytest.raises(LinkError, match="private link"):
        open_post(private)


def test_the_others_hand_over_a_seat(friends: Friends, begun: str) -> None:
    """Whose device is lost asks with a new one; the two others agree at the same time, and the game continues."""
    lost = friends.whose()
    assert lost is not None
    others = [friend for friend in friends.all if friend is not lost]
    game = open_post(begun)
    number = next(iter(game.held_with([lost.root])))
    new = Friend("Clara", b"newroot!")
    asked = open_post(ask_for_seat(game, number, "Clara", new.root))
    assert asked.pending is not None and compare(game, asked).outcome == "newer"
    assert not Device(asked.text, [lost.root]).acts and not Device(asked.text, [new.root]).mine
    one, two = (open_post(agree(asked, [friend.root])) for friend in others)
    assert one.pending is not None and len(one.pending.agreed) == 1
    done = compare(one, two)
    assert done.outcome == "newer" and done.game.pending is None and done.game.people[number].name == "Clara"
    assert compare(two, one).game.text == done.game.text
    assert compare(game, done.game).outcome == "newer" and compare(done.game, asked).outcome == "older"
    assert not done.game.held_with([lost.root]) and done.game.mark == game.mark and done.game.id == game.id
    friends.all[friends.all.index(lost)] = new
    for friend in friends.all:
        friend.text = done.game.text
    assert friends.whose() is new
    friends.play(links=5, before=(cheating := Cheating(friends, every=2)))
    assert cheating.tried["chain"] and not cheating.missed


def test_nobody_agrees_for_somebody_else(friends: Friends, begun: str) -> None:
    """An agreement needs the next secret of each person who agrees."""
    game = open_post(begun)
    number = game.whose()
    assert number is not None
    asked = open_post(ask_for_seat(game, number, "Thief", b"thiefs!!"))
    assert asked.pending is not None
    everyone = tuple(each for each in range(3) if each != number)
    people = list(asked.people)
    people[number] = replace(people[number], name="Thief", secret=asked.pending.secret)
    old = game.people[number]
    forged = replace(asked.pending, agreed=everyone, name=old.name, secret=old.secret)
    text = write_post(game.configuration, game.table.log, people, [forged])
    with contextlib.suppress(PostError):
        assert compare(game, open_post(text)).outcome in ("other_game", "other_people")
    assert withdraw(asked) == begun
    with pytest.raises(PostError, match="Nobody is asking"):
        agree(game, [])


# the text


def test_damaged_texts_are_refused(begun: str) -> None:
    chance = random.Random(6)
    for _ in range(150):
        at = chance.randrange(1, len(begun))
        other = chance.choice([character for character in ALPHABET if character != begun[at]])
        with pytest.raises((PostError, LinkError)):
            open_post(chance.choice([begun[:at] + other + begun[at + 1 :], begun[:at], begun[:at] + begun[at + 1 :]]))

"""What people see, compared with what the rules do: choices, cities, provinces, cards for sale and the result.

Every promise is carried out on a copy of the position, with what must follow it. Nothing here asks the functions that
make the promises.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from typing import Any

from praefectus import language
from praefectus.data import GOODS, UNITS
from praefectus.game import Configuration, Game
from praefectus.game.choices import choices, sentence, singly
from praefectus.game.log_facts import Line
from praefectus.game.report import report
from praefectus.game.score_view import counted
from praefectus.game.state import freeze, thaw
from praefectus.game.view_types import Choice, Place, View
from praefectus.rules import end, extension, prefect, senator, turn
from praefectus.rules.actions import ACTIONS, PRODUCE
from praefectus.rules.houses import building_sites, can_build
from praefectus.rules.modules.coin_field.field import field_coins
from praefectus.rules.modules.coin_field.vocabulary import WITH_COIN_FIELD
from praefectus.rules.modules.roma.ships import TRACK_SITES
from praefectus.rules.modules.roma.vocabulary import WITH_ROMA
from praefectus.rules.modules.teams import partners
from praefectus.rules.modules.teams.vocabulary import WITH_TEAMS
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import points
from praefectus.rules.senator import BUY, PAY
from praefectus.rules.storehouse import GET_GOOD, TAKE
from praefectus.rules.vocabulary import LAND, PLACES, SEA, WITH_SLOT

VIEW_EVERY = 12  # choices between two looks at the whole view
RICH = 1_000
ENGLISH = language.of("en")
OTHERS = [tag for tag in language.LANGUAGES if tag != language.ENGLISH]
_out = [0] * (ACTIONS + 1)


def copied(g: GameRecord) -> GameRecord:
    return thaw(freeze(g))


def legal(g: GameRecord, b: BoardRecord) -> list[int]:
    turn.legal(g, b, _out)
    return _out[1 : _out[0] + 1]


def endings(
    g: GameRecord, b: BoardRecord, seat: int, turns: int, *, paying: bool = False, seen: set[bytes] | None = None
) -> Iterator[GameRecord]:
    """The positions after what must follow: single options, then every way to pay, take or keep goods of free choice;
    where all goods are needed there is nothing to choose but their order, and what must follow goes on."""
    seen = set() if seen is None else seen  # positions that another order of the same goods has led to
    while not g.over and g.turns == turns and not turn.is_chance(g) and turn.to_act(g) == seat:
        kind, open_now = g.frame_kind[g.depth - 1], legal(g, b)
        if kind in (PAY, GET_GOOD, TAKE) and (paying or len(open_now) > 1):
            all_needed = kind == PAY and g.frame_a[g.depth - 1] == sum(g.goods[seat])
            for action in open_now:
                after = copied(g)
                turn.choose(after, b, action)
                if (position := freeze(after)) not in seen:
                    seen.add(position)
                    yield from endings(after, b, seat, turns, paying=not all_needed, seen=seen)
            return
        if paying or len(open_now) > 1:
            break
        turn.choose(g, b, open_now[0])
    yield g


@contextmanager
def partners_account() -> Iterator[None]:
    """Every payment of a team is written down beside the record: `paid_for` says whose and how much of it the partner
    paid. So nothing has to be distinguished from what the partner gets or pays afterwards."""
    spend = partners.team_spend

    def write_down(g: GameRecord, seat: int, coins: int) -> None:
        paid_for = dict(vars(g).get("paid_for", {}))
        paid_for[seat] = paid_for.get(seat, 0) + max(0, coins - g.coins[seat])
        vars(g)["paid_for"] = paid_for
        spend(g, seat, coins)

    partners.team_spend = write_down
    try:
        yield
    finally:
        partners.team_spend = spend


def held(g: GameRecord, seat: int) -> list[int]:
    return [*g.goods[seat], g.fish[seat]]


class Before:
    """A position in which choices are offered, with what the seat has there."""

    def __init__(self, g: GameRecord, b: BoardRecord, seat: int) -> None:
        self.g, self.b, self.seat = g, b, seat
        self.frozen = freeze(g)
        self.held, self.points = held(g, seat), points(g, b, seat)

    def promise_kept(self, choice: Choice) -> None:
        """Coins, the partner's coins, goods, fish, points and the end of the turn are as promised."""
        with partners_account():
            self._promise_kept(choice)

    def _promise_kept(self, choice: Choice) -> None:
        g, b, seat = self.g, self.b, self.seat
        change, told = choice.get("change", {}), choice
        after = thaw(self.frozen)
        turn.choose(after, b, choice["id"])
        most = choice.get("points", 0)
        gained, ended, coins = set(), set(), set()
        expected = [n + change.get(unit, 0) for n, unit in zip(self.held, UNITS, strict=True)]
        free, among = [], {unit for unit in UNITS if unit in choice.get("among", GOODS[:5])}
        for ending in endings(after, b, seat, g.turns):
            paid = vars(ending).get("paid_for", {}).get(seat, 0)
            assert paid == choice.get("partner", 0), (told, paid)
            coins.add(ending.coins[seat] - g.coins[seat] - paid)
            freely = [n - known for n, known in zip(held(ending, seat), expected, strict=True)]
            assert len({n > 0 for n in freely if n}) <= 1, told
            assert change.get("any", 0) <= 0 or {unit for unit, n in zip(UNITS, freely, strict=True) if n} <= among, (
                told
            )
            free.append(freely)
            elsewhere = not ending.over and (ending.turns != g.turns or turn.to_act(ending) != seat)
            ended.add(bool(ending.over or (elsewhere and not turn.is_chance(ending))))
            scored = ending.score[seat] if ending.over else points(ending, b, seat)
            gained.add(scored - self.points)
        assert min(sum(freely) for freely in free) == change.get("any", 0), (told, free)
        if change.get("any", 0) > 0:  # what is sure comes in every way, and each of the others in one of them
            assert all(min(units) == 0 for units in zip(*free, strict=True)), (told, free)
            assert among == {unit for unit, n in zip(UNITS, map(max, zip(*free, strict=True)), strict=True) if n}, told
        sure = change.get("coins", 0)
        assert (min(coins), max(coins)) == (sure, sure + choice.get("more_coins", 0)), (told, coins)
        assert (min(gained), max(gained)) == (choice.get("least", most), most), (told, gained)
        assert (ended == {True}) == choice.get("ends_turn", False), told
        if choice["group"] == "buy_card":
            owned = thaw(self.frozen)
            senator.receive_card(owned, seat, g.display[choice["target"]["index"]])
            assert points(owned, b, seat) - self.points == choice["card"], told

    def log_tells_the_price(self, action: int, line: Line) -> None:
        """What the log says of a choice that was made: what it changed in all, and what the partner paid for it."""
        before, after = thaw(self.frozen), thaw(self.frozen)
        with partners_account():
            turn.choose(after, self.b, action)
        for seat in range(before.seats):
            now, was = [after.coins[seat], *held(after, seat)], [before.coins[seat], *held(before, seat)]
            changed = {unit: n - old for unit, n, old in zip(("coins", *UNITS), now, was, strict=True) if n != old}
            assert {unit: n for unit, n in line.changes.get(seat, {}).items() if n} == changed, line
        if before.modules & WITH_TEAMS:
            partner = partners.partner(before, self.seat)
            paid = vars(after).get("paid_for", {}).get(self.seat, 0)
            assert max(0, -line.deltas.get(partner, {}).get("coins", 0)) == paid, (line, paid)


# cities


def may_build(g: GameRecord, b: BoardRecord, seat: int, city: int) -> bool:
    return bool(building_sites(g, b, seat) >> city & 1 and can_build(g, b, seat, city))


def without_house(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    if g.houses[seat] >> city & 1:
        g.houses[seat] &= ~(1 << city)
        g.city_houses[city] -= 1


def with_houses(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    g.house_count[seat] = 0


def without_ash(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    g.volcano[b.city_province[city]] = 0


def with_landed_ship(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    for space, sites in enumerate(TRACK_SITES):
        if g.modules & WITH_ROMA and sites >> city & 1:
            g.colonist[seat][3] = PLACES + space
            g.ship_visit[seat][0] = 1


def with_colonist(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    for kind, slot in ((LAND, 0), (SEA, 3)):
        for line, beside in enumerate(b.line_cities[kind]):
            if beside >> city & 1:
                g.colonist[seat][slot] = PLACES + line
                return


def riches(g: GameRecord, b: BoardRecord, seat: int, city: int) -> None:
    g.coins[seat] = RICH
    g.goods[seat][:] = [RICH] * len(GOODS)


REMEDIES = {
    "you already have a house here": without_house,
    "you have no houses left": with_houses,
    "nobody can build here any more": without_ash,
    "none of your ships has just landed there": with_landed_ship,
    "none of your colonists is next to it": with_colonist,
    "you need": riches,
}


def refusals_true(g: GameRecord, b: BoardRecord, seat: int, view: View) -> None:
    """With everything else put right a refused city stays refused, and with its reason put right too, it is open."""
    for number, city in enumerate(view["cities"]):
        reason = view["reasons"][city["reason"]] if "reason" in city else None
        assert may_build(g, b, seat, number) == (reason is None), (number, reason)
        if reason is None:
            continue
        named = "you need" if reason.startswith("you need") else reason
        changed = copied(g)
        placing = {"none of your ships has just landed there", "none of your colonists is next to it"}
        for other, remedy in REMEDIES.items():
            if other != named and not (other in placing and named in placing):
                remedy(changed, b, seat, number)
        assert not may_build(changed, b, seat, number), (number, reason)
        if named == "you need":
            exactly_short(g, seat, reason, partial(may_build, b=b, seat=seat, city=number))
        else:
            REMEDIES[named](changed, b, seat, number)
            assert may_build(changed, b, seat, number), (number, reason)


def things(said: str) -> list[str]:
    """The units that a sentence lists, one by one: coins, brick, any; "wine|cloth" for one of several goods."""
    units = []
    for count, thing in re.findall(r"(\d+) (?:of )?([a-z]+(?:(?:, | or )[a-z]+)*)", said):
        if thing.startswith("sesterti"):
            unit = "coins"
        elif thing.startswith("good"):
            unit = "|".join(GOODS[:5])
        else:
            unit = "|".join(good if good in GOODS else good.removesuffix("s") for good in re.split(", | or ", thing))
        units += [unit] * int(count)
    return units


def enough(g: GameRecord, seat: int, units: list[str], then: Callable[[GameRecord], bool]) -> bool:
    """Is it possible after these units were given, in one of the ways to give them?"""
    for way in {tuple(sorted(each)) for each in product(*(unit.split("|") for unit in units))}:
        changed = copied(g)
        for unit in way:
            if unit == "coins":
                changed.coins[seat] += 1
            else:
                changed.goods[seat][GOODS.index(unit)] += 1
        if then(changed):
            return True
    return False


def exactly_short(g: GameRecord, seat: int, said: str, then: Callable[[GameRecord], bool]) -> None:
    """Given what is said to be missing, it is possible; given a unit less of anything it is not."""
    units = things(said)
    assert enough(g, seat, units, then), said
    for less in set(units):
        fewer = list(units)
        fewer.remove(less)
        assert not enough(g, seat, fewer, then), said


# cards for sale


def cards_lack_what_is_told(g: GameRecord, b: BoardRecord, seat: int, display: list[Place]) -> None:
    top = g.depth - 1
    how = g.frame_b[top] if g.frame_kind[top] == BUY and g.frame_seat[top] == seat else WITH_SLOT
    for slot, place in enumerate(display):
        if place["card"] is None:
            continue
        assert senator.can_buy(g, b, seat, how, slot) == place["payable"], place
        if not place["payable"] and place["lacking"] != "you need a card that can buy it":
            exactly_short(g, seat, place["lacking"], partial(senator.can_buy, b=b, seat=seat, how=how, slot=slot))


# provinces


def provinces_give_what_they_show(g: GameRecord, b: BoardRecord, seat: int, view: View) -> None:
    """A Prefect carried out on a copy, with room for everything and without the Praefectus Magnus."""
    for province, shown in enumerate(view["provinces"][: b.producing_provinces]):
        opened = copied(g)
        opened.depth = 0
        prefect.prefect_start(opened, b, seat, 0)
        assert (PRODUCE + province in legal(opened, b)) == ("idle" not in shown), shown
        if "idle" in shown:
            continue
        bare = roomy(g, seat)
        after = copied(bare)
        prefect.produce(after, b, seat, province)
        expected = {owner: dict.fromkeys(UNITS, 0) for owner in range(g.seats)}
        for each in shown.get("yields", []):
            expected[each["seat"]] |= each["goods"]
        if shown.get("fish") and not shown.get("smoke"):
            expected[seat]["fish"] += shown["fish"]
        if shown.get("fertile"):
            expected[seat]["food"] += 1
        if shown.get("any_good"):  # the good of choice is asked for
            assert turn.to_act(after) == seat and after.frame_kind[after.depth - 1] not in (BUY, PAY)
            continue
        if "good" in shown:
            expected[seat][shown["good"]] += 1
        for owner in range(g.seats):
            gained = [n - was for n, was in zip(held(after, owner), held(bare, owner), strict=True)]
            assert gained == [*expected[owner].values()], (shown, owner, gained)
    after = copied(g)
    prefect.collect_coins(after, b, seat)
    collected = after.coins[seat] - g.coins[seat]
    assert collected == view["cash_bonus"]
    visible = sum(shown.get("coins", 0) for shown in view["provinces"])
    assert collected == visible + (field_coins(visible) if g.modules & WITH_COIN_FIELD else 0)


def roomy(g: GameRecord, seat: int) -> GameRecord:
    """The position with empty piles of new goods, endless storehouses, no forum cards, and Magnus with another seat."""
    bare = copied(g)
    bare.magnus = (seat + 1) % g.seats
    bare.depth = 0
    for owner in range(g.seats):
        bare.space[owner] = RICH
        bare.pending[owner][:] = [0] * len(UNITS)
        bare.forum_cards[owner] = 0
    return bare


# the result


def result_as_the_rules_say(game: Game) -> None:
    """Sides, results, ranks and who has won, against rules/end.py; the headline names exactly the winners."""
    g = copied(game.position)
    if not g.over:
        end.finish(g, game.board_record)
    view = game.view(None)
    assert view == game.fork().view(None), "what is remembered of earlier positions is not true any more"
    seen = set()
    for side in view["sides"]:
        for seat in side["seats"]:
            seen.add(seat)
            assert end.side_of(g, seat) == side["seats"][0]
            assert (extension.result(g, seat), end.rank_of(g, seat)) == (side["result"], side["rank"])
            assert side["won"] == (game.over and bool(end.has_won(g, seat)))
    assert seen == set(range(g.seats))
    assert [side["rank"] for side in view["sides"]] == sorted(side["rank"] for side in view["sides"])
    if game.over:
        best, headline = view["sides"][0], report(game)[-1].split(". ")[-1]
        assert best["won"] and headline.endswith(f" with {best['result']} points.")
        named = [seat for seat, name in enumerate(game.teller().names) if re.search(rf"\b{name}\b", headline)]
        assert named == sorted(best["seats"]), headline


# other languages


def shape(told: Any) -> Any:
    """Everything but the words: a text is a text in every language."""
    if isinstance(told, dict):
        return {name: shape(each) for name, each in told.items()}
    if isinstance(told, list):
        return [shape(each) for each in told]
    return str if isinstance(told, str) and told else told


def said_in(tag: str, game: Game, seat: int, english: View) -> None:
    """The same view in another language: nothing is missing, and nothing is left that should have been filled in."""
    view = game.view(seat, tag)
    assert {name: part for name, part in shape(view).items() if name != "reasons"} == {
        name: part for name, part in shape(english).items() if name != "reasons"
    }
    assert len(set(view["reasons"])) == len(view["reasons"]) == len(english["reasons"])
    for choice in singly(view["choices"]):
        assert "{" not in sentence(choice, language.of(tag))
    for score in view["scores"]:
        assert all(counted(row, language.of(tag)) for row in score["gods"])


# the walk


def walk_promises(configuration: Configuration, seed: int, count: int, view_every: int = VIEW_EVERY) -> int:
    """Random games of one table until so many choices were held against their promises."""
    chooser, checked = random.Random(seed), 0
    while checked < count:
        game = Game.new(
            configuration.board,
            configuration.seats,
            configuration.modules,
            configuration.options,
            seed=chooser.getrandbits(40),
        )
        taken = 0
        while not game.over and checked < count:
            seat, g, b = game.to_act, game.position, game.board_record
            assert seat is not None
            told, before = singly(choices(game, ENGLISH)), Before(g, b, seat)
            for choice in told:
                before.promise_kept(choice)
            checked += len(told)
            if taken % view_every == 0:
                view = game.view(seat)
                said_in(OTHERS[taken // view_every % len(OTHERS)], game, seat, view)
                assert view == game.fork().view(seat), "what is remembered of earlier positions is not true any more"
                refusals_true(g, b, seat, view)
                cards_lack_what_is_told(g, b, seat, view["display"])
                provinces_give_what_they_show(g, b, seat, view)
                result_as_the_rules_say(game)
            chosen, number = chooser.choice(told)["id"], len(game.entries)
            game.play(chosen)
            before.log_tells_the_price(chosen, game.line(number))
            taken += 1
        if game.over:
            result_as_the_rules_say(game)
        for tag in OTHERS:
            assert len(report(game, tag=tag)) == len(report(game))
    return checked

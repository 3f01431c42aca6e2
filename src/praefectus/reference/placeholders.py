"""The numbers and lists that texts of the rules reference ask for by name, written out from the data in a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from praefectus.data.boards import board, setup
from praefectus.data.catalogue import cards, modules
from praefectus.data.module_facts.aegyptus import aegyptus
from praefectus.data.module_facts.coin_field import coin_field
from praefectus.data.module_facts.fish_market import fish_market
from praefectus.data.module_facts.gallia import gallia
from praefectus.data.module_facts.germania import germania
from praefectus.data.module_facts.sicilia import sicilia
from praefectus.data.module_facts.solitaria import solitaria
from praefectus.data.schema import GRADES, Grade
from praefectus.language import Words
from praefectus.reference.wording import worded, worded_if

CERTAIN = GRADES[0]


class Written(NamedTuple):
    """A number or a list that a text asks for by name, and the facts that it states."""

    text: str
    facts: tuple[str, ...]


def written_lists(words: Words) -> dict[str, Written]:
    """Everything that a text may ask for, in a language."""
    numbers, deck, volcano, contrarius = setup(), cards(), sicilia(), solitaria()
    return {
        "spaces": Written(str(numbers.storehouse_spaces), ("setup.storehouse_spaces",)),
        "houses": Written(str(numbers.houses), ("setup.houses",)),
        "concordia": Written(str(deck.concordia_vp), ("cards.concordia_vp",)),
        "start_goods": Written(amounts(words, numbers.start_goods.items()), ("setup.start_goods",)),
        "money": Written(commas(words, map(str, numbers.money_by_seat)), ("setup.money_by_seat",)),
        "team_money": Written(commas(words, map(str, numbers.money_by_team)), ("setup.money_by_team",)),
        "prices": Written(words("reference-prices", prices=_goods(words, numbers.prices)), ("setup.prices",)),
        "house_costs": Written(
            lines(
                words(
                    "reference-house-cost",
                    city=words(f"reference-city-{good}"),
                    cost=amounts(words, [*((paid, 1) for paid in cost.goods), ("coins", cost.coins)]),
                )
                for good, cost in numbers.house_costs.items()
                if good != "salt"
            ),
            ("setup.house_costs",),
        ),
        "marker_coins": Written(
            words("reference-marker-coins", coins=_goods(words, numbers.bonus_marker_coins)),
            ("setup.bonus_marker_coins",),
        ),
        "sicilia_coins": Written(
            _goods(words, numbers.bonus_marker_coins_sicilia), ("setup.bonus_marker_coins_sicilia",)
        ),
        "display": Written(
            words(
                "reference-display",
                slots=commas(words, (_slot(words, slot) for slot in numbers.displays["standard"])),
            ),
            ("setup.displays.standard",),
        ),
        "starting_cards": Written(lines(starting_cards(words)), ("cards.hands.base",)),
        "gods": Written(
            lines(words("reference-row", row=god.name, text=worded(words, f"god-{god.id}-text")) for god in deck.gods),
            ("cards.gods",),
        ),
        "specialists": Written(
            lines(
                words(
                    "reference-specialist",
                    card=worded(words, f"card-{special.kind}"),
                    good=words(f"good-{special.good}"),
                    points=special.vp,
                )
                for special in deck.specialists
            ),
            ("cards.specialists",),
        ),
        "specialist_points": Written(
            commas(
                words,
                (
                    words("reference-counted", what=worded(words, f"card-{special.kind}"), count=special.vp)
                    for special in deck.specialists
                ),
            ),
            ("cards.specialists",),
        ),
        "salt_swap": Written(_letters(words, numbers.salt_swap), ("setup.salt_swap",)),
        "highest_bid": Written(str(numbers.forum_highest_bid), ("setup.forum_highest_bid",)),
        "no_goods_money": Written(str(numbers.no_goods_extra_money), ("setup.no_goods_extra_money",)),
        "solo_money": Written(str(contrarius.human_coins), ("solitaria.human_coins",)),
        "salt_replaces": Written(_letters(words, numbers.salt_replaces), ("setup.salt_replaces",)),
        "thresholds": Written(
            commas(
                words,
                (
                    words("reference-threshold", count=count, place=place)
                    for place, count in enumerate(numbers.forum_thresholds, 1)
                ),
            ),
            ("setup.forum_thresholds",),
        ),
        "ship_track": Written(lines(_track(words)), ("boards.roma.ship_track",)),
        "neutral": Written(_by_players(words, volcano.neutral_by_players), ("sicilia.neutral_by_players",)),
        "predrawn": Written(_by_players(words, volcano.drawn_before_by_players), ("sicilia.drawn_before_by_players",)),
        "volcano_rows": Written(
            lines(
                words(
                    "reference-row",
                    row=words("reference-volcano-row", row=row.row),
                    text=words("reference-sentence", text=worded(words, f"volcano-row-{row.row}")),
                )
                for row in volcano.rows
            ),
            ("sicilia.rows",),
        ),
        "tile_gains": Written(_tile_gains(words), ("sicilia.tiles",)),
        "handicap": Written(
            words(
                "reference-handicap",
                levels=commas(
                    words,
                    (
                        words("reference-handicap-level", level=_level(words, level), points=points)
                        for level, points in contrarius.handicap.items()
                    ),
                ),
            ),
            ("solitaria.handicap",),
        ),
        "stand_points": Written(str(contrarius.stand_points), ("solitaria.stand_points",)),
        "instead": Written(
            words.either(words(f"reference-instead-{op}") for op in contrarius.instead), ("solitaria.instead",)
        ),
        "reactions": Written(
            lines(
                words(
                    "reference-row",
                    row=_reacted_to(words, reaction.on, reaction.option),
                    text=graded_text(words, _reaction(words, number, reaction.on_sicilia), reaction.grade),
                )
                for number, reaction in enumerate(contrarius.reactions)
            ),
            ("solitaria.reactions",),
        ),
        "field_coins": Written(words("amount-coins", count=coin_field().coins), ("coin_field.coins",)),
        "ship_steps": Written(str(germania().ship_steps), ("germania.ship_steps",)),
        "ship_enters": Written(
            words(f"reference-ship-{gallia().when_a_waiting_ship_enters.replace(' ', '-')}"),
            ("gallia.when_a_waiting_ship_enters",),
        ),
        "ports": Written(commas(words, gallia().ports), ("gallia.ports",)),
        "trades": Written(" ".join(_trades(words)), ("aegyptus.trades",)),
        "traders": Written(str(aegyptus().ships_in_a_trade), ("aegyptus.ships_in_a_trade",)),
        "nile_food": Written(str(aegyptus().nile_food), ("aegyptus.nile_food",)),
        "nile": Written(commas(words, _nile_provinces(aegyptus().nile)), ("aegyptus.nile",)),
        "combinations": Written(lines(_combinations(words)), ("modules",)),
        "build_order": Written(
            lines(
                graded_text(words, worded(words, f"build-order-{number}"), rung.grade)
                for number, rung in enumerate(contrarius.build_order)
            ),
            ("solitaria.build_order",),
        ),
    } | {
        name: Written(
            lines(
                words(
                    "reference-row",
                    row=words("reference-spot", number=number),
                    text=graded_text(
                        words, words.listed(worded(words, f"stand-{stand}") for stand in spot.stands), spot.grade
                    ),
                )
                for number, spot in enumerate(side.spots, 1)
            ),
            (f"fish_market.sides.{name}",),
        )
        for name, side in fish_market().sides.items()
    }


def graded_text(words: Words, what: str, grade: Grade) -> str:
    """Something with its grade if it is in doubt: house stand (proposed)."""
    return what if grade == CERTAIN else words("reference-graded", what=what, grade=words(f"grade-{grade}"))


def amounts(words: Words, goods: Iterable[tuple[str, int]]) -> str:
    """Goods as a person says them: 1 brick, 2 food and 3 sestertii."""
    return words.listed(words(f"amount-{good}", count=count) for good, count in goods)


def commas(words: Words, parts: Iterable[str]) -> str:
    """a, b, c."""
    return _joined(words, "list-middle", parts)


def semicolons(words: Words, parts: Iterable[str]) -> str:
    """a; b; c."""
    return _joined(words, "reference-semicolon", parts)


def _joined(words: Words, between: str, parts: Iterable[str]) -> str:
    said = list(parts)
    return reduce(lambda head, part: words(between, head=head, next=part), said[1:], said[0]) if said else ""


def either(words: Words, parts: Iterable[str]) -> str:
    """a, b or c."""
    *head, last = parts
    return words("reference-or", head=commas(words, head), last=last) if head else last


def lines(entries: Iterable[str]) -> str:
    return "\n".join(f"- {entry}" for entry in entries)


def _goods(words: Words, counted: Mapping[str, int]) -> str:
    """brick 3, food 4."""
    return commas(
        words,
        (words("reference-counted", what=words(f"good-{good}"), count=count) for good, count in counted.items()),
    )


def _letters(words: Words, goods: Mapping[str, str]) -> str:
    """A brick, B food."""
    return commas(words, (f"{letter} {words(f'good-{good}')}" for letter, good in goods.items()))


def starting_cards(words: Words) -> Iterator[str]:
    """The cards of the first hand with what they do; the Tribune, which takes them all back, comes last."""
    held = Counter(card.kind for card in cards().hands["base"])
    for kind in sorted(held, key=lambda kind: kind == "tribune"):
        name = worded(words, f"card-{kind}")
        row = name if held[kind] == 1 else words("reference-times", count=held[kind], what=name)
        yield words("reference-row", row=row, text=worded(words, f"card-{kind}-text"))


def _slot(words: Words, goods: Sequence[str]) -> str:
    """Return what a slot of the display costs: any good + 1 cloth."""
    asked = [
        words("good-any") if good == "any" and count == 1 else words(f"amount-{good}", count=count)
        for good, count in Counter(goods).items()
    ]
    return _joined(words, "reference-plus", asked) or words("reference-free")


def _level(words: Words, level: str) -> str:
    return worded(words, f"option-solo_level-{level}")


def _by_players(words: Words, numbers: Mapping[int, int]) -> str:
    return commas(
        words,
        (
            words("reference-with-players", count=count, players=players)
            for players, count in numbers.items()
            if 2 <= players <= 5
        ),
    )


def _track(words: Words) -> Iterator[str]:
    """Yield what each space of the ship track gives."""
    for space in board("roma").ship_track:
        if space.gain:
            what = amounts(words, space.gain.items())
        elif space.choice:
            what = either(words, (words(f"amount-{good}", count=1) for good in space.choice))
        elif space.sites:
            goods = [site.split("(")[1].rstrip(")") for site in space.sites]
            what = words("reference-track-sites", goods=commas(words, (words(f"good-{good}") for good in goods)))
        else:
            what = words("reference-track-start" if space.kind == "start" else "reference-track-god")
        yield words("reference-row", row=space.name, text=what)


def _tile_gains(words: Words) -> str:
    """Return what the tiles of one province and the neutral ones give."""
    tiles = sicilia().tiles
    column = tiles[0].province
    return words(
        "reference-tiles",
        province=commas(words, (amounts(words, tile.gain.items()) for tile in tiles if tile.province == column)),
        neutral=commas(
            words,
            (
                words("reference-times", count=tile.count, what=amounts(words, tile.gain.items()))
                for tile in tiles
                if tile.province is None
            ),
        ),
    )


def _reaction(words: Words, number: int, on_sicilia: str | None) -> str:
    """Return what he does, and what more on Sicilia."""
    more = worded_if(words, f"reaction-{number}-on-sicilia", on_sicilia)
    return " ".join(filter(None, (worded(words, f"reaction-{number}"), more)))


def _reacted_to(words: Words, kinds: Sequence[str], option: str | None) -> str:
    """The cards, and what they were used for where that makes a difference."""
    names = commas(words, (worded(words, f"card-{kind}") for kind in kinds))
    return words("reference-used", cards=names, use=words(f"reference-use-{option}")) if option else names


def _nile_provinces(ids: Iterable[str]) -> list[str]:
    names = {province.id: province.name for province in board("aegyptus").provinces}
    return [names[each] for each in ids]


def _trades(words: Words) -> Iterator[str]:
    """Yield what each trade of Aegyptus gives."""
    for trade in aegyptus().trades:
        name = worded(words, f"trade-{trade.name}")
        if trade.coins:
            yield words(
                "reference-trade-coins",
                trade=name,
                points=trade.points,
                coins=words("amount-coins", count=trade.coins),
                provinces=either(words, _nile_provinces(trade.provinces)),
            )
        else:
            yield words("reference-trade", trade=name, points=trade.points)


def _combinations(words: Words) -> Iterator[str]:
    """Yield what a module needs, where it belongs and what it does not go with."""
    for module in modules():
        name = worded(words, f"module-{module.name}")
        if module.boards is not None:
            boards = either(words, (board(each).name for each in module.boards))
            yield words("reference-module-boards", module=name, boards=boards)
        if module.seats is not None:
            yield words("reference-module-seats", module=name, seats=either(words, map(str, module.seats)))
        for other, refusal in module.excludes.items():
            reason = graded_text(words, worded(words, f"module-{module.name}-not-{other}"), refusal.grade)
            yield words("reference-module-not-with", module=name, other=worded(words, f"module-{other}"), reason=reason)
        for other, refusal in module.not_on.items():
            reason = graded_text(words, worded(words, f"module-{module.name}-not-{other}"), refusal.grade)
            yield words("reference-module-not-on", module=name, board=board(other).name, reason=reason)

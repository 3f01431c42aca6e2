"""The rules reference: texts in `reference/`, completed with the numbers and lists of the data files."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from praefectus.data.boards import board, board_ids, setup
from praefectus.data.catalogue import (
    aegyptus,
    cards,
    coin_field,
    fish_market,
    forum,
    gallia,
    modules,
    options,
    sicilia,
    solitaria,
)
from praefectus.data.files import FOLDER, DataError, file_label
from praefectus.data.grades import doubts, grade_of
from praefectus.data.schema import Board, ForumCard, OptionInfo, Stand, Topic

FILES = ("basics.md", "personalities.md", "modules.md")
FIELDS = ("aliases", "rests on", "source")
TELLS, ONLY_ON = "tells", "only on"  # the decisions that a topic is about, and the boards, where there are any


class Written(NamedTuple):
    """A number or a list that a text asks for by name, and the facts that it tells."""

    text: str
    facts: tuple[str, ...]


@cache
def reference() -> list[Topic]:
    """Every topic: rules, cards, gods, modules, forum cards, market stands, options and boards."""
    lists = written_lists()
    topics = [topic for name in FILES for topic in read_topics(FOLDER / "reference" / name, lists)]
    topics += [_forum_topic(card) for card in forum()]
    topics += [_stand_topic(stand) for stand in fish_market().stands]
    topics += [_option_topic(option) for option in options()]
    written = {topic.id for topic in topics}
    topics += [_board_topic(board(name), name in written) for name in board_ids()]
    _check_names(topics)
    return topics


def topic(name: str) -> Topic:
    """The topic with this id, title or alias, however it is written."""
    found = _names().get(_plain(name))
    if found is None:
        raise DataError(f"There is no topic '{name}'; 'praefectus rules' lists them all.")
    return found


@cache
def _names() -> dict[str, Topic]:
    return {_plain(name): entry for entry in reference() for name in [entry.id, entry.title, *entry.aliases]}


def _plain(name: str) -> str:
    return re.sub(r"[\s_\-]+", " ", name).strip().casefold()


def _check_names(topics: list[Topic]) -> None:
    owner: dict[str, str] = {}
    for entry in topics:
        for name in {_plain(name) for name in [entry.id, entry.title, *entry.aliases]}:
            if name in owner:
                raise DataError(f"reference: the name '{name}' leads to both {owner[name]} and {entry.id}.")
            owner[name] = entry.id


def read_topics(path: Path, lists: Mapping[str, Written]) -> list[Topic]:
    """The topics of one file: a heading `## id: Title`, the fields, an empty line, the text.

    A topic rests on the facts it names and on those that its lists tell.
    """
    label = file_label(path)
    topics = []
    for part in re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        head, _, body = rest.partition("\n\n")
        topic_id, _, title = heading.partition(": ")
        fields = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
        tells, boards = _words(fields.pop(TELLS, "")), _words(fields.pop(ONLY_ON, ""))
        if not title or sorted(fields) != sorted(FIELDS):
            raise DataError(f"{label}: the topic '{heading}' needs a title and the fields {', '.join(FIELDS)}.")
        facts = _words(fields["rests on"])
        for mark in re.findall(r"\{\{(\w+)\}\}", body):
            if mark not in lists:
                raise DataError(f"{label}: the topic '{topic_id}' asks for '{mark}', which does not exist.")
            body = body.replace(f"{{{{{mark}}}}}", lists[mark].text)
            facts += [fact for fact in lists[mark].facts if fact not in facts]
        topic = _topic(topic_id, title, _words(fields["aliases"]), body.strip(), facts, fields["source"])
        topics.append(topic.model_copy(update={"tells": tells, "boards": boards}))
    return topics


def _words(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",") if word.strip()]


def _topic(topic_id: str, title: str, aliases: list[str], body: str, facts: list[str], source: str) -> Topic:
    """A topic is no surer than the weakest fact it rests on, and says which of several are not certain."""
    doubted = doubts(facts)
    if doubted and len(facts) > 1:
        body += f"\nNot certain: {', '.join(doubted)}."
    return Topic(
        id=topic_id,
        title=title,
        aliases=aliases,
        body=body,
        rests_on=facts,
        grade=grade_of(facts),
        source=source,
    )


def written_lists() -> dict[str, Written]:
    """The numbers and lists that the texts ask for by name, written out from the data."""
    numbers, deck, market, volcano, contrarius = setup(), cards(), fish_market(), sicilia(), solitaria()
    stands = {stand.id: stand for stand in market.stands}
    return {
        "spaces": Written(str(numbers.storehouse_spaces), ("setup.storehouse_spaces",)),
        "houses": Written(str(numbers.houses), ("setup.houses",)),
        "concordia": Written(str(deck.concordia_vp), ("cards.concordia_vp",)),
        "start_goods": Written(amounts(numbers.start_goods.items()), ("setup.start_goods",)),
        "money": Written(", ".join(map(str, numbers.money_by_seat)), ("setup.money_by_seat",)),
        "team_money": Written(", ".join(map(str, numbers.money_by_team)), ("setup.money_by_team",)),
        "prices": Written(
            ", ".join(f"{good} {price}" for good, price in numbers.prices.items()) + " sestertii.", ("setup.prices",)
        ),
        "house_costs": Written(
            _lines(
                f"{good} city: {amounts([*((paid, 1) for paid in cost.goods), ('coins', cost.coins)])}"
                for good, cost in numbers.house_costs.items()
                if good != "salt"
            ),
            ("setup.house_costs",),
        ),
        "marker_coins": Written(
            f"Coins on the back: {_counted(numbers.bonus_marker_coins)}.", ("setup.bonus_marker_coins",)
        ),
        "sicilia_coins": Written(_counted(numbers.bonus_marker_coins_sicilia), ("setup.bonus_marker_coins_sicilia",)),
        "display": Written(
            "Seven slots, the cheapest on the left. What a card costs beside its own goods: "
            + "; ".join(" and ".join(slot).replace("any", "?") or "nothing" for slot in numbers.displays["standard"])
            + ".",
            ("setup.displays.standard",),
        ),
        "gods": Written(_lines(f"{god.name}: {god.text}" for god in deck.gods), ("cards.gods",)),
        "specialists": Written(
            _lines(
                f"{special.kind.capitalize()}: {special.good}, {special.vp} points a house for Minerva"
                for special in deck.specialists
            ),
            ("cards.specialists",),
        ),
        "specialist_points": Written(
            ", ".join(f"{special.kind.capitalize()} {special.vp}" for special in deck.specialists),
            ("cards.specialists",),
        ),
        "salt_swap": Written(
            ", ".join(f"{letter} {good}" for letter, good in numbers.salt_swap.items()), ("setup.salt_swap",)
        ),
        "highest_bid": Written(str(numbers.forum_highest_bid), ("setup.forum_highest_bid",)),
        "no_goods_money": Written(str(numbers.no_goods_extra_money), ("setup.no_goods_extra_money",)),
        "solo_money": Written(str(contrarius.human_coins), ("solitaria.human_coins",)),
        "salt_replaces": Written(
            ", ".join(f"{letter} {good}" for letter, good in numbers.salt_replaces.items()), ("setup.salt_replaces",)
        ),
        "thresholds": Written(
            ", ".join(
                f"{count} for {which}"
                for count, which in zip(
                    numbers.forum_thresholds, ("the first", "the second", "the third", "the fourth"), strict=True
                )
            ),
            ("setup.forum_thresholds",),
        ),
        "ship_track": Written(_lines(_track_lines()), ("boards.roma.ship_track",)),
        "neutral": Written(_by_players(volcano.neutral_by_players), ("sicilia.neutral_by_players",)),
        "predrawn": Written(_by_players(volcano.drawn_before_by_players), ("sicilia.drawn_before_by_players",)),
        "volcano_rows": Written(_lines(f"row {row.row}: {row.text}." for row in volcano.rows), ("sicilia.rows",)),
        "tile_gains": Written(_tile_gains(), ("sicilia.tiles",)),
        "handicap": Written(
            ", ".join(f"{level} +{points}" for level, points in contrarius.handicap.items())
            + " points for him at the end",
            ("solitaria.handicap",),
        ),
        "stand_points": Written(str(contrarius.stand_points), ("solitaria.stand_points",)),
        "least_points": Written(
            ", ".join(f"{level} {points}" for level, points in contrarius.least_points.items()),
            ("solitaria.least_points",),
        ),
        "reactions": Written(
            _lines(
                f"{_reaction_name(reaction.on, reaction.option)}: "
                f"{' '.join(filter(None, (reaction.text, reaction.on_sicilia)))} ({reaction.grade})"
                for reaction in contrarius.reactions
            ),
            ("solitaria.reactions",),
        ),
        "field_coins": Written(coins(coin_field().coins), ("coin_field.coins",)),
        "ports": Written(", ".join(gallia().ports), ("gallia.ports",)),
        "trades": Written(" ".join(_trades()), ("aegyptus.trades",)),
        "traders": Written(str(aegyptus().ships_in_a_trade), ("aegyptus.ships_in_a_trade",)),
        "nile_food": Written(str(aegyptus().nile_food), ("aegyptus.nile_food",)),
        "nile": Written(", ".join(_province_name("aegyptus", name) for name in aegyptus().nile), ("aegyptus.nile",)),
        "combinations": Written(_lines(_combinations()), ("modules",)),
        "build_order": Written(
            _lines(f"{rung.text} ({rung.grade})" for rung in contrarius.build_order), ("solitaria.build_order",)
        ),
    } | {
        name: Written(
            _lines(
                f"spot {number}: {' and '.join(stands[stand].name for stand in spot.stands)} ({spot.grade})"
                for number, spot in enumerate(side.spots, 1)
            ),
            (f"fish_market.sides.{name}",),
        )
        for name, side in market.sides.items()
    }


def amounts(goods: Iterable[tuple[str, int]]) -> str:
    """Goods as a person says them: 1 brick, 2 food and 3 sestertii."""
    parts = [coins(count) if good == "coins" else f"{count} {good}" for good, count in goods]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def coins(count: int) -> str:
    return f"{count} sestertius" if count == 1 else f"{count} sestertii"


def _combinations() -> list[str]:
    """What a module needs, where it belongs and what it does not go with."""
    entries = []
    for module in modules():
        if module.boards is not None:
            entries.append(f"{module.name}: always and only on the board {' or '.join(module.boards)}")
        if module.seats is not None:
            entries.append(f"{module.name}: {' or '.join(map(str, module.seats))} seats")
        entries += [f"{module.name} not with {name}: {no.reason} ({no.grade})" for name, no in module.excludes.items()]
        entries += [f"{module.name} not on {name}: {no.reason} ({no.grade})" for name, no in module.not_on.items()]
    return entries


def _province_name(board_id: str, province_id: str) -> str:
    return next(province.name for province in board(board_id).provinces if province.id == province_id)


def _trades() -> list[str]:
    """What each trade of Aegyptus brings."""
    told = []
    for trade in aegyptus().trades:
        said = f"A ship in the {trade.name} trade scores {trade.points} points at the end"
        if trade.coins:
            where = " or ".join(_province_name("aegyptus", name) for name in trade.provinces)
            said += f" and brings {coins(trade.coins)} whenever {where} produces, whoever lets it"
        told.append(f"{said}.")
    return told


def _counted(goods: Mapping[str, int]) -> str:
    return ", ".join(f"{good} {count}" for good, count in goods.items())


def _lines(entries: Iterable[str]) -> str:
    return "\n".join(f"- {entry}" for entry in entries)


def _by_players(numbers: Mapping[int, int]) -> str:
    return ", ".join(f"{count} with {players}" for players, count in numbers.items() if 2 <= players <= 5)


def _track_lines() -> list[str]:
    entries = []
    for space in board("roma").ship_track:
        if space.gain:
            what = amounts(space.gain.items())
        elif space.choice:
            what = "1 " + " or 1 ".join(space.choice)
        elif space.sites:
            what = "sites for " + ", ".join(site.split("(")[1].rstrip(")") for site in space.sites)
        else:
            what = "start" if space.kind == "start" else "score a god"
        entries.append(f"{space.name}: {what}")
    return entries


def _tile_gains() -> str:
    """What the tiles of one province and the neutral ones give."""
    tiles = sicilia().tiles
    column = tiles[0].province
    province = ", ".join(amounts(tile.gain.items()) for tile in tiles if tile.province == column)
    neutral = ", ".join(f"{tile.count} x {amounts(tile.gain.items())}" for tile in tiles if tile.province is None)
    return f"each province once {province}; the neutral ones {neutral}"


def _reaction_name(kinds: Sequence[str], option: str | None) -> str:
    names = {personality.kind: personality.name for personality in cards().kinds}
    return ", ".join(names[kind] for kind in kinds) + (f" ({option})" if option else "")


def _forum_topic(card: ForumCard) -> Topic:
    role = "A patrician: it stays with you." if card.kind == "patrician" else "A citizen: it is discarded after use."
    if "points" in card.effect:
        role = "A citizen."
    parts = [role + (f" It is used with the {card.with_card.capitalize()}." if card.with_card else ""), card.text]
    parts += [f"Without salt: {card.text_without_salt}"] if card.text_without_salt else []
    parts += [f"With the fish market: {card.text_with_fish}"] if card.text_with_fish else []
    parts += [f"Example: {card.example}"] if card.example else []
    parts += [f"How sure: {card.doubt}"] if card.doubt else []
    aliases = [card.name.split()[0]] if " " in card.name else []
    return _topic(card.id, card.name, aliases, "\n".join(parts), [f"forum.{card.id}"], "Salsa, the forum cards")


def _stand_topic(stand: Stand) -> Topic:
    where = [
        f"{side.name}, spot {number}"
        for side in fish_market().sides.values()
        for number, spot in enumerate(side.spots, 1)
        if stand.id in spot.stands
    ]
    text = f"{stand.text}\nWhere: {'; '.join(where)}."
    fact = f"fish_market.stands.{stand.id}"
    return _topic(f"{stand.id}_stand", stand.name, [], text, [fact], "fish market, market actions")


def _option_topic(option: OptionInfo) -> Topic:
    needs = f"\nIt needs the module {' and '.join(option.needs)}." if option.needs else ""
    refused = "".join(f"\nNot with {name}: {refusal.reason}." for name, refusal in option.excludes.items())
    text = f"An option of the game. {option.sentence}{needs}{refused}"
    return _topic(option.name, option.title, [], text, option.rests_on, "options of the game")


def _board_topic(shown: Board, taken: bool) -> Topic:
    sites = f"{len(shown.cities)} sites in {len(shown.provinces)} provinces; letters {', '.join(shown.letters)}"
    lines = f"{len(shown.lines_of('land'))} land lines, {len(shown.lines_of('sea'))} sea lines"
    starts = " and ".join(dict.fromkeys(shown.start["land"] + shown.start["sea"]))
    players = f"Recommended for {shown.players[0]} to {shown.players[1]} players ({shown.grades['players']})."
    notes = "".join(f"\n- {doubt}" for doubt in shown.doubts)
    uncertain = ", ".join(doubts([f"boards.{shown.id}"]))
    topic = _topic(
        f"{shown.id}_board" if taken else shown.id,
        f"The board {shown.name}",
        [f"board {shown.id}", *([] if taken else [f"{shown.id} board"])],
        f"{shown.sentence}\n{sites}; {lines}. Start: {starts}. {players}\nNotes:{notes}\nNot certain: {uncertain}.",
        [f"boards.{shown.id}"],
        f"the printed board {shown.name}",
    )
    return topic.model_copy(update={"boards": [shown.id]})

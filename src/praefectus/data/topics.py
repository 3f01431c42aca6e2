"""The rules reference: texts in `reference/`, completed with the numbers and lists of the data files."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from praefectus.data.boards import board, board_ids, setup
from praefectus.data.catalogue import cards, fish_market, forum, modules, options, sicilia, solitaria
from praefectus.data.files import FOLDER, check_shape, file_label
from praefectus.data.schema import Board, DataError, ForumCard, OptionInfo, Stand, Topic

FILES = ("basics.md", "personalities.md", "modules.md")
FIELDS = ("aliases", "grade", "source")


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
    names = _names()
    found = names.get(_plain(name))
    if found is not None:
        return found
    close = [names[word].id for word in get_close_matches(_plain(name), names, n=3, cutoff=0.6)]
    if close:
        raise DataError(f"There is no topic '{name}'; did you mean {' or '.join(dict.fromkeys(close))}?")
    raise DataError(f"There is no topic '{name}'; 'praefectus rules' lists them all.")


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


def read_topics(path: Path, lists: Mapping[str, str]) -> list[Topic]:
    """The topics of one file: a heading `## id: Title`, the fields, an empty line, the text."""
    label = file_label(path)
    topics = []
    for part in re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        head, _, body = rest.partition("\n\n")
        topic_id, _, title = heading.partition(": ")
        fields = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
        if not title or sorted(fields) != sorted(FIELDS):
            raise DataError(f"{label}: the topic '{heading}' needs a title and the fields {', '.join(FIELDS)}.")
        for mark in re.findall(r"\{\{(\w+)\}\}", body):
            if mark not in lists:
                raise DataError(f"{label}: the topic '{topic_id}' asks for '{mark}', which does not exist.")
            body = body.replace(f"{{{{{mark}}}}}", lists[mark])
        content = fields | {
            "id": topic_id,
            "title": title,
            "aliases": [alias.strip() for alias in fields["aliases"].split(",") if alias.strip()],
            "body": body.strip(),
        }
        topics.append(check_shape(path, Topic, content))
    return topics


def written_lists() -> dict[str, str]:
    """The numbers and lists that the texts ask for by name, written out from the data."""
    numbers, deck, market, volcano, contrarius = setup(), cards(), fish_market(), sicilia(), solitaria()
    stands = {stand.id: stand for stand in market.stands}
    lists = {
        "spaces": str(numbers.storehouse_spaces),
        "houses": str(numbers.houses),
        "concordia": str(deck.concordia_vp),
        "start_goods": amounts(numbers.start_goods.items()),
        "money": ", ".join(map(str, numbers.money_by_seat)),
        "team_money": ", ".join(map(str, numbers.money_by_team)),
        "prices": ", ".join(f"{good} {price}" for good, price in numbers.prices.items()) + " sestertii.",
        "house_costs": _lines(
            f"{good} city: {amounts([*((paid, 1) for paid in cost.goods), ('coins', cost.coins)])}"
            for good, cost in numbers.house_costs.items()
            if good != "salt"
        ),
        "marker_coins": "Coins on the back: "
        + ", ".join(f"{good} {count}" for good, count in numbers.bonus_marker_coins.items())
        + ".",
        "sicilia_coins": ", ".join(f"{good} {count}" for good, count in numbers.bonus_marker_coins_sicilia.items()),
        "display": "Seven slots, the cheapest on the left. What a card costs beside its own goods: "
        + "; ".join(" and ".join(slot).replace("any", "?") or "nothing" for slot in numbers.display_standard)
        + ".",
        "gods": _lines(f"{god.name}: {god.text}" for god in deck.gods),
        "specialists": _lines(
            f"{special.kind.capitalize()}: {special.good}, {special.vp} points a house for Minerva"
            for special in deck.specialists
        ),
        "specialist_points": ", ".join(f"{special.kind.capitalize()} {special.vp}" for special in deck.specialists),
        "salt_replaces": ", ".join(f"{letter} {good}" for letter, good in numbers.salt_replaces.items()),
        "thresholds": ", ".join(
            f"{count} for {which}"
            for count, which in zip(
                numbers.forum_thresholds, ("the first", "the second", "the third", "the fourth"), strict=True
            )
        ),
        "ship_track": _lines(_track_lines()),
        "neutral": _by_players(volcano.neutral_by_players),
        "predrawn": _by_players(volcano.drawn_before_by_players),
        "volcano_rows": _lines(f"row {row.row}: {row.text}" for row in volcano.rows),
        "tile_gains": _tile_gains(),
        "handicap": ", ".join(f"{level} +{points}" for level, points in contrarius.handicap.items())
        + " points for him at the end",
        "stand_points": str(contrarius.stand_points),
        "least_points": ", ".join(f"{level} {points}" for level, points in contrarius.least_points.items()),
        "reactions": _lines(
            f"{_reaction_name(reaction.on, reaction.option)}: {reaction.text} ({reaction.grade})"
            for reaction in contrarius.reactions
        ),
        "combinations": _lines(_combinations()),
        "build_order": _lines(f"{rung.text} ({rung.grade})" for rung in contrarius.build_order),
    }
    for name, side in market.sides.items():
        lists[name] = _lines(
            f"spot {number}: {' and '.join(stands[stand].name for stand in spot.stands)} ({spot.grade})"
            for number, spot in enumerate(side.spots, 1)
        )
    return lists


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
    if card.op == "points":
        role = "A citizen."
    parts = [role + (f" It is used with the {card.with_card.capitalize()}." if card.with_card else ""), card.text]
    parts += [f"Without salt: {card.text_without_salt}"] if card.text_without_salt else []
    parts += [f"With the fish market: {card.text_with_fish}"] if card.text_with_fish else []
    parts += [f"Example: {card.example}"] if card.example else []
    parts += [f"How sure: {card.doubt}"] if card.doubt else []
    return Topic(
        id=card.id,
        title=card.name,
        aliases=[card.name.split()[0]] if " " in card.name else [],
        body="\n".join(parts),
        grade=card.grade,
        source="Salsa, the forum cards",
    )


def _stand_topic(stand: Stand) -> Topic:
    where = [
        f"{side.name}, spot {number}"
        for side in fish_market().sides.values()
        for number, spot in enumerate(side.spots, 1)
        if stand.id in spot.stands
    ]
    return Topic(
        id=f"{stand.id}_stand",
        title=stand.name,
        aliases=[],
        body=f"{stand.text}\nWhere: {'; '.join(where)}.",
        grade=stand.grade,
        source="fish market, market actions",
    )


def _option_topic(option: OptionInfo) -> Topic:
    needs = f"\nIt needs the module {' and '.join(option.needs)}." if option.needs else ""
    refused = "".join(f"\nNot with {name}: {refusal.reason}." for name, refusal in option.excludes.items())
    return Topic(
        id=option.name,
        title=option.title,
        aliases=[],
        body=f"An option of the game. {option.sentence}{needs}{refused}",
        grade=option.grade,
        source="options of the game",
    )


def _board_topic(shown: Board, taken: bool) -> Topic:
    sites = f"{len(shown.cities)} sites in {len(shown.provinces)} provinces; letters {', '.join(shown.letters)}"
    lines = f"{len(shown.lines_of('land'))} land lines, {len(shown.lines_of('sea'))} sea lines"
    starts = " and ".join(dict.fromkeys(shown.start["land"] + shown.start["sea"]))
    players = f"Recommended for {shown.players[0]} to {shown.players[1]} players ({shown.grades['players']})."
    doubts = "".join(f"\n- {doubt}" for doubt in shown.doubts)
    return Topic(
        id=f"{shown.id}_board" if taken else shown.id,
        title=f"The board {shown.name}",
        aliases=[f"board {shown.id}", *([] if taken else [f"{shown.id} board"])],
        body=f"{shown.sentence}\n{sites}; {lines}. Start: {starts}. {players}\nNotes:{doubts}",
        grade="certain",
        source=f"the printed board {shown.name}",
    )

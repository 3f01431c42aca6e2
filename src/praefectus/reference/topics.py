"""The rules reference in each language: written texts, completed with the numbers and lists of the data files.

The English texts are in `reference/`, with what each topic rests on; another language has titles, texts, names to be
found by and sources in `language/<tag>/reference/`. English replaces a topic that a language lacks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from praefectus import language
from praefectus.data.boards import board, board_ids
from praefectus.data.catalogue import options
from praefectus.data.files import FOLDER, DataError, file_label
from praefectus.data.grades import doubts, grade_of
from praefectus.data.module_facts.fish_market import Stand, fish_market
from praefectus.data.module_facts.forum import ForumCard, forum
from praefectus.data.schema import Board, Fact, Grade, OptionInfo
from praefectus.language import ENGLISH, Words
from praefectus.reference.placeholders import Written, commas, graded_text, lines, semicolons, written_lists
from praefectus.reference.wording import place_id, worded, worded_if

FILES = ("basics.md", "personalities.md", "modules.md", "boards.md")  # in the order in which people learn
FIELDS = ("aliases", "rests on", "source")
TRANSLATED = ("aliases", "source")  # what another language says; the rest is the same in all of them
TELLS, ONLY_ON, SEE_ALSO = "tells", "only on", "see also"  # decisions, boards and other topics, where there are any
PART = "part"  # of the reference, where it is not the one that the file is named after
MARK = re.compile(r"\{\{(\w+)\}\}")


class Topic(Fact):
    """An entry of the rules reference, in the project's own words."""

    id: str
    title: str
    aliases: list[str]
    body: str
    rests_on: list[str]
    grade: Grade
    source: str
    boards: list[str] = []  # where it is played, if not everywhere
    tells: list[str] = []  # the decisions whose rule it is, by the names of their rows


class Text(NamedTuple):
    """What a topic says in one language: fields of its head, and its text with the marks for numbers and lists."""

    title: str
    fields: dict[str, str]
    body: str


@cache
def reference(tag: str = ENGLISH) -> list[Topic]:
    """Every topic: rules, cards, gods, modules, forum cards, market stands, options and boards."""
    words = language.of(tag)
    lists = written_lists(words)
    english = [FOLDER / "reference" / name for name in FILES]
    translated = [translation(tag, name) for name in FILES]
    texts = {name: text for path in english + translated for name, text in read_texts(path).items()}
    topics = [topic for path in english for topic in read_topics(path, lists, words, texts)]
    topics += [_forum_topic(card, words) for card in forum()]
    topics += [_stand_topic(stand, words) for stand in fish_market().stands]
    topics += [_option_topic(option, words) for option in options()]
    written = {topic.id for topic in topics}
    topics += [_board_topic(board(name), name in written, words) for name in board_ids()]
    _check_names(topics)
    return topics


def translation(tag: str, name: str) -> Path:
    """The file in which another language has the texts of a file of the reference."""
    return language.FOLDER / tag / "reference" / name


def topic(name: str, tag: str = ENGLISH) -> Topic:
    """The topic with this id, title or alias, however it is written; English names lead to it in every language."""
    found = _names(tag).get(_plain(name)) or _names(ENGLISH).get(_plain(name))
    if found is None:
        raise DataError("no-such-topic", name=name)
    return {entry.id: entry for entry in reference(tag)}[found]


@cache
def _names(tag: str) -> dict[str, str]:
    return {_plain(name): entry.id for entry in reference(tag) for name in [entry.id, entry.title, *entry.aliases]}


def _plain(name: str) -> str:
    return re.sub(r"[\s_\-]+", " ", name).strip().casefold()


def _check_names(topics: list[Topic]) -> None:
    owner: dict[str, str] = {}
    for entry in topics:
        for name in {_plain(name) for name in [entry.id, entry.title, *entry.aliases]}:
            if name in owner:
                raise DataError(f"reference: the name '{name}' leads to both {owner[name]} and {entry.id}.")
            owner[name] = entry.id


def read_texts(path: Path) -> dict[str, Text]:
    """The texts of one file by topic: a heading `## id: Title`, the fields, an empty line, the text."""
    texts: dict[str, Text] = {}
    if not path.is_file():
        return texts
    for part in re.split(r"^## ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        head, _, body = rest.partition("\n\n")
        topic_id, _, title = heading.partition(": ")
        fields = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
        texts[topic_id] = Text(title, fields, body.strip())
    return texts


def read_topics(
    path: Path, lists: Mapping[str, Written], words: Words | None = None, texts: Mapping[str, Text] | None = None
) -> list[Topic]:
    """The topics of one English file, with the texts that a language has for all topics.

    A topic depends on the facts it names and on those in its lists.
    """
    label, words, texts = file_label(path), words or language.of(ENGLISH), texts or {}
    topics = []
    for topic_id, text in read_texts(path).items():
        missing = [name for name in FIELDS if name not in text.fields]
        unknown = text.fields.keys() - {*FIELDS, TELLS, ONLY_ON, SEE_ALSO, PART}
        if not text.title or missing or unknown:
            heading = f"{topic_id}: {text.title}".removesuffix(": ")
            raise DataError(f"{label}: the topic '{heading}' needs a title and the fields {', '.join(FIELDS)}.")
        title, fields, body = texts.get(topic_id, text)
        facts = _words(text.fields["rests on"])
        for mark in MARK.findall(body):
            if mark not in lists:
                raise DataError(f"{label}: the topic '{topic_id}' asks for '{mark}', which does not exist.")
            body = body.replace(f"{{{{{mark}}}}}", lists[mark].text)
            facts += [fact for fact in lists[mark].facts if fact not in facts]
        if also := _words(text.fields.get(SEE_ALSO, "")):
            body += "\n" + words("reference-see-also", topics=semicolons(words, (texts[each].title for each in also)))
        topics.append(
            _topic(
                words,
                topic_id,
                title,
                _words(fields.get("aliases", "")),
                body,
                facts,
                fields.get("source", text.fields["source"]),
            ).model_copy(
                update={"tells": _words(text.fields.get(TELLS, "")), "boards": _words(text.fields.get(ONLY_ON, ""))}
            )
        )
    return topics


def _words(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",") if word.strip()]


def _topic(
    words: Words, topic_id: str, title: str, aliases: list[str], body: str, facts: list[str], source: str
) -> Topic:
    """A topic is no surer than the weakest fact it rests on, and says which of several are not certain."""
    if len(facts) > 1 and (doubted := _doubted(words, facts)):
        body += f"\n{doubted}"
    return Topic(
        id=topic_id,
        title=title,
        aliases=aliases,
        body=body,
        rests_on=facts,
        grade=grade_of(facts),
        source=source,
    )


def _doubted(words: Words, facts: Iterable[str]) -> str:
    """Return what of these facts is not certain, in words."""
    named = [graded_text(words, words.or_else(f"fact-{fact_id(name)}", name), grade) for name, grade in doubts(facts)]
    return words("reference-not-certain", what=semicolons(words, dict.fromkeys(named))) if named else ""


def fact_id(name: str) -> str:
    """A fact's English name as the end of the id of its message."""
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")


@cache
def doubted_facts() -> dict[str, str]:
    """Names of the facts that topics call uncertain, by the ids of their messages; their English is in the data."""
    facts = {name for entry in reference() for name, _ in doubts(entry.rests_on)}
    return {f"fact-{fact_id(name)}": name for name in sorted(facts)}


def _forum_topic(card: ForumCard, words: Words) -> Topic:
    name = f"forum-{card.id}"
    if "points" in card.effect:
        role = words("reference-citizen-kept")
    else:
        role = words("reference-patrician" if card.kind == "patrician" else "reference-citizen")
    if card.with_card:
        role += " " + words("reference-with-card", card=worded(words, f"card-{card.with_card}"))
    if card.option:
        role += " " + words("reference-with-option", option=worded(words, f"option-{card.option}"))
    said = {
        "reference-without-salt": worded_if(words, f"{name}-without-salt", card.text_without_salt),
        "reference-with-fish": worded_if(words, f"{name}-with-fish", card.text_with_fish),
        "reference-example": worded_if(words, f"{name}-example", card.example),
        "reference-doubt": worded_if(words, f"{name}-doubt", card.doubt),
    }
    parts = [role, worded(words, f"{name}-text"), *(words(label, text=text) for label, text in said.items() if text)]
    first_name = card.name.split()[0]
    aliases = [] if any(other.name == first_name for other in forum()) else [first_name]
    source = words("reference-more-forum-source" if card.option else "reference-forum-source")
    return _topic(words, card.id, card.name, aliases, "\n".join(parts), [f"forum.{card.id}"], source)


def _stand_topic(stand: Stand, words: Words) -> Topic:
    where = [
        words("reference-stand-place", market=worded(words, f"market-{name}"), number=number)
        for name, side in fish_market().sides.items()
        for number, spot in enumerate(side.spots, 1)
        if stand.id in spot.stands
    ]
    text = worded(words, f"stand-{stand.id}-text")
    text += "\n" + words("reference-stand-where", places=semicolons(words, where))
    facts, source = [f"fish_market.stands.{stand.id}"], words("reference-stand-source")
    return _topic(words, f"{stand.id}_stand", worded(words, f"stand-{stand.id}"), [], text, facts, source)


def _option_topic(option: OptionInfo, words: Words) -> Topic:
    name = f"option-{option.name}"
    parts = [words("reference-option", sentence=worded(words, f"{name}-text"))]
    if option.needs:
        needed = words.listed(worded(words, f"module-{module}") for module in option.needs)
        parts.append(words("reference-option-needs", modules=needed))
    for other in option.excludes:
        module, reason = worded(words, f"module-{other}"), worded(words, f"{name}-not-{other}")
        parts.append(words("reference-option-not", module=module, reason=reason))
    source = words("reference-option-source")
    return _topic(words, option.name, worded(words, name), [], "\n".join(parts), option.rests_on, source)


def _board_topic(shown: Board, taken: bool, words: Words) -> Topic:
    """A board; where a module has its name, the board is called a board."""
    topic_id = f"{shown.id}_board" if taken else shown.id
    title = words("reference-board", board=shown.name)
    names = [words("reference-board-before", board=shown.id), words("reference-board-after", board=shown.id)]
    fewest, most = shown.players
    text = words(
        "reference-board-text",
        sites=len(shown.cities),
        provinces=len(shown.provinces),
        letters=commas(words, shown.letters),
        land=len(shown.lines_of("land")),
        sea=len(shown.lines_of("sea")),
        start=words.listed(
            words.or_else(place_id(place), place) for place in dict.fromkeys(shown.start["land"] + shown.start["sea"])
        ),
        players=graded_text(words, words("reference-board-players", fewest=fewest, most=most), shown.grades["players"]),
    )
    notes = [worded(words, f"board-{shown.id}-doubt-{number}") for number in range(len(shown.doubts))]
    facts = [f"boards.{shown.id}"]
    parts = [
        worded(words, f"board-{shown.id}-text"),
        text,
        words("reference-board-notes"),
        lines(notes),
        _doubted(words, facts),
    ]
    aliases = [name for name in dict.fromkeys(names) if _plain(name) not in (_plain(topic_id), _plain(title))]
    source = words("reference-board-source", board=shown.name)
    topic = _topic(words, topic_id, title, aliases, "\n".join(parts), facts, source)
    return topic.model_copy(update={"boards": [shown.id]})

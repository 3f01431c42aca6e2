"""Finding topics of the rules reference by words, as people ask: "how many steps", "what does the prefect do".

Words are compared by their stems (Snowball's, of the reader's language), topics ranked by Okapi's BM25, where names
weigh more than texts; a topic's whole name comes first, and a name of several words also counts inside a question. A
word that is put together from two that are known (as in German: Vulkanausbruch) is asked for by both. Words that every
question has count only when there are no others. Plain Python, so that it is the same on a server, in a terminal and
in a browser without one.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Any

from praefectus import language
from praefectus.data.files import DataError
from praefectus.reference.placeholders import semicolons
from praefectus.reference.topics import Topic, reference

STEMMERS = {"ar": "arabic", "ca": "catalan", "da": "danish", "de": "german", "el": "greek", "en": "english",
            "es": "spanish", "eu": "basque", "fi": "finnish", "fr": "french", "ga": "irish", "hi": "hindi",
            "hu": "hungarian", "hy": "armenian", "id": "indonesian", "it": "italian", "lt": "lithuanian",
            "ne": "nepali", "nl": "dutch", "no": "norwegian", "pt": "portuguese", "ro": "romanian", "ru": "russian",
            "sr": "serbian", "sv": "swedish", "ta": "tamil", "tr": "turkish", "yi": "yiddish"}  # fmt: skip
TITLE, NAMES, TEXT = 6, 4, 1  # what a word in a title, in another name and in the text weighs
BEGINS, RESEMBLES = 0.6, 0.4  # what a word counts that only begins with the one asked for, or resembles it
SATURATION, LENGTH = 1.4, 0.5  # BM25's k1 and b
PHRASE = 1.0  # what a topic gains whose name of several words the question contains
LEAST = 0.25  # of the best one's merit; what is worth less is not shown
SHORTEST_BEGINNING = 2
SHORTEST_PART = 4  # of a word that is put together from two
MOST_WORDS = 12  # of a question
MOST_STEMS = 20_000  # kept


def find(question: str, tag: str = "en") -> list[str]:
    """The ids of the topics that answer a question, the best first."""
    return _index(language.known(tag) or language.ENGLISH).find(question)


def answers(question: str, tag: str = "en") -> list[Topic]:
    """The topics that answer a question, the best first; one at least."""
    topics = {topic.id: topic for topic in reference(tag)}
    if found := find(question, tag):
        return [topics[each] for each in found]
    raise DataError("no-topic", question=question)


def _stemmer(name: str) -> Any:
    """The stemmer of one language, by its own name: a browser is given no other."""
    module = import_module(f"snowballstemmer.{name}_stemmer")
    return getattr(module, f"{name.capitalize()}Stemmer")()


def titles(topics: Iterable[Topic], tag: str = "en") -> str:
    """Return what some topics are called; each title can be asked for."""
    return semicolons(language.of(tag), (topic.title for topic in topics))


@cache
def _index(tag: str) -> Index:
    return Index(reference(tag), tag)


class Index:
    """What every word is worth in every topic."""

    def __init__(self, topics: Iterable[Topic], tag: str) -> None:
        self._stemmer = _stemmer(STEMMERS.get(tag, "english"))
        self._stems: dict[str, str] = {}
        self._common = set(map(self._stem, _words_in(language.of(tag)("search-common-words"))))
        self._weights: dict[str, dict[str, float]] = {}  # stem -> topic -> weight
        self._lengths: dict[str, float] = {}
        self._named: dict[str, str] = {}  # a whole name as it is written -> topic
        self._called: dict[frozenset[str], list[str]] = {}  # the stems of a whole name -> topics
        self._phrases: dict[frozenset[str], set[str]] = {}  # the stems of a name of several words -> topics
        self._written: dict[str, set[str]] = {}  # word as it is written -> its stems
        for topic in topics:
            self._add(topic)
        self._average = sum(self._lengths.values()) / len(self._lengths)

    def _add(self, topic: Topic) -> None:
        title, names, text = topic.title, [topic.id, *topic.aliases], topic.body
        counted: Counter[str] = Counter()
        for weight, words in ((TITLE, _words_in(title)), (NAMES, _words_in(" ".join(names))), (TEXT, _words_in(text))):
            for word in words if weight == TEXT else dict.fromkeys(words):  # a name counts once
                stem = self._stem(word)
                counted[stem] += weight
                self._written.setdefault(word, set()).add(stem)
        for name in [title, *names]:
            self._named[" ".join(_words_in(name))] = topic.id
            stems = frozenset(map(self._stem, _words_in(name)))
            self._called.setdefault(stems, []).append(topic.id)
            if len(stems) > 1:
                self._phrases.setdefault(stems, set()).add(topic.id)
        for stem, weight in counted.items():
            self._weights.setdefault(stem, {})[topic.id] = weight
        self._lengths[topic.id] = sum(counted.values())

    def _stem(self, word: str) -> str:
        stem = self._stems.get(word)
        if stem is None:
            stem = str(self._stemmer.stemWord(word))
            if len(self._stems) < MOST_STEMS:
                self._stems[word] = stem
        return stem

    def find(self, question: str) -> list[str]:
        written = _words_in(question)[:MOST_WORDS]
        asked = [part for word in written for part in self._parts(word)]
        telling = [word for word in asked if self._stem(word) not in self._common]
        merits: Counter[str] = Counter()
        met: Counter[str] = Counter()
        for place, word in enumerate(telling or asked):
            found = self._merits(word, last=place == len(telling or asked) - 1)
            for topic, merit in found.items():
                merits[topic] += merit  # type: ignore[assignment]  # Counter holds any number
                met[topic] += 1
        for topic in merits:
            merits[topic] *= met[topic] / len(telling or asked)  # type: ignore[assignment]
        named_in_part = self._phrases_in(written, {self._stem(word) for word in telling})
        for topic, share in named_in_part.items():
            merits[topic] *= 1 + PHRASE * share  # type: ignore[assignment]
        best = max(merits.values(), default=0)
        ranked = [topic for topic, merit in merits.most_common() if merit >= LEAST * best]
        called = self._called.get(frozenset(map(self._stem, telling or asked)), [])
        named = [name for name in [self._named.get(" ".join(written))] if name]
        phrased = [topic for topic, share in named_in_part.items() if share == 1]
        return list(dict.fromkeys([*named, *phrased, *called, *ranked]))

    def _phrases_in(self, written: list[str], telling: set[str]) -> dict[str, float]:
        """Topics that have a name of several words in the question, the longest first: how much of it the name says."""
        asked = {self._stem(word) for word in written}
        shares: dict[str, float] = {}
        for stems in sorted((each for each in self._phrases if each <= asked), key=len, reverse=True):
            share = len(stems & telling) / len(telling) if telling else 1.0
            for topic in self._phrases[stems]:
                shares[topic] = max(shares.get(topic, 0), share)
        return shares

    def _parts(self, word: str) -> list[str]:
        """The two known words that an unknown one is put together from; else the word itself."""
        if self._stem(word) not in self._weights:
            for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
                parts = [word[:cut], word[cut:]]
                if all(self._stem(part) in self._weights for part in parts):
                    return parts
        return [word]

    def _merits(self, word: str, last: bool) -> dict[str, float]:
        """Return what a word says for each topic; one that is being typed also matches words that begin with it."""
        stems = dict.fromkeys([self._stem(word)], 1.0) if self._stem(word) in self._weights else {}
        if last and not stems and len(word) >= SHORTEST_BEGINNING:
            begun = [each for each in self._written if each.startswith(word) and each != word]
            stems |= {stem: BEGINS for each in begun for stem in self._written[each] if stem not in stems}
        if not stems:
            close = get_close_matches(word, self._written, n=3, cutoff=0.8)
            stems = {stem: RESEMBLES for each in close for stem in self._written[each]}
        merits: dict[str, float] = {}
        for stem, share in stems.items():
            holding = len(self._weights[stem])
            rarity = math.log(1 + (len(self._lengths) - holding + 0.5) / (holding + 0.5))
            for topic, weight in self._weights[stem].items():
                shorter = 1 - LENGTH + LENGTH * self._lengths[topic] / self._average
                merit = share * rarity * weight * (SATURATION + 1) / (weight + SATURATION * shorter)
                merits[topic] = max(merits.get(topic, 0), merit)
        return merits


def _words_in(text: str) -> list[str]:
    """The words of a text without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))

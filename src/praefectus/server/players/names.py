"""Players' names: readable, and distinguishable from each other."""

from __future__ import annotations

import functools
import unicodedata

from praefectus.language import InvalidValue, Message

MOST_MARKS = 3  # above or below one letter
ALIKE_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")
JOINER = "\u200d"
PICTURE_STYLES = "\ufe0e\ufe0f"
# Characters without a visible shape that count as letters or signs.
BLANKS = {
    0x034F,
    0x115F,
    0x1160,
    0x17B4,
    0x17B5,
    0x2800,
    0x3164,
    0xFFA0,
    *range(0x180B, 0x1810),
    *range(0xE0100, 0xE01F0),
}


def readable_name(name: str) -> str:
    """Return a name in its simplest spelling; refuse invisible characters and mixed alphabets that look alike."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    marks = 0
    for place, letter in enumerate(name):
        kind = unicodedata.category(letter)
        joins = letter == JOINER and _is_picture(name[place - 1 : place]) and _is_picture(name[place + 1 : place + 2])
        if (kind == "Cf" and not joins) or ord(letter) in BLANKS:
            raise InvalidValue("unfit-unseen", character=f"U+{ord(letter):04X}")
        marks = marks + 1 if kind.startswith("M") and letter not in PICTURE_STYLES else 0
        if marks > MOST_MARKS:
            raise InvalidValue("unfit-marks", most=MOST_MARKS)
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise InvalidValue("unfit-blank")
    scripts = {script for letter in name for script in ALIKE_SCRIPTS if unicodedata.name(letter, "").startswith(script)}
    if len(scripts) > 1:
        both = [Message(f"script-{script.lower()}") for script in ALIKE_SCRIPTS if script in scripts]
        raise InvalidValue("unfit-alike", scripts=both)
    return name


def _is_picture(letter: str) -> bool:
    return letter != "" and (unicodedata.category(letter) in ("So", "Sk") or letter in PICTURE_STYLES)


def alike(one: str, other: str) -> bool:
    """Return whether people could mistake one name for the other."""
    return bool(looks(one) & looks(other))


def looks(name: str) -> frozenset[str]:
    """Return a name without invisible characters, each letter as the plainest that looks like it, in lower case; and
    in lower case only, since a capital I looks like an l but its lower case does not."""
    seen = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", name)
        if unicodedata.category(letter) not in ("Cf", "Zs")
        and letter not in PICTURE_STYLES
        and ord(letter) not in BLANKS
    )
    plain = unicodedata.normalize("NFKD", "".join(_plainest(letter) for letter in seen))
    return frozenset((plain.casefold(), seen.casefold()))


@functools.lru_cache(maxsize=4096)
def _plainest(letter: str) -> str:
    """Return the common look-alike of this letter in Unicode's list."""
    from confusable_homoglyphs.confusables import confusables_data

    others = [str(each["c"]) for each in confusables_data.get(letter, ())]
    return max([letter, *others], key=lambda text: (len(confusables_data.get(text, ())), text == letter, text))

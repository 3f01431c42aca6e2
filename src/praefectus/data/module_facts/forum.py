"""The data of the forum."""

from functools import cache
from typing import Literal

from praefectus.data.files import DataError, read
from praefectus.data.schema import CardKind, Fact, Gain, Grade


class ForumCard(Fact):
    """A forum card: what it gives at once, for how many provinces each time, and the other numbers of its effect."""

    id: str
    name: str
    kind: Literal["patrician", "citizen"]
    option: str | None = None  # the option that brings the card into the game
    with_card: CardKind | None = None
    gives: dict[Gain, int] = {}
    per_provinces: int | None = None
    effect: dict[str, int | str] = {}
    text: str
    text_without_salt: str | None = None
    text_with_fish: str | None = None
    example: str | None = None
    grade: Grade
    doubt: str | None = None

    def number(self, key: str) -> int:
        """One number of the effect."""
        value = self.effect.get(key)
        if not isinstance(value, int):
            raise DataError(f"forum.json: the effect of {self.name} has no number '{key}'.")
        return value


@cache
def forum() -> list[ForumCard]:
    """The patricians and citizens of the forum, in the order of the rulebook's table."""
    return read("forum.json", list[ForumCard])

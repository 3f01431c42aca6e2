"""Every validation error of pydantic has a message in our own words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from praefectus import language
from praefectus.language import Message, explain_error


class Inner(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    n: int = 0


MISTAKES: list[tuple[Any, Any, str]] = [
    (int, "x", "es muss eine ganze Zahl sein"),
    (int, 1.5, "es muss eine ganze Zahl sein"),
    (float, "x", "es muss eine Zahl sein"),
    (bool, "x", "es muss true oder false sein"),
    (str, 1, "es muss ein Text sein"),
    (list[int], 1, "es muss eine Liste sein"),
    (dict[str, int], 1, "es muss ein Objekt mit Namen und Werten sein"),
    (Inner, 1, "es muss ein Objekt mit Namen und Werten sein"),
    (Inner, {"m": 1}, "dieser Name ist hier nicht bekannt"),
    (Path, 1, "es muss der Name einer Datei oder eines Ordners sein"),
    (Literal["a", "b"], "c", "es ist keiner der möglichen Werte"),
    (Annotated[str, Field(max_length=2)], "abc", "es dürfen höchstens 2 Zeichen sein"),
    (Annotated[str, Field(min_length=1)], "", "es darf nicht leer sein"),
    (Annotated[list[int], Field(max_length=1)], [1, 2], "es dürfen höchstens 1 Teile sein"),
    (Annotated[list[int], Field(min_length=2)], [1], "es müssen mindestens 2 Teile sein"),
    (Annotated[int, Field(gt=3)], 3, "es muss mehr als 3 sein"),
    (Annotated[int, Field(ge=3)], 2, "es muss mindestens 3 sein"),
    (Annotated[int, Field(lt=3)], 3, "es muss weniger als 3 sein"),
    (Annotated[int, Field(le=3)], 4, "es darf höchstens 3 sein"),
    (Annotated[str, Field(pattern="^a$")], "b", "das ist hier nicht gültig"),
]


@pytest.mark.parametrize(("shape", "given", "german"), MISTAKES)
def test_a_mistake_has_words(shape: Any, given: Any, german: str) -> None:
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(shape).validate_python(given)
    said = explain_error(caught.value.errors()[0])
    assert isinstance(said, Message)
    assert language.of("de").say(said) == german

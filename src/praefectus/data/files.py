"""Read the data files; every problem becomes one sentence."""

import json
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from praefectus.language import MessageError

FOLDER = Path(__file__).parent

Shape = TypeVar("Shape")


class DataError(MessageError, ValueError):
    """A data file or a name in it is wrong, told in one sentence: of files in English, as they are."""


def file_label(path: Path) -> str:
    """The file as a person knows it: its folder and its name."""
    return path.name if path.parent == FOLDER else f"{path.parent.name}/{path.name}"


def read_json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError(f"{file_label(path)}: there is no such file.") from None
    except UnicodeDecodeError as error:
        raise DataError(f"{file_label(path)}: byte {error.start} is not UTF-8 text.") from None
    except json.JSONDecodeError as error:
        raise DataError(
            f"{file_label(path)}: line {error.lineno}, column {error.colno} is not valid JSON ({error.msg})."
        ) from None


def check_shape(path: Path, shape: type[Shape], content: Any) -> Shape:
    """The content as the shape says it must be, or a sentence on the first thing that is not."""
    try:
        return TypeAdapter(shape).validate_python(content)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = " ".join(str(step) for step in first["loc"]) or "the file"
        what = first["msg"].removeprefix("Value error, ")
        raise DataError(f"{file_label(path)}: {where}: {what}.") from None


def read(name: str, shape: type[Shape]) -> Shape:
    """A data file of the package, checked."""
    path = FOLDER / name
    return check_shape(path, shape, read_json(path))


def did_you_mean(name: str, known: list[str]) -> str:
    """The end of an error sentence that offers the nearest known name, or nothing."""
    close = get_close_matches(name, known, n=1, cutoff=0.6)
    return f"; did you mean '{close[0]}'?" if close else "."


def check_named(file: str, named: list[str], there: list[str]) -> None:
    """Check that everything a file names is on its board."""
    for name in named:
        if name not in there:
            raise DataError(f"{file}: '{name}' is not on the board{did_you_mean(name, there)}")

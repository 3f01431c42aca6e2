"""Every setting as a flag of a command, generated from the settings."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import typer
from pydantic.fields import FieldInfo

from praefectus.server.operating.commands import words
from praefectus.server.settings import Settings

FIRST = ("host", "port", "database_url")  # what a newcomer looks for
ALSO_CALLED = {"database_url": "--database"}


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def description_of(name: str) -> str:
    """Return the description of a setting."""
    return words(f"setting-{name.replace('_', '-')}")


def standard_of(field: FieldInfo) -> str:
    """Return the default value of a setting, as people read it."""
    if field.default_factory:
        return words("standard-by-machine")
    return words("standard-none") if field.default is None else str(field.default)


def _type_of(field: FieldInfo) -> Any:
    """Return the plain type of a setting; the settings check the words of a list, with their own sentence."""
    kind = field.annotation
    if get_origin(kind) in (Union, types.UnionType):
        (kind,) = (part for part in get_args(kind) if part is not type(None))
    return str if get_origin(kind) is Literal else kind


def _words_of(field: FieldInfo) -> str | None:
    return "|".join(get_args(field.annotation)) if get_origin(field.annotation) is Literal else None


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Add every setting as a flag to a command; it gets them as `settings`."""
    own = inspect.signature(command)
    hints = get_type_hints(command, include_extras=True)
    parameters = [part.replace(annotation=hints[name]) for name, part in own.parameters.items() if name != "settings"]
    for name in (*FIRST, *(name for name in Settings.model_fields if name not in FIRST)):
        field = Settings.model_fields[name]
        kind = _type_of(field)
        flags = [f"{flag_of(name)}/--no-{name.replace('_', '-')}"] if kind is bool else [flag_of(name)]
        flags += [ALSO_CALLED[name]] if name in ALSO_CALLED else []
        option = typer.Option(
            *flags,
            help=description_of(name),
            show_default=standard_of(field),
            metavar=_words_of(field),
            rich_help_panel=None if name in FIRST else words("settings-panel"),
        )
        parameters.append(
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, option]
            )
        )
    file = typer.Option("--settings", metavar="FILE", help=words("settings-file"), show_default=words("standard-none"))
    parameters.append(
        inspect.Parameter(
            "settings", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[Path | None, file]
        )
    )

    def run(**given: Any) -> None:
        mine = {name: given.pop(name) for name in own.parameters if name != "settings"}
        command(settings=Settings.found(given.pop("settings"), **given), **mine)

    run.__name__, run.__doc__ = command.__name__, command.__doc__
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {part.name: part.annotation for part in parameters}
    return run

"""Help and error messages of the command line in the reader's language.

Typer has only English texts, so we replace its headings and write our own sentence for each kind of error.
"""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any, get_args, get_type_hints

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException
from typer.models import OptionInfo

from praefectus.cli.app import spoken, words
from praefectus.game import SetupError
from praefectus.language import Message, Translatable


class _InOurWords:
    """The line of its use and the option --help, of a command or a group of them."""

    def get_usage(self, ctx: Any) -> str:
        parts = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        return words("cli-usage", command=ctx.command_path, parts=" ".join(parts))

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = words("cli-option-help")
        return option

    def get_params(self, ctx: Any) -> Any:
        """Its parameters; the help names no Python type: N means a number, nothing a switch."""
        found = super().get_params(ctx)  # type: ignore[misc]
        callback = getattr(self, "callback", None)
        types = {} if callback is None else get_type_hints(callback)
        for parameter in found:
            if parameter.metavar is None and parameter.param_type_name == "option":
                number = set(_kinds(types.get(parameter.name, str))) & {int, float}
                switch = getattr(parameter, "is_flag", False)
                parameter.metavar = "" if switch else "N" if number else parameter.name.upper()
            elif parameter.param_type_name == "argument":  # its name is enough
                parameter.display_type_rich = lambda ctx: None
        return found


class Command(_InOurWords, TyperCommand):
    pass


class Group(_InOurWords, TyperGroup):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Without arguments, show the help."""
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            command, close = ctx.command_path, get_close_matches(args[0], self.list_commands(ctx), n=1)
            if close:
                raise SetupError("cli-no-command-but", given=args[0], command=command, meant=close[0])
            raise SetupError("cli-no-command", given=args[0], command=command)
        return super().resolve_command(ctx, args)


def speaking(commands: typer.Typer) -> None:
    """Give these commands, and those in their groups, our own help texts."""
    commands.info.cls = Group
    commands.info.options_metavar = words("cli-options-there")
    commands.info.subcommand_metavar = words("cli-command-there")
    if commands.registered_callback is not None:
        commands.registered_callback.options_metavar = words("cli-options-there")
    for command in commands.registered_commands:
        command.cls = Command
        command.options_metavar = words("cli-options-there")
    for group in commands.registered_groups:
        if group.typer_instance is not None:
            speaking(group.typer_instance)


def use_our_headings() -> None:
    """Translate the headings of the help."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("cli-help-commands")
    rich_utils.DEFAULT_STRING = words("cli-help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = words("cli-help-required")


def mistake(error: TyperException) -> str:
    """One sentence about a line that the command does not understand."""
    context = getattr(error, "ctx", None)
    command = getattr(context, "command_path", "") or "praefectus"
    return spoken().say(Message("cli-wrong", why=_why(error, command), command=command))


def _why(error: Any, command: str) -> Translatable:
    option, parameter = getattr(error, "option_name", None), getattr(error, "param", None)
    if option is not None and hasattr(error, "possibilities"):
        return Message("cli-no-option", option=option, command=command)
    if option is not None:
        return Message("cli-option-needs", option=option)
    if parameter is not None:
        is_option = parameter.param_type_name == "option"
        name = parameter.opts[0] if is_option else (parameter.metavar or parameter.name.upper()).strip("[].")
        if hasattr(error, "param_type"):
            return Message("cli-missing", name=name)
        return Message("cli-unfit", name=name, wanted=_wanted(error.ctx.command.callback, parameter.name))
    return Message("cli-too-much", command=command)


def _wanted(function: Any, name: str) -> Message:
    """Return what a parameter of a command takes."""
    annotation = get_type_hints(function, include_extras=True)[name]
    kinds = set(_kinds(annotation))
    least = next((each.min for each in getattr(annotation, "__metadata__", ()) if isinstance(each, OptionInfo)), None)
    if kinds & {int, float}:
        kind = "whole" if int in kinds else "number"
        return Message(f"cli-takes-{kind}") if least is None else Message(f"cli-takes-{kind}-from", least=least)
    return Message("cli-takes-file") if Path in kinds else Message("cli-takes-text")


def _kinds(annotation: Any) -> list[Any]:
    return [
        annotation,
        *(kind for part in get_args(annotation) if isinstance(part, type) or get_args(part) for kind in _kinds(part)),
    ]

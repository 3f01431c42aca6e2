"""Load all commands and run the one that was typed; every error becomes one sentence."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

import typer
from typer.exceptions import TyperException

from praefectus import language
from praefectus.agents import players
from praefectus.cli.app import app, asked_language, words
from praefectus.cli.help import mistake, speaking, use_our_headings
from praefectus.game import SetupError
from praefectus.language import MessageError
from praefectus.server.operating.commands import admin

# Each is a file of its name; in the order in which the help lists them.
COMMANDS = (
    "play", "serve", "work", "site", "backup", "restore", "replay", "analyse", "link", "simulate", "arena",
    "evaluate", "leaderboard", "dataset", "puzzles", "train", "compile", "levels", "boards", "board", "rules",
)  # fmt: skip
for name in COMMANDS:
    app.add_typer(import_module(f"praefectus.cli.{name}").commands)
app.add_typer(admin)
speaking(app)

WRONG_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; whatever is wrong becomes one sentence and a status that is not zero."""
    asked, given = asked_language(sys.argv[1:] if arguments is None else arguments)
    if asked is not None:
        language.speak(asked)
    use_our_headings()
    try:
        if asked is not None and language.known(asked) is None:
            raise SetupError("no-such-language", tag=asked, known=", ".join(language.LANGUAGES))
        players.check_levels()
        return app(given, prog_name="praefectus", standalone_mode=False) or 0
    except MessageError as error:
        sentence = language.of(language.spoken()).say(error.message)
    except TyperException as error:
        sentence = mistake(error)
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        sentence = words("cli-file", file=error.filename or "", why=error.strerror or str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    sys.stderr.write(sentence + "\n")
    return WRONG_INPUT

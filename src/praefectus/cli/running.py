"""Run the command with all its parts; whatever goes wrong becomes one sentence."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from praefectus import language
from praefectus.agents import players
from praefectus.cli import link, looking_back, looking_up, making, measuring, playing, serving
from praefectus.cli.command import app, asked_language, words
from praefectus.cli.understanding import mistake, speaking, use_our_headings
from praefectus.game import SetupError
from praefectus.language import Spoken
from praefectus.server.operating.commands import admin

# In the order in which the help lists them.
for part in (playing, serving, looking_back, link, measuring, making, looking_up):
    app.add_typer(part.commands)
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
    except Spoken as error:
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

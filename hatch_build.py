"""The README as the description of the package: an index has neither our files nor our pictures, and no make."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"^!\[[^\]]*\]\((?!https?:)[^)]*\)\n\n", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:)([^)]*)\)")
# What the README says to those who have the sources, and what it says to those who have the package.
SAID_INSTEAD = {
    """\
```
make play      # installs everything and opens the game in your browser
make test      # installs everything and runs the tests
```

You need Python 3.11 or newer, and nothing else.
""": """\
```
pip install praefectus
praefectus serve --open      # opens the game in your browser
```

You need Python 3.11 or newer, and nothing else.
""",
    "After `make play`, the command is `.venv/bin/praefectus`:\n": "",
    "## All documents\n": "## All documents\n\nThe source distribution contains these files.\n",
}


def description(readme: str) -> str:
    """With pip instead of make, without pictures, and with the names of files instead of links to them."""
    for said, instead in SAID_INSTEAD.items():
        if said not in readme:
            raise ValueError(f"README.md does not say {said!r} any more; correct SAID_INSTEAD in hatch_build.py.")
        readme = readme.replace(said, instead)
    return re.sub(r"\n{3,}", "\n\n", LINK.sub(named, PICTURE.sub("", readme)))


def named(link: re.Match[str]) -> str:
    """A link as words with the file they lead to."""
    words, file = link.groups()
    return f"`{file}`" if words == file else f"{words} (`{file}`)"


class ReadmeHook(MetadataHookInterface):  # type: ignore[misc]
    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text)}

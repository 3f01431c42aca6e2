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
make play      # sets everything up and opens the place to play in your browser
make test      # sets everything up and runs the tests
```

Both need Python 3.11 or newer, and nothing else.
""": """\
```
pip install praefectus
praefectus serve --open      # opens the place to play in your browser
```

It needs Python 3.11 or newer, and nothing else.
""",
    "After `make play` or `make test` once, `.venv/bin/praefectus` is the command:\n": "",
    "## More\n": "## More\n\nThe files that are named here come with the sources.\n",
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

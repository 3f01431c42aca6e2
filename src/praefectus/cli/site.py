"""The command site: build a static site that plays without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from praefectus.cli.app import FOLDER, notices, spoken, words

commands = typer.Typer()


@commands.command(help=words("cli-site"))
def site(
    folder: Annotated[Path, typer.Argument(metavar=FOLDER, help=words("cli-site-folder"))],
    server: Annotated[str, typer.Option(help=words("cli-site-server"))] = "",
    address: Annotated[str, typer.Option(help=words("cli-site-address"))] = "",
    for_server: Annotated[bool, typer.Option("--for-server", help=words("cli-site-for-server"))] = False,
) -> None:
    """Build a static site that any web host can serve; it plays without a server, even offline."""
    from praefectus.site.build import build

    with notices.status(words("making-site")) as status:
        sizes = build(
            folder,
            server,
            lambda what: status.update(words("making-site-now", what=spoken().say(what))),
            for_server,
            address,
        )
    later = sum(size for name, size in sizes.items() if name.startswith("network/"))
    total = sum(sizes.values())
    found = {
        "folder": str(folder),
        "files": len(sizes),
        "size": spoken().number((total - later) / 1e6, 1),
        "learned": spoken().number(later / 1e6, 1),
    }
    if for_server:
        made = words("site-made-for-server", **found)
    else:
        made = words("site-made", **found, command=f"python -m http.server --directory {folder}")
    notices.print(made, soft_wrap=True)

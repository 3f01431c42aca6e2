"""Run before the tests: installs what they need besides Python, and compiles the rules once.

`python -m tests.prepare` looks for a browser (Chromium) and for PostgreSQL, installs Debian's packages where it may,
says in one sentence what is missing where it may not, and fills the cache of compiled rules. When everything is there
it takes a second or two.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

APT_SECONDS = 900
console = Console(stderr=True)


def chromium() -> str | None:
    """A Chromium on the path, or the one that Playwright has installed."""
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if found := shutil.which(name):
            return found
    try:
        from playwright.sync_api import sync_playwright

        with sync_playwright() as browsers:
            own = browsers.chromium.executable_path
    except Exception:  # whatever keeps Playwright from starting, it has no browser for us
        return None
    return own if Path(own).exists() else None


def postgresql() -> str | None:
    """PostgreSQL's initdb, where Debian puts it or on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(found[-1]) if found else shutil.which("initdb")


def install(package: str) -> None:
    """Debian's package, when this is root on a machine with apt."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    console.print(f"Installing Debian's package {package}, once.")
    command = ["apt-get", "install", "-y", "--no-install-recommends", package]
    for attempt in (command, ["apt-get", "update"], command):
        try:
            done = subprocess.run(
                attempt,
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=APT_SECONDS,
            )
        except subprocess.TimeoutExpired:
            return
        if done.returncode == 0 and attempt is command:
            return


def provide(what: str, package: str, find: Callable[[], str | None], without: str) -> None:
    if find() is None:
        install(package)
    if find() is None:
        console.print(f"{what} is not installed and couldn’t be: {without}; install Debian's package {package}.")


def compile_rules() -> None:
    """Fill the cache of compiled rules, with a bar while that takes its minute."""
    from praefectus.compilation import compile_all

    columns = TextColumn("Compiling the rules (first time only)"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        if not console.is_terminal:
            console.print("Compiling the rules (first time only); this takes a minute or two.")
        compile_all(lambda done, total: bar.update(task, completed=done, total=total))


def compile_to_wasm() -> subprocess.Popen[bytes]:
    """rules.wasm of today's sources; in a process of its own, as its machine wants it."""
    return subprocess.Popen([sys.executable, "-m", "praefectus", "compile", "--wasm"])


def main() -> int:
    provide("Chromium", "chromium", chromium, "the tests of the page are left out")
    provide("PostgreSQL", "postgresql", postgresql, "the server's tests run on SQLite alone")
    wasm = compile_to_wasm()  # while the rules are compiled, which one core does alone for a while
    try:
        compile_rules()
    finally:
        result = wasm.wait()
    return result


if __name__ == "__main__":
    sys.exit(main())

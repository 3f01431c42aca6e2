"""The system calls that the systemd unit allows, applied as systemd does it: by seccomp, to a process and its children.

`python -m tests.server.syscall_filter FILTER... -- COMMAND` runs a command of praefectus under such lines.
"""

from __future__ import annotations

import ctypes
import errno
import functools
import re
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

UNIT = Path(__file__).parents[2] / "deploy" / "praefectus.service"
ERRNO = 0x00050000  # SCMP_ACT_ERRNO, with the number in the lower half
ALLOW = 0x7FFF0000  # SCMP_ACT_ALLOW


def lines_of_the_unit() -> list[str]:
    """Return what stands behind each SystemCallFilter=, in its order."""
    return re.findall(r"(?m)^SystemCallFilter=(.+)$", UNIT.read_text(encoding="utf-8"))


def is_possible() -> bool:
    """Return whether this machine knows systemd's groups of calls, and can filter by them."""
    return sys.platform == "linux" and bool(shutil.which("systemd-analyze")) and find_library("seccomp") is not None


@functools.cache
def groups() -> dict[str, list[str]]:
    """systemd's own groups, each with its calls and with the groups in it."""
    said = subprocess.run(["systemd-analyze", "syscall-filter"], capture_output=True, text=True, check=True).stdout
    found: dict[str, list[str]] = {}
    for line in said.splitlines():
        if line.startswith("@"):
            found[line.strip()] = named = []
        elif line.startswith("    ") and not line.strip().startswith("#") and found:
            named.append(line.strip())
        elif line.startswith("#"):
            break  # what the kernel has beside them
    return found


def calls(name: str) -> set[str]:
    """A call, or all those of a group."""
    return {each for inner in groups()[name] for each in calls(inner)} if name.startswith("@") else {name}


def allowed(lines: list[str]) -> set[str]:
    """The first line says what may be called; each later one adds to it, or with ~ takes away (systemd.exec)."""
    names = calls("@default")
    for line in lines:
        these = {each for word in line.removeprefix("~").split() for each in calls(word)}
        names = names - these if line.startswith("~") else names | these
    return names


def apply(lines: list[str]) -> None:
    """From now on this process and its children may call nothing else; whatever they try fails with EPERM."""
    library = ctypes.CDLL(find_library("seccomp"), use_errno=True)
    library.seccomp_init.restype = ctypes.c_void_p
    context = ctypes.c_void_p(library.seccomp_init(ERRNO | errno.EPERM))
    for name in allowed(lines):
        number = library.seccomp_syscall_resolve_name(name.encode())
        if number >= 0:  # others belong to other processors
            done = library.seccomp_rule_add(context, ALLOW, number, 0)
            if done:
                raise OSError(-done, f"seccomp does not take {name}")
    done = library.seccomp_load(context)
    if done:
        raise OSError(-done, "the kernel refuses a filter of system calls")


if __name__ == "__main__":
    from praefectus.cli import main

    split = sys.argv.index("--")
    apply(sys.argv[1:split])
    sys.exit(main(sys.argv[split + 1 :]))

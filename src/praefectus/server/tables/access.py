"""Which seats a secret or personal link opens, and whom its holder has muted or blocked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table


@dataclass(slots=True)
class Holder:
    """A person with some secrets: for each secret the hashes that count at this table, the hashes by which sanctions
    may know the person, and whom they have muted or blocked."""

    keys: list[list[str]] = field(default_factory=list)
    subjects: frozenset[str] = frozenset()
    muted: frozenset[int] = frozenset()
    blocked: frozenset[int] = frozenset()

    @property
    def hashes(self) -> list[str]:
        return [each for keys in self.keys for each in keys]

    @property
    def muted_seats(self) -> frozenset[int]:
        return self.muted | self.blocked

    def opens(self, table: Table) -> list[int | None]:
        """Return the seat that each secret opens; a personal one may open several."""
        return [min(table.seats_of(keys), default=None) for keys in self.keys]


async def keys_at(table: Table, hashes: Sequence[str]) -> list[list[str]]:
    """Return, for each secret, the hashes that count here: its own, or those of its personal link."""
    strange = [each for each in hashes if not table.seats_of([each]) and not table.is_host([each])]
    carried = await table.registry.people.opened_by(strange) if strange else {}
    found = []
    for each in hashes:
        here = [key for key in carried.get(each, ()) if table.seats_of([key]) or table.is_host([key])]
        found.append(here or [each])
    return found


async def subjects_of(table: Table, hashes: Iterable[str], address: str) -> frozenset[str]:
    """Return the hashes by which bans and mutes may know a person; raise if they are banned."""
    people = table.registry.people
    subjects = frozenset([*hashes, address])
    if people.rules.sanctions:
        subjects |= set(await people.owners(subjects))
    people.rules.check_ban(subjects)
    return subjects


async def holder_of(table: Table, hashes: Sequence[str], address: str) -> Holder:
    """Return the holder of secrets; refuse banned people."""
    holder = Holder(await keys_at(table, hashes))
    everything = [*hashes, *holder.hashes]
    holder.subjects = await subjects_of(table, everything, address)
    for wish in await table.registry.people.wishes_of(everything):
        seats = table.seats_of([wish.subject])
        if wish.kind == "mute":
            holder.muted |= seats
        else:
            holder.blocked |= seats
    return holder

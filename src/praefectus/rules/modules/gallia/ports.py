"""Gallia: ships wait far from every line until their owner has a house in a port."""

from praefectus import data
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import COLONISTS, SEA

_gallia = data.gallia()
_names = data.board("gallia").names

PORTS = sum(1 << _names.index(port) for port in _gallia.ports)
WAITING = _names.index(data.board("gallia").start["sea"][0])
NEW_SHIPS_IN_PORTS_ONLY = int(_gallia.new_ships_in_ports_only)
SHIPS_ENTER_AT_ONCE = int(_gallia.when_a_waiting_ship_enters == "at once")


def port_reach(g: GameRecord, b: BoardRecord, seat: int, slot: int, count: int) -> int:
    """Sea lines within so many steps; a waiting ship sets out from any port with a house of its owner (bits)."""
    if g.colonist[seat][slot] != WAITING:
        return b.reach[SEA][g.colonist[seat][slot]][count]
    lines = 0
    ports = g.houses[seat] & PORTS
    for port in range(b.cities):
        if ports >> port & 1:
            lines |= b.reach[SEA][port][count]
    return lines


def ships_enter(g: GameRecord, seat: int, city: int) -> None:
    """In one reading the waiting ships come into a port as soon as their owner has built there."""
    if SHIPS_ENTER_AT_ONCE and PORTS >> city & 1:
        for slot in range(COLONISTS):
            if g.colonist[seat][slot] == WAITING:
                g.colonist[seat][slot] = city


def port_entry(g: GameRecord, seat: int, kind: int, places: int) -> int:
    """A new ship enters in a port with a house of its owner, and waits where there is none (bits)."""
    if kind != SEA:
        return places
    ports = g.houses[seat] & PORTS
    if NEW_SHIPS_IN_PORTS_ONLY:
        return ports if ports else 1 << WAITING
    return places | ports

"""Simulated people who play by link, each on a device of their own."""

from __future__ import annotations

import random
from collections.abc import Callable

from praefectus.game import configure
from praefectus.game.post import Device, compare, join, make, open_post

NAMES = ["Anna", "Berta", "Carla", "Doris"]


class Friend:
    """Somebody with a device: their root, and the newest link they have."""

    def __init__(self, name: str, root: bytes) -> None:
        self.name, self.root, self.text = name, root, ""

    def open(self, text: str) -> str:
        """Open a link, as the page does it; return how it compares with what this device had."""
        new = open_post(text)
        if not self.text:
            self.text = text
            return "newer"
        found = compare(open_post(self.text), new)
        if found.outcome == "newer":
            self.text = found.game.text
        return found.outcome

    def device(self) -> Device:
        return Device(self.text, [self.root])

    @property
    def acts(self) -> bool:
        game = open_post(self.text)
        return game.whose() in game.held_with([self.root])


def any_choice(device: Device, chance: random.Random) -> None:
    """One choice at random, building and buying where that is possible: so games end sooner."""
    if device.held:
        device.game.end_turn()
        return
    actions = device.game.legal()
    eager = [action for action in actions if action.kind in ("build", "buy_card")]
    device.game.play(chance.choice(eager or actions), hold=True)


def play(friend: Friend, chance: random.Random) -> str:
    """Play until somebody else has to choose; the new link is on the device."""
    device = friend.device()
    while device.acts:
        any_choice(device, chance)
    text = device.finished()
    assert text is not None
    friend.text = text
    return text


class Friends:
    """A game by link among some of them, seat by seat."""

    def __init__(self, board: str, modules: tuple[str, ...], people: int = 4, seed: int = 0) -> None:
        self.chance = random.Random(seed)
        self.all = [Friend(name, self.chance.randbytes(8)) for name in NAMES[:people]]
        text = make(configure(board, people, modules), self.all[0].name, [0], self.all[0].root)
        for seat, friend in enumerate(self.all[1:], 1):
            text = join(open_post(text), friend.name, [seat], friend.root)
        self.send(text)
        self.links = 0

    def send(self, text: str) -> None:
        """To everybody, who all accept it."""
        for friend in self.all:
            assert friend.open(text) in ("newer", "same")

    def whose(self) -> Friend | None:
        acting = [friend for friend in self.all if friend.acts]
        assert len(acting) <= 1
        return acting[0] if acting else None

    def play(self, links: int = 10_000, before: Callable[[Friend], None] = lambda friend: None) -> str:
        """So many links, or to the end; `before` every one something can be tried."""
        while links and (friend := self.whose()) is not None:
            before(friend)
            self.send(play(friend, self.chance))
            self.links, links = self.links + 1, links - 1
        return self.all[0].text

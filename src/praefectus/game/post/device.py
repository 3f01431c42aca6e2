"""A game by link on the device of somebody who plays it: their chains of secrets, and a turn that is not sent yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from praefectus.game.entries import CHOICE
from praefectus.game.game import Game
from praefectus.game.links.arithmetic_coding import NotEnoughDigits, NumberReader, NumberWriter
from praefectus.game.links.link_text import SEAT, number_in, text_of, with_check
from praefectus.game.links.people import read_secret, write_secret
from praefectus.game.post.hash_chain import CHAIN_LENGTH, draw, secret_of
from praefectus.game.post.post_link import PostError, open_post, read_post, write_post, write_post_number
from praefectus.game.post.stints import Table

MOST_ROOTS = 7  # chains of secrets on one device


class Device:
    """A game that continues here while it is the turn of somebody whose root is known.

    `draft` is the log since the link, with what was taken back; `held` says that nothing is left to choose in the turn,
    and that its player has not ended it. Both are saved, so that a turn continues after a reload.
    """

    def __init__(self, text: str, roots: Sequence[bytes], draft: Sequence[int] = (), held: bool = False) -> None:
        self.post = open_post(text)
        self.roots = tuple(roots)
        self.mine = self.post.held_with(roots)
        self._table: Table | None = None
        self._start = len(self.post.table.log)
        self.game = Game(self.post.configuration)
        self.game.follow([*self.post.table.log, *draft])
        chosen = [entry.seat for entry in self.game.entries if entry.how == CHOICE]
        if held and chosen:
            self.game.held = chosen[-1]
        self.game.draw_with(self)
        if not draft and self.acts:
            self.game.run_on()

    @property
    def seats(self) -> list[int]:
        """The seats that are played on this device."""
        return sorted(seat for number in self.mine for seat in self.post.people[number].seats)

    @property
    def draft(self) -> list[int]:
        """What happened here since the link."""
        return self.game.log[self._start :]

    @property
    def held(self) -> bool:
        return self.game.held is not None

    @property
    def acts(self) -> bool:
        """Whether somebody on this device has to choose now."""
        if self.game.over or self.post.open_seats() or self.post.pending is not None:
            return False
        if self.game.to_act is not None:
            return self.game.to_act in self.seats
        return self._replayed().whose() in self.mine

    def finished(self) -> str | None:
        """Return the new link, if something happened here and somebody else has to choose next, or the game is over."""
        if not self.draft or self.acts:
            return None
        table, people = self._replayed(), list(self.post.people)
        for number in self.mine:
            people[number] = replace(people[number], secret=self._secret(table, number))
        text = write_post(self.post.configuration, table.log, people, self.post.handovers)
        open_post(text)  # what others would refuse is not sent
        return text

    def draw(self, outcomes: Sequence[int], weights: Sequence[int], entries: int) -> int | None:
        """Draw for the game: from one's own secret; what somebody else's device turns over, not yet."""
        if len(outcomes) == 1:
            return outcomes[0]
        table = self._replayed()
        who = table.whose()
        if who is None or who not in self.mine:
            return None
        table.enter()
        seed = self.post.seed(table.stints[-1], self._secret(table, who))
        return draw(seed, table.drawn, table.options, table.weights())

    def _secret(self, table: Table, person: int) -> bytes:
        """The secret of a person's latest stint."""
        new = sum(stint.person == person for stint in table.stints[len(self.post.table.stints) :])
        if self.post.shown[person] + new > CHAIN_LENGTH:
            raise PostError("post-chain-used-up")
        return secret_of(self.mine[person], self.post.shown[person] + new)

    def _replayed(self) -> Table:
        """The game as far as it has come, with its stints."""
        log = [entry.action for entry in self.game.entries]
        table = self._table
        if table is None or len(table.log) - table.forced > len(log) or not _agree(table.log, log):
            table = self._table = Table(self.post.configuration, self.post.people, self.post.handovers)
        table.follow(log)
        return table

    def private_link(self) -> str:
        """Return a link that holds the secrets of this device, for its owner alone."""
        writer, post = NumberWriter(), self.post
        writer.write_one_of(MOST_ROOTS + 1, len(self.roots))
        for root in self.roots:
            write_secret(writer, root)
        handovers = [*post.handovers, *([post.pending] if post.pending else [])]
        write_post_number(writer, post.configuration, post.table.log, post.people, handovers)
        return with_check(SEAT, writer.text())


def _agree(one: Sequence[int], other: Sequence[int]) -> bool:
    length = min(len(one), len(other))
    return one[:length] == other[:length]


def read_private_link(given: str) -> tuple[str, list[bytes]]:
    """Return the link of the game and the roots that a private link holds."""
    text = text_of(given)
    _, number, intact = number_in(text, (SEAT,))
    if not intact:
        raise PostError("link-damaged")
    reader = NumberReader(number)
    try:
        roots = [read_secret(reader) for _ in range(reader.read_one_of(MOST_ROOTS + 1))]
    except NotEnoughDigits:
        raise PostError("link-damaged") from None
    post = read_post(text, reader)
    handovers = [*post.handovers, *([post.pending] if post.pending else [])]
    return write_post(post.configuration, post.table.log, post.people, handovers), roots

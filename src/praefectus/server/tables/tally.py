"""How often each player has won: a rematch counts the games before it, and people keep their wins at another seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, field

from praefectus.server.encoding import encoded
from praefectus.server.models.responses import TallyShown
from praefectus.server.tables.seats import Seat


def _player(seat: Seat) -> str:
    """Return who plays a seat, the same in all rematches: the hash of a person's secret, or a bot's name."""
    return seat.secret_hash or f"bot {seat.name}"


@dataclass(frozen=True, slots=True)
class Tally:
    """The finished games, and the wins of each player."""

    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)

    def stored(self) -> str:
        return encoded(asdict(self))

    def after(self, seats: Sequence[Seat], winners: Collection[int]) -> Tally:
        """Return the tally with one more game."""
        counted = {_player(seat): self._of(seat) + (number in winners) for number, seat in enumerate(seats)}
        return Tally(self.games + 1, self.wins | counted)

    def _of(self, seat: Seat) -> int:
        return self.wins.get(_player(seat), 0)

    def shown(self, seats: Sequence[Seat]) -> TallyShown:
        return TallyShown(games=self.games, wins=[self._of(seat) for seat in seats])

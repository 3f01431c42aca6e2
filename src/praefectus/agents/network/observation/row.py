"""The whole row."""

from praefectus.agents.network.observation.display import observe_cards
from praefectus.agents.network.observation.layout import SEAT_SIZE, seat_after
from praefectus.agents.network.observation.modules import observe_modules
from praefectus.agents.network.observation.movers import observe_lines, observe_movers
from praefectus.agents.network.observation.places import observe_cities, observe_places, observe_provinces
from praefectus.agents.network.observation.seat import observe_seat
from praefectus.agents.network.observation.table import observe_decision, observe_table
from praefectus.rules import extension
from praefectus.rules.architect import MOVE, WALK
from praefectus.rules.end import side_of
from praefectus.rules.fields import Numbers
from praefectus.rules.record import BoardRecord, GameRecord


def observe(g: GameRecord, b: BoardRecord, board: int, me: int, row: Numbers) -> None:
    """Write the non-zero numbers of the acting seat's view into a row of zeros."""
    side = side_of(g, me)
    for after in range(g.seats):
        observe_seat(g, b, me, side, seat_after(g, me, after), after * SEAT_SIZE, row)
    top = g.depth - 1
    kind = g.frame_kind[top]
    observe_table(g, b, board, me, row)
    observe_decision(g, b, me, kind, g.frame_a[top], g.frame_b[top], row)
    observe_cards(g, b, me, row)
    observe_modules(g, b, me, row)
    observe_provinces(g, b, me, row)
    steps = extension.steps(g, b, me)
    if kind == MOVE:
        steps = g.frame_a[top]
    elif kind == WALK:
        steps = g.frame_b[top]
    payable = observe_cities(g, b, me, row)
    observe_places(g, b, me, row)
    observe_movers(g, b, me, min(steps, 7), payable, row)
    if kind == WALK:
        observe_lines(g, b, me, g.frame_a[top], steps, row)

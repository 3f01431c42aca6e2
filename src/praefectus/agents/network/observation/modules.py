"""What the modules add to a row: the one place that asks which of them are on."""

from praefectus.agents.network.observation.aegyptus import observe_nile
from praefectus.agents.network.observation.fish_market import observe_market
from praefectus.agents.network.observation.forum import observe_forum
from praefectus.agents.network.observation.germania import observe_castles
from praefectus.agents.network.observation.roma import observe_track, observe_track_spaces
from praefectus.agents.network.observation.sicilia import observe_volcano
from praefectus.agents.network.observation.solitaria import observe_contrarius
from praefectus.agents.network.observation.teams import observe_partner
from praefectus.rules.fields import Numbers
from praefectus.rules.modules.aegyptus.vocabulary import WITH_AEGYPTUS
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum.vocabulary import WITH_FORUM
from praefectus.rules.modules.germania.vocabulary import WITH_GERMANIA
from praefectus.rules.modules.roma.vocabulary import FIRST_SHIP, WITH_ROMA
from praefectus.rules.modules.sicilia.vocabulary import WITH_SICILIA
from praefectus.rules.record import BoardRecord, GameRecord


def observe_seat_modules(g: GameRecord, me: int, side: int, seat: int, start: int, row: Numbers) -> None:
    """Who a seat is to the acting one."""
    observe_partner(g, me, side, seat, start, row)
    observe_contrarius(g, seat, start, row)


def observe_modules(g: GameRecord, b: BoardRecord, me: int, row: Numbers) -> None:
    """The table, the seats and the provinces."""
    if g.modules & WITH_FORUM:
        observe_forum(g, me, row)
    if g.modules & WITH_FISH:
        observe_market(g, b, me, row)
    if g.modules & WITH_ROMA:
        observe_track(g, me, row)
    if g.modules & WITH_SICILIA:
        observe_volcano(g, b, row)
    if g.modules & WITH_AEGYPTUS:
        observe_nile(g, me, row)
    if g.modules & WITH_GERMANIA:
        observe_castles(g, row)


def moves_along_lines(g: GameRecord, slot: int) -> bool:
    """Colonists stop on the lines of the board; Roma's ships have a track of their own."""
    if g.modules & WITH_ROMA:
        return slot < FIRST_SHIP
    return True


def observe_other_moves(g: GameRecord, row: Numbers) -> None:
    """Where a colonist may stop that does not move along lines."""
    observe_track_spaces(row)

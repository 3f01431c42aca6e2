"""Moving and placing colonists: steps, lines in reach, where a colonist may stop, what a landing gives."""

from praefectus.rules.colonist import SETTLE
from praefectus.rules.fields import Choices
from praefectus.rules.modules.balearica import crossing
from praefectus.rules.modules.balearica.vocabulary import WITH_BALEARICA
from praefectus.rules.modules.fish_market import stands
from praefectus.rules.modules.fish_market.vocabulary import WITH_FISH
from praefectus.rules.modules.forum import building_citizens, citizens, patricians
from praefectus.rules.modules.forum.citizens import PUBLIUS_COINS
from praefectus.rules.modules.forum.vocabulary import (
    WITH_FORUM,
)
from praefectus.rules.modules.gallia import ports
from praefectus.rules.modules.gallia.vocabulary import WITH_GALLIA
from praefectus.rules.modules.germania import far_lines
from praefectus.rules.modules.germania.vocabulary import WITH_GERMANIA
from praefectus.rules.modules.roma import landing, ships
from praefectus.rules.modules.roma.vocabulary import (
    WITH_ROMA,
)
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import LINES, SEA


def steps(g: GameRecord, b: BoardRecord, seat: int) -> int:
    """Steps of an Architect: one for each colonist on the board."""
    count = g.on_board[seat]
    if g.modules & WITH_GERMANIA:
        count += far_lines.ship_steps(g, seat)
    if g.modules & WITH_FORUM:
        count += patricians.extra_steps(g, seat)
    return count


def reach(g: GameRecord, b: BoardRecord, seat: int, slot: int, count: int) -> int:
    """Lines that a colonist can get to with so many steps (bits)."""
    if g.modules & WITH_ROMA and slot >= 3:
        return ships.ship_reach(g, b, seat, slot, count)
    if g.modules & WITH_BALEARICA and slot < 3:
        return crossing.ride_reach(g, b, seat, slot, count)
    if g.modules & WITH_GALLIA and slot >= 3:
        return ports.port_reach(g, b, seat, slot, count)
    return b.reach[1 if slot >= 3 else 0][g.colonist[seat][slot]][count]


def far_destinations(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int) -> int:
    """Free lines beyond the first set that a colonist can get to (bits); most boards have none."""
    if g.modules & WITH_GERMANIA and slot < 3:
        lines = far_lines.far_free(g, b, seat, slot, steps)
        if g.modules & WITH_FISH:
            return stands.stand_stops(g, b, seat, slot, steps, lines, LINES)
        return lines
    return 0


def far_cities(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int) -> int:
    """The cities at the ends of these lines (bits)."""
    if g.modules & WITH_GERMANIA:
        return far_lines.cities_beside_far(b, far_destinations(g, b, seat, slot, steps))
    return 0


def far_legal(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int, out: Choices) -> None:
    """Offer them."""
    if g.modules & WITH_GERMANIA:
        far_lines.offer_far(far_destinations(g, b, seat, slot, steps), out)


def far_line(action: int) -> int:
    """The line of such a choice."""
    return far_lines.line_of(action)


def far_distance(g: GameRecord, b: BoardRecord, seat: int, slot: int, line: int) -> int:
    """Steps to such a line."""
    return far_lines.steps_to(g, b, seat, slot, line)


def far_line_taken(g: GameRecord, line: int, taken: bool) -> None:
    """A colonist came to such a line, or left it."""
    if g.modules & WITH_GERMANIA:
        far_lines.mark(g, line, taken)


def far_sites(g: GameRecord, b: BoardRecord, seat: int, steps: int) -> int:
    """Cities next to such lines that a colonist can come to (bits)."""
    if g.modules & WITH_GERMANIA:
        return far_lines.sites_of_far_lines(g, b, seat, steps)
    return 0


def may_move(g: GameRecord, seat: int, slot: int) -> bool:
    """May this colonist move (again) in this turn?"""
    if g.modules & WITH_ROMA:
        return ships.ship_may_move(g, seat, slot)
    return True


def stops(g: GameRecord, b: BoardRecord, seat: int, slot: int, steps: int, lines: int) -> int:
    """Free lines in reach where the colonist may stop (bits)."""
    if g.modules & WITH_FISH:
        return stands.stand_stops(g, b, seat, slot, steps, lines, 0)
    return lines


def may_decline(g: GameRecord, b: BoardRecord, kind: int, seat: int) -> bool:
    """May a move, a house or a card be left out?"""
    if g.modules & WITH_FISH:
        return stands.may_decline_stand(g, b, kind, seat)
    return True


def house_helped(g: GameRecord, b: BoardRecord, seat: int, city: int) -> bool:
    """Could a card that is used while building make a house payable?"""
    return (g.modules & WITH_FORUM) != 0 and building_citizens.citizen_helps_in(g, b, seat, city)


def colonist_coins(g: GameRecord) -> int:
    """Return what a colonist costs where it is paid in coins; the base game takes none."""
    if g.modules & WITH_FORUM:
        return PUBLIUS_COINS
    return 0


def colonist_helped(g: GameRecord, b: BoardRecord, seat: int) -> bool:
    """Could a card that is used meanwhile give the goods for a colonist?"""
    return (g.modules & WITH_FORUM) != 0 and citizens.citizen_brings_goods(g, b, SETTLE, seat)


def stand_steps(g: GameRecord, seat: int, count: int) -> int:
    """Steps that come with a house at the fish market."""
    if g.modules & WITH_FORUM:
        return count + patricians.extra_steps(g, seat)
    return count


def on_track(g: GameRecord, slot: int) -> bool:
    """Does this colonist move on a track of its own instead of the lines?"""
    return slot >= 3 and (g.modules & WITH_ROMA) != 0


def blocks(g: GameRecord, kind: int) -> bool:
    """Does a colonist of this kind keep its line for itself?"""
    return kind != SEA or not g.modules & WITH_ROMA


def colonist_moved(g: GameRecord, b: BoardRecord, seat: int, slot: int, line: int) -> None:
    """After a colonist came to a line."""
    if g.modules & WITH_ROMA and slot >= 3:
        ships.ship_moved(g, seat, slot)


def moves_bring_goods(g: GameRecord) -> bool:
    """Does a move alone give goods?"""
    return (g.modules & WITH_ROMA) != 0


def house_after_bonuses(g: GameRecord, b: BoardRecord, seat: int, steps: int, slot: int, line: int) -> bool:
    """Can a house be built with what so many steps give? The colonist in the slot, if not NONE, goes to the line."""
    return (g.modules & WITH_ROMA) != 0 and landing.house_after_landing(g, b, seat, steps, slot, line)


def moves_made(g: GameRecord, b: BoardRecord, seat: int) -> None:
    """After the last move."""
    if g.modules & WITH_ROMA:
        ships.ships_land(g, b, seat)


def may_build_from(g: GameRecord, seat: int, slot: int) -> bool:
    """May houses be built next to this colonist on a line?"""
    if g.modules & WITH_ROMA:
        return ships.ship_may_build(g, seat, slot)
    return True


def entry_places(g: GameRecord, b: BoardRecord, seat: int, kind: int, places: int) -> int:
    """Return where a new colonist may enter (bits)."""
    if g.modules & WITH_BALEARICA:
        return crossing.island_entry(g, seat, kind, places)
    if g.modules & WITH_GALLIA:
        return ports.port_entry(g, seat, kind, places)
    return places

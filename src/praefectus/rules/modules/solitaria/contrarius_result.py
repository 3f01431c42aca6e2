"""The end of a game against Contrarius: when it is over, what he scores, and who has beaten him."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius, solo_level
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.vocabulary import NOBODY, NONE, VESTA

_solitaria = data.solitaria()

HANDICAP = tuple(_solitaria.handicap[level] for level in _solitaria.handicap)
SOLO_VESTA = _solitaria.vesta_vp
SOLO_VENUS = _solitaria.cooperative_venus_vp
PEOPLE_WIN_TIES = int(_solitaria.tie_wins)
TEAM_DIVISOR = _solitaria.cooperative_divisor


def solo_game_ends(g: GameRecord, seat: int) -> bool:
    """Ended by a person: as usual, and for partners at once. Ended by him: after everybody's last turn."""
    if g.end_by == NOBODY:
        return False
    if g.end_by == contrarius(g):
        return g.turns >= g.solo_end
    return extension.partners_play(g) or g.end_by == seat


def contrarius_points(g: GameRecord) -> int:
    """His reactions, the handicap of the level, and what Vesta gives to somebody without money."""
    return g.solo_points + HANDICAP[solo_level(g)] + SOLO_VESTA * g.gods[contrarius(g)][VESTA]


def contrarius_venus(g: GameRecord, b: BoardRecord) -> int:
    """Among partners' cards: a province counts for him where he has two houses."""
    provinces = 0
    for province in range(b.provinces):
        houses = g.houses[contrarius(g)] & b.province_cities[province]
        if houses & (houses - 1):
            provinces += 1
    return SOLO_VENUS * provinces


def solo_result(g: GameRecord, seat: int) -> int:
    """Points; of partners the half of both together."""
    if extension.partners_play(g) and seat < extension.people(g):
        return (g.score[0] + g.score[1]) // TEAM_DIVISOR
    return g.score[seat]


def contrarius_tie_place(g: GameRecord) -> int:
    """Somebody has to have more points than he: on a tie he is before everybody."""
    return g.seats if PEOPLE_WIN_TIES else NONE

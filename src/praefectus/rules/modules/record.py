"""The fields of all modules in one class, so that a rule of any module is checked against them.

A module without fields of its own is not listed.
"""

from praefectus.rules.modules.aegyptus.record import AegyptusRecord
from praefectus.rules.modules.creta.record import CretaRecord
from praefectus.rules.modules.fish_market.record import FishMarketRecord
from praefectus.rules.modules.forum.record import ForumRecord
from praefectus.rules.modules.germania.record import GermaniaRecord
from praefectus.rules.modules.roma.record import RomaRecord
from praefectus.rules.modules.sicilia.record import SiciliaRecord
from praefectus.rules.modules.solitaria.record import SolitariaRecord
from praefectus.rules.modules.teams.record import TeamsRecord


class ModuleRecords(
    AegyptusRecord,
    CretaRecord,
    FishMarketRecord,
    ForumRecord,
    GermaniaRecord,
    RomaRecord,
    SiciliaRecord,
    SolitariaRecord,
    TeamsRecord,
):
    """What the modules add to the record of a game."""

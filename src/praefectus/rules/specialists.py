"""Mason, Farmer, Smith, Vintner, Weaver: all own houses of one good produce."""

from praefectus.rules import extension
from praefectus.rules.storehouse import store
from praefectus.rules.vocabulary import SPECIALIST


def specialist_start(g, b, seat, kind):
    good = kind - SPECIALIST
    store(g, seat, good, extension.specialist_houses(g, b, seat, good))

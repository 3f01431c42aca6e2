"""Mason, Farmer, Smith, Vintner, Weaver: all own houses of one good produce."""

from praefectus.rules import extension
from praefectus.rules.storehouse import store


def specialist_start(g, b, seat, good):
    store(g, seat, good, extension.specialist_houses(g, b, seat, good))

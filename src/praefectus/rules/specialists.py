"""Mason, Farmer, Smith, Vintner, Weaver: all the seat's houses of one good produce."""

from praefectus.rules import extension
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.storehouse import store
from praefectus.rules.vocabulary import FARMER, MASON, SMITH, SPECIALIST, VINTNER, WEAVER


@MASON.start
@FARMER.start
@SMITH.start
@VINTNER.start
@WEAVER.start
def specialist_start(g: GameRecord, b: BoardRecord, seat: int, kind: int) -> None:
    good = kind - SPECIALIST
    store(g, seat, good, extension.specialist_houses(g, b, seat, good))

"""What Contrarius reacts to: what the player did with the card."""

from praefectus import data
from praefectus.rules import extension
from praefectus.rules.declarations import automatic
from praefectus.rules.modules.solitaria.contrarius_seat import contrarius
from praefectus.rules.modules.teams.vocabulary import PROCONSUL
from praefectus.rules.record import GameRecord
from praefectus.rules.stack import push
from praefectus.rules.vocabulary import NOBODY, NONE

# the two uses of a Prefect or a Colonist
OTHER_WAY = 0
PRODUCE_OR_PLACE = 1
COINS_WAY = 2
WAYS = 3
REACTS_IN_LAST_TURNS = int(data.solitaria().last_turn_reaction)


REACT = automatic("react")  # Contrarius reacts: a = step of the reaction (0: it begins), b = how often


def watches(g: GameRecord, seat: int) -> bool:
    """Is it this seat's action that he reacts to? Of two partners, the player's of the card."""
    return not extension.partners_play(g) or seat == g.card_of


def answers(g: GameRecord, seat: int) -> bool:
    """Does he react to what this seat does? It is its turn, and none of the last turns, which others have."""
    return seat == g.turn and (g.end_by == NOBODY or g.end_by == seat or REACTS_IN_LAST_TURNS != 0)


def card_will_be_answered(g: GameRecord, seat: int) -> None:
    """A card was played: his reaction comes after its action."""
    if answers(g, seat):
        g.solo_kind = NONE
        push(g, REACT, contrarius(g))


def watch_personality(g: GameRecord, seat: int, kind: int) -> None:
    """A copied or chosen personality takes the place of the card; what follows a Proconsul does not."""
    if watches(g, seat) and g.solo_kind != PROCONSUL:
        g.solo_kind = kind
        g.solo_way = OTHER_WAY


def watch_production(g: GameRecord, seat: int, province: int) -> None:
    if watches(g, seat):
        g.solo_way = PRODUCE_OR_PLACE
        g.solo_province = province


def watch_coins(g: GameRecord, seat: int) -> None:
    if watches(g, seat):
        g.solo_way = COINS_WAY

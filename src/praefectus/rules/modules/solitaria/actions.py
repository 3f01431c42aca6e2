"""What Contrarius rolls and draws."""

from praefectus.rules.declarations import outcome
from praefectus.rules.modules.solitaria.vocabulary import DIE_FACES
from praefectus.rules.vocabulary import PLACES

CITY_DIE = outcome("city_die", DIE_FACES, of="city_die")  # a good; the sixth face is the specialist
CARD_DIE = outcome("card_die", DIE_FACES, of="card_die")  # a number, less 1
CITY_PICK = outcome("city_pick", PLACES, of="place")

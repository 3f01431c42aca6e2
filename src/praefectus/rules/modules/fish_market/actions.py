"""What is chosen at the fish market."""

from praefectus.rules.declarations import family
from praefectus.rules.modules.fish_market.vocabulary import SPOTS

ENTER = family("enter", SPOTS, of="spot", lights="spot")
USE_STAND = family("use_stand", 2, of="stand_of_spot")  # the first or second stand of the spot
TAKE_OFFER = family("take_offer", 2, of="offer_of_stand")  # the first or second offer of the stand

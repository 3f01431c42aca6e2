"""What is chosen in team play."""

from praefectus.rules.declarations import family
from praefectus.rules.vocabulary import KINDS

SUGGEST_CARD = family("suggest", KINDS, of="personality", lights="card")

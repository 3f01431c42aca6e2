"""What is chosen on Roma."""

from praefectus.rules.declarations import family
from praefectus.rules.vocabulary import GODS

SCORE_GOD = family("score_god", GODS, of="god", lights="god")

"""What is chosen on Aegyptus."""

from praefectus.rules.declarations import family
from praefectus.rules.vocabulary import COLONISTS

ENTER_TRADE = family("enter_trade", COLONISTS, of="colonist", lights="colonist")

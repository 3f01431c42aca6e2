"""Salt among the city tokens."""

from praefectus.rules.record import GameRecord
from praefectus.rules.tables import SALT_REPLACES, SALT_TOKENS
from praefectus.rules.vocabulary import SALT


def salt_replaces_tokens(g: GameRecord) -> None:
    """Boards made for salt have its tokens; elsewhere each replaces another token of its letter."""
    for letter in range(len(SALT_TOKENS)):
        if g.tokens_left[letter][SALT] == 0:
            g.tokens_left[letter][SALT] += SALT_TOKENS[letter]
            g.tokens_left[letter][SALT_REPLACES[letter]] -= SALT_TOKENS[letter]

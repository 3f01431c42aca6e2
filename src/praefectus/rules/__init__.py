"""The rulebook: plain functions over two records, the game and the board."""

# The extension points come first: the core calls them as extension.name, the modules import from the core.
from praefectus.rules import extension as extension

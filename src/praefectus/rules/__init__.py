"""The rulebook. docs/rulebook.md explains how it is laid out."""

# Whatever is imported first, numbers are given in one order: the base game's actions, then each module's.
from praefectus.rules import actions, extension, decisions  # noqa: F401, I001

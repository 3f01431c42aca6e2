"""What can go wrong, each with one sentence for a person: what is wrong, and what would be right."""

from praefectus.language import MessageError


class PraefectusError(MessageError):
    """Everything this package refuses."""


class SetupError(PraefectusError):
    """Board, seats, modules or options do not go together, or do not exist."""


class IllegalAction(PraefectusError):
    """The rules do not allow this now. Nothing was changed."""


class UndoRefused(PraefectusError):
    """There is nothing to undo, or something was revealed since."""


class RecordError(PraefectusError):
    """A record is damaged, edited, or of a newer version."""

"""The events of which people get notices, and the kinds by which they switch notices off."""

from __future__ import annotations

from collections.abc import Iterable

from praefectus.server.models.fields import NoticeKind
from praefectus.server.storage.waiting_notices import WaitingNotice

ENTERED = "entered"  # somebody signed in by e-mail; this notice can't be switched off
KINDS: dict[str, NoticeKind] = {  # the most urgent events first
    "time-up": "time",
    "time-short": "time",
    "appointment": "start",
    "stand-in": "time",
    "reminder": "reminder",
    "undo": "undo",
    "turn": "turn",
    "start": "start",
    "invitation": "invitation",
    "rematch": "start",
    "over": "over",
}
SAYINGS = {  # what a mail says, and the page's service worker
    "entered": "push-say-entered",
    "time-up": "push-say-time-up",
    "time-short": "push-say-time-short",
    "appointment": "push-say-appointment",
    "stand-in": "push-say-stand-in",
    "reminder": "push-say-reminder",
    "undo": "push-say-undo",
    "turn": "push-say-turn",
    "start": "push-say-start",
    "invitation": "push-say-invitation",
    "rematch": "push-say-rematch",
    "over": "push-say-over",
}
URGENT = {ENTERED, "time-up", "time-short", "appointment"}
ORDER = [ENTERED, *KINDS]


def most_urgent(notices: Iterable[WaitingNotice]) -> WaitingNotice:
    return min(notices, key=lambda notice: ORDER.index(notice.event))

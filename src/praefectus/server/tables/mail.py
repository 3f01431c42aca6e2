"""E-mail: notices for people who want them, links that confirm an address, and links to sign in.

Mails say what happened and hold links; opening a link never acts, since mail programs open links on their own.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from praefectus.language import Words
from praefectus.language import of as words_of
from praefectus.server.encoding import now
from praefectus.server.errors import Refused, WrongSetting
from praefectus.server.models.fields import Rhythm
from praefectus.server.storage.waiting_notices import Mailbox, Place, WaitingNotice
from praefectus.server.tables.events import ORDER, SAYINGS, most_urgent

if TYPE_CHECKING:
    from praefectus.server.settings import Settings
    from praefectus.server.storage.mail import StoredMail
    from praefectus.server.storage.notices import StoredNotices
    from praefectus.server.tables.registry import TableRegistry

logger = logging.getLogger("praefectus.server.tables.mail")

SECOND = 1000
MINUTE, HOUR = 60 * SECOND, 60 * 60 * SECOND
BETWEEN: dict[Rhythm, int] = {"each": 10 * MINUTE, "hourly": HOUR, "daily": 24 * HOUR, "none": HOUR}
MOST_TRIES = 5
FIRST_WAIT = 5 * MINUTE  # after a failure; it doubles each time
STOPPED_FOR = HOUR  # no mails after the mail server refused us, not a reader
WHOLE_LINES = SMTP.clone(max_line_length=900)  # addresses in headers stay in one piece
MOST_LINES = 20  # games in one mail

Outcome = Literal["sent", "bounced", "later", "stopped"]


def check(settings: Settings) -> None:
    """Refuse to start with half of what e-mail needs."""
    if settings.mail_host is None:
        return
    if settings.mail_from is None or settings.public_url is None:
        raise WrongSetting("mail-needs")
    try:
        import aiosmtplib  # noqa: F401
    except ImportError as error:
        raise WrongSetting("mail-package") from error


class Mail:
    """Off unless the settings name a mail server."""

    def __init__(self, registry: TableRegistry, store: StoredMail, notices: StoredNotices) -> None:
        self.registry = registry
        self.settings = registry.settings
        self.store = store
        self.notices = notices
        self.on = False
        self.stopped = 0  # until when nothing is sent
        self.times: deque[int] = deque()  # of the mails of the last hour

    def open(self) -> None:
        check(self.settings)
        self.on = self.settings.mail_host is not None

    # Notices

    async def send(self, person: str, notices: Sequence[WaitingNotice], places: Sequence[Place]) -> None:
        """One mail for everything that waits, unless the last one was too short a time ago."""
        box = await self.store.mailbox(person)
        if box is None or box.confirmed is None or box.rhythm == "none":
            await self.notices.finish(notices)
            return
        tries = max(notice.tries for notice in notices)
        next_one = (box.sent or 0) + BETWEEN[box.rhythm]
        if next_one > now():
            await self.notices.put_back(notices, next_one)
            return
        if (wait := self._wait()) > 0:
            await self.notices.put_back(notices, now() + wait)
            return
        outcome = await self._transmit(self._notice(box, notices))
        if outcome == "sent":
            await self.store.sent(person)
        elif outcome == "bounced":
            await self.store.bounced(person)
        elif outcome == "stopped":
            await self.notices.put_back(notices, self.stopped)
            return
        elif tries < MOST_TRIES:
            await self.notices.postpone(notices, now() + FIRST_WAIT * 2 ** (tries - 1))
            return
        await self.notices.finish(notices)

    def _notice(self, box: Mailbox, notices: Sequence[WaitingNotice]) -> EmailMessage:
        words, base = words_of(box.language), self._base
        first = most_urgent(notices)
        tables = {notice.table: notice for notice in sorted(notices, key=_urgency, reverse=True)}
        lines = [
            words("mail-line", what=words(SAYINGS[notice.event]), link=f"{base}/t/{table}" if table else f"{base}/me")
            for table, notice in list(tables.items())[::-1][:MOST_LINES]
        ]
        subject = words("push-say-several", count=len(tables)) if len(tables) > 1 else words(SAYINGS[first.event])
        stop = words("mail-stop", link=f"{base}/mail#stop.{box.stop_key}")
        mail = self._written(words, box.mail, subject, [*lines, stop])
        mail["List-Unsubscribe"] = f"<{base}/api/mail/stop/{box.stop_key}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        if len(tables) == 1 and first.table:
            mail["References"] = f"<{first.table}@{self._domain}>"  # mails of a table are one thread
        return mail

    # Links

    async def send_confirmation(self, person: str, box: Mailbox) -> None:
        """Send the link that confirms an address."""
        link = await self.store.new_link(person, "confirm", box.mail)
        words = words_of(box.language)
        text = words("mail-confirm", link=f"{self._base}/mail#confirm.{link}")
        await self._send_now(self._written(words, box.mail, words("mail-subject-confirm"), [text]))

    async def send_entrances(self, mail: str, words: Words, browser: str) -> None:
        """Send a link to sign in for each player who has confirmed this address; nothing to other addresses."""
        for person in await self.store.people_at(mail):
            link = await self.store.new_link(person, "enter", mail)
            text = words("mail-enter", link=f"{self._base}/mail#enter.{link}", browser=browser)
            await self._send_now(self._written(words, mail, words("mail-subject-enter"), [text]))

    async def send_farewell(self, box: Mailbox) -> None:
        """Tell a former address that it was replaced."""
        words = words_of(box.language)
        text = words("mail-replaced", link=f"{self._base}/me")
        await self._send_now(self._written(words, box.mail, words("mail-subject-replaced"), [text]))

    async def _send_now(self, mail: EmailMessage) -> None:
        """Send a mail for which somebody waits."""
        if not self.on:
            raise Refused("wrong_setup", "mail-none")
        if self._wait() > 0 or await self._transmit(mail) != "sent":
            raise Refused("busy", "mail-not-sent", 60)

    # Transmission

    @property
    def _base(self) -> str:
        return (self.settings.public_url or "").rstrip("/")

    @property
    def _domain(self) -> str:
        return urlsplit(self._base).hostname or "localhost"

    def _written(self, words: Words, to: str, subject: str, lines: Sequence[str]) -> EmailMessage:
        mail = EmailMessage(policy=WHOLE_LINES)
        mail["From"] = str(self.settings.mail_from)
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = format_datetime(datetime.fromtimestamp(now() / 1000, UTC))
        mail["Message-ID"] = make_msgid(domain=self._domain)
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = words.language
        mail.set_content("\n\n".join(lines) + "\n")
        return mail

    def _wait(self) -> int:
        """How long to wait until another mail may be sent, in milliseconds; 0: not at all."""
        while self.times and self.times[0] <= now() - HOUR:
            self.times.popleft()
        full = len(self.times) >= self.settings.mails_per_hour
        return max(self.times[0] + HOUR - now() if full else 0, self.stopped - now(), 0)

    async def _transmit(self, mail: EmailMessage) -> Outcome:
        """Give a mail to the mail server."""
        import aiosmtplib

        settings = self.settings
        self.times.append(now())
        try:
            await aiosmtplib.send(
                mail.as_bytes(),
                sender=parseaddr(str(mail["From"]))[1],
                recipients=str(mail["To"]),
                hostname=settings.mail_host,
                port=settings.mail_port,
                username=settings.mail_user,
                password=settings.mail_password,
                use_tls=settings.mail_security == "tls",
                start_tls=settings.mail_security == "starttls",
                timeout=settings.mail_seconds,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = max(refused.code for refused in error.recipients)
            logger.info("a mail was refused with %d", code)
            return "bounced" if code >= 500 else "later"
        except aiosmtplib.SMTPDataError as error:
            logger.info("a mail was answered with %d", error.code)
            return "bounced" if error.code >= 500 else "later"
        except aiosmtplib.SMTPResponseException as error:
            if error.code < 500:
                logger.info("the mail server answers %d: again later", error.code)
                return "later"
            self.stopped = now() + STOPPED_FOR
            logger.error("the mail server refuses this server's mails (%d): none for an hour", error.code)
            return "stopped"
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            logger.warning("the mail server could not be reached: %s", type(error).__name__)
            return "later"
        return "sent"


def _urgency(notice: WaitingNotice) -> int:
    return ORDER.index(notice.event)

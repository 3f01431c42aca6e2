"""A mail server of our own: it stores what arrives, and gives the answers a test sets."""

from __future__ import annotations

import asyncio
import email
import re
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import default

from aiosmtpd.smtp import SMTP, Envelope, Session

LINK = re.compile(r"https?://\S+")


class MailService:
    """Keeps mails; `refused` are the answers to the next recipients, and `data` to the next contents."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []
        self.refused: list[str] = []
        self.data: list[str] = []
        self.asked = 0
        self.hangs = False
        self.port = 0

    @property
    def settings(self) -> dict[str, object]:
        """What a server needs to send by this service."""
        sender = {"mail_from": "Concordia <games@example.org>", "public_url": "https://games.example.org"}
        return sender | {"mail_host": "127.0.0.1", "mail_port": self.port, "mail_security": "none"}

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.asked += 1
        while self.hangs:
            await asyncio.sleep(0.05)
        if self.refused:
            return self.refused.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 fine"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.data:
            return self.data.pop(0)
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage) and mail["To"] == envelope.rcpt_tos[0]
        self.came.append(mail)
        return "250 it is here"

    async def mail(self, wanted: Callable[[EmailMessage], bool] = lambda _: True) -> EmailMessage:
        """Take the first mail that fits."""
        async with asyncio.timeout(15):
            while (found := next(filter(wanted, self.came), None)) is None:
                await asyncio.sleep(0.05)
        self.came.remove(found)
        return found

    async def quiet(self, seconds: float = 3.5) -> bool:
        """Nothing comes while the server looks some more times."""
        await asyncio.sleep(seconds)
        return not self.came


def links_in(mail: EmailMessage) -> list[str]:
    return LINK.findall(mail.get_content())


def secret_in(mail: EmailMessage) -> str:
    """The secret of the link in a mail."""
    return next(link for link in links_in(mail) if "/mail#" in link).partition(".org/mail#")[2].partition(".")[2]

"""A push service of our own: it verifies the sender, decrypts as a browser would, and gives the answers a test sets."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from .conftest import Client


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """The subscription of one device."""

    def __init__(self, service: PushService, name: str) -> None:
        self.service, self.name = service, name
        self.private, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        service.browsers[f"/{name}"] = self

    @property
    def described(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://localhost:{self.service.port}/{self.name}"
        return {"endpoint": endpoint, "p256dh": encoded(point), "auth": encoded(self.auth)}

    async def subscribe(self, client: Client, person: str) -> str:
        answer = await client.post("/person/push", self.described, person, 201)
        return str(answer["id"])

    async def notice(self) -> dict[str, Any]:
        async with asyncio.timeout(15):
            return await self.came.get()

    async def quiet(self, seconds: float = 3.5) -> bool:
        """Nothing comes while the server looks some more times."""
        try:
            async with asyncio.timeout(seconds):
                await self.came.get()
        except TimeoutError:
            return True
        return False


class PushService:
    """Keeps what comes for each browser; `answers` are given first, then 201."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.answers: list[str] = []
        self.asked = 0
        self.port = 0

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.asked += 1
        answer = self.answers.pop(0) if self.answers else "201 Created"
        if answer.startswith("201"):
            self.deliver(self.browsers[first.split(" ")[1]], headers, body)
        writer.write(f"HTTP/1.1 {answer}\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def deliver(self, browser: Browser, headers: dict[str, str], body: bytes) -> None:
        assert Vapid02.verify(headers["authorization"]) and len(body) <= 4096
        claims = headers["authorization"].split("t=", 1)[1].split(".")[1]
        text = http_ece.decrypt(body, private_key=browser.private, auth_secret=browser.auth, version="aes128gcm")
        browser.came.put_nowait(
            {
                "said": json.loads(text),
                "headers": headers,
                "claims": json.loads(base64.urlsafe_b64decode(claims + "==")),
            }
        )

"""The built page: its files, compressed once, with a Content-Security-Policy that allows nothing from elsewhere.

It is our own because Starlette's StaticFiles reads a file at every request, without compressing it or adding previews.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import mimetypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from praefectus.language import accepted, of
from praefectus.server.encoding import encoded

PACKAGED = Path(__file__).parents[1] / "static"
COMPRESSED = (
    "text/",
    "application/json",
    "application/wasm",
    "application/javascript",
    "image/svg+xml",
    "application/manifest+json",
)
PICTURE = "/preview.jpg"  # as index.html names it
TITLE = re.compile(r'<meta property="og:title" content="[^"]*"')
SIZE = re.compile(r'<meta property="og:image:(?:width|height)"[^>]*>\s*')
INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")


@dataclass(frozen=True, slots=True)
class CachedAnswer:
    """A constant answer: its bytes, plain and compressed, and its ETag."""

    body: bytes
    zipped: bytes | None
    media: str
    etag: str

    @classmethod
    def of(cls, body: bytes, media: str) -> CachedAnswer:
        zipped = gzip.compress(body, 9, mtime=0) if media.startswith(COMPRESSED) and len(body) > 500 else None
        return cls(body, zipped, media, f'"{hashlib.sha256(body).hexdigest()[:20]}"')

    @classmethod
    def json(cls, make: Callable[[], Any]) -> CachedAnswer:
        return cls.of(encoded(make()).encode(), "application/json")

    def answer(
        self, request: Request, cache: str, policy: str | None = None, vary: str = "Accept-Encoding"
    ) -> Response:
        headers = {"ETag": self.etag, "Cache-Control": cache, "Vary": vary}
        if policy is not None:
            headers["Content-Security-Policy"] = policy
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.zipped, media_type=self.media, headers=headers | {"Content-Encoding": "gzip"})
        return Response(self.body, media_type=self.media, headers=headers)


@dataclass(frozen=True, slots=True)
class Preview:
    """What a messenger shows for a link to a table: the table's name and board."""

    name: str
    board: str
    board_title: str


class Page:
    """The files of one folder; a path without a dot is the page itself.

    `public` is the server's public address: messengers want a preview picture's whole address.
    """

    def __init__(self, folder: Path | None, public: str | None = None) -> None:
        self.folder = folder or PACKAGED
        self.public = (public or "").rstrip("/")
        self.files = {
            path.relative_to(self.folder).as_posix(): path for path in self.folder.rglob("*") if path.is_file()
        }
        self.kept: dict[str, CachedAnswer] = {}
        index = self.files.get("index.html")
        thinks = any(name.endswith(".wasm") for name in self.files)  # devices compute with these files
        self.policy = policy_for(index.read_bytes() if index else b"", thinks)

    def answer(self, request: Request, path: str, preview: Preview | None = None) -> Response:
        if path not in self.files:
            if "." in path.rsplit("/", 1)[-1] or path.startswith(("api/", "assets/")):
                return plain_answer(request, "nothing-at-address")
            path = "index.html"
        if path not in self.files:
            return plain_answer(request, "site-no-page")
        if path == "index.html":
            return self._index(request, preview)
        if path not in self.kept:
            media = mimetypes.guess_type(path)[0] or "application/octet-stream"
            self.kept[path] = CachedAnswer.of(self.files[path].read_bytes(), media)
        cache = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return self.kept[path].answer(request, cache, self.policy)

    def _index(self, request: Request, preview: Preview | None) -> Response:
        """Return the page with its preview for messengers, in the reader's language; only the general one is cached."""
        tag = accepted(request.headers.get("accept-language"))
        name = f"index.html {tag}"
        kept = self.kept.get(name) if preview is None else None
        if kept is None:
            kept = CachedAnswer.of(self._previewed(tag, preview).encode(), "text/html")
            if preview is None:
                self.kept[name] = kept
        return kept.answer(request, "no-cache", self.policy, "Accept-Encoding, Accept-Language")

    def _previewed(self, tag: str, preview: Preview | None) -> str:
        text = self.files["index.html"].read_text(encoding="utf-8")
        english, said = self._description("en"), self._description(tag)
        if english and said:
            text = text.replace(html.escape(english), html.escape(said))
        picture = PICTURE
        if preview is not None:
            title = html.escape(f"{preview.name} · {preview.board_title} · Praefectus")
            text = TITLE.sub(lambda _: f'<meta property="og:title" content="{title}"', text, count=1)
            boards = [name for name in self.files if re.fullmatch(rf"assets/{preview.board}-[\w-]+\.webp", name)]
            if boards:
                picture = "/" + max(boards, key=lambda name: self.files[name].stat().st_size)
                text = SIZE.sub("", text)
        return text.replace(f'content="{PICTURE}"', f'content="{self.public}{picture}"')

    def _description(self, tag: str) -> str:
        """Return the description of the page in a language, from its manifest."""
        file = self.files.get("manifest.webmanifest" if tag == "en" else f"manifest.{tag}.webmanifest")
        return str(json.loads(file.read_text(encoding="utf-8"))["description"]) if file else ""


def policy_for(index: bytes, thinks: bool = False) -> str:
    """Allow scripts in the page by their hash, and no others."""
    hashes = ["'wasm-unsafe-eval'"] * thinks + [
        f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'"
        for script in INLINE_SCRIPT.findall(index)
    ]
    return "; ".join(
        [
            "default-src 'none'",
            " ".join(["script-src 'self'", *hashes]),
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "media-src 'self' data: blob:",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    )


def plain_answer(request: Request, id: str) -> Response:  # noqa: A002 - what it is called in the catalogue
    """Answer in plain text why there is no page."""
    words = of(accepted(request.headers.get("accept-language")))
    return Response(words(id) + "\n", 404, media_type="text/plain")

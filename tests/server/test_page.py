"""The built page: served with its fallback, compressed, under a strict policy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from praefectus.language import LANGUAGES, of
from praefectus.reference.topics import reference
from praefectus.server.edge.static_page import Page, policy_for
from praefectus.site.build import thinking

from .conftest import RunningServer

pytestmark = pytest.mark.anyio


@pytest.fixture
def page(start_server: Callable[..., RunningServer], tmp_path: Path) -> RunningServer:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><script>let a = 1;</script><script src='/assets/x.js'></script>")
    (static / "assets" / "x.js").write_text("let b = 2;\n" * 200)
    return start_server(data_dir=tmp_path / "data", static_dir=static)


async def test_every_path_without_a_dot_is_the_page(page: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=page.url) as http:
        for path in ("/", "/t/abc", "/t/abc/120", "/new"):
            answer = await http.get(path)
            assert answer.status_code == 200
            assert "let a = 1" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        for path in ("/missing.js", "/assets/nothing"):
            missing = await http.get(path)
            assert missing.status_code == 404
            assert "default-src 'none'" in missing.headers["content-security-policy"]


async def test_assets_are_compressed_and_cached_for_good(page: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=page.url) as http:
        answer = await http.get("/assets/x.js")
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        again = await http.get("/assets/x.js", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        plain = await http.get("/assets/x.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == answer.text
        assert "content-encoding" not in plain.headers


async def test_the_policy_lets_in_nothing_from_elsewhere(page: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=page.url) as http:
        answer = await http.get("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "'unsafe-eval'" not in policy
    script = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert "'unsafe-inline'" not in script
    assert "sha256-" in script
    assert "frame-ancestors 'none'" in policy
    for header in ("x-content-type-options", "x-frame-options", "referrer-policy", "cross-origin-opener-policy"):
        assert header in answer.headers
    assert "set-cookie" not in answer.headers


def test_a_page_that_lets_devices_think_may_compute_and_says_so(tmp_path: Path) -> None:
    for part in ("runtime", "network"):
        (tmp_path / part).mkdir()
        (tmp_path / part / "some.wasm").write_bytes(part.encode())
    (tmp_path / "runtime" / "modules.json").write_text("1")
    (tmp_path / "index.html").write_text('<head></head><script src="/x.js"></script>')
    (tmp_path / "sw.js").write_text("const FILES = {};\nconst LATER = {};\nconst SITE = false;\n")
    thinking(tmp_path)
    page, index = Page(tmp_path), (tmp_path / "index.html").read_text()
    assert "script-src 'self' 'wasm-unsafe-eval'" in page.policy
    assert 'name="praefectus-thinking"' in index and 'src="/x.js"' in index
    files, later, site = (tmp_path / "sw.js").read_text().splitlines()
    assert "index.html" in files and ".wasm" not in files  # who only plays does not fetch it
    assert later.count(".wasm") == 2 and site == "const SITE = false;"
    assert "wasm-unsafe-eval" not in policy_for(b"")


def test_only_scripts_written_in_the_page_get_a_hash() -> None:
    assert policy_for(b"<script src='x.js'></script>").count("sha256-") == 0
    assert policy_for(b"<script>1</script><script type='module'>2</script>").count("sha256-") == 2


async def test_facts_are_sent_once(server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=server.url + "/api") as http:
        for path in ("/catalogue", "/rules", "/how-to-play", "/boards", "/boards/imperium"):
            answer = await http.get(path)
            assert answer.status_code == 200, answer.text
            again = await http.get(path, headers={"If-None-Match": answer.headers["etag"]})
            assert again.status_code == 304
        boards = (await http.get("/boards")).json()["boards"]
        assert {board["name"] for board in boards} >= {"imperium", "italia", "roma"}
        catalogue = (await http.get("/catalogue")).json()
        assert [good["name"] for good in catalogue["goods"]] == ["brick", "food", "tool", "wine", "cloth", "salt"]
        assert all(entry["grade"] for entry in catalogue["cards"])
        topics = (await http.get("/rules")).json()["topics"]
        assert [topic["id"] for topic in topics] == [topic.id for topic in reference()]
        parts = {topic["id"]: (topic["part"], topic["module"]) for topic in topics}
        assert parts["houses"] == ("basics", None) and parts["volcano"] == ("modules", "sicilia")
        assert parts["novius"] == ("forum", "forum") and parts["brick_stand"] == ("stands", "fish_market")
        missing = await http.get("/boards/atlantis")
        assert missing.status_code == 404
        assert missing.json()["code"] == "no_board"
        schema = (await http.get("/messages.json")).json()
        assert {"Move", "ViewMessage", "WelcomeMessage"} <= set(schema["$defs"])


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_the_rules_come_in_the_language_of_whoever_asks(server: RunningServer, tag: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, headers={"Accept-Language": tag}, timeout=60) as http:
        topics = {topic["id"]: topic for topic in (await http.get("/api/rules")).json()["topics"]}
        assert topics["prefect"]["title"] == of(tag)("card-prefect")
        asked = {"en": "how many steps", "de": "wie viele Schritte", "fr": "combien de pas"}[tag]
        found = (await http.get("/api/rules/find", params={"question": asked})).json()["topics"]
        assert found[0] == "movement"
        other = (await http.get("/api/rules/find", params={"question": "gewinnen", "lang": "de"})).json()["topics"]
        assert other[0] == "tie"


HEAD = """<!doctype html><meta name="description" content="Play &amp; win." />
<meta property="og:title" content="Praefectus" /><meta property="og:description" content="Play &amp; win." />
<meta property="og:image" content="/preview.jpg" /><meta property="og:image:width" content="1200" />"""


@pytest.mark.parametrize("public", ["", "https://play.example.org/"])
async def test_messengers_find_a_preview(
    start_server: Callable[..., RunningServer], tmp_path: Path, public: str
) -> None:
    """Of the game in the reader's language, and of a table its name and board; with whole addresses where known."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(HEAD)
    (static / "manifest.webmanifest").write_text('{"description": "Play & win."}')
    (static / "manifest.de.webmanifest").write_text('{"description": "Spiel \u201emit\u201c."}')
    for name, size in (("italia-a1.webp", 9), ("italia-b_2.webp", 99), ("italia_small-c.webp", 999)):
        (static / "assets" / name).write_bytes(b"x" * size)
    more = {"public_url": public} if public else {}
    server = start_server(data_dir=tmp_path / "data", static_dir=static, **more)
    root = public.rstrip("/")
    async with httpx.AsyncClient(base_url=server.url) as http:
        wish = {"name": '"A" <b>', "board": "italia", "seats": [{"kind": "person"}, {"kind": "bot"}]}
        table = (await http.post("/api/tables", json=wish)).json()["table"]["table"]
        general = (await http.get("/")).text
        assert f'<meta property="og:image" content="{root}/preview.jpg" />' in general
        german = await http.get("/", headers={"Accept-Language": "de"})
        assert german.text.count("Spiel „mit“.") == 2
        assert "Accept-Language" in german.headers["vary"]
        shown = (await http.get(f"/t/{table}")).text
        assert '<meta property="og:title" content="&quot;A&quot; &lt;b&gt; · Italia · Praefectus" />' in shown
        assert f'content="{root}/assets/italia-b_2.webp"' in shown
        assert "og:image:width" not in shown
        for unknown in ("/t/" + "a" * 22, "/t/abc", "/t", f"/x/{table}"):
            assert (await http.get(unknown)).text == general

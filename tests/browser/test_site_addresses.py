"""Every address of a static site opens the page or an explanation, no matter how the host treats unknown addresses.

These tests need no Pyodide: they don't run the game.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from praefectus.server.edge.static_page import PACKAGED
from praefectus.site.build import static_page

from .static_site import START, Host, kept

NOTHING = "nothing at this address"
STRANGE = (
    "foo",
    "foo/",
    "foo/bar.html",
    "t/",
    "t/a b/c",
    "t/abc/x",
    "foo?t=/t/abc",
    "api/tables",
    "%E0%A4%A",
    "404.html",
)
SOME = ("foo", "foo/bar.html", "t/a b/c")  # a file, one in a folder, one that looks like a table


@pytest.fixture(scope="module")
def bare_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site without Python and networks: its page says that the game could not be loaded."""
    return bare(tmp_path_factory.mktemp("bare") / "site")


def bare(folder: Path, address: str = "") -> Path:
    shutil.copytree(PACKAGED, folder)
    (folder / "runtime").mkdir()
    (folder / "runtime" / "modules.json").write_text("1")
    static_page(folder, "", address)
    return folder


Serve = Callable[..., Host]


@pytest.fixture
def serve(bare_site: Path) -> Iterator[Serve]:
    hosts: list[Host] = []

    def start(unknown: str = "", under: str = "/path", moves_index: bool = False) -> Host:
        hosts.append(Host(bare_site, under, unknown, moves_index))
        return hosts[-1]

    yield start
    for host in hosts:
        host.stop()


@pytest.fixture
def context(chrome: Browser) -> Iterator[BrowserContext]:
    opened = chrome.new_context()
    opened.set_default_timeout(START)
    yield opened
    opened.close()


def says_nothing_is_there(page: Page) -> None:
    expect(page.locator("main, body > p").filter(has_text=NOTHING).first).to_be_visible(timeout=START)


def is_front(page: Page) -> None:
    expect(page.get_by_role("button", name="Play now")).to_be_visible(timeout=START)


def is_table(page: Page, host: Host, rest: str = "/t/abc") -> None:
    """The page is open at a table, and waits for Python to say whether there is one."""
    page.wait_for_url(f"{host.url}/#{rest}")
    expect(page.locator("#app > *").first).to_be_attached(timeout=START)
    expect(page.get_by_role("status").filter(has_text="couldn’t be loaded")).to_be_visible(timeout=START)


def installed(context: BrowserContext, host: Host) -> Page:
    """A page whose service worker answers from now on."""
    page = context.new_page()
    page.goto(f"{host.url}/")
    is_front(page)
    kept(page)
    return page


@pytest.mark.parametrize("serving", [True, False])
def test_with_a_service_worker_every_address_is_the_page_or_a_sentence(
    serve: Serve, context: BrowserContext, serving: bool
) -> None:
    host = serve()
    page = installed(context, host)
    if not serving:
        host.stop()
    for rest in ("t/abc", "t/abc/", "t/abc/12", "t/abc?x=1"):
        page.goto(f"{host.url}/{rest}", wait_until="commit")
        is_table(page, host, "/" + rest.split("?")[0])
    for rest in ("", "index.html", "?x=1"):
        page.goto(f"{host.url}/{rest}", wait_until="commit")
        is_front(page)
    for rest in STRANGE if serving else SOME:
        page.goto(f"{host.url}/{rest}", wait_until="commit")
        says_nothing_is_there(page)
    page.get_by_role("link", name="To the home page").click()
    is_front(page)


def test_with_a_service_worker_files_are_files(serve: Serve, context: BrowserContext) -> None:
    host = serve()
    page = installed(context, host)
    answer = page.goto(f"{host.url}/manifest.webmanifest")
    assert answer is not None and answer.json()["name"] == "Praefectus"
    (host.folder / "beside").mkdir(exist_ok=True)
    (host.folder / "beside" / "index.html").write_text("<title>beside</title>")
    page.goto(f"{host.url}/beside")
    assert page.title() == "beside"  # what else the host has, and its own redirects


def test_a_host_that_redirects_index_html_shows_the_kept_page(serve: Serve, context: BrowserContext) -> None:
    """A browser shows no page from a service worker that says it came by a redirect."""
    host = serve(moves_index=True)
    page = installed(context, host)
    page.goto(f"{host.url}/")
    is_front(page)


@pytest.mark.parametrize(("under", "strange"), [("/path", STRANGE), ("", SOME), ("/a/path", SOME)])
@pytest.mark.parametrize("unknown", ["404.html", "index.html"])
def test_without_a_service_worker_every_address_is_the_page_or_a_sentence(
    serve: Serve, chrome: Browser, unknown: str, under: str, strange: tuple[str, ...]
) -> None:
    """On hosts that show 404.html for what they do not know, and on hosts that show the page itself."""
    host = serve(unknown, under)
    context = chrome.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{host.url}/t/abc")
    is_table(page, host)
    for rest in strange:
        page.goto(f"{host.url}/{rest}", wait_until="commit")
        if unknown == "index.html" and "/" not in rest.partition("?")[0] and rest != "404.html":
            is_front(page)  # all its files are found from here
            continue
        says_nothing_is_there(page)
        assert page.url.startswith(f"{host.url}/#/"), page.url
    page.goto(f"{host.url}/foo/")
    page.get_by_role("link", name="To the home page").click()
    is_front(page)
    context.close()


def test_where_no_site_is_found_a_sentence_is_shown(serve: Serve, chrome: Browser) -> None:
    host = serve("404.html")
    for language, said in (("en", NOTHING), ("de-AT", "Unter dieser Adresse gibt es nichts"), ("pt", NOTHING)):
        context = chrome.new_context(locale=language, service_workers="block")
        page = context.new_page()
        page.route("**/manifest.webmanifest", lambda route: route.abort())
        page.goto(f"{host.url}/foo")
        expect(page.get_by_text(said)).to_be_visible()
        context.close()


def test_a_page_whose_files_are_gone_says_so(serve: Serve, chrome: Browser) -> None:
    """As after a newer build, where a browser has kept the old page for some minutes."""
    host = serve()
    context = chrome.new_context(service_workers="block")
    page = context.new_page()
    page.route("**/assets/*.js", lambda route: route.fulfill(status=404))
    page.goto(f"{host.url}/")
    expect(page.get_by_text("The page couldn’t be loaded")).to_be_visible()
    context.close()


def test_links_lead_to_the_same_in_a_new_tab(serve: Serve, context: BrowserContext) -> None:
    host = serve()
    page = context.new_page()
    page.goto(f"{host.url}/#/foo")
    links = page.locator("a[href]")
    links.first.wait_for()
    for link in links.all():
        assert str(link.evaluate("link => link.href")).startswith(f"{host.url}/")


@pytest.mark.parametrize(
    ("address", "picture"), [("", "./preview.jpg"), ("https://a.org/b/", "https://a.org/b/preview.jpg")]
)
def test_messengers_find_the_preview_picture(tmp_path: Path, address: str, picture: str) -> None:
    """With its whole address, where that is known."""
    folder = bare(tmp_path / "site", address)
    assert f'<meta property="og:image" content="{picture}" />' in (folder / "index.html").read_text()
    assert (folder / "preview.jpg").is_file()

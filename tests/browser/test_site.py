"""The game without a server: a static folder behind a plain file server, also with that server stopped.

PRAEFECTUS_SITE names a folder that was made before; without it one is made, where its packages can be fetched.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from praefectus import data
from praefectus.server.edge.static_page import PACKAGED
from praefectus.site.build import thinking
from praefectus.site.node import commands
from tests.prepare import chromium

from .conftest import Visit
from .place import ANSWERS, FLAGS, LEVELS_HERE, Person, Place
from .static_site import START, Host, begin, kept, remembered, until

pytestmark = pytest.mark.long  # a site is made first, with Pyodide and its packages fetched

SLICE = 0.004  # seconds that a slowed page runs at a time
ROOM_KNOWN = 31_000  # milliseconds: for half a minute Chromium believes that there is as much room as there was


def test_a_page_over_plain_http_says_what_would_be_right(chrome: Browser, host: Host) -> None:
    """Only this computer itself is trusted without https; by another name it is not."""
    port = host.url.rpartition(":")[2]
    flags = [*FLAGS, "--host-resolver-rules=MAP game.example 127.0.0.1"]
    with chrome.browser_type.launch(executable_path=chromium(), args=flags) as other:
        page = other.new_page()
        page.goto(f"http://game.example:{port}")
        expect(page.get_by_role("status").filter(has_text="only over https")).to_be_visible(timeout=START)


def test_a_game_goes_on_without_any_host_where_it_was_left(host: Host, visit: Visit) -> None:
    """Played from a folder, closed in the middle of a turn, opened again with the file server stopped."""
    person = begin(visit(), bots=2)
    person.play_turns(1)
    person.click(person.quick(person.decisions()))
    person.turn(mine=False)
    state = person.decision()
    kept(person.page)
    host.stop()
    again = visit(person.context)
    again.page.goto(person.page.url)
    person.page.close()
    assert again.decision() == state
    again.play_turns(1)
    again.page.goto(host.url)
    expect(again.page.locator(".mygames .game")).to_have_count(1, timeout=START)


def test_two_pages_play_one_game_and_the_second_takes_over(visit: Visit) -> None:
    first = begin(visit(), bots=1)
    second = visit(first.context)
    second.page.goto(first.page.url)
    state = second.decision()
    assert state == first.decision()
    first.click(first.quick(first.decisions()))
    assert second.turn(mine=False) is not None and second.state != state
    first.page.close()  # it ran the games of the device
    second.page.wait_for_timeout(300)
    second.play_turns(1)


def test_a_browser_that_keeps_nothing_says_so_and_plays_on(visit: Visit) -> None:
    person = visit(script="Object.defineProperty(self, 'indexedDB', {value: undefined})")
    refused = "IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };"
    person.page.context.route(
        re.compile(r"/assets/worker-.*\.js"),
        lambda route: route.fulfill(body=refused + route.fetch().text(), content_type="text/javascript"),
    )
    begin(person, bots=1)
    expect(person.page.get_by_role("status").filter(has_text="keeps nothing")).to_be_visible(timeout=START)
    person.page.get_by_role("button", name="OK").click()
    person.play_turns(1)


def test_what_needs_people_elsewhere_names_the_server_of_the_site(site: Path, tmp_path: Path, visit: Visit) -> None:
    person = visit()
    person.go("/")
    expect(person.page.locator("#watch")).to_contain_text("on this device only", timeout=START)
    person.page.get_by_role("button", name="Settings").first.click()
    expect(person.page.get_by_role("dialog")).to_contain_text("MB used")


def test_a_whole_game_against_three_learned(host: Host, visit: Visit) -> None:
    person = begin(visit(reduced_motion="reduce"), level="learned")
    person.play_turns(1)
    kept(person.page)
    host.stop()  # the network lies in the browser by now
    person.play_out()
    expect(person.page.locator(".endpage")).to_be_visible()


def play_until_searched(host: Host, person: Person, most: int = 20) -> None:
    """A strong opponent plays games out where its network is in doubt; where it is not, that may take some turns."""
    for _ in range(most):
        if "rules.wasm" in {file.name for file in host.asked}:
            return
        person.play_turns(1)
    raise AssertionError(f"Nothing was played out in {most} turns.")


def test_a_strong_opponent_searches_in_the_browser(host: Host, visit: Visit) -> None:
    person = begin(visit(reduced_motion="reduce"), level="strongest", bots=1)
    play_until_searched(host, person)
    person.play_turns(1)


CARD = ("--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader", "--enable-features=Vulkan")


def test_a_graphics_card_is_tried_and_left_alone_where_it_is_slow(host: Host, chrome: Browser) -> None:
    """Here one that is only pretended, which the page is not told; a game that runs meanwhile continues."""
    flags = [flag for flag in FLAGS if flag != "--disable-gpu"]
    with chrome.browser_type.launch(executable_path=chromium(), args=[*flags, *CARD]) as other:
        person = Person(other.new_context(), host.url)
        if not person.go("/").page.evaluate("async () => !!(await navigator.gpu?.requestAdapter())"):
            pytest.skip("this Chromium has no WebGPU")
        real = "Object.defineProperty(GPUAdapterInfo.prototype, 'isFallbackAdapter', { get: () => false });"
        person.context.route(
            re.compile(r"/assets/worker-.*\.js"),
            lambda route: route.fulfill(body=real + route.fetch().text(), content_type="text/javascript"),
        )
        play_until_searched(host, begin(person, level="strongest", bots=1))
        end = time.monotonic() + START / 1000
        while "ort.webgpu.min.mjs" not in {file.name for file in host.asked} and time.monotonic() < end:
            person.page.wait_for_timeout(100)
        person.play_turns(1)
        assert {"ort.webgpu.min.mjs", "praefectus-float.onnx"} <= {file.name for file in host.asked}
        assert not person.troubles, person.troubles


def set_up(person: Person, board: str, *seats: str) -> Person:
    """A table of one's own: a board, and what sits at each seat ("me", "hot", "bot:greedy")."""
    person.go("/#/")  # a page that is open stays so
    page = person.page
    named = page.get_by_text(data.board(board).name, exact=True)
    page.locator("#make .boardpick").filter(has=named).first.click()
    page.locator(LEVELS_HERE).wait_for()
    places = page.locator("#make .seat select")
    while places.count() > len(seats):
        page.get_by_role("button", name=f"Remove seat {places.count()}").click()
    while places.count() < len(seats):
        page.get_by_role("button", name="Add a seat").click()
    for place, seat in zip(places.all(), seats, strict=True):
        place.select_option(seat)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#decide")
    return person


def test_every_board_starts(visit: Visit) -> None:
    person = visit()
    for board in data.board_ids():
        others = min(data.board(board).players) - 1
        set_up(person, board, "me", *["bot:greedy"] * others)


def test_solo_to_the_end(visit: Visit) -> None:
    person = visit(reduced_motion="reduce")
    person.go("/")
    page = person.page
    page.locator(LEVELS_HERE).wait_for()
    person.quick_settings().get_by_role("group", name="Mode").get_by_role("button", name="Solo").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("#decide")
    person.play_out()
    expect(page.locator(".endpage")).to_be_visible()


def test_several_people_play_in_turn_on_one_device(visit: Visit) -> None:
    person = set_up(visit(), "italia", "me", "hot", "bot:greedy")
    seats = set()
    for _ in range(4):
        person.decisions()  # while the bot thinks, the page shows the player who was there last
        seats.add(person.seat())
        person.play_turns(1)
    assert len(seats) == 2


def test_the_guided_first_game_and_a_hint(visit: Visit) -> None:
    person = visit()
    person.go("/")
    page = person.page
    page.locator(LEVELS_HERE).wait_for()
    page.get_by_role("button", name="Guided first game").click()
    coach = page.get_by_role("complementary", name="Coach")
    coach.get_by_role("button", name="Start").click()
    person.decisions()
    page.keyboard.press("i")
    expect(page.locator("#decide .choice.best").first).to_be_visible(timeout=START)


def test_a_game_that_is_over_is_looked_at_exported_deleted_and_brought_back(visit: Visit, tmp_path: Path) -> None:
    """Forecast while it is played; then analysis, a past position, the record, the deletion, and the record again."""
    person = begin(visit(reduced_motion="reduce"), level="learned", bots=1)
    page = person.page
    person.play_turns(1)
    person.decisions()
    expect(page.locator(".pl small", has_text="→").first).to_be_attached(timeout=START)
    person.state = None  # the decision that was looked at is still open
    person.play_out()
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator(".study .loss, .study p").first).to_be_visible(timeout=START)
    page.get_by_role("button", name="See the final board").click()
    page.goto(page.url.split("#/")[0] + "#/")
    page.get_by_role("button", name=re.compile("^Delete ")).first.click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export first").click()
    saved.value.save_as(tmp_path / "game.json")
    page.get_by_role("button", name="Delete permanently").last.click()
    expect(page.locator(".mygames .game")).to_have_count(0)
    page.locator(".mygames input[type=file]").set_input_files(tmp_path / "game.json")
    expect(page.locator(".endpage")).to_be_visible(timeout=START)
    page.goto(page.url.split("#/")[0] + "#/")
    record = (tmp_path / "game.json").read_text()
    (tmp_path / "games.json").write_text(f"[{record}, {record}]")  # as several are exported
    page.locator(".mygames input[type=file]").set_input_files(tmp_path / "games.json")
    expect(page.locator(".mygames .game")).to_have_count(3)
    (tmp_path / "none.json").write_text("nonsense")
    page.locator(".mygames input[type=file]").set_input_files(tmp_path / "none.json")
    expect(page.get_by_role("alert").filter(has_text="isn’t a saved game")).to_be_visible()


@contextmanager
def slower(chrome: Browser, times: int) -> Iterator[None]:
    """Every page and worker runs only a part of the time: the protocol's own slowing leaves workers as they are."""
    told = chrome.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [each["id"] for each in told if each["type"] == "renderer"]
    done = threading.Event()

    def slow() -> None:
        while not done.wait(SLICE):
            for process in pages:
                os.kill(process, signal.SIGSTOP)
            time.sleep((times - 1) * SLICE)
            for process in pages:
                os.kill(process, signal.SIGCONT)

    slowing = threading.Thread(target=slow)
    slowing.start()
    try:
        yield
    finally:
        done.set()
        slowing.join()


PHONE = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce"}


def waits(person: Person, chrome: Browser, times: int, turns: int = 12) -> tuple[list[float], list[float]]:
    """Seconds until a choice is answered, and from the end of one's own turn to the next, on a slower device."""
    begin(person, level="learned", bots=1).play_turns(2)  # the network is loaded
    person.page.evaluate(ANSWERS)
    with slower(chrome, times):
        person.play_turns(turns)
    return person.answered()


def test_a_phone_that_is_four_times_slower(visit: Visit, chrome: Browser) -> None:
    """Says how long a choice and a bot's turn take; medians, for the machine does other things too."""
    choices, turns = waits(visit(**PHONE), chrome, 4)
    choice, turn = statistics.median(choices), statistics.median(turns)
    sys.stdout.write(f"a choice {choice:.2f} s, a turn {turn:.2f} s\n")
    assert choices and turns


def test_a_second_start_begins_with_the_memory_of_the_first(visit: Visit) -> None:
    person = visit()
    person.go("/")
    person.page.locator(LEVELS_HERE).wait_for()
    size = """async () => {
        const shelf = await caches.open("praefectus memory");
        const [kept] = await shelf.keys();
        return kept ? (await (await shelf.match(kept)).arrayBuffer()).byteLength : 0;
    }"""
    until(person.page, f"async () => (await ({size})()) > 0")
    assert person.page.evaluate(size) > 30_000_000
    warned: list[str] = []
    again = visit(person.context)
    again.page.on("console", lambda said: warned.append(said.text))
    person.page.close()
    begin(again, bots=1).play_turns(1)
    assert not warned, warned


def test_a_damaged_memory_is_passed_over(visit: Visit) -> None:
    person = visit()
    person.go("/")
    page = person.page
    page.locator(LEVELS_HERE).wait_for()
    remembered(page)
    page.evaluate("""async () => {
        const shelf = await caches.open("praefectus memory");
        await shelf.put((await shelf.keys())[0], new Response(new Uint8Array(64)));
    }""")
    again = visit(person.context)
    page.close()
    begin(again, bots=1)


def test_a_full_disk_is_told_and_the_game_goes_on(host: Host, visit: Visit) -> None:
    person = begin(visit(), bots=1)
    kept(person.page)
    full = person.context.new_cdp_session(person.page)
    full.send("Storage.overrideQuotaForOrigin", {"origin": host.url, "quotaSize": 1})
    person.page.wait_for_timeout(ROOM_KNOWN)
    person.play_turns(1)
    expect(person.page.get_by_role("status").filter(has_text="lost when you close the page")).to_be_visible()
    person.page.get_by_role("button", name="OK").click()
    person.play_turns(1)


SQUEEZED = """
const { brotliCompressSync, constants } = require("node:zlib");
const { readFileSync } = require("node:fs");
const quality = (file) => (file.endsWith(".onnx") ? 9 : 11); // weights hardly get smaller, but take minutes
const size = (file) => brotliCompressSync(readFileSync(file), {
  params: { [constants.BROTLI_PARAM_QUALITY]: quality(file), [constants.BROTLI_PARAM_LGWIN]: 24 },
}).length;
console.log(process.argv.slice(1).reduce((sum, file) => sum + size(file), 0));
"""


def squeezed(files: set[Path]) -> int:
    """Return how many bytes a host sends that compresses with brotli."""
    node = commands("This test")[0]
    asked = [*node, "-e", SQUEEZED, *sorted(map(str, files))]
    return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout)


def weight(host: Host, person: Person) -> tuple[int, int]:
    """Return what the first game loads, and what opponents with a network load more, in bytes.

    What pages and workers ask for; a service worker, which fetches the other boards afterwards, is not let in.
    """
    begin(person).play_turns(1)
    first = set(host.asked)
    begin(person, level="learned", bots=1).play_turns(1)
    play_until_searched(host, begin(person, level="strongest", bots=1))
    later = host.asked - first
    assert {"praefectus.onnx", "rules.wasm"} <= {file.name for file in later}
    return squeezed(first), squeezed(later)


def test_the_first_game_loads_at_most_9_megabytes_and_17_with_the_network(host: Host, visit: Visit) -> None:
    least, more = weight(host, visit(service_workers="block"))
    sys.stdout.write(f"{least:,} bytes to the first game, {least + more:,} with the network\n")
    assert least < 9_000_000 and least + more < 17_000_000


def test_a_newer_build_is_offered_and_the_game_goes_on(site: Path, tmp_path: Path, chrome: Browser) -> None:
    """The old page works until its reader takes the new one."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    host = Host(folder)
    context = chrome.new_context()
    person = begin(Person(context, host.url), bots=1)
    person.page.set_default_timeout(START)
    person.play_turns(1)
    kept(person.page)
    state = person.decision()
    (folder / "theme.js").write_text((folder / "theme.js").read_text() + "// newer\n")
    worker = (folder / "sw.js").read_text()
    (folder / "sw.js").write_text(re.sub(r'("theme.js": ")[0-9a-f]{16}', r"\g<1>0123456789abcdef", worker))
    person.page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    person.page.get_by_role("button", name="Update now").click()
    person.page.wait_for_load_state()
    assert person.decision() == state
    assert not person.troubles
    context.close()
    host.stop()


@pytest.fixture
def thinking_place(site: Path, tmp_path: Path) -> Iterator[Place]:
    """A server whose page contains what a device needs to compute hints."""
    folder = tmp_path / "page"
    shutil.copytree(PACKAGED, folder)
    for part in ("runtime", "network"):
        shutil.copytree(site / part, folder / part)
    thinking(folder)
    place = Place(tmp_path / "place", static_dir=folder)
    yield place
    place.stop()


def think_here(chrome: Browser, place: Place, runtime: bool = True) -> tuple[Person, list[str]]:
    """Somebody at a table whose device thinks; and what is asked of the server."""
    person = Person(chrome.new_context(reduced_motion="reduce"), place.url)
    person.page.set_default_timeout(START)
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    if not runtime:
        person.context.route(re.compile("/runtime/"), lambda route: route.abort())
    begin(person, bots=1)
    person.page.get_by_role("button", name="Settings").first.click()
    person.page.get_by_role("switch", name="Compute hints on this device").click()
    person.page.keyboard.press("Escape")
    person.decisions()
    person.page.keyboard.press("i")
    expect(person.page.locator("#decide .hintline")).to_be_visible(timeout=START)
    return person, asked


def test_a_servers_page_lets_the_device_think(thinking_place: Place, chrome: Browser) -> None:
    person, asked = think_here(chrome, thinking_place)
    expect(person.page.locator("#decide .choice.best").first).to_be_visible()
    person.state = None
    person.play_out()
    person.page.get_by_role("button", name="Analyse the game").click()
    expect(person.page.locator(".study .loss, .study p").first).to_be_visible(timeout=START)
    assert not [url for url in asked if url.endswith(("/hint", "/analysis"))]
    assert not person.troubles, person.troubles
    person.context.close()


def test_where_the_device_cannot_think_the_server_does(thinking_place: Place, chrome: Browser) -> None:
    person, asked = think_here(chrome, thinking_place, runtime=False)
    assert [url for url in asked if url.endswith("/hint")]
    person.context.close()

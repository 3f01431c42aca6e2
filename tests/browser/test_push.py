"""Notices while the page is closed: the switch, the device at the server, and what the service worker shows."""

from __future__ import annotations

import base64
import json
import os
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Meet
from tests.browser.place import Person, Place, link


class Phone:
    """What the browser's push service keeps: keys, and what came."""

    def __init__(self) -> None:
        self.private, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.came: queue.Queue[str] = queue.Queue()
        self.endpoint = ""

    @property
    def script(self) -> str:
        """Chromium's own service is on the internet; all else of the page is as it is."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        p256dh, auth = (base64.urlsafe_b64encode(raw).rstrip(b"=").decode() for raw in (point, self.auth))
        given = json.dumps({"endpoint": self.endpoint, "keys": {"p256dh": p256dh, "auth": auth}})
        return f"""
        let mine = null;
        PushManager.prototype.getSubscription = async () => mine;
        PushManager.prototype.subscribe = async (options) => {{
          if (!options.userVisibleOnly || options.applicationServerKey.length !== 65) throw new Error("unfit");
          return (mine = {{ options, toJSON: () => ({given}), unsubscribe: async () => {{ mine = null; }} }});
        }};"""


@pytest.fixture
def phone() -> Iterator[Phone]:
    phone = Phone()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            text = http_ece.decrypt(body, private_key=phone.private, auth_secret=phone.auth, version="aes128gcm")
            phone.came.put(text.decode())
            self.send_response(201)
            self.end_headers()

        def log_message(self, *said: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    phone.endpoint = f"http://127.0.0.1:{server.server_port}/phone"
    yield phone
    server.shutdown()
    server.server_close()


def shown(person: Person, tag: str) -> list[list[str]]:
    """The notifications on the screen, as soon as this one is the only one there."""
    return list(
        person.page.evaluate(
            """async (tag) => {
              for (let i = 0; ; i++) {
                const all = await (await navigator.serviceWorker.ready).getNotifications();
                if (i > 200 || (all.length === 1 && all[0].tag === tag))
                  return all.map((notice) => [notice.title, notice.body, notice.tag]);
                await new Promise((later) => setTimeout(later, 50));
              }
            }""",
            tag,
        )
    )


def test_a_notice_reaches_the_closed_page_in_its_readers_language(
    place: Place, meet: Meet, chrome: Browser, phone: Phone
) -> None:
    context = chrome.new_context(locale="de", permissions=["notifications"], reduced_motion="reduce")
    bea = Person(context, place.url)
    bea.page.add_init_script(phone.script)
    session = context.new_cdp_session(bea.page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(said["registrations"]))
    session.send("ServiceWorker.enable")
    made = place.table("Ada", "Bea", seed=9, name="Secret plans")
    table = made["table"]["table"]
    bea.go(link(made, 1))
    bea.page.evaluate("() => navigator.serviceWorker.ready.then(() => 0)")
    bea.page.get_by_role("button", name="Einstellungen").click()
    switch = bea.page.get_by_role("switch", name="Mitteilen, wenn die Seite zu ist")
    switch.click()
    expect(switch).to_be_checked()
    expect(bea.page.get_by_text("Dieses Gerät bekommt jetzt Mitteilungen.")).to_be_visible()
    kind = bea.page.get_by_role("switch", name="Eine Partie ist zu Ende")
    expect(kind).to_be_checked()
    kind.click()
    expect(kind).not_to_be_checked()
    bea.page.goto(place.url + "/learn")  # not at the table
    ada = meet().go(link(made, 0))
    expect(ada.page.get_by_role("article", name="Bea")).to_contain_text("away")
    ada.play_turns(1)
    said = phone.came.get(timeout=60)
    assert json.loads(said) == {"event": "turn", "table": table}

    worker = {"origin": place.url, "registrationId": found[-1]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", worker | {"data": said})
    assert shown(bea, f"praefectus-{table}") == [["Du bist am Zug", "Öffne den Tisch.", f"praefectus-{table}"]]
    several = json.dumps({"event": "several", "count": 3})
    session.send("ServiceWorker.deliverPushMessage", worker | {"data": several})
    expected = [["3 deiner Partien warten auf dich", "Öffne deine Partien.", "praefectus"]]
    assert shown(bea, "praefectus") == expected

    # a click opens the table; only a person's own click may open a window, so the test looks which
    opened = context.service_workers[0].evaluate(
        """async (address) => {
          let opened = null;
          clients.openWindow = async (asked) => { opened = asked; };
          await registration.showNotification("x", { tag: "click", data: address });
          const [notification] = await registration.getNotifications({ tag: "click" });
          const event = new NotificationEvent("notificationclick", { notification });
          dispatchEvent(event);
          for (let i = 0; i < 100 && !opened; i++) await new Promise((later) => setTimeout(later, 50));
          return opened;
        }""",
        f"t/{table}",
    )
    assert opened == f"{place.url}/t/{table}"

    bea.go(link(made, 1))  # the choice stays, and can be taken back
    bea.page.get_by_role("button", name="Einstellungen").click()
    expect(switch).to_be_checked()
    expect(bea.page.get_by_role("switch", name="Eine Partie ist zu Ende")).not_to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    expect(bea.page.get_by_text("Dieses Gerät bekommt keine Mitteilungen mehr.")).to_be_visible()
    assert not bea.troubles
    context.close()


def test_where_it_cannot_be_the_switch_says_why(place: Place, meet: Meet) -> None:
    bea = meet(permissions=["notifications"])
    bea.page.add_init_script("delete window.PushManager;")
    bea.go()
    bea.page.get_by_role("button", name="Settings").click()
    switch = bea.page.get_by_role("switch", name="Notify me when the page is closed")
    expect(switch).to_be_disabled()
    expect(bea.page.get_by_text("add the page to the Home Screen first")).to_be_visible()

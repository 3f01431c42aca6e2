"""Passkeys with Chromium's virtual authenticator: add, sign in on another device, merge, remove, a copied key."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, expect

from .conftest import Meet
from .place import Person, Place

AUTHENTICATOR = {
    "protocol": "ctap2", "ctap2Version": "ctap2_1", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def device(place: Place, meet: Meet) -> tuple[Person, CDPSession, str]:
    """My page on a device with an authenticator of its own."""
    person = meet()
    person.page.goto(place.url.replace("127.0.0.1", "localhost").rstrip("/") + "/me")
    cdp = person.page.context.new_cdp_session(person.page)
    cdp.send("WebAuthn.enable")
    made = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return person, cdp, str(made["authenticatorId"])


def carry(cdp: CDPSession, source: str, other: CDPSession, target: str, **change: Any) -> None:
    """Put the key of one device into another, as a synchronised or stolen key is."""
    key = cdp.send("WebAuthn.getCredentials", {"authenticatorId": source})["credentials"][0]
    other.send("WebAuthn.clearCredentials", {"authenticatorId": target})
    other.send("WebAuthn.addCredential", {"authenticatorId": target, "credential": key | change})


def test_a_passkey_opens_another_device_and_a_copied_one_does_not(place: Place, meet: Meet) -> None:
    one, cdp, key = device(place, meet)
    laptop = one.page
    laptop.get_by_role("button", name="Create my personal link").click()
    laptop.get_by_label("Your name").fill("Livia")
    laptop.get_by_role("button", name="Use this name").click()
    expect(laptop.get_by_text("This name is yours now.")).to_be_visible()
    laptop.get_by_role("button", name="Add a passkey").click()
    expect(laptop.get_by_text("Passkey added.")).to_be_visible()
    expect(laptop.get_by_role("heading", level=1)).to_have_text("Livia")
    two, other, target = device(place, meet)
    phone = two.page
    phone.get_by_role("button", name="Create my personal link").click()
    expect(phone.get_by_alt_text("Personal link as a QR code")).to_be_visible()
    carry(cdp, key, other, target)
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_text("You’re signed in.")).to_be_visible()
    expect(phone.get_by_label("Your name")).to_have_value("Livia")
    phone.get_by_role("button", name="Yes, they’re mine").click()
    expect(phone.get_by_text("Those games are yours now.")).to_be_visible()
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("button", name="Yes, they’re mine")).to_be_hidden()  # the same player
    carry(other, target, other, target, signCount=0)
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_text("was copied")).to_be_visible()
    phone.get_by_role("button", name="Remove the passkey").click()
    expect(phone.get_by_text("Passkey removed.")).to_be_visible()
    phone.get_by_role("button", name="Sign out everywhere else").click()
    expect(phone.get_by_text("All other devices are signed out.")).to_be_visible()
    two.troubles = [trouble for trouble in two.troubles if "403" not in trouble]  # the copied key was refused


def test_signing_in_stops_the_deletion(place: Place, meet: Meet) -> None:
    one, _, _ = device(place, meet)
    page = one.page
    page.get_by_role("button", name="Create my personal link").click()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Passkey added.")).to_be_visible()
    page.get_by_role("button", name="Delete everything about me").click()
    page.get_by_role("button", name="Yes, delete it in 7 days").click()
    expect(page.get_by_text("Everything about you will be deleted on")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You’re signed in.")).to_be_visible()
    expect(page.get_by_text("Everything about you will be deleted on")).to_be_hidden()


def test_where_there_are_no_passkeys_the_page_says_why(place: Place, meet: Meet) -> None:
    """A bare address has no name that a passkey could belong to."""
    page = meet().page
    page.goto(place.url.replace("localhost", "127.0.0.1").rstrip("/") + "/me")
    expect(page.get_by_text(re.compile("Passkeys.*https"))).to_be_visible()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_be_hidden()
    expect(page.get_by_role("button", name="Create my personal link")).to_be_visible()

"""A player on several devices: a unique name, passkeys, sessions, and merging two players."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from fastapi import Path as PathParameter

from praefectus.server.edge.dependencies import PERSONAL, TheLimits, TheRegistry, json_text, refusals
from praefectus.server.edge.routes.people import ThePlayer
from praefectus.server.encoding import moment, now
from praefectus.server.errors import Refused
from praefectus.server.models import requests, responses
from praefectus.server.players.player import Player
from praefectus.server.players.seat_secrets import hashed, new_secret
from praefectus.server.players.waking_time import WakingTime
from praefectus.server.tables.registry import TableRegistry

if TYPE_CHECKING:
    from praefectus.server.storage.players import StoredPlayers

router = APIRouter(prefix="/api", responses=refusals)

ORIGIN = "Praefectus"


def stored(registry: TableRegistry) -> StoredPlayers:
    if registry.players is None:
        raise Refused("wrong_setup", "people-need-server")
    return registry.players


def site_of(request: Request) -> tuple[str, str]:
    """Return the origin of the page and its host name; passkeys need https or localhost, and a name."""
    origin = request.headers.get("origin", "")
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if host != "localhost" and (parts.scheme != "https" or host.replace(".", "").isdecimal() or ":" in host):
        raise Refused("wrong_setup", "passkeys-need-https")
    return origin, host


async def shown(registry: TableRegistry, player: Player) -> responses.PlayerAnswer:
    players = stored(registry)
    keys = [
        responses.PasskeyInfo(
            id=key.id, label=key.label, made=moment(key.made), used=None if key.used is None else moment(key.used)
        )
        for key in await players.passkeys(player.id)
    ]
    sessions = [
        responses.SessionInfo(
            link=part.kind == "link",
            label=part.label,
            here=part.secret_hash == player.secret_hash,
            made=moment(part.made),
            used=moment(part.used),
        )
        for part in await players.entrances(player.id)
    ]
    waking = await players.waking(player.id)
    return responses.PlayerAnswer(
        id=player.id,
        name=player.name,
        moderates=player.moderates,
        passkeys=keys,
        sessions=sessions,
        waking=None if waking is None else waking_info(waking),
        closing=None if player.closing is None else moment(player.closing),
    )


def waking_info(waking: WakingTime) -> responses.WakingInfo:
    pauses = [responses.PauseInfo(first=first.isoformat(), last=last.isoformat()) for first, last in waking.pauses]
    return responses.WakingInfo(
        zone=waking.zone,
        sleep_from=waking.sleep_from,
        sleep_to=waking.sleep_to,
        pauses=pauses,
        days_left=waking.pause_days_left(waking.today(now()).year),
    )


async def shown_now(registry: TableRegistry, player: Player) -> responses.PlayerAnswer:
    """Return the player as they are after a change."""
    return await shown(registry, await registry.people.player_of(player.secret_hash) or player)


@router.get("/person/player", openapi_extra=PERSONAL)
async def read_player(registry: TheRegistry, player: ThePlayer) -> responses.PlayerAnswer:
    """Return the player's id, name, passkeys, sessions and waking time."""
    return await shown(registry, player)


@router.put("/person/name", openapi_extra=PERSONAL)
async def claim_name(registry: TheRegistry, player: ThePlayer, wish: requests.PlayerName) -> responses.PlayerAnswer:
    """Take a name that no other player has, and none that looks like it. The former name is reserved for a year."""
    await stored(registry).claim(player, wish.name)
    return await shown_now(registry, player)


@router.post("/person/passkeys/options", openapi_extra=PERSONAL)
async def passkey_options(request: Request, registry: TheRegistry, player: ThePlayer) -> Response:
    """Return what `navigator.credentials.create` needs to add a passkey, as JSON of WebAuthn."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    _, host = site_of(request)
    keys = await stored(registry).passkeys(player.id)
    options = webauthn.generate_registration_options(
        rp_id=host,
        rp_name=ORIGIN,
        user_name=player.name or ORIGIN,
        user_id=base64url_to_bytes(player.id),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in keys],
    )
    await stored(registry).challenge(player.id, options.challenge)
    return json_text(webauthn.options_to_json(options))


@router.post("/person/passkeys", openapi_extra=PERSONAL)
async def add_passkey(
    request: Request, registry: TheRegistry, player: ThePlayer, given: requests.NewPasskey
) -> responses.PlayerAnswer:
    """Add the passkey that the browser made."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    origin, host = site_of(request)
    challenge = await challenge_in(registry, player.id, given.credential)
    try:
        seen = webauthn.verify_registration_response(
            credential=given.credential, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin
        )
    except (WebAuthnException, ValueError, KeyError) as error:
        raise Refused("wrong_passkey", "passkey-not-accepted") from error
    key = bytes_to_base64url(seen.credential_id)
    await stored(registry).add_passkey(
        player.id, key, player.id, seen.credential_public_key, seen.sign_count, given.label
    )
    return await shown(registry, player)


@router.delete("/person/passkeys/{key}", openapi_extra=PERSONAL)
async def remove_passkey(
    registry: TheRegistry, player: ThePlayer, key: Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,1400}$")]
) -> responses.PlayerAnswer:
    """Remove a passkey. The personal link always stays, so nobody locks themselves out."""
    await stored(registry).remove_passkey(player.id, key)
    return await shown(registry, player)


@router.post("/passkey/options")
async def sign_in_options(request: Request, registry: TheRegistry, limits: TheLimits) -> Response:
    """Return what `navigator.credentials.get` needs to sign in, as JSON of WebAuthn."""
    import webauthn

    _, host = site_of(request)
    limits.guess(limits.address(request))
    options = webauthn.generate_authentication_options(rp_id=host)
    await stored(registry).challenge(None, options.challenge)
    return json_text(webauthn.options_to_json(options))


@router.post("/passkey", status_code=201)
async def sign_in(request: Request, registry: TheRegistry, given: requests.NewPasskey) -> responses.Person:
    """Sign in with a passkey: open a session, whose secret works like that of the personal link.

    It ends after 90 days without use. `cloned_passkey` when the key was copied: its counter did not grow.
    """
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    origin, host = site_of(request)
    key = await stored(registry).passkey(str(given.credential.get("id")))
    challenge = await challenge_in(registry, None, given.credential)
    if key is None:
        raise Refused("wrong_passkey", "passkey-unknown")
    try:
        handle = given.credential["response"].get("userHandle")
        seen = webauthn.verify_authentication_response(
            credential=given.credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=key.public_key,
            credential_current_sign_count=0,  # use_passkey compares it
        )
    except (WebAuthnException, ValueError, KeyError) as error:
        raise Refused("wrong_passkey", "passkey-not-accepted") from error
    if handle is None or base64url_to_bytes(handle) != base64url_to_bytes(key.handle):
        raise Refused("wrong_passkey", "passkey-not-accepted")
    registry.people.rules.check_ban([key.person])
    await stored(registry).use_passkey(key, seen.new_sign_count)
    return responses.Person(person=await stored(registry).open_session(key.person, given.label), id=key.person)


async def challenge_in(registry: TableRegistry, player: str | None, credential: requests.Credential) -> bytes:
    """Return the challenge that a device signed, if it was ours and new."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(said["challenge"])
    except (ValueError, KeyError, TypeError) as error:
        raise Refused("wrong_passkey", "passkey-not-accepted") from error
    if not await stored(registry).take_challenge(player, challenge):
        raise Refused("wrong_passkey", "passkey-too-late")
    return challenge


@router.post("/person/sessions/end", openapi_extra=PERSONAL)
async def end_others(registry: TheRegistry, player: ThePlayer) -> responses.Person:
    """End all other sessions and replace the personal link, whose new secret is in the answer."""
    secret = new_secret()
    await stored(registry).end_others(player, hashed(secret))
    await registry.people_changed()
    return responses.Person(person=secret, id=player.id)


@router.post("/person/merge", openapi_extra=PERSONAL)
async def merge(registry: TheRegistry, player: ThePlayer, wish: requests.OtherPlayer) -> responses.PlayerAnswer:
    """Add another player's seats, keys and sessions to this player: for one person who was two until now.

    `person` is a secret of the other player. Their links and sessions open this player from now on.
    """
    other = await registry.people.player_of(hashed(wish.person))
    if other is None:
        raise Refused("no_person", "no-person")
    registry.people.rules.check_ban([other.id])
    if other.id != player.id:
        await stored(registry).merge(player, other)
        if registry.settling is not None:
            await registry.settling.results.recompute()  # their results are those of one person now
        await registry.people_changed()
    return await shown_now(registry, player)

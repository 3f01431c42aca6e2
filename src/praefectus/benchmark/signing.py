"""Signed result files: Ed25519 over the result's canonical JSON, with the signer's public key beside it.

A signature shows that a file has not been changed since its signer wrote it, and that two files have the same signer.
It does not show that the games were played: the deals are fixed, so anyone can play them again and compare `check`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from platformdirs import user_data_path

from praefectus.benchmark.suites import BenchmarkError

KEY_VARIABLE = "PRAEFECTUS_SIGNING_KEY"  # another file for the key
SIGNATURE = "signature"
SHOWN_LETTERS = 12  # of a public key


def key_file() -> Path:
    return Path(os.environ.get(KEY_VARIABLE) or user_data_path("praefectus") / "evaluation-key.pem")


def own_key() -> Ed25519PrivateKey:
    """The key of this computer's user, made at the first use; only the user can read it."""
    file = key_file()
    if file.exists():
        try:
            key = load_pem_private_key(file.read_bytes(), None)
        except ValueError:
            raise BenchmarkError("signing-key-damaged", file=str(file)) from None
        if not isinstance(key, Ed25519PrivateKey):
            raise BenchmarkError("signing-key-damaged", file=str(file))
        return key
    made = Ed25519PrivateKey.generate()
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return made


def canonical(result: dict[str, Any]) -> bytes:
    """Return what is signed: everything but the signature, in one form."""
    unsigned = {name: value for name, value in result.items() if name != SIGNATURE}
    return json.dumps(unsigned, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def signed(result: dict[str, Any], key: Ed25519PrivateKey | None = None) -> dict[str, Any]:
    key = key or own_key()
    public = key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
    return {**result, SIGNATURE: {"key": public, "value": key.sign(canonical(result)).hex()}}


def signer(result: dict[str, Any]) -> str | None:
    """The public key of the signer; None where there is no signature, or it does not belong to this content."""
    try:
        said = result[SIGNATURE]
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(said["key"])).verify(
            bytes.fromhex(said["value"]), canonical(result)
        )
        return str(said["key"])
    except (KeyError, TypeError, ValueError, InvalidSignature):
        return None

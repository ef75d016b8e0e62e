"""
Deliveries of webhooks: verify received ones, sign those of tests.

    from arauto import webhook

    evento = webhook.verify(request.get_data(), request.headers, secret)
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar

from arauto._language import text
from arauto._model import Model, Reader, as_moment
from arauto.errors import ConfigurationError, ResponseFormatError, WebhookSignatureError

__all__ = ["EventoRecebido", "sign", "verify"]

Headers = (
    Mapping[str, str]
    | Mapping[bytes, bytes]
    | Iterable[tuple[str, str]]
    | Iterable[tuple[bytes, bytes]]
)
"""As web frameworks give them, also the raw ones of ASGI: pairs of bytes."""

TOLERANCE_S = 300
_PREFIX = "whsec_"
_PROOF = re.compile("x-service-.*|webhook-.*")


@dataclass(frozen=True, kw_only=True)
class EventoRecebido(Model):
    """A delivered event."""

    id: str
    """`evt_…`: the same in every delivery of the event; handle each only once."""
    tipo: str
    """`publicacao.nova`, `publicacao.atualizada`, `linha.nova`, `edicao.publicada` or
    `alerta.match`."""
    criado_em: datetime
    webhook_id: str
    dados: dict[str, Any]
    """The data: `publicacao`, `edicao` or `alerta`, as JSON."""

    readers: ClassVar[Mapping[str, Reader]] = {"criado_em": as_moment}


def verify(
    body: bytes | str,
    headers: Headers,
    secrets: str | Sequence[str],
    *,
    tolerance: float = TOLERANCE_S,
    now: float | None = None,
) -> EventoRecebido:
    """
    The event of a delivery, if it is genuine.

    Args:
        body: The bytes as received, or an unchanged text, before any parsing.
        headers: Names in any case.
        secrets: The webhook's secret, or several during a rotation.
        tolerance: Allowed difference between the sender's clock and ours in seconds, either way.
        now: Unix seconds, instead of the clock.

    Raises:
        ConfigurationError: The arguments cannot be right: a body that is parsed already.
        WebhookSignatureError: It is not genuine: answer 401, and do nothing with it.
        ResponseFormatError: It is genuine, but no JSON.
    """
    content = _bytes_of(body)
    keys = _keys_of(secrets)
    if not keys or "" in keys:
        raise WebhookSignatureError(text("secret_empty"))
    proof = _proof_of(headers)
    if not re.fullmatch(r"[0-9]{1,15}", proof.timestamp):
        raise WebhookSignatureError(text("no_time"))
    if abs((time.time() if now is None else now) - int(proof.timestamp)) > tolerance:
        raise WebhookSignatureError(text("time_off", seconds=tolerance))
    if not proof.holds(content, keys):
        raise WebhookSignatureError(text("not_genuine"))
    return _read_event(content)


def sign(body: bytes, id: str, secret: str, timestamp: int | None = None) -> dict[str, str]:
    """The headers of a delivery, for tests of receivers. `timestamp`: Unix seconds."""
    if not secret:
        raise ConfigurationError(text("secret_empty"))
    moment = str(int(time.time()) if timestamp is None else timestamp)
    return {
        "X-Service-Timestamp": moment,
        "X-Service-Signature": _service_signature(body, id, moment, secret),
        "webhook-id": id,
        "webhook-timestamp": moment,
        "webhook-signature": _standard_signature(body, id, moment, secret),
    }


def _bytes_of(body: object) -> bytes:
    if isinstance(body, str):
        return body.encode()
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(body)
    raise ConfigurationError(text("verify_body", type=type(body).__name__))


def _keys_of(secrets: object) -> list[str]:
    if isinstance(secrets, str):
        return [secrets]
    keys: list[Any] = list(secrets) if isinstance(secrets, Iterable) else [None]
    if not all(isinstance(each, str) for each in keys):
        raise ConfigurationError(text("verify_secret", type=type(secrets).__name__))
    return keys


@dataclass(frozen=True)
class _Proof:
    """The proof in a delivery: signatures of one scheme; one valid signature suffices."""

    id: str
    timestamp: str
    signatures: list[str]
    scheme: Callable[[bytes, str, str, str], str]

    def holds(self, body: bytes, secrets: list[str]) -> bool:
        right = [self.scheme(body, self.id, self.timestamp, secret).encode() for secret in secrets]
        found = [
            hmac.compare_digest(signature.encode(), each)
            for signature in self.signatures
            for each in right
        ]
        return any(found)


def _proof_of(headers: Headers) -> _Proof:
    """The contract's headers decide if present; otherwise those of Standard Webhooks."""
    given = _read_headers(headers)
    names = ("x-service-signature", "x-service-signature-next")
    ours = [given[name] for name in names if name in given]
    id = given.get("webhook-id", "")
    if ours:
        return _Proof(id, given.get("x-service-timestamp", ""), ours, _service_signature)
    signatures = given.get("webhook-signature", "").split(" ")
    return _Proof(id, given.get("webhook-timestamp", ""), signatures, _standard_signature)


def _read_headers(headers: Headers) -> dict[str, str]:
    """Those that prove something, by name in lower case."""
    pairs: dict[Any, Any]
    try:
        pairs = dict(headers)
        given = {_as_text(name).lower(): value for name, value in pairs.items()}
    except (TypeError, ValueError) as error:
        kind = type(headers).__name__
        raise ConfigurationError(text("verify_headers", type=kind)) from error
    try:
        return {name: _as_text(value) for name, value in given.items() if _PROOF.fullmatch(name)}
    except TypeError as error:
        raise ConfigurationError(text("verify_headers", type=error)) from error


def _as_text(part: object) -> str:
    if isinstance(part, bytes):
        return part.decode("latin-1")
    if isinstance(part, str):
        return part
    raise TypeError(type(part).__name__)


def _service_signature(body: bytes, _id: str, timestamp: str, secret: str) -> str:
    """`sha256=` and the HMAC of timestamp, dot and body, keyed by the whole secret."""
    message = timestamp.encode() + b"." + body
    return "sha256=" + hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()


def _standard_signature(body: bytes, id: str, timestamp: str, secret: str) -> str:
    """`v1,` and the HMAC of id, timestamp and body, keyed by the decoded `whsec_` secret."""
    message = f"{id}.{timestamp}.".encode() + body
    digest = hmac.new(_standard_key(secret), message, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()


def _standard_key(secret: str) -> bytes:
    encoded = secret[len(_PREFIX) :] if secret.startswith(_PREFIX) else ""
    try:
        key = base64.b64decode(encoded, validate=True)
    except (binascii.Error, ValueError):
        key = b""
    canonical = key != b"" and base64.b64encode(key).decode() == encoded
    return key if canonical else secret.encode()


def _read_event(body: bytes) -> EventoRecebido:
    try:
        event = json.loads(body)
    except ValueError as error:
        raise ResponseFormatError(text("delivery_no_json")) from error
    if not isinstance(event, dict):
        raise ResponseFormatError(text("delivery_no_json"))
    return EventoRecebido.from_dict(event)

"""A request to the API, and the meaning of its answer. Neither sends anything."""

from __future__ import annotations

import json
import math
import re
import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timezone
from enum import Enum
from typing import Any, Literal
from urllib.parse import quote

from arauto._language import text
from arauto._model import as_text
from arauto._options import Settings
from arauto._retry import asked_wait
from arauto.errors import APIError, ConfigurationError, ResponseFormatError, error_type
from arauto.models import Detalhe


class NotGiven(Enum):
    """The default of the arguments of a change, of which None clears a field."""

    NOT_GIVEN = "not given"

    def __repr__(self) -> str:
        return self.name


NOT_GIVEN: Literal[NotGiven.NOT_GIVEN] = NotGiven.NOT_GIVEN


@dataclass(frozen=True)
class Request:
    """
    Below the base address. `query` and `body` as the caller gave them.

    None is omitted, except from the body of a change (PATCH), where it clears the field.
    """

    method: str
    path: str
    query: Mapping[str, Any] | None = None
    body: Mapping[str, Any] | None = None
    idempotency_key: str | None = None

    def url(self, settings: Settings) -> str:
        """The whole address."""
        pairs = [
            f"{quote(name, safe='')}={quote(each, safe='')}"
            for name, value in (self.query or {}).items()
            for each in _texts(name, value, moments=self._takes_moments())
        ]
        return settings.base_url + self.path + ("?" + "&".join(pairs) if pairs else "")

    def headers(self, settings: Settings) -> dict[str, str]:
        """For one operation: a POST has the same idempotency key at every attempt."""
        headers = {
            "Accept": "application/json, */*;q=0.5",
            "User-Agent": settings.user_agent,
            "X-API-Key": settings.api_key,
        }
        if self.method == "POST":
            headers["Idempotency-Key"] = self.idempotency_key or str(uuid.uuid4())
        if self.body is not None:
            headers["Content-Type"] = "application/json"
        return headers

    def content(self) -> bytes | None:
        """The body as it is sent."""
        if self.body is None:
            return None
        omitted = NOT_GIVEN if self.method == "PATCH" else None
        sent = {name: value for name, value in self.body.items() if value is not omitted}
        for name, value in sent.items():
            _check(name, value)
        moments = self._takes_moments()
        plain = {name: _plain(value, moments=moments) for name, value in sent.items()}
        return json.dumps(plain, ensure_ascii=False, default=_json).encode()

    def _takes_moments(self) -> bool:
        """Deliveries have moments; everything else that is asked for by time has days."""
        return self.path.startswith("/webhooks")


def segment(identifier: str) -> str:
    """One part of a path. Raises ConfigurationError if it cannot be one."""
    if not isinstance(identifier, str) or identifier in ("", ".", ".."):
        raise ConfigurationError(text("not_an_id", value=repr(identifier)))
    return quote(identifier, safe="")


def _texts(name: str, value: Any, *, moments: bool) -> list[str]:
    values = [each for each in _each(value) if each is not None]
    _check(name, values)
    return [_text(_plain(each, moments=moments)) for each in values]


def _each(value: Any) -> Iterable[Any]:
    return value if hasattr(value, "__iter__") and not isinstance(value, (str, bytes)) else [value]


def _check(name: str, value: Any) -> None:
    """Raises ConfigurationError at NaN and the like, which tables have for what they lack."""
    if isinstance(value, Mapping):
        for inner, each in value.items():
            _check(inner, each)
    elif hasattr(value, "__iter__"):
        if not isinstance(value, (str, bytes)):
            for each in value:
                _check(name, each)
    elif not _is_value(value):
        raise ConfigurationError(text("no_value", argument=name, value=value))


def _is_value(value: Any) -> bool:
    try:
        # NaN and NaT differ from themselves; NA does not say.
        return bool(value == value) and value not in (math.inf, -math.inf)
    except TypeError:
        return False


def _plain(value: Any, *, moments: bool) -> Any:
    """
    A number, a flag or a moment of numpy as Python's own; a moment as its day, where only days are
    asked for: so are days in the tables of pandas.
    """
    if getattr(value, "shape", None) == ():
        is_moment = value.dtype.kind == "M"
        value = value.astype("datetime64[us]").item() if is_moment else value.item()
    return value.date() if isinstance(value, datetime) and not moments else value


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return as_text(value) if isinstance(value, date) else str(value)


def _json(value: Any) -> Any:
    if isinstance(value, date):
        return as_text(value)
    if getattr(value, "shape", None) == ():
        return value.item()
    if isinstance(value, (set, frozenset, tuple)) or hasattr(value, "tolist"):
        return list(value)
    raise ConfigurationError(text("not_sendable", type=type(value).__name__))


@dataclass(frozen=True)
class RateLimit:
    """The rate limit in the last answer; None before the first one."""

    limit: int | None = None
    """Requests per minute."""
    remaining: int | None = None
    """Remaining requests in this minute."""
    reset: datetime | None = None

    @staticmethod
    def of(headers: Mapping[str, str]) -> RateLimit:
        """As in the headers of an answer."""
        reset = _number(headers.get("X-RateLimit-Reset"))
        return RateLimit(
            limit=_number(headers.get("X-RateLimit-Limit")),
            remaining=_number(headers.get("X-RateLimit-Remaining")),
            reset=None if reset is None else datetime.fromtimestamp(reset, timezone.utc),
        )


def _number(value: str | None) -> int | None:
    return int(value) if value is not None and re.fullmatch(r"[0-9]{1,11}", value) else None


@dataclass(frozen=True)
class Envelope:
    """A success."""

    dados: Any
    beside: dict[str, Any]
    """The other fields, such as notices."""

    @property
    def avisos(self) -> list[Any]:
        """The notices; none if the service has nothing to say."""
        return self.beside.get("avisos") or []


def read_envelope(content: bytes) -> Envelope:
    """Raises ResponseFormatError if it is no envelope."""
    body = _parse(content)
    if not isinstance(body, dict) or "dados" not in body:
        raise ResponseFormatError(text("not_the_api", argument="base_url"))
    beside = {name: value for name, value in body.items() if name not in ("sucesso", "dados")}
    return Envelope(body["dados"], beside)


def read_object(envelope: Envelope | None) -> dict[str, Any]:
    """An object: its fields, together with the other fields of the envelope."""
    if envelope is None or not isinstance(envelope.dados, dict):
        raise ResponseFormatError(text("no_object"))
    return {**envelope.beside, **envelope.dados}


def read_rows(dados: Any) -> list[dict[str, Any]]:
    """A list of objects."""
    if not _is_rows(dados):
        raise ResponseFormatError(text("no_list"))
    return list(dados)


def read_page(envelope: Envelope | None) -> dict[str, Any]:
    """A page: an object with a list."""
    page = read_object(envelope)
    if not _is_rows(page.get("resultados")):
        raise ResponseFormatError(text("no_page"))
    return page


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(each, dict) for each in value)


def read_error(status: int, headers: Mapping[str, str], content: bytes, now: float) -> APIError:
    """
    The API's description of an error; for an answer that is not the API's, at least the status.
    """
    body = _parse(content)
    body = body if isinstance(body, dict) else {}
    erro = body.get("erro")
    erro = erro if isinstance(erro, dict) else {}
    detalhes = erro.get("detalhes")
    return error_type(status)(
        status=status,
        codigo=_str(erro.get("codigo")),
        mensagem=_str(erro.get("mensagem")) or _no_message(status),
        detalhes=[Detalhe.from_dict(each) for each in detalhes if isinstance(each, dict)]
        if isinstance(detalhes, list)
        else [],
        request_id=_str(body.get("request_id")) or headers.get("X-Request-Id"),
        retry_after=asked_wait(status, headers, now),
    )


def _no_message(status: int) -> str:
    return text("no_reason") if status >= 400 else text("redirected", argument="base_url")


def _parse(content: bytes) -> Any:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None


def _str(value: Any) -> str | None:
    return value if isinstance(value, str) else None

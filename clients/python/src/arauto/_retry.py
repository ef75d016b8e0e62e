"""When to try again, and after how long. Nothing here waits, or knows the time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

_TRANSIENT = {408, 429, 500, 502, 503, 504}
_TOO_MANY = 429
_FIRST_WAIT_S = 0.5
_LONGEST_BACKOFF_S = 8.0
_DIGITS = re.compile(r"[0-9]{1,15}")
_HTTP_DATE = re.compile(r"[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT", re.ASCII)


def may_retry(method: str, status: int | None) -> bool:
    """Whether a request may be sent again after this status; None: there was no answer."""
    if method == "PATCH":
        # It may have been done, and the service honours Idempotency-Key only on POST.
        return status == _TOO_MANY
    return status is None or status in _TRANSIENT


def wait_before_next(
    attempt: int, status: int | None, headers: Mapping[str, str], now: float, random: float
) -> float:
    """Seconds to wait after the `attempt`-th attempt. `now`: Unix seconds; `random`: 0 to 1."""
    asked = asked_wait(status, headers, now)
    if asked is not None:
        return asked
    backoff: float = min(_LONGEST_BACKOFF_S, _FIRST_WAIT_S * 2 ** (attempt - 1))
    return backoff * (0.75 + 0.25 * random)


def asked_wait(status: int | None, headers: Mapping[str, str], now: float) -> float | None:
    """Seconds that the service asks us to wait; None if it does not tell."""
    after = _retry_after(headers.get("Retry-After", ""), now)
    if after is not None:
        return after
    if status != _TOO_MANY or headers.get("X-RateLimit-Remaining") != "0":
        return None
    reset = headers.get("X-RateLimit-Reset", "")
    # Adds a second, because the limit is reset at an unknown moment within it.
    return max(0.0, float(reset) + 1 - now) if _DIGITS.fullmatch(reset) else None


def _retry_after(text: str, now: float) -> float | None:
    if _DIGITS.fullmatch(text):
        return float(text)
    if not _HTTP_DATE.fullmatch(text):
        return None
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    except ValueError:
        return None

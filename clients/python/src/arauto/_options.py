"""How a client is made."""

from __future__ import annotations

import operator
import os
import platform
import re
import sys
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from arauto._language import text
from arauto._version import __version__
from arauto.errors import ConfigurationError


@dataclass(frozen=True)
class Settings:
    """The checked options, from the caller and the environment."""

    api_key: str = field(repr=False)
    base_url: str
    """Without a slash at the end."""
    timeout: float
    connect_timeout: float
    max_retries: int
    max_wait: float
    user_agent: str


def read_options(
    *,
    api_key: str | None,
    base_url: str | None,
    timeout: float,
    connect_timeout: float,
    max_retries: int,
    max_wait: float,
    user_agent: str | None,
) -> Settings:
    """The options, and the environment for absent ones. Raises ConfigurationError."""
    key = api_key or os.environ.get("ARAUTO_API_KEY", "").strip()
    address = base_url or os.environ.get("ARAUTO_BASE_URL", "").strip()
    if not key:
        raise ConfigurationError(text("no_key", argument="api_key"))
    # Such a text cannot be a header, and the platform's own error would show it.
    if not re.fullmatch(r"[\x21-\x7e]+", key):
        raise ConfigurationError(text("bad_key", argument="api_key"))
    if not address:
        raise ConfigurationError(text("no_address", argument="base_url"))
    return Settings(
        api_key=key,
        base_url=_check_address(address),
        timeout=check_range("timeout", timeout, above=0),
        connect_timeout=check_range("connect_timeout", connect_timeout, above=0),
        max_retries=int(check_range("max_retries", max_retries, above=-1)),
        max_wait=check_range("max_wait", max_wait, above=-1e-9),
        user_agent=" ".join(filter(None, [_own_user_agent(), user_agent])),
    )


def check_range(name: str, value: float, *, above: float) -> float:
    """The value, if it is a number above; raises ConfigurationError otherwise."""
    if isinstance(value, (int, float)) and above < value < float("inf"):
        return value
    wanted = "negative" if above < 0 else "not_positive"
    raise ConfigurationError(text(wanted, argument=name, value=repr(value)))


def check_count(name: str, value: Any) -> int:
    """The value, if it is a whole number, zero or more; raises ConfigurationError otherwise."""
    try:
        # Also numpy's.
        count = operator.index(value)
    except TypeError:
        count = -1
    if count < 0:
        raise ConfigurationError(text("negative", argument=name, value=repr(value)))
    return count


def _check_address(address: str) -> str:
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    extra = parts.query or parts.fragment or "@" in parts.netloc
    if extra or not parts.hostname or parts.scheme not in ("http", "https"):
        raise ConfigurationError(text("bad_address", argument="base_url"))
    return address.rstrip("/")


def _own_user_agent() -> str:
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return f"arauto-python/{__version__} (python {python}; {platform.system().lower()})"

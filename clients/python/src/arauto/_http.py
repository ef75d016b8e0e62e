"""The HTTP library: httpx2, or httpx if only that is installed. Uses only what both have."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar
from urllib.request import getproxies

from arauto._language import text
from arauto.errors import ConfigurationError

if TYPE_CHECKING:
    import httpx2 as http
else:
    try:
        import httpx2 as http
    except ImportError:
        import httpx as http

__all__ = ["http", "own_client"]

_Client = TypeVar("_Client")


def own_client(kind: Callable[[], _Client]) -> _Client:
    """A new client of the library; raises ConfigurationError if the proxy set cannot be used."""
    try:
        return kind()
    except (ImportError, ValueError, http.InvalidURL) as error:
        # It does not say which of them it is about: SOCKS needs another package.
        given = {name: address for name, address in getproxies().items() if name != "no"}
        other = [n for n, each in given.items() if not each.startswith(("http://", "https://"))]
        variables = [f"{name.upper()}_PROXY" for name in other or given]
        problem = text("proxy_unusable", variables=", ".join(variables), reason=error)
        raise ConfigurationError(problem) from error

from __future__ import annotations

from typing import TYPE_CHECKING

from arauto._sync.alertas import Alertas
from arauto._sync.archive import Archive
from arauto._sync.boletins import Boletins
from arauto._sync.chaves import Chaves
from arauto._sync.contas import Contas
from arauto._sync.listas import Listas
from arauto._sync.pastas import Pastas
from arauto._sync.transport import Transport
from arauto._sync.webhooks import Webhooks
from arauto._options import read_options
from arauto._request import RateLimit

if TYPE_CHECKING:
    from typing_extensions import Self

    from arauto._http import http


class Arauto(Archive):
    """
    A client of one Arauto service; `with` it, or close it with `arauto.close()`.

    Args:
        api_key: API key, `ar_…`; by default the environment's `ARAUTO_API_KEY`.
        base_url: Address of the service with its version, `https://…/api/v1`; by default the
            environment's `ARAUTO_BASE_URL`.
        timeout: Seconds for one attempt, from connecting to the last byte.
        connect_timeout: Seconds of those for connecting.
        max_retries: Attempts after the first.
        max_wait: The longest accepted wait between two attempts, in seconds; a longer one is an
            error at once.
        user_agent: Appended to the client's own `User-Agent`.
        http_client: A client of httpx2 (or httpx) of your own: proxies, certificates, tests. It is
            not closed with this one.

    Raises:
        ConfigurationError: Without a key or an address.
    """

    def __init__(
        self,
        *,
        api_key: str | None = None,
        base_url: str | None = None,
        timeout: float = 30.0,
        connect_timeout: float = 5.0,
        max_retries: int = 2,
        max_wait: float = 60.0,
        user_agent: str | None = None,
        http_client: http.Client | None = None,
    ) -> None:
        settings = read_options(
            api_key=api_key,
            base_url=base_url,
            timeout=timeout,
            connect_timeout=connect_timeout,
            max_retries=max_retries,
            max_wait=max_wait,
            user_agent=user_agent,
        )
        self._use(Transport(settings, http_client))

    def _use(self, transport: Transport) -> None:
        super().__init__(transport)
        self.webhooks = Webhooks(transport)
        """Webhooks of the account."""
        self.alertas = Alertas(transport)
        """Alerts of the account."""
        self.listas = Listas(transport)
        """Lists of items that alerts have in common."""
        self.boletins = Boletins(transport)
        """Bulletins of the account."""
        self.pastas = Pastas(transport)
        """Folders of the account."""
        self.chaves = Chaves(transport)
        """Keys of the API."""
        self.contas = Contas(transport)
        """Accounts of the installation."""

    def __repr__(self) -> str:
        return f"Arauto({self._transport!r})"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connections."""
        self._transport.close()

    def with_options(
        self, *, timeout: float | None = None, max_retries: int | None = None
    ) -> Arauto:
        """The same client with other options, for one call or a few; it shares the connections."""
        other = object.__new__(type(self))
        other._use(self._transport.with_options(timeout=timeout, max_retries=max_retries))
        return other

    @property
    def rate_limit(self) -> RateLimit:
        """The rate limit in the last answer."""
        return self._transport.rate_limit

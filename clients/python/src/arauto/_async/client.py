from __future__ import annotations

from typing import TYPE_CHECKING

from arauto._async.alertas import AsyncAlertas
from arauto._async.archive import AsyncArchive
from arauto._async.boletins import AsyncBoletins
from arauto._async.chaves import AsyncChaves
from arauto._async.contas import AsyncContas
from arauto._async.listas import AsyncListas
from arauto._async.pastas import AsyncPastas
from arauto._async.transport import AsyncTransport
from arauto._async.webhooks import AsyncWebhooks
from arauto._options import read_options
from arauto._request import RateLimit

if TYPE_CHECKING:
    from typing_extensions import Self

    from arauto._http import http


class AsyncArauto(AsyncArchive):
    """
    A client of one Arauto service; `async with` it, or close it with `await arauto.aclose()`.

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
        http_client: http.AsyncClient | None = None,
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
        self._use(AsyncTransport(settings, http_client))

    def _use(self, transport: AsyncTransport) -> None:
        super().__init__(transport)
        self.webhooks = AsyncWebhooks(transport)
        """Webhooks of the account."""
        self.alertas = AsyncAlertas(transport)
        """Alerts of the account."""
        self.listas = AsyncListas(transport)
        """Lists of items that alerts have in common."""
        self.boletins = AsyncBoletins(transport)
        """Bulletins of the account."""
        self.pastas = AsyncPastas(transport)
        """Folders of the account."""
        self.chaves = AsyncChaves(transport)
        """Keys of the API."""
        self.contas = AsyncContas(transport)
        """Accounts of the installation."""

    def __repr__(self) -> str:
        return f"AsyncArauto({self._transport!r})"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Closes the connections."""
        await self._transport.aclose()

    def with_options(
        self, *, timeout: float | None = None, max_retries: int | None = None
    ) -> AsyncArauto:
        """The same client with other options, for one call or a few; it shares the connections."""
        other = object.__new__(type(self))
        other._use(self._transport.with_options(timeout=timeout, max_retries=max_retries))
        return other

    @property
    def rate_limit(self) -> RateLimit:
        """The rate limit in the last answer."""
        return self._transport.rate_limit

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any

from arauto._async.alertas import AsyncAlertas
from arauto._async.chaves import AsyncChaves, AsyncContas
from arauto._async.export import AsyncExportacao
from arauto._async.resource import AsyncItens, AsyncResource, cursor_pages, numbered_pages
from arauto._async.transport import AsyncTransport
from arauto._async.webhooks import AsyncWebhooks
from arauto._options import read_options
from arauto._request import RateLimit, Request, segment
from arauto.models import (
    Edicao,
    Evento,
    Fonte,
    Orgao,
    PaginaEventos,
    PaginaResultados,
    ParametrosBuscar,
    ParametrosExportar,
    ParametrosListarEdicoes,
    ParametrosListarEventos,
    ParametrosListarFontes,
    ParametrosListarOrgaos,
    ParametrosListarSemelhantes,
    ParametrosObterPublicacoes,
    Publicacao,
    Publicacoes,
    ResultadoBusca,
    Secao,
    Sugestao,
    TipoAto,
)
from arauto.results import Lista

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

    from arauto._http import http


class AsyncArauto(AsyncResource):
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

    async def buscar(self, termo: str, **parametros: Unpack[ParametrosBuscar]) -> PaginaResultados:
        """
        Searches; one page.

        `avisos` tell why something may be missing; read them before you trust a total of zero.
        """
        return await self._search({"termo": termo, **parametros})

    def buscar_paginas(
        self, termo: str, **parametros: Unpack[ParametrosBuscar]
    ) -> AsyncIterator[PaginaResultados]:
        """Page after page, from `pagina` on; `limite` is 100 by default."""
        return numbered_pages(self._search, {"termo": termo, **parametros})

    def buscar_itens(
        self, termo: str, *, max_itens: int | None = None, **parametros: Unpack[ParametrosBuscar]
    ) -> AsyncItens[ResultadoBusca]:
        """Publication after publication, page by page; at most `max_itens`."""
        return AsyncItens(self.buscar_paginas(termo, **parametros), max_itens)

    async def _search(self, query: dict[str, Any]) -> PaginaResultados:
        return await self._object(PaginaResultados, Request("GET", "/buscar", query))

    def exportar(self, **parametros: Unpack[ParametrosExportar]) -> AsyncExportacao:
        """All publications that a search finds, without limit, from the oldest to the newest."""
        return AsyncExportacao(self._transport, dict(parametros))

    async def publicacao(self, id: str) -> Publicacao:
        """One publication with its full text."""
        return await self._object(Publicacao, Request("GET", f"/publicacao/{segment(id)}"))

    async def publicacoes(
        self, ids: Sequence[str], **parametros: Unpack[ParametrosObterPublicacoes]
    ) -> Publicacoes:
        """
        Up to 100 publications at once, in the requested order.

        `inexistentes` lists those that do not exist; fields that were not requested are None.
        """
        query = {"ids": ",".join(ids), **parametros}
        return await self._object(Publicacoes, Request("GET", "/publicacoes", query))

    async def semelhantes(
        self, id: str, **parametros: Unpack[ParametrosListarSemelhantes]
    ) -> Lista[ResultadoBusca]:
        """Acts of the same type that have most in common with this one, most similar first."""
        path = f"/publicacao/{segment(id)}/semelhantes"
        return await self._list(ResultadoBusca, Request("GET", path, parametros))

    async def secoes(self) -> Lista[Secao]:
        """The sections of the gazette."""
        return await self._list(Secao, Request("GET", "/secoes"))

    async def edicoes(self, **parametros: Unpack[ParametrosListarEdicoes]) -> Lista[Edicao]:
        """Editions of a day, a month or a year; without any, the 100 most recent."""
        return await self._list(Edicao, Request("GET", "/edicoes", parametros))

    async def orgaos(self, **parametros: Unpack[ParametrosListarOrgaos]) -> Lista[Orgao]:
        """
        Government bodies that have publications.

        The topmost ones, those under `pai`, or those that begin with `prefixo`.
        """
        return await self._list(Orgao, Request("GET", "/orgaos", parametros))

    async def tipos_ato(self) -> Lista[TipoAto]:
        """Types of acts, most common first."""
        return await self._list(TipoAto, Request("GET", "/tipos-ato"))

    async def sugerir(self, prefixo: str) -> Lista[Sugestao]:
        """Completions of the typed text: bodies, norms, words of the texts; at most 5 of each."""
        return await self._list(Sugestao, Request("GET", "/sugestoes", {"prefixo": prefixo}))

    async def fontes(self, **parametros: Unpack[ParametrosListarFontes]) -> Lista[Fonte]:
        """The state of each section of each day: complete, partial, failed, not published yet."""
        return await self._list(Fonte, Request("GET", "/fontes", parametros))

    async def eventos(self, **parametros: Unpack[ParametrosListarEventos]) -> PaginaEventos:
        """Events in the order in which they were recorded. Keep `proximo`."""
        return await self._events(dict(parametros))

    def eventos_paginas(
        self, **parametros: Unpack[ParametrosListarEventos]
    ) -> AsyncIterator[PaginaEventos]:
        """Page after page, from `apos` on."""
        return cursor_pages(self._events, parametros)

    def eventos_itens(
        self, *, max_itens: int | None = None, **parametros: Unpack[ParametrosListarEventos]
    ) -> AsyncItens[Evento]:
        """Event after event, from `apos` on."""
        return AsyncItens(self.eventos_paginas(**parametros), max_itens)

    async def _events(self, query: dict[str, Any]) -> PaginaEventos:
        return await self._object(PaginaEventos, Request("GET", "/eventos", query))

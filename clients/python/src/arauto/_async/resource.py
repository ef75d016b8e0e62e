from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeVar

from arauto._async.transport import AsyncTransport
from arauto._language import text
from arauto._model import Model, item_model
from arauto._options import check_count
from arauto._request import Request, read_object, read_page, read_rows
from arauto.errors import ResponseFormatError
from arauto.models import Aviso, Coletor
from arauto.results import Lista

M = TypeVar("M", bound=Model)
T = TypeVar("T")

# The page size of an iteration by default: the largest.
_PAGE_SIZE = 100


class AsyncResource:
    """Operations on objects of one kind."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def _object(self, model: type[M], request: Request) -> M:
        is_page = "resultados" in model.__dataclass_fields__
        read = read_page if is_page else read_object
        return model.from_dict(read(await self._transport.send(request)))

    async def _list(self, model: type[M], request: Request) -> Lista[M]:
        envelope = await self._transport.send(request)
        if envelope is None:
            raise ResponseFormatError(text("no_list"))
        coletor = envelope.beside.get("coletor")
        return Lista(
            (model.from_dict(each) for each in read_rows(envelope.dados)),
            avisos=(Aviso.from_dict(each) for each in envelope.avisos),
            coletor=None if coletor is None else Coletor.from_dict(coletor),
        )

    def _page(self, model: type[M], path: str) -> Callable[[dict[str, Any]], Awaitable[M]]:
        """Gets the page of a list that a query asks for."""

        async def get(query: dict[str, Any]) -> M:
            return await self._object(model, Request("GET", path, query))

        return get

    async def _nothing(self, request: Request) -> None:
        await self._transport.send(request)


class _NumberedPage(Protocol):
    @property
    def pagina(self) -> int: ...
    @property
    def total_paginas(self) -> int: ...
    @property
    def resultados(self) -> list[Any]: ...


class _CursorPage(Protocol):
    @property
    def proximo(self) -> str | None: ...
    @property
    def resultados(self) -> list[Any]: ...


N = TypeVar("N", bound=_NumberedPage)
C = TypeVar("C", bound=_CursorPage)
Get = Callable[[dict[str, Any]], Awaitable[N]]


async def numbered_pages(get: Get[N], query: Mapping[str, Any]) -> AsyncIterator[N]:
    """Page after page, from `pagina` on."""
    number = first = query.get("pagina") or 1
    size = query.get("limite") or _PAGE_SIZE
    while True:
        page = await get({**query, "pagina": number, "limite": size})
        # The first page is always returned, for its notices.
        # A service that does not advance would make an endless loop.
        goes_on = page.resultados and page.pagina == number
        if goes_on or number == first:
            yield page
        if not goes_on or page.pagina >= page.total_paginas:
            return
        number += 1


async def cursor_pages(
    get: Callable[[dict[str, Any]], Awaitable[C]], query: Mapping[str, Any], argument: str
) -> AsyncIterator[C]:
    """Page after page: `proximo` of one, given as `argument`, begins the next."""
    cursor = first = query.get(argument)
    size = query.get("limite") or _PAGE_SIZE
    while True:
        page = await get({**query, argument: cursor, "limite": size})
        # A page may be empty although others follow; without a step forward, none does.
        goes_on = page.proximo != cursor
        if goes_on or cursor == first:
            yield page
        if not goes_on or not _has_more(page):
            return
        cursor = page.proximo


def _has_more(page: _CursorPage) -> bool:
    # Only a list without an end has `tem_mais`: it always says where it goes on.
    return bool(getattr(page, "tem_mais", page.proximo is not None))


class AsyncItens(AsyncIterator[T]):
    """
    Item after item, page by page; an item that moves to the next page meanwhile is given once.

    Items without an `id`, such as one not requested, cannot be told apart: all are given.
    """

    avisos: list[Aviso]
    """The notices of the pages so far; read them before you trust that nothing came."""
    model: type[Any] | None
    """What the items are; known once a page has come, also from one without items."""

    def __init__(self, pages: AsyncIterator[Any], max_itens: int | None) -> None:
        if max_itens is not None:
            max_itens = check_count("max_itens", max_itens)
        self.avisos = []
        self.model = None
        self._items = self._each(pages, max_itens)

    def __aiter__(self) -> AsyncItens[T]:
        return self

    async def __anext__(self) -> T:
        return await self._items.__anext__()

    async def _each(self, pages: AsyncIterator[Any], max_itens: int | None) -> AsyncIterator[T]:
        seen: set[str] = set()
        given = 0
        if max_itens == 0:
            return
        async for page in pages:
            self.avisos = self.avisos or getattr(page, "avisos", None) or []
            self.model = self.model or item_model(page)
            for item in page.resultados:
                identity = getattr(item, "id", None)
                if identity is not None:
                    if identity in seen:
                        continue
                    seen.add(identity)
                yield item
                given += 1
                if given == max_itens:
                    return

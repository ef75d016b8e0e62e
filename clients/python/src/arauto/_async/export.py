from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator, Mapping
from typing import Any

from arauto._async.transport import AsyncTransport
from arauto._http import http
from arauto._request import Request
from arauto.errors import ArautoConnectionError, ResponseFormatError
from arauto.models import Publicacao


class AsyncExportacao:
    """
    An export: iterate over it for the publications, which come as they are read, without limit.

    One that breaks off goes on by itself where it was, if `campos` has `id` (as it has unless told
    otherwise). Fields that were not asked for are None. Or take the file itself: `salvar`.
    """

    def __init__(self, transport: AsyncTransport, query: Mapping[str, Any]) -> None:
        self._transport = transport
        self._query = query
        self.total: int | None = None
        """How many publications the service says there are; None before the first has come."""
        self.avisos: list[str] = []
        """Codes of the notices that a search with the same filters spells out."""

    async def __aiter__(self) -> AsyncIterator[Publicacao]:
        after = self._query.get("apos")
        failures = 0
        resumable = True
        while True:
            query = {**self._query, "formato": "jsonl", "apos": after}
            try:
                async with self._transport.open(self._request(query)) as response:
                    self._note(response)
                    async for line in _whole_lines(response):
                        publicacao = _read_line(line)
                        yield publicacao
                        failures = 0
                        after = publicacao.id
                        # Not there if it was not asked for.
                        resumable = bool(after)
                    return
            except ArautoConnectionError:
                failures += 1
                if not resumable or failures > self._transport.max_retries:
                    raise
            await self._transport.pause(failures)

    async def salvar(self, caminho: str | os.PathLike[str]) -> None:
        """
        Writes the file, in the format asked for. One that breaks off is an error, and leaves
        nothing: it is written beside, and moved to its place when it is whole.
        """
        part = f"{os.fspath(caminho)}.part"
        try:
            with open(part, "wb") as file:
                async with self._transport.open(self._request(self._query)) as response:
                    self._note(response)
                    async for piece in response.aiter_bytes():
                        file.write(piece)
            os.replace(part, caminho)
        finally:
            if os.path.exists(part):
                os.remove(part)

    def _request(self, query: Mapping[str, Any]) -> Request:
        return Request("GET", "/exportar", query)

    def _note(self, response: http.Response) -> None:
        total = response.headers.get("X-Total", "")
        # Of what goes on, the total is only that of the rest.
        if self.total is None and total.isdecimal():
            self.total = int(total)
        self.avisos = response.headers.get("X-Avisos", "").replace(",", " ").split()


async def _whole_lines(response: http.Response) -> AsyncIterator[bytes]:
    """Lines without their ends. The last one counts only if the body ended as it should."""
    rest = b""
    async for piece in response.aiter_bytes():
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            yield line
    if rest:
        yield rest


def _read_line(line: bytes) -> Publicacao:
    try:
        return Publicacao.from_dict(json.loads(line))
    except (ValueError, AttributeError) as error:
        raise ResponseFormatError("A line of the export is no JSON.") from error

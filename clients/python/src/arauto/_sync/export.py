from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from typing import Any, Generic, TypeVar

from arauto._sync.transport import Transport
from arauto._http import http
from arauto._language import text
from arauto._model import Model
from arauto._request import Request
from arauto.errors import ArautoConnectionError, ResponseFormatError

Row = TypeVar("Row", bound=Model)


class Exportacao(Generic[Row]):
    """
    An export: iterate over it for the publications, or the rows of a table, which come as they
    arrive, without limit.

    If it breaks off, it resumes by itself where it was, if `campos` has `id` (as by default).
    Fields that were not requested are None. Or take the file itself: `salvar`, `arquivo`.
    """

    def __init__(
        self, transport: Transport, model: type[Row], path: str, query: Mapping[str, Any]
    ) -> None:
        self._transport = transport
        self.model = model
        """The class of what it gives."""
        self._path = path
        self._query = query
        self.total: int | None = None
        """The number of rows by the service's count; None before the first has arrived."""
        self.avisos: list[str] = []
        """Codes of the notices; a search with the same filters explains them."""

    def __iter__(self) -> Iterator[Row]:
        after = self._query.get("apos")
        failures = 0
        resumable = True
        while True:
            query = {**self._query, "formato": "jsonl", "apos": after}
            opened = False
            try:
                with self._transport.open(self._request(query)) as response:
                    opened = True
                    self._note(response)
                    missing = _total_of(response) or 0
                    for line in _whole_lines(response):
                        row = _read_line(line, self.model)
                        yield row
                        missing -= 1
                        failures = 0
                        after = _address_of(row)
                        # Not there if it was not asked for.
                        resumable = bool(after)
                if missing <= 0:
                    return
                raise ArautoConnectionError(text("export_short", count=missing))
            except ArautoConnectionError as error:
                failures += 1
                # What could not be opened has been tried again already.
                if not opened or not resumable or failures > self._transport.max_retries:
                    raise
                broken = error
            self._transport.pause(failures, broken)

    def salvar(self, caminho: str | os.PathLike[str]) -> None:
        """
        Writes the file, in the requested format. If it breaks off, that is an error and leaves
        nothing: the file is written beside, and moved to its place when complete.
        """
        part = f"{os.fspath(caminho)}.part"
        try:
            with open(part, "wb") as file:
                # A failing write would leave the response open until the pieces are collected.
                with closing(self.arquivo()) as pieces:
                    for piece in pieces:
                        file.write(piece)
            os.replace(part, caminho)
        finally:
            if os.path.exists(part):
                os.remove(part)

    def arquivo(self) -> Generator[bytes, None, None]:
        """
        The file, in the requested format, piece after piece as it arrives. If it breaks off, that
        is an error, and what came before is not whole.
        """
        with self._transport.open(self._request(self._query)) as response:
            self._note(response)
            for piece in response.iter_bytes():
                yield piece

    def _request(self, query: Mapping[str, Any]) -> Request:
        return Request("GET", self._path, query)

    def _note(self, response: http.Response) -> None:
        # When resumed, the total is only that of the rest.
        if self.total is None:
            self.total = _total_of(response)
        self.avisos = response.headers.get("X-Avisos", "").replace(",", " ").split()


def _total_of(response: http.Response) -> int | None:
    total = response.headers.get("X-Total", "")
    return int(total) if total.isdecimal() else None


def _whole_lines(response: http.Response) -> Iterator[bytes]:
    """Lines without line ends. The last one counts only if the body ended properly."""
    rest = b""
    for piece in response.iter_bytes():
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            yield line
    if rest:
        yield rest


def _read_line(line: bytes, model: type[Row]) -> Row:
    try:
        return model.from_dict(json.loads(line))
    except (ValueError, AttributeError, RecursionError) as error:
        raise ResponseFormatError(text("export_line")) from error


def _address_of(row: Model) -> str | None:
    """What `apos` calls it: a publication, one of several acts in it, or a row of a table."""
    own = getattr(row, "id", None)
    parte = getattr(row, "parte", None)
    publicacao = getattr(row, "publicacao", None)
    if parte is not None:
        return str(parte.endereco)
    return f"{publicacao}#{own}" if publicacao else own

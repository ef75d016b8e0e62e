from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from typing import Any

from arauto._sync.transport import Transport
from arauto._http import http
from arauto._request import Request
from arauto.errors import ArautoConnectionError, ResponseFormatError
from arauto.models import Publicacao


class Exportacao:
    """
    An export: iterate over it for the publications, which come as they arrive, without limit.

    If it breaks off, it resumes by itself where it was, if `campos` has `id` (as by default).
    Fields that were not requested are None. Or take the file itself: `salvar`.
    """

    def __init__(self, transport: Transport, query: Mapping[str, Any]) -> None:
        self._transport = transport
        self._query = query
        self.total: int | None = None
        """The number of publications by the service's count; None before the first has arrived."""
        self.avisos: list[str] = []
        """Codes of the notices; a search with the same filters explains them."""

    def __iter__(self) -> Iterator[Publicacao]:
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
                        publicacao = _read_line(line)
                        yield publicacao
                        missing -= 1
                        failures = 0
                        parte = publicacao.parte
                        after = publicacao.id if parte is None else parte.endereco
                        # Not there if it was not asked for.
                        resumable = bool(after)
                if missing <= 0:
                    return
                raise ArautoConnectionError(
                    f"The export ended before its last {missing} publications."
                )
            except ArautoConnectionError:
                failures += 1
                # What could not be opened has been tried again already.
                if not opened or not resumable or failures > self._transport.max_retries:
                    raise
            self._transport.pause(failures)

    def salvar(self, caminho: str | os.PathLike[str]) -> None:
        """
        Writes the file, in the requested format. If it breaks off, that is an error and leaves
        nothing: the file is written beside, and moved to its place when complete.
        """
        part = f"{os.fspath(caminho)}.part"
        try:
            with open(part, "wb") as file:
                with self._transport.open(self._request(self._query)) as response:
                    self._note(response)
                    for piece in response.iter_bytes():
                        file.write(piece)
            os.replace(part, caminho)
        finally:
            if os.path.exists(part):
                os.remove(part)

    def _request(self, query: Mapping[str, Any]) -> Request:
        return Request("GET", "/exportar", query)

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


def _read_line(line: bytes) -> Publicacao:
    try:
        return Publicacao.from_dict(json.loads(line))
    except (ValueError, AttributeError, RecursionError) as error:
        raise ResponseFormatError("A line of the export is no publication.") from error

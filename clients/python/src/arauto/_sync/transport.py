from __future__ import annotations

import logging
import random
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from arauto._http import http, own_client
from arauto._language import text
from arauto._options import Settings, check_range
from arauto._request import Envelope, RateLimit, Request, read_envelope, read_error
from arauto._retry import may_retry, wait_before_next
from arauto.errors import (
    ArautoConnectionError,
    ArautoError,
    ArautoTimeoutError,
    ResponseFormatError,
)

_log = logging.getLogger("arauto")
_AGAIN = "%s; again in %.1f s"

# More is no answer of the API, but may be a few compressed bytes that fill the memory.
_MOST_BYTES = 128 * 2**20


class Transport:
    """Sends requests to one service with one key, and repeats them if that can help."""

    def __init__(self, settings: Settings, client: http.Client | None) -> None:
        self._settings = settings
        self._owns_client = client is None
        self._client = client if client is not None else own_client(http.Client)
        self.rate_limit = RateLimit()

    def __repr__(self) -> str:
        return f"<{self._settings.base_url}>"

    def with_options(self, *, timeout: float | None, max_retries: int | None) -> Transport:
        """The same, on the same connections."""
        settings = self._settings
        if timeout is not None:
            settings = replace(settings, timeout=check_range("timeout", timeout, above=0))
        if max_retries is not None:
            retries = int(check_range("max_retries", max_retries, above=-1))
            settings = replace(settings, max_retries=retries)
        transport = Transport(settings, self._client)
        transport.rate_limit = self.rate_limit
        return transport

    def close(self) -> None:
        """Closes connections, unless they are the caller's."""
        if self._owns_client:
            self._client.close()

    def send(self, request: Request) -> Envelope | None:
        """The envelope of the answer; None if the answer is empty, as it should be."""
        attempts = _Attempts(self._settings, request)
        while True:
            try:
                with self._exchange(request, attempts.headers) as response:
                    status = response.status_code
                    if 200 <= status < 300:
                        content = self._read(response)
                        return None if status == 204 else read_envelope(content)
                    content = self._what_came(response)
                failed = read_error(status, response.headers, content, time.time())
                wait = attempts.next_wait(failed, status, response.headers)
            except ArautoConnectionError as error:
                wait = attempts.next_wait(error, None, {})
            time.sleep(wait)

    @contextmanager
    def open(self, request: Request) -> Generator[http.Response, None, None]:
        """A success while it arrives; `timeout` applies to its head, then to each piece."""
        attempts = _Attempts(self._settings, request)
        while True:
            try:
                with self._exchange(request, attempts.headers) as response:
                    status = response.status_code
                    if 200 <= status < 300:
                        attempts.finish()
                        yield response
                        return
                    content = self._what_came(response)
                failed = read_error(status, response.headers, content, time.time())
                wait = attempts.next_wait(failed, status, response.headers)
            except ArautoConnectionError as error:
                wait = attempts.next_wait(error, None, {})
            time.sleep(wait)

    def pause(self, attempt: int, error: ArautoError) -> None:
        """Waits as long as after this many attempts without an answer."""
        wait = wait_before_next(attempt, None, {}, time.time(), random.random())
        _log.info(_AGAIN, error, wait)
        time.sleep(wait)

    @property
    def max_retries(self) -> int:
        return self._settings.max_retries

    @contextmanager
    def _exchange(
        self, request: Request, headers: dict[str, str]
    ) -> Generator[http.Response, None, None]:
        settings = self._settings
        timeout = http.Timeout(
            settings.timeout, connect=min(settings.connect_timeout, settings.timeout)
        )
        prepared = self._client.build_request(
            request.method,
            request.url(settings),
            headers=headers,
            content=request.content(),
            timeout=timeout,
        )
        try:
            # On most platforms a redirect would send the key along.
            response = self._client.send(prepared, stream=True, follow_redirects=False)
            try:
                self.rate_limit = RateLimit.of(response.headers)
                request_id = response.headers.get("X-Request-Id")
                _log.debug(
                    "%s %s: %d, %s", prepared.method, prepared.url, response.status_code, request_id
                )
                yield response
            finally:
                response.close()
        except http.TimeoutException as error:
            why = str(error) or type(error).__name__
            raise ArautoTimeoutError(text("timed_out", reason=why)) from error
        except http.RequestError as error:
            why = str(error) or type(error).__name__
            raise ArautoConnectionError(text("unreachable", reason=why)) from error

    def _read(self, response: http.Response) -> bytes:
        """The whole body, within the time that one attempt may take."""
        end = time.monotonic() + self._settings.timeout
        pieces: list[bytes] = []
        length = 0
        for piece in response.iter_bytes():
            if time.monotonic() > end:
                raise ArautoTimeoutError(text("timed_out", reason=f"{self._settings.timeout} s"))
            length += len(piece)
            if length > _MOST_BYTES:
                raise ResponseFormatError(text("too_much"))
            pieces.append(piece)
        return b"".join(pieces)

    def _what_came(self, response: http.Response) -> bytes:
        """Nothing if the body cannot be read, which must not hide the status."""
        try:
            return self._read(response)
        except (http.RequestError, ArautoError):
            return b""


class _Attempts:
    """How often a request was sent, and whether it may be sent again."""

    def __init__(self, settings: Settings, request: Request) -> None:
        self._settings = settings
        self._method = request.method
        self._made = 0
        self._finished = False
        self.headers = request.headers(settings)

    def finish(self) -> None:
        """What fails from here on is not tried again."""
        self._finished = True

    def next_wait(self, error: ArautoError, status: int | None, headers: Any) -> float:
        """Seconds to wait before the next attempt; raises the error if there is none."""
        self._made += 1
        if self._finished or self._made > self._settings.max_retries:
            raise error
        if not may_retry(self._method, status):
            raise error
        wait = wait_before_next(self._made, status, headers, time.time(), random.random())
        if wait > self._settings.max_wait:
            raise error
        _log.info(_AGAIN, error, wait)
        return wait

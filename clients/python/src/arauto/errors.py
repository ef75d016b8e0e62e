"""All errors of this library."""

from __future__ import annotations

from arauto.models import Detalhe

__all__ = [
    "APIError",
    "ArautoConnectionError",
    "ArautoError",
    "ArautoPermissionError",
    "ArautoTimeoutError",
    "AuthenticationError",
    "BadRequestError",
    "ConfigurationError",
    "ConflictError",
    "NotFoundError",
    "RateLimitError",
    "ResponseFormatError",
    "ServerError",
    "WebhookSignatureError",
]


class ArautoError(Exception):
    """The common ancestor."""


class ConfigurationError(ArautoError):
    """No key, no address, an option out of range, an identifier that is none. Nothing was sent."""


class ArautoConnectionError(ArautoError):
    """The service was not reached, or the connection broke off."""


class ArautoTimeoutError(ArautoConnectionError):
    """No whole answer within `timeout`."""


class ResponseFormatError(ArautoError):
    """A successful answer that cannot be understood: not the API's, perhaps another address."""


class WebhookSignatureError(ArautoError):
    """A webhook delivery that is not genuine: answer 401, and do nothing with it."""


class APIError(ArautoError):
    """The service answered with an error status; redirects are not followed."""

    def __init__(
        self,
        *,
        status: int,
        codigo: str | None,
        mensagem: str,
        detalhes: list[Detalhe],
        request_id: str | None,
        retry_after: float | None,
    ) -> None:
        super().__init__(_describe(status, mensagem, detalhes, request_id))
        self.status = status
        """HTTP status."""
        self.codigo = codigo
        """Code of the error, for programs; None if the answer was not the API's."""
        self.mensagem = mensagem
        """For people, in Portuguese."""
        self.detalhes = detalhes
        """Every problem found, each with its field and the way out."""
        self.request_id = request_id
        """Identifies the request in the service's log."""
        self.retry_after = retry_after
        """Seconds after which the service wants to be asked again, or None."""

    def __reduce__(self) -> tuple[object, ...]:
        # Processes send errors to each other; arguments by name need help for that.
        return (_remake, (type(self), self.__dict__))


def _remake(kind: type[APIError], values: dict[str, object]) -> APIError:
    return kind(**values)  # type: ignore[arg-type]


class BadRequestError(APIError):
    """400, 413, 415, 422: correct what `detalhes` names."""


class AuthenticationError(APIError):
    """401: the key is missing, unknown, expired or revoked."""


class ArautoPermissionError(APIError):
    """403: the key lacks the scope."""


class NotFoundError(APIError):
    """404"""


class ConflictError(APIError):
    """409: the state of the object does not allow it now.

    412: somebody changed it since it was read.
    """


class RateLimitError(APIError):
    """429: wait `retry_after` seconds."""


class ServerError(APIError):
    """500 and above: try later; tell the operator the `request_id`."""


_BY_STATUS: dict[int, type[APIError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    403: ArautoPermissionError,
    404: NotFoundError,
    409: ConflictError,
    412: ConflictError,
    413: BadRequestError,
    415: BadRequestError,
    422: BadRequestError,
    429: RateLimitError,
}


def error_type(status: int) -> type[APIError]:
    """The error for an error status."""
    return ServerError if status >= 500 else _BY_STATUS.get(status, APIError)


def _describe(status: int, mensagem: str, detalhes: list[Detalhe], request_id: str | None) -> str:
    source = str(status) if request_id is None else f"{status}, {request_id}"
    problems = [
        f"{each.campo}: {each.problema}" + (f". {each.sugestao}" if each.sugestao else "")
        for each in detalhes
    ]
    return "\n  ".join([f"{mensagem} ({source})", *problems])

"""
Arauto: search and monitoring of Brazil's federal official gazette (Diário Oficial da União).

    from arauto import Arauto

    with Arauto() as arauto:  # ARAUTO_API_KEY, ARAUTO_BASE_URL
        pagina = arauto.buscar('"pregão eletrônico"', secao="3")
        for publicacao in pagina.resultados:
            print(publicacao.data_publicacao, publicacao.titulo)
"""

from arauto import errors, models, results, webhook
from arauto._async.client import AsyncArauto
from arauto._async.export import AsyncExportacao
from arauto._request import RateLimit
from arauto._sync.client import Arauto
from arauto._sync.export import Exportacao
from arauto._version import __version__
from arauto.errors import (
    APIError,
    ArautoConnectionError,
    ArautoError,
    ArautoPermissionError,
    ArautoTimeoutError,
    AuthenticationError,
    BadRequestError,
    ConfigurationError,
    ConflictError,
    NotFoundError,
    RateLimitError,
    ResponseFormatError,
    ServerError,
    WebhookSignatureError,
)

__all__ = [
    "APIError",
    "Arauto",
    "ArautoConnectionError",
    "ArautoError",
    "ArautoPermissionError",
    "ArautoTimeoutError",
    "AsyncArauto",
    "AsyncExportacao",
    "AuthenticationError",
    "BadRequestError",
    "ConfigurationError",
    "ConflictError",
    "Exportacao",
    "NotFoundError",
    "RateLimit",
    "RateLimitError",
    "ResponseFormatError",
    "ServerError",
    "WebhookSignatureError",
    "__version__",
    "errors",
    "models",
    "results",
    "webhook",
]

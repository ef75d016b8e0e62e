from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from arauto._async.resource import AsyncItens, AsyncResource, numbered_pages
from arauto._request import Request, segment
from arauto.models import (
    CorpoAlterarWebhook,
    CorpoCriarWebhook,
    CorpoTrocarSegredo,
    Entrega,
    EntregaDetalhe,
    Estatisticas,
    PaginaEntregas,
    ParametrosListarEntregas,
    ParametrosListarWebhooks,
    ParametrosObterEstatisticas,
    Reenvio,
    TrocaSegredo,
    Webhook,
)
from arauto.results import Lista, ReenvioPedido, WebhookNovo, WebhookSalvo

if TYPE_CHECKING:
    from typing_extensions import Unpack


class AsyncWebhooks(AsyncResource):
    """
    Your addresses that the service sends events to.

    The key needs the scope `webhooks`. `idempotency_key` is your own text that identifies an
    operation, instead of a random UUID: sent twice, it is done once.
    """

    async def criar(
        self,
        url: str,
        eventos: Sequence[str],
        *,
        idempotency_key: str | None = None,
        **campos: Unpack[CorpoCriarWebhook],
    ) -> WebhookNovo:
        """
        Creates a webhook.

        The answer has `secret` only if the service made it, and only here: keep it. Read `avisos`:
        they tell what in the filter looks like a mistake.
        """
        body = {"url": url, "eventos": list(eventos), **campos}
        return await self._object(
            WebhookNovo, Request("POST", "/webhooks", None, body, idempotency_key)
        )

    async def listar(self, **parametros: Unpack[ParametrosListarWebhooks]) -> Lista[Webhook]:
        """Webhooks of the account, oldest first: all, or one page."""
        return await self._list(Webhook, Request("GET", "/webhooks", parametros))

    async def obter(self, webhook_id: str) -> Webhook:
        """One webhook."""
        return await self._object(Webhook, Request("GET", _path(webhook_id)))

    async def alterar(self, webhook_id: str, **campos: Unpack[CorpoAlterarWebhook]) -> WebhookSalvo:
        """Changes the given fields and leaves the rest: objects are merged, lists replaced."""
        return await self._object(WebhookSalvo, Request("PATCH", _path(webhook_id), None, campos))

    async def excluir(self, webhook_id: str) -> None:
        """Deletes a webhook, and its pending deliveries."""
        await self._nothing(Request("DELETE", _path(webhook_id)))

    async def trocar_segredo(
        self,
        webhook_id: str,
        *,
        idempotency_key: str | None = None,
        **campos: Unpack[CorpoTrocarSegredo],
    ) -> TrocaSegredo:
        """Sets a new secret; the old one stays valid for `carencia_horas`."""
        path = f"{_path(webhook_id)}/secret"
        return await self._object(
            TrocaSegredo, Request("POST", path, None, campos, idempotency_key)
        )

    async def testar(
        self, webhook_id: str, tipo: str, *, idempotency_key: str | None = None
    ) -> Entrega:
        """Sends a test event at once; the answer has the receiver's response."""
        path = f"{_path(webhook_id)}/test"
        return await self._object(
            Entrega, Request("POST", path, None, {"tipo": tipo}, idempotency_key)
        )

    async def reenviar(
        self,
        webhook_id: str,
        desde: str | date | datetime,
        ate: str | date | datetime,
        *,
        idempotency_key: str | None = None,
    ) -> ReenvioPedido:
        """Creates the deliveries between two moments that were not sent then."""
        path = f"{_path(webhook_id)}/reenviar"
        body = {"desde": desde, "ate": ate}
        return await self._object(ReenvioPedido, Request("POST", path, None, body, idempotency_key))

    async def reenvios(self, webhook_id: str) -> Lista[Reenvio]:
        """The requested replays."""
        return await self._list(Reenvio, Request("GET", f"{_path(webhook_id)}/reenvios"))

    async def entregas(
        self, webhook_id: str, **parametros: Unpack[ParametrosListarEntregas]
    ) -> PaginaEntregas:
        """Deliveries, newest first; one page."""
        return await self._deliveries(webhook_id, dict(parametros))

    def entregas_paginas(
        self, webhook_id: str, **parametros: Unpack[ParametrosListarEntregas]
    ) -> AsyncIterator[PaginaEntregas]:
        """Page after page, from `pagina` on."""
        return numbered_pages(lambda query: self._deliveries(webhook_id, query), parametros)

    def entregas_itens(
        self,
        webhook_id: str,
        *,
        max_itens: int | None = None,
        **parametros: Unpack[ParametrosListarEntregas],
    ) -> AsyncItens[Entrega]:
        """Delivery after delivery; at most `max_itens`."""
        return AsyncItens(self.entregas_paginas(webhook_id, **parametros), max_itens)

    async def _deliveries(self, webhook_id: str, query: dict[str, Any]) -> PaginaEntregas:
        path = f"{_path(webhook_id)}/deliveries"
        return await self._object(PaginaEntregas, Request("GET", path, query))

    async def entrega(self, webhook_id: str, delivery_id: str) -> EntregaDetalhe:
        """One delivery with all its attempts and the sent body."""
        return await self._object(
            EntregaDetalhe, Request("GET", _delivery_path(webhook_id, delivery_id))
        )

    async def repetir(
        self, webhook_id: str, delivery_id: str, *, idempotency_key: str | None = None
    ) -> Entrega:
        """Sends a finished delivery once more, at once."""
        path = f"{_delivery_path(webhook_id, delivery_id)}/retry"
        return await self._object(Entrega, Request("POST", path, None, None, idempotency_key))

    async def estatisticas(
        self, webhook_id: str, **parametros: Unpack[ParametrosObterEstatisticas]
    ) -> Estatisticas:
        """Results of deliveries, hour by hour."""
        path = f"{_path(webhook_id)}/estatisticas"
        return await self._object(Estatisticas, Request("GET", path, parametros))


def _path(webhook_id: str) -> str:
    return f"/webhooks/{segment(webhook_id)}"


def _delivery_path(webhook_id: str, delivery_id: str) -> str:
    return f"{_path(webhook_id)}/deliveries/{segment(delivery_id)}"

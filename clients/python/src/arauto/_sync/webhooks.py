# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime
from typing import Any, Literal

from arauto._sync.resource import Itens, Resource, numbered_pages
from arauto._request import NOT_GIVEN, NotGiven, Request, segment
from arauto.models import (
    Entrega,
    EntregaDetalhe,
    Estatisticas,
    PaginaEntregas,
    Reenvio,
    TrocaSegredo,
    Webhook,
)
from arauto.results import Lista, ReenvioPedido, WebhookNovo, WebhookSalvo

_Eventos = Literal[
    "publicacao.nova",
    "publicacao.atualizada",
    "linha.nova",
    "linha.prazo",
    "edicao.publicada",
    "alerta.match",
]
_Status = Literal["pendente", "enviando", "entregue", "falhou", "suspensa", "cancelada"]
_Periodo = Literal["24h", "7d", "30d"]


class Webhooks(Resource):
    """Your addresses that the service sends events to. The key needs the scope `webhooks`."""

    def criar(
        self,
        url: str,
        eventos: Sequence[_Eventos],
        *,
        nome: str | None = None,
        filtros: dict[str, Any] | None = None,
        max_simultaneas: int | None = None,
        envio: dict[str, Any] | None = None,
        ativo: bool | None = None,
        secret: str | None = None,
        chave: str | None = None,
        idempotency_key: str | None = None,
    ) -> WebhookNovo:
        """
        Creates a webhook.

        The answer has `secret` only if the service made it, and only here: keep it. Read `avisos`:
        they tell what in the filter looks like a mistake.

        Args:
            url: Address that receives the deliveries: https, with a public name.
            eventos: Types of events to receive. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            nome: What you call it.
            filtros: Which publications: one value of each list must match, and all that is given;
                what is absent or empty does not filter.
            max_simultaneas: The most concurrent deliveries; without it, as many as the address
                handles. 1 to 64.
            envio: When what comes is sent: `frequencia` (`imediata` or `diaria`), `hora`,
                `juntar_minutos`, `horario_silencioso` with `de` and `ate`; without it, at once.
            ativo: Whether anything is sent.
            secret: Text that signs the deliveries; without it, the service makes one.
            chave: Your own key for it, unique in the account, by which files of configuration name
                it.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {
            "nome": nome,
            "url": url,
            "eventos": list(eventos),
            "filtros": filtros,
            "max_simultaneas": max_simultaneas,
            "envio": envio,
            "ativo": ativo,
            "secret": secret,
            "chave": chave,
        }
        return self._object(
            WebhookNovo, Request("POST", "/webhooks", body=body, idempotency_key=idempotency_key)
        )

    def gravar(
        self,
        chave: str,
        url: str,
        eventos: Sequence[_Eventos],
        *,
        nome: str | None = None,
        filtros: dict[str, Any] | None = None,
        max_simultaneas: int | None = None,
        envio: dict[str, Any] | None = None,
        ativo: bool | None = None,
        secret: str | None = None,
    ) -> WebhookNovo:
        """
        Creates the webhook with this key, or replaces it: what is absent gets its default, but
        `ativo` and `secret` stay.

        The same call again changes nothing. The answer has `secret` only if the service made it,
        and only here.

        Args:
            chave: The key that it has or gets.
            url: Address that receives the deliveries: https, with a public name.
            eventos: Types of events to receive. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            nome: What you call it.
            filtros: Which publications: one value of each list must match, and all that is given;
                what is absent or empty does not filter.
            max_simultaneas: The most concurrent deliveries; without it, as many as the address
                handles. 1 to 64.
            envio: When what comes is sent: `frequencia` (`imediata` or `diaria`), `hora`,
                `juntar_minutos`, `horario_silencioso` with `de` and `ate`; without it, at once.
            ativo: Whether anything is sent.
            secret: Text that signs the deliveries; without it, the service makes one.
        """
        path = f"/webhooks/chave/{segment(chave)}"
        body = {
            "nome": nome,
            "url": url,
            "eventos": list(eventos),
            "filtros": filtros,
            "max_simultaneas": max_simultaneas,
            "envio": envio,
            "ativo": ativo,
            "secret": secret,
        }
        return self._object(WebhookNovo, Request("PUT", path, body=body))

    def listar(
        self, *, pagina: int | None = None, limite: int | None = None
    ) -> Lista[Webhook]:
        """
        Webhooks of the account, oldest first: all, or one page.

        Args:
            pagina: Page; with neither this nor `limite`, all webhooks come. From 1; 1 by default.
            limite: Items per page. 1 to 100; 20 by default.
        """
        query = {"pagina": pagina, "limite": limite}
        return self._list(Webhook, Request("GET", "/webhooks", query))

    def obter(self, webhook_id: str) -> Webhook:
        """
        One webhook.

        Args:
            webhook_id: Identifier of the webhook.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}"
        return self._object(Webhook, Request("GET", path))

    def alterar(
        self,
        webhook_id: str,
        *,
        nome: str | NotGiven | None = NOT_GIVEN,
        url: str | NotGiven = NOT_GIVEN,
        eventos: Sequence[_Eventos] | NotGiven = NOT_GIVEN,
        filtros: dict[str, Any] | NotGiven | None = NOT_GIVEN,
        max_simultaneas: int | NotGiven | None = NOT_GIVEN,
        envio: dict[str, Any] | NotGiven | None = NOT_GIVEN,
        ativo: bool | NotGiven = NOT_GIVEN,
        secret: str | NotGiven = NOT_GIVEN,
        chave: str | NotGiven | None = NOT_GIVEN,
    ) -> WebhookSalvo:
        """
        Changes the given fields and leaves the rest: objects are merged, lists replaced.

        None clears a field, where its type has None.

        Args:
            webhook_id: Identifier of the webhook.
            nome: What you call it.
            url: Address that receives the deliveries: https, with a public name.
            eventos: Types of events to receive. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            filtros: Which publications: one value of each list must match, and all that is given;
                what is absent or empty does not filter.
            max_simultaneas: The most concurrent deliveries; empty, as many as the address handles.
                1 to 64.
            envio: When what comes is sent, replaced as a whole: `frequencia`, `hora`,
                `juntar_minutos`, `horario_silencioso`; empty, at once.
            ativo: Whether anything is sent.
            secret: Text that signs the deliveries from now on.
            chave: Your own key for it, unique in the account, by which files of configuration name
                it.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}"
        body = {
            "nome": nome,
            "url": url,
            "eventos": eventos,
            "filtros": filtros,
            "max_simultaneas": max_simultaneas,
            "envio": envio,
            "ativo": ativo,
            "secret": secret,
            "chave": chave,
        }
        return self._object(WebhookSalvo, Request("PATCH", path, body=body))

    def excluir(self, webhook_id: str) -> None:
        """
        Deletes a webhook, and its pending deliveries.

        Args:
            webhook_id: Identifier of the webhook.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}"
        self._nothing(Request("DELETE", path))

    def trocar_segredo(
        self,
        webhook_id: str,
        *,
        secret: str | None = None,
        carencia_horas: int | None = None,
        idempotency_key: str | None = None,
    ) -> TrocaSegredo:
        """
        Sets a new secret; the old one stays valid for `carencia_horas`.

        Args:
            webhook_id: Identifier of the webhook.
            secret: Text that signs the deliveries; without it, the service makes one.
            carencia_horas: For how many hours the old secret also signs. 0 to 168; 24 by default.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/secret"
        body = {"secret": secret, "carencia_horas": carencia_horas}
        return self._object(
            TrocaSegredo, Request("POST", path, body=body, idempotency_key=idempotency_key)
        )

    def testar(
        self, webhook_id: str, tipo: _Eventos, *, idempotency_key: str | None = None
    ) -> Entrega:
        """
        Sends a test event at once; the answer has the receiver's response.

        Args:
            webhook_id: Identifier of the webhook.
            tipo: Type of the event. `publicacao.nova`, `publicacao.atualizada`, `linha.nova`,
                `linha.prazo`, `edicao.publicada` or `alerta.match`.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/test"
        body = {"tipo": tipo}
        return self._object(
            Entrega, Request("POST", path, body=body, idempotency_key=idempotency_key)
        )

    def reenviar(
        self,
        webhook_id: str,
        desde: str | date | datetime,
        ate: str | date | datetime,
        *,
        idempotency_key: str | None = None,
    ) -> ReenvioPedido:
        """
        Creates the deliveries between two moments that were not sent then.

        Args:
            webhook_id: Identifier of the webhook.
            desde: From when; a day begins in Brasília. A `date`, a `datetime`, or a text in ISO
                8601.
            ate: Until when; a day ends in Brasília. A `date`, a `datetime`, or a text in ISO 8601.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/reenviar"
        body = {"desde": desde, "ate": ate}
        return self._object(
            ReenvioPedido, Request("POST", path, body=body, idempotency_key=idempotency_key)
        )

    def reenvios(self, webhook_id: str) -> Lista[Reenvio]:
        """
        The requested replays.

        Args:
            webhook_id: Identifier of the webhook.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/reenvios"
        return self._list(Reenvio, Request("GET", path))

    def entregas(
        self,
        webhook_id: str,
        *,
        status: _Status | None = None,
        tipo: _Eventos | None = None,
        desde: str | date | datetime | None = None,
        ate: str | date | datetime | None = None,
        pagina: int | None = None,
        limite: int | None = None,
    ) -> PaginaEntregas:
        """
        Deliveries, newest first.

        Args:
            webhook_id: Identifier of the webhook.
            status: Only those with this status. `pendente`, `enviando`, `entregue`, `falhou`,
                `suspensa` or `cancelada`.
            tipo: Only those of this type of event. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            desde: Only those created from then on; a day begins in Brasília. A `date`, a
                `datetime`, or a text in ISO 8601.
            ate: Only those created until then; a day ends in Brasília. A `date`, a `datetime`, or a
                text in ISO 8601.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 20 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/deliveries"
        query = {
            "status": status,
            "tipo": tipo,
            "desde": desde,
            "ate": ate,
            "pagina": pagina,
            "limite": limite,
        }
        return self._object(PaginaEntregas, Request("GET", path, query))

    def entregas_paginas(
        self,
        webhook_id: str,
        *,
        status: _Status | None = None,
        tipo: _Eventos | None = None,
        desde: str | date | datetime | None = None,
        ate: str | date | datetime | None = None,
        pagina: int | None = None,
        limite: int | None = None,
    ) -> Iterator[PaginaEntregas]:
        """
        Page after page of `entregas`, each requested when it is needed.

        Args:
            webhook_id: Identifier of the webhook.
            status: Only those with this status. `pendente`, `enviando`, `entregue`, `falhou`,
                `suspensa` or `cancelada`.
            tipo: Only those of this type of event. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            desde: Only those created from then on; a day begins in Brasília. A `date`, a
                `datetime`, or a text in ISO 8601.
            ate: Only those created until then; a day ends in Brasília. A `date`, a `datetime`, or a
                text in ISO 8601.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/deliveries"
        query = {
            "status": status,
            "tipo": tipo,
            "desde": desde,
            "ate": ate,
            "pagina": pagina,
            "limite": limite,
        }
        return numbered_pages(self._page(PaginaEntregas, path), query)

    def entregas_itens(
        self,
        webhook_id: str,
        *,
        max_itens: int | None = None,
        status: _Status | None = None,
        tipo: _Eventos | None = None,
        desde: str | date | datetime | None = None,
        ate: str | date | datetime | None = None,
        pagina: int | None = None,
        limite: int | None = None,
    ) -> Itens[Entrega]:
        """
        Item after item of `entregas`, page by page.

        Args:
            webhook_id: Identifier of the webhook.
            status: Only those with this status. `pendente`, `enviando`, `entregue`, `falhou`,
                `suspensa` or `cancelada`.
            tipo: Only those of this type of event. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            desde: Only those created from then on; a day begins in Brasília. A `date`, a
                `datetime`, or a text in ISO 8601.
            ate: Only those created until then; a day ends in Brasília. A `date`, a `datetime`, or a
                text in ISO 8601.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/deliveries"
        query = {
            "status": status,
            "tipo": tipo,
            "desde": desde,
            "ate": ate,
            "pagina": pagina,
            "limite": limite,
        }
        return Itens(numbered_pages(self._page(PaginaEntregas, path), query), max_itens)

    def entrega(self, webhook_id: str, delivery_id: str) -> EntregaDetalhe:
        """
        One delivery with all its attempts and the sent body.

        Args:
            webhook_id: Identifier of the webhook.
            delivery_id: Identifier of the delivery.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/deliveries/{segment(delivery_id)}"
        return self._object(EntregaDetalhe, Request("GET", path))

    def repetir(
        self, webhook_id: str, delivery_id: str, *, idempotency_key: str | None = None
    ) -> Entrega:
        """
        Sends a finished delivery once more, at once.

        Args:
            webhook_id: Identifier of the webhook.
            delivery_id: Identifier of the delivery.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/deliveries/{segment(delivery_id)}/retry"
        return self._object(Entrega, Request("POST", path, idempotency_key=idempotency_key))

    def estatisticas(
        self, webhook_id: str, *, periodo: _Periodo | None = None
    ) -> Estatisticas:
        """
        Results of deliveries, hour by hour.

        Args:
            webhook_id: Identifier of the webhook.
            periodo: How far back. `24h` by default, `7d` or `30d`.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/webhooks/{segment(webhook_id)}/estatisticas"
        query = {"periodo": periodo}
        return self._object(Estatisticas, Request("GET", path, query))

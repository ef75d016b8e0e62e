from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from arauto._async.resource import AsyncResource
from arauto._request import Request, segment
from arauto.models import (
    Alerta,
    CorpoAlterarAlerta,
    CorpoCriarAlerta,
    CorpoExecutarAlerta,
    CorpoSimularAlerta,
    Execucao,
    Simulacao,
)
from arauto.results import AlertaSalvo, Lista

if TYPE_CHECKING:
    from typing_extensions import Unpack


class AsyncAlertas(AsyncResource):
    """
    Saved searches that report their results to people and webhooks.

    The key needs the scope `alertas`. `idempotency_key` is your own text that identifies an
    operation, instead of a random UUID: sent twice, it is done once.
    """

    async def criar(
        self,
        nome: str,
        consulta: str,
        *,
        idempotency_key: str | None = None,
        **campos: Unpack[CorpoCriarAlerta],
    ) -> AlertaSalvo:
        """Creates an alert. Read `avisos`: they tell why it might reach nobody."""
        body = {"nome": nome, "consulta": consulta, **campos}
        return await self._object(
            AlertaSalvo, Request("POST", "/alertas", None, body, idempotency_key)
        )

    async def listar(self) -> Lista[Alerta]:
        """All alerts of the account."""
        return await self._list(Alerta, Request("GET", "/alertas"))

    async def obter(self, id: str) -> Alerta:
        """One alert."""
        return await self._object(Alerta, Request("GET", _path(id)))

    async def alterar(self, id: str, **campos: Unpack[CorpoAlterarAlerta]) -> AlertaSalvo:
        """Changes the given fields and leaves the rest: objects are merged, lists replaced."""
        return await self._object(AlertaSalvo, Request("PATCH", _path(id), None, campos))

    async def excluir(self, id: str) -> None:
        """Deletes an alert."""
        await self._nothing(Request("DELETE", _path(id)))

    async def simular(
        self,
        consulta: str,
        *,
        idempotency_key: str | None = None,
        **campos: Unpack[CorpoSimularAlerta],
    ) -> Simulacao:
        """Shows what an alert would have found recently, without creating one."""
        body = {"consulta": consulta, **campos}
        return await self._object(
            Simulacao, Request("POST", "/alertas/simular", None, body, idempotency_key)
        )

    async def executar(
        self,
        id: str,
        desde: str | date,
        ate: str | date,
        *,
        idempotency_key: str | None = None,
        **campos: Unpack[CorpoExecutarAlerta],
    ) -> Execucao:
        """Runs the alert between two days; with `entregar`, delivers the results."""
        body = {"desde": desde, "ate": ate, **campos}
        return await self._object(
            Execucao, Request("POST", f"{_path(id)}/executar", None, body, idempotency_key)
        )


def _path(id: str) -> str:
    return f"/alertas/{segment(id)}"

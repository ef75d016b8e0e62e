# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal

from arauto._async.resource import AsyncResource
from arauto._request import NOT_GIVEN, NotGiven, Request, segment
from arauto.models import Chave, ChaveCriada, UsoDiario
from arauto.results import Lista

_Escopos = Literal["consulta", "webhooks", "alertas", "feeds", "administracao"]
_Periodo = Literal["7d", "30d", "90d"]


class AsyncChaves(AsyncResource):
    """API keys. Those of other accounts need the scope `administracao`."""

    async def listar(self, *, conta: str | None = None) -> Lista[Chave]:
        """
        Keys of the account, or of another one.

        Args:
            conta: Id of the account, if it is another.
        """
        query = {"conta": conta}
        return await self._list(Chave, Request("GET", "/chaves", query))

    async def criar(
        self,
        nome: str,
        escopos: Sequence[_Escopos],
        *,
        limite: int | None = None,
        expira: str | date | None = None,
        conta: str | None = None,
        idempotency_key: str | None = None,
    ) -> ChaveCriada:
        """
        Creates a key.

        `chave` is returned only here.

        Args:
            nome: What you call it.
            escopos: What the key may do. `consulta`, `webhooks`, `alertas`, `feeds` or
                `administracao`.
            limite: Requests a minute. From 1.
            expira: Last day on which the key is valid. A `date`, or a text `YYYY-MM-DD`.
            conta: Id of the account, if it is another.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {
            "nome": nome,
            "escopos": list(escopos),
            "limite": limite,
            "expira": expira,
            "conta": conta,
        }
        return await self._object(
            ChaveCriada, Request("POST", "/chaves", body=body, idempotency_key=idempotency_key)
        )

    async def obter(self, id: str) -> Chave:
        """
        One key, without its secret part.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/chaves/{segment(id)}"
        return await self._object(Chave, Request("GET", path))

    async def alterar(
        self,
        id: str,
        *,
        nome: str | NotGiven = NOT_GIVEN,
        escopos: Sequence[_Escopos] | NotGiven = NOT_GIVEN,
        limite: int | NotGiven = NOT_GIVEN,
        expira: str | date | NotGiven = NOT_GIVEN,
    ) -> Chave:
        """
        Changes the given fields and leaves the rest.

        None clears a field, where its type has None.

        Args:
            id: Its identifier.
            nome: What you call it.
            escopos: What the key may do. `consulta`, `webhooks`, `alertas`, `feeds` or
                `administracao`.
            limite: Requests a minute. From 1.
            expira: Last day on which the key is valid. A `date`, or a text `YYYY-MM-DD`.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/chaves/{segment(id)}"
        body = {"nome": nome, "escopos": escopos, "limite": limite, "expira": expira}
        return await self._object(Chave, Request("PATCH", path, body=body))

    async def revogar(self, id: str) -> None:
        """
        Revokes a key.

        It takes effect at once.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/chaves/{segment(id)}"
        await self._nothing(Request("DELETE", path))

    async def uso(self, id: str, *, periodo: _Periodo | None = None) -> Lista[UsoDiario]:
        """
        Requests per day.

        Args:
            id: Its identifier.
            periodo: How far back. `7d`, `30d` by default or `90d`.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/chaves/{segment(id)}/uso"
        query = {"periodo": periodo}
        return await self._list(UsoDiario, Request("GET", path, query))

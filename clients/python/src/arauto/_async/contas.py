# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
from __future__ import annotations

from arauto._async.resource import AsyncResource
from arauto._request import NOT_GIVEN, NotGiven, Request, segment
from arauto.models import Conta
from arauto.results import Lista


class AsyncContas(AsyncResource):
    """Accounts of the installation. The key needs the scope `administracao`."""

    async def listar(self) -> Lista[Conta]:
        """All accounts."""
        return await self._list(Conta, Request("GET", "/contas"))

    async def criar(self, nome: str, email: str, *, idempotency_key: str | None = None) -> Conta:
        """
        Creates an account.

        Args:
            nome: What you call it.
            email: Address of whoever answers for it.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {"nome": nome, "email": email}
        return await self._object(
            Conta, Request("POST", "/contas", body=body, idempotency_key=idempotency_key)
        )

    async def alterar(
        self, id: str, *, nome: str | NotGiven = NOT_GIVEN, email: str | NotGiven = NOT_GIVEN
    ) -> Conta:
        """
        Changes the given fields and leaves the rest.

        None clears a field, where its type has None.

        Args:
            id: Its identifier.
            nome: What you call it.
            email: Address of whoever answers for it.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/contas/{segment(id)}"
        body = {"nome": nome, "email": email}
        return await self._object(Conta, Request("PATCH", path, body=body))

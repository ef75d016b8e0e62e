# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arauto._async.resource import AsyncResource
from arauto._request import NOT_GIVEN, NotGiven, Request, segment
from arauto.models import ListaComItens, ListaDeTermos, ListaGravada
from arauto.results import Lista


class AsyncListas(AsyncResource):
    """Lists of items that alerts have in common. The key needs the scope `alertas`."""

    async def listar(self) -> Lista[ListaDeTermos]:
        """All lists of the account, without their items."""
        return await self._list(ListaDeTermos, Request("GET", "/listas"))

    async def criar(
        self,
        nome: str,
        itens: Sequence[dict[str, Any]],
        *,
        chave: str | None = None,
        idempotency_key: str | None = None,
    ) -> ListaGravada:
        """
        Creates a list.

        Read `recusados`: items that could not be read are left out.

        Args:
            nome: What you call it.
            itens: The items of the list: each a query, with a `grupo` of your own; up to 10,000.
            chave: Your own key for it, unique in the account, by which files of configuration name
                it.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {"nome": nome, "itens": list(itens), "chave": chave}
        return await self._object(
            ListaGravada, Request("POST", "/listas", body=body, idempotency_key=idempotency_key)
        )

    async def gravar(self, chave: str, nome: str, itens: Sequence[dict[str, Any]]) -> ListaGravada:
        """
        Creates the list with this key, or replaces it.

        The same call again changes nothing: `mudou` says so.

        Args:
            chave: The key that it has or gets.
            nome: What you call it.
            itens: The items of the list: each a query, with a `grupo` of your own; up to 10,000.
        """
        path = f"/listas/chave/{segment(chave)}"
        body = {"nome": nome, "itens": list(itens)}
        return await self._object(ListaGravada, Request("PUT", path, body=body))

    async def obter(self, id: str) -> ListaComItens:
        """
        One list with its items.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/listas/{segment(id)}"
        return await self._object(ListaComItens, Request("GET", path))

    async def alterar(
        self,
        id: str,
        *,
        nome: str | NotGiven = NOT_GIVEN,
        chave: str | NotGiven | None = NOT_GIVEN,
        itens: Sequence[dict[str, Any]] | NotGiven = NOT_GIVEN,
        adicionar: Sequence[dict[str, Any]] | NotGiven = NOT_GIVEN,
        remover: Sequence[str] | NotGiven = NOT_GIVEN,
    ) -> ListaGravada:
        """
        Changes the given fields; adds and removes items, or replaces all.

        None clears a field, where its type has None.

        Args:
            id: Its identifier.
            nome: What you call it.
            chave: Your own key for it, unique in the account, by which files of configuration name
                it.
            itens: The items of the list: each a query, with a `grupo` of your own; up to 10,000.
            adicionar: Items to add.
            remover: Queries of items to remove.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/listas/{segment(id)}"
        body = {
            "nome": nome,
            "chave": chave,
            "itens": itens,
            "adicionar": adicionar,
            "remover": remover,
        }
        return await self._object(ListaGravada, Request("PATCH", path, body=body))

    async def excluir(self, id: str) -> None:
        """
        Deletes a list that no alert has.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/listas/{segment(id)}"
        await self._nothing(Request("DELETE", path))

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arauto._async.resource import AsyncResource
from arauto._request import Request, segment
from arauto.models import (
    Chave,
    ChaveCriada,
    Conta,
    CorpoAlterarChave,
    CorpoAlterarConta,
    CorpoCriarChave,
    ParametrosListarChaves,
    ParametrosObterUsoChave,
    UsoDiario,
)
from arauto.results import Lista

if TYPE_CHECKING:
    from typing_extensions import Unpack


class AsyncChaves(AsyncResource):
    """API keys. Those of other accounts need the scope `administracao`."""

    async def criar(
        self,
        nome: str,
        escopos: Sequence[str],
        *,
        idempotency_key: str | None = None,
        **campos: Unpack[CorpoCriarChave],
    ) -> ChaveCriada:
        """Creates a key. `chave` is returned only here."""
        body = {"nome": nome, "escopos": list(escopos), **campos}
        return await self._object(
            ChaveCriada, Request("POST", "/chaves", None, body, idempotency_key)
        )

    async def listar(self, **parametros: Unpack[ParametrosListarChaves]) -> Lista[Chave]:
        """Keys of the account, or of another one."""
        return await self._list(Chave, Request("GET", "/chaves", parametros))

    async def obter(self, id: str) -> Chave:
        """One key, without its secret part."""
        return await self._object(Chave, Request("GET", _path(id)))

    async def alterar(self, id: str, **campos: Unpack[CorpoAlterarChave]) -> Chave:
        """Changes the given fields and leaves the rest."""
        return await self._object(Chave, Request("PATCH", _path(id), None, campos))

    async def revogar(self, id: str) -> None:
        """Takes effect at once."""
        await self._nothing(Request("DELETE", _path(id)))

    async def uso(self, id: str, **parametros: Unpack[ParametrosObterUsoChave]) -> Lista[UsoDiario]:
        """Requests per day."""
        return await self._list(UsoDiario, Request("GET", f"{_path(id)}/uso", parametros))


class AsyncContas(AsyncResource):
    """Accounts of the installation. The key needs the scope `administracao`."""

    async def listar(self) -> Lista[Conta]:
        """All accounts."""
        return await self._list(Conta, Request("GET", "/contas"))

    async def criar(self, nome: str, email: str, *, idempotency_key: str | None = None) -> Conta:
        """Creates an account."""
        body = {"nome": nome, "email": email}
        return await self._object(Conta, Request("POST", "/contas", None, body, idempotency_key))

    async def alterar(self, id: str, **campos: Unpack[CorpoAlterarConta]) -> Conta:
        """Changes the given fields and leaves the rest."""
        return await self._object(Conta, Request("PATCH", f"/contas/{segment(id)}", None, campos))


def _path(id: str) -> str:
    return f"/chaves/{segment(id)}"

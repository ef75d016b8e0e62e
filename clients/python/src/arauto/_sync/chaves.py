from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arauto._sync.resource import Resource
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


class Chaves(Resource):
    """API keys. Those of other accounts need the scope `administracao`."""

    def criar(
        self,
        nome: str,
        escopos: Sequence[str],
        *,
        idempotency_key: str | None = None,
        **campos: Unpack[CorpoCriarChave],
    ) -> ChaveCriada:
        """Creates a key. `chave` is returned only here."""
        body = {"nome": nome, "escopos": list(escopos), **campos}
        return self._object(
            ChaveCriada, Request("POST", "/chaves", None, body, idempotency_key)
        )

    def listar(self, **parametros: Unpack[ParametrosListarChaves]) -> Lista[Chave]:
        """Keys of the account, or of another one."""
        return self._list(Chave, Request("GET", "/chaves", parametros))

    def obter(self, id: str) -> Chave:
        """One key, without its secret part."""
        return self._object(Chave, Request("GET", _path(id)))

    def alterar(self, id: str, **campos: Unpack[CorpoAlterarChave]) -> Chave:
        """Changes the given fields and leaves the rest."""
        return self._object(Chave, Request("PATCH", _path(id), None, campos))

    def revogar(self, id: str) -> None:
        """Takes effect at once."""
        self._nothing(Request("DELETE", _path(id)))

    def uso(self, id: str, **parametros: Unpack[ParametrosObterUsoChave]) -> Lista[UsoDiario]:
        """Requests per day."""
        return self._list(UsoDiario, Request("GET", f"{_path(id)}/uso", parametros))


class Contas(Resource):
    """Accounts of the installation. The key needs the scope `administracao`."""

    def listar(self) -> Lista[Conta]:
        """All accounts."""
        return self._list(Conta, Request("GET", "/contas"))

    def criar(self, nome: str, email: str, *, idempotency_key: str | None = None) -> Conta:
        """Creates an account."""
        body = {"nome": nome, "email": email}
        return self._object(Conta, Request("POST", "/contas", None, body, idempotency_key))

    def alterar(self, id: str, **campos: Unpack[CorpoAlterarConta]) -> Conta:
        """Changes the given fields and leaves the rest."""
        return self._object(Conta, Request("PATCH", f"/contas/{segment(id)}", None, campos))


def _path(id: str) -> str:
    return f"/chaves/{segment(id)}"

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
    """Keys of the API. Those of other accounts need the scope `administracao`."""

    def criar(
        self,
        nome: str,
        escopos: Sequence[str],
        *,
        idempotency_key: str | None = None,
        **campos: Unpack[CorpoCriarChave],
    ) -> ChaveCriada:
        """Makes a key. `chave` is shown only this time."""
        body = {"nome": nome, "escopos": list(escopos), **campos}
        return self._object(
            ChaveCriada, Request("POST", "/chaves", None, body, idempotency_key)
        )

    def listar(self, **parametros: Unpack[ParametrosListarChaves]) -> Lista[Chave]:
        """Keys of the account, or of another."""
        return self._list(Chave, Request("GET", "/chaves", parametros))

    def obter(self, id: str) -> Chave:
        """One key, without what is secret of it."""
        return self._object(Chave, Request("GET", _path(id)))

    def alterar(self, id: str, **campos: Unpack[CorpoAlterarChave]) -> Chave:
        """Changes what is given and leaves the rest."""
        return self._object(Chave, Request("PATCH", _path(id), None, campos))

    def revogar(self, id: str) -> None:
        """With effect at once."""
        self._nothing(Request("DELETE", _path(id)))

    def uso(self, id: str, **parametros: Unpack[ParametrosObterUsoChave]) -> Lista[UsoDiario]:
        """Requests day by day."""
        return self._list(UsoDiario, Request("GET", f"{_path(id)}/uso", parametros))


class Contas(Resource):
    """Accounts of the installation. The key needs the scope `administracao`."""

    def listar(self) -> Lista[Conta]:
        """All accounts."""
        return self._list(Conta, Request("GET", "/contas"))

    def criar(self, nome: str, email: str, *, idempotency_key: str | None = None) -> Conta:
        """Opens an account."""
        body = {"nome": nome, "email": email}
        return self._object(Conta, Request("POST", "/contas", None, body, idempotency_key))

    def alterar(self, id: str, **campos: Unpack[CorpoAlterarConta]) -> Conta:
        """Changes what is given and leaves the rest."""
        return self._object(Conta, Request("PATCH", f"/contas/{segment(id)}", None, campos))


def _path(id: str) -> str:
    return f"/chaves/{segment(id)}"

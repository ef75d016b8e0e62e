# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import date
from typing import Literal

from arauto._async.resource import AsyncItens, AsyncResource, numbered_pages
from arauto._request import NOT_GIVEN, NotGiven, Request, segment
from arauto.models import AtoDePasta, PaginaAtosDePasta, Pasta, PastaComEtiquetas
from arauto.results import Lista

_Andamento = Literal["aberto", "concluido"]
_Ordem = Literal["prazo", "data", "prazo_do_ato"]


class AsyncPastas(AsyncResource):
    """
    Folders in which the account keeps acts, with what its people say of them.

    The key needs the scope `alertas`.
    """

    async def listar(self, *, publicacao: str | None = None) -> Lista[Pasta]:
        """
        All folders of the account.

        Args:
            publicacao: Only those that have this act.
        """
        query = {"publicacao": publicacao}
        return await self._list(Pasta, Request("GET", "/pastas", query))

    async def criar(self, nome: str, *, idempotency_key: str | None = None) -> Pasta:
        """
        Creates a folder.

        Args:
            nome: What you call it.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {"nome": nome}
        return await self._object(
            Pasta, Request("POST", "/pastas", body=body, idempotency_key=idempotency_key)
        )

    async def obter(self, id: str) -> PastaComEtiquetas:
        """
        One folder, with the labels in it.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}"
        return await self._object(PastaComEtiquetas, Request("GET", path))

    async def alterar(
        self, id: str, nome: str, *, versao: str | NotGiven = NOT_GIVEN
    ) -> PastaComEtiquetas:
        """
        Renames a folder.

        None clears a field, where its type has None.

        Args:
            id: Its identifier.
            nome: What you call it.
            versao: The version that was read: if somebody has changed it since, nothing is written.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}"
        body = {"nome": nome, "versao": versao}
        return await self._object(PastaComEtiquetas, Request("PATCH", path, body=body))

    async def excluir(self, id: str, *, versao: str | None = None) -> None:
        """
        Deletes a folder, with what was said of its acts.

        Args:
            id: Its identifier.
            versao: The version that was read: if somebody has changed it since, nothing is written.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}"
        query = {"versao": versao}
        await self._nothing(Request("DELETE", path, query))

    async def atos(
        self,
        id: str,
        *,
        etiqueta: str | None = None,
        responsavel: str | None = None,
        prazo_ate: str | date | None = None,
        andamento: _Andamento | None = None,
        ordem: _Ordem | None = None,
        pagina: int | None = None,
        limite: int | None = None,
    ) -> PaginaAtosDePasta:
        """
        The acts in a folder, each as it is now.

        Args:
            id: Its identifier.
            etiqueta: Only those with this label, as it is written.
            responsavel: Only those of which this person is in charge, by identifier.
            prazo_ate: Only those with a day until this one, inclusive. A `date`, or a text
                `YYYY-MM-DD`.
            andamento: Whether there is something left to do. `aberto` or `concluido`.
            ordem: Those with the nearest day first, the newest acts first, or by the next day that
                the act's own text names. `prazo` by default, `data` or `prazo_do_ato`.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 20 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}/atos"
        query = {
            "etiqueta": etiqueta,
            "responsavel": responsavel,
            "prazo_ate": prazo_ate,
            "andamento": andamento,
            "ordem": ordem,
            "pagina": pagina,
            "limite": limite,
        }
        return await self._object(PaginaAtosDePasta, Request("GET", path, query))

    def atos_paginas(
        self,
        id: str,
        *,
        etiqueta: str | None = None,
        responsavel: str | None = None,
        prazo_ate: str | date | None = None,
        andamento: _Andamento | None = None,
        ordem: _Ordem | None = None,
        pagina: int | None = None,
        limite: int | None = None,
    ) -> AsyncIterator[PaginaAtosDePasta]:
        """
        Page after page of `atos`, each requested when it is needed.

        Args:
            id: Its identifier.
            etiqueta: Only those with this label, as it is written.
            responsavel: Only those of which this person is in charge, by identifier.
            prazo_ate: Only those with a day until this one, inclusive. A `date`, or a text
                `YYYY-MM-DD`.
            andamento: Whether there is something left to do. `aberto` or `concluido`.
            ordem: Those with the nearest day first, the newest acts first, or by the next day that
                the act's own text names. `prazo` by default, `data` or `prazo_do_ato`.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}/atos"
        query = {
            "etiqueta": etiqueta,
            "responsavel": responsavel,
            "prazo_ate": prazo_ate,
            "andamento": andamento,
            "ordem": ordem,
            "pagina": pagina,
            "limite": limite,
        }
        return numbered_pages(self._page(PaginaAtosDePasta, path), query)

    def atos_itens(
        self,
        id: str,
        *,
        max_itens: int | None = None,
        etiqueta: str | None = None,
        responsavel: str | None = None,
        prazo_ate: str | date | None = None,
        andamento: _Andamento | None = None,
        ordem: _Ordem | None = None,
        pagina: int | None = None,
        limite: int | None = None,
    ) -> AsyncItens[AtoDePasta]:
        """
        Item after item of `atos`, page by page.

        Args:
            id: Its identifier.
            etiqueta: Only those with this label, as it is written.
            responsavel: Only those of which this person is in charge, by identifier.
            prazo_ate: Only those with a day until this one, inclusive. A `date`, or a text
                `YYYY-MM-DD`.
            andamento: Whether there is something left to do. `aberto` or `concluido`.
            ordem: Those with the nearest day first, the newest acts first, or by the next day that
                the act's own text names. `prazo` by default, `data` or `prazo_do_ato`.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}/atos"
        query = {
            "etiqueta": etiqueta,
            "responsavel": responsavel,
            "prazo_ate": prazo_ate,
            "andamento": andamento,
            "ordem": ordem,
            "pagina": pagina,
            "limite": limite,
        }
        return AsyncItens(numbered_pages(self._page(PaginaAtosDePasta, path), query), max_itens)

    async def obter_ato(self, id: str, publicacao_id: str) -> AtoDePasta:
        """
        One act in a folder, as it is now.

        Args:
            id: Its identifier.
            publicacao_id: Identifier of the publicacao.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}/atos/{segment(publicacao_id)}"
        return await self._object(AtoDePasta, Request("GET", path))

    async def guardar(
        self,
        id: str,
        publicacao_id: str,
        *,
        nota: str | None = None,
        etiquetas: Sequence[str] | None = None,
        responsavel: str | None = None,
        prazo: str | date | None = None,
        andamento: _Andamento | None = None,
        versao: str | None = None,
    ) -> AtoDePasta:
        """
        Puts an act into a folder, or changes what is said of it there; what is absent stays.

        The same call again changes nothing.

        Args:
            id: Its identifier.
            publicacao_id: Identifier of the publicacao.
            nota: What people noted about the act.
            etiquetas: Labels, without commas, semicolons, quotes and backslashes.
            responsavel: Who is in charge: the identifier of a person of the account.
            prazo: The day until which something must be done. A `date`, or a text `YYYY-MM-DD`.
            andamento: Whether there is something left to do. `aberto` or `concluido`.
            versao: The version that was read: if somebody has changed it since, nothing is written.
        """
        path = f"/pastas/{segment(id)}/atos/{segment(publicacao_id)}"
        body = {
            "nota": nota,
            "etiquetas": etiquetas,
            "responsavel": responsavel,
            "prazo": prazo,
            "andamento": andamento,
            "versao": versao,
        }
        return await self._object(AtoDePasta, Request("PUT", path, body=body))

    async def anotar(
        self,
        id: str,
        publicacao_id: str,
        *,
        nota: str | NotGiven = NOT_GIVEN,
        etiquetas: Sequence[str] | NotGiven = NOT_GIVEN,
        responsavel: str | NotGiven | None = NOT_GIVEN,
        prazo: str | date | NotGiven = NOT_GIVEN,
        andamento: _Andamento | NotGiven = NOT_GIVEN,
        versao: str | NotGiven = NOT_GIVEN,
    ) -> AtoDePasta:
        """
        Changes what is said of an act that is in the folder; what is absent stays.

        None clears a field, where its type has None.

        Args:
            id: Its identifier.
            publicacao_id: Identifier of the publicacao.
            nota: What people noted about the act.
            etiquetas: Labels, without commas, semicolons, quotes and backslashes.
            responsavel: Who is in charge: the identifier of a person of the account.
            prazo: The day until which something must be done. A `date`, or a text `YYYY-MM-DD`.
            andamento: Whether there is something left to do. `aberto` or `concluido`.
            versao: The version that was read: if somebody has changed it since, nothing is written.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}/atos/{segment(publicacao_id)}"
        body = {
            "nota": nota,
            "etiquetas": etiquetas,
            "responsavel": responsavel,
            "prazo": prazo,
            "andamento": andamento,
            "versao": versao,
        }
        return await self._object(AtoDePasta, Request("PATCH", path, body=body))

    async def retirar(self, id: str, publicacao_id: str, *, versao: str | None = None) -> None:
        """
        Takes an act out of a folder.

        Args:
            id: Its identifier.
            publicacao_id: Identifier of the publicacao.
            versao: The version that was read: if somebody has changed it since, nothing is written.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/pastas/{segment(id)}/atos/{segment(publicacao_id)}"
        query = {"versao": versao}
        await self._nothing(Request("DELETE", path, query))

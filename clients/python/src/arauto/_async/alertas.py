# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import date
from typing import Any, Literal

from arauto._async.resource import AsyncItens, AsyncResource, numbered_pages
from arauto._request import NOT_GIVEN, NotGiven, Request, segment
from arauto.models import (
    Alerta,
    AtoGuardado,
    CadernoPorEmail,
    Execucao,
    MarcaDePessoa,
    PaginaGuardados,
    PrazosDoCaderno,
    Simulacao,
)
from arauto.results import AlertaSalvo, CadernoLido, Lista

_Frequencia = Literal["imediata", "edicao", "diaria"]


class AsyncAlertas(AsyncResource):
    """
    Saved searches that report their results to people and webhooks.

    The key needs the scope `alertas`.
    """

    async def listar(self) -> Lista[Alerta]:
        """All alerts of the account."""
        return await self._list(Alerta, Request("GET", "/alertas"))

    async def criar(
        self,
        nome: str,
        consulta: str | None = None,
        *,
        filtros: dict[str, Any] | None = None,
        canais: dict[str, Any] | None = None,
        frequencia: _Frequencia | None = None,
        hora: int | None = None,
        avisar_vazio: bool | None = None,
        ativo: bool | None = None,
        termos: Sequence[dict[str, Any]] | None = None,
        listas: Sequence[str] | None = None,
        chave: str | None = None,
        idempotency_key: str | None = None,
    ) -> AlertaSalvo:
        """
        Creates an alert.

        Read `avisos`: they tell why it might reach nobody.

        Args:
            nome: What you call it.
            consulta: What to look for, in the language of a search's `termo`; with `termos` or
                `listas`, it may be absent.
            filtros: Which publications: one value of each list must match, and all that is given;
                what is absent or empty does not filter.
            canais: Where the results go: ids of webhooks, addresses of people.
            frequencia: When mail goes out: at once, after each edition, or once a day. `imediata`,
                `edicao` or `diaria`.
            hora: Hour of the daily mail, in Brasília. 0 to 23.
            avisar_vazio: Whether a mail also says that nothing was found.
            ativo: Whether anything is sent.
            termos: Items of which a publication must match one, too: each a query, with a `grupo`
                of your own; up to 10,000.
            listas: Ids of lists whose items count like `termos`, now and as they change.
            chave: Your own key for it, unique in the account, by which files of configuration name
                it.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {
            "nome": nome,
            "consulta": consulta,
            "filtros": filtros,
            "canais": canais,
            "frequencia": frequencia,
            "hora": hora,
            "avisar_vazio": avisar_vazio,
            "ativo": ativo,
            "termos": termos,
            "listas": listas,
            "chave": chave,
        }
        return await self._object(
            AlertaSalvo, Request("POST", "/alertas", body=body, idempotency_key=idempotency_key)
        )

    async def gravar(
        self,
        chave: str,
        nome: str,
        *,
        consulta: str | None = None,
        filtros: dict[str, Any] | None = None,
        canais: dict[str, Any] | None = None,
        frequencia: _Frequencia | None = None,
        hora: int | None = None,
        avisar_vazio: bool | None = None,
        ativo: bool | None = None,
        termos: Sequence[dict[str, Any]] | None = None,
        listas: Sequence[str] | None = None,
    ) -> AlertaSalvo:
        """
        Creates the alert with this key, or replaces it: what is absent gets its default, but
        `ativo` stays.

        The same call again changes nothing.

        Args:
            chave: The key that it has or gets.
            nome: What you call it.
            consulta: What to look for, in the language of a search's `termo`; with `termos` or
                `listas`, it may be absent.
            filtros: Which publications: one value of each list must match, and all that is given;
                what is absent or empty does not filter.
            canais: Where the results go: ids of webhooks, addresses of people.
            frequencia: When mail goes out: at once, after each edition, or once a day. `imediata`,
                `edicao` or `diaria`.
            hora: Hour of the daily mail, in Brasília. 0 to 23.
            avisar_vazio: Whether a mail also says that nothing was found.
            ativo: Whether anything is sent.
            termos: Items of which a publication must match one, too: each a query, with a `grupo`
                of your own; up to 10,000.
            listas: Ids of lists whose items count like `termos`, now and as they change.
        """
        path = f"/alertas/chave/{segment(chave)}"
        body = {
            "nome": nome,
            "consulta": consulta,
            "filtros": filtros,
            "canais": canais,
            "frequencia": frequencia,
            "hora": hora,
            "avisar_vazio": avisar_vazio,
            "ativo": ativo,
            "termos": termos,
            "listas": listas,
        }
        return await self._object(AlertaSalvo, Request("PUT", path, body=body))

    async def obter(self, id: str) -> Alerta:
        """
        One alert.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/alertas/{segment(id)}"
        return await self._object(Alerta, Request("GET", path))

    async def alterar(
        self,
        id: str,
        *,
        nome: str | NotGiven = NOT_GIVEN,
        consulta: str | NotGiven = NOT_GIVEN,
        filtros: dict[str, Any] | NotGiven | None = NOT_GIVEN,
        canais: dict[str, Any] | NotGiven | None = NOT_GIVEN,
        frequencia: _Frequencia | NotGiven = NOT_GIVEN,
        hora: int | NotGiven = NOT_GIVEN,
        avisar_vazio: bool | NotGiven = NOT_GIVEN,
        ativo: bool | NotGiven = NOT_GIVEN,
        termos: Sequence[dict[str, Any]] | NotGiven | None = NOT_GIVEN,
        listas: Sequence[str] | NotGiven | None = NOT_GIVEN,
        chave: str | NotGiven | None = NOT_GIVEN,
    ) -> AlertaSalvo:
        """
        Changes the given fields and leaves the rest: objects are merged, lists replaced.

        None clears a field, where its type has None.

        Args:
            id: Its identifier.
            nome: What you call it.
            consulta: What to look for, in the language of a search's `termo`; with `termos` or
                `listas`, it may be absent.
            filtros: Which publications: one value of each list must match, and all that is given;
                what is absent or empty does not filter.
            canais: Where the results go: ids of webhooks, addresses of people.
            frequencia: When mail goes out: at once, after each edition, or once a day. `imediata`,
                `edicao` or `diaria`.
            hora: Hour of the daily mail, in Brasília. 0 to 23.
            avisar_vazio: Whether a mail also says that nothing was found.
            ativo: Whether anything is sent.
            termos: Items of which a publication must match one, too: each a query, with a `grupo`
                of your own; up to 10,000.
            listas: Ids of lists whose items count like `termos`, now and as they change.
            chave: Your own key for it, unique in the account, by which files of configuration name
                it.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/alertas/{segment(id)}"
        body = {
            "nome": nome,
            "consulta": consulta,
            "filtros": filtros,
            "canais": canais,
            "frequencia": frequencia,
            "hora": hora,
            "avisar_vazio": avisar_vazio,
            "ativo": ativo,
            "termos": termos,
            "listas": listas,
            "chave": chave,
        }
        return await self._object(AlertaSalvo, Request("PATCH", path, body=body))

    async def excluir(self, id: str) -> None:
        """
        Deletes an alert.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/alertas/{segment(id)}"
        await self._nothing(Request("DELETE", path))

    async def simular(
        self,
        consulta: str | None = None,
        *,
        termos: Sequence[dict[str, Any]] | None = None,
        listas: Sequence[str] | None = None,
        filtros: dict[str, Any] | None = None,
        idempotency_key: str | None = None,
    ) -> Simulacao:
        """
        Shows what an alert would have found recently, without creating one.

        At most 200 items, with those of `listas`.

        Args:
            consulta: What to look for, in the language of a search's `termo`; with `termos` or
                `listas`, it may be absent.
            termos: Items of which a publication must match one, too: each a query, with a `grupo`
                of your own; up to 10,000.
            listas: Ids of lists whose items count like `termos`, now and as they change.
            filtros: Which publications: one value of each list must match, and all that is given;
                what is absent or empty does not filter.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {"consulta": consulta, "termos": termos, "listas": listas, "filtros": filtros}
        return await self._object(
            Simulacao,
            Request("POST", "/alertas/simular", body=body, idempotency_key=idempotency_key),
        )

    async def executar(
        self,
        id: str,
        desde: str | date,
        ate: str | date,
        *,
        entregar: bool | None = None,
        idempotency_key: str | None = None,
    ) -> Execucao:
        """
        Runs the alert between two days; with `entregar`, delivers the results.

        Args:
            id: Its identifier.
            desde: First day. A `date`, or a text `YYYY-MM-DD`.
            ate: Last day. A `date`, or a text `YYYY-MM-DD`.
            entregar: Whether the results go to the alert's channels.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/alertas/{segment(id)}/executar"
        body = {"desde": desde, "ate": ate, "entregar": entregar}
        return await self._object(
            Execucao, Request("POST", path, body=body, idempotency_key=idempotency_key)
        )

    async def caderno(
        self,
        *,
        data: str | date | None = None,
        alerta: str | None = None,
        por_alerta: int | None = None,
    ) -> CadernoLido:
        """
        One day of the gazette for you: what each alert has found, each act once, and how far the
        day was checked.

        Args:
            data: The day; without it, the newest one with an edition. A `date`, or a text
                `YYYY-MM-DD`.
            alerta: Only what this alert has found.
            por_alerta: The most acts of each alert, at most 50. 0 to 50; 5 by default.
        """
        query = {"data": data, "alerta": alerta, "por_alerta": por_alerta}
        return await self._object(CadernoLido, Request("GET", "/caderno", query))

    async def prazos_do_caderno(self, *, data: str | date | None = None) -> PrazosDoCaderno:
        """
        The openings and deadlines that the acts of a day name, the nearest first.

        Args:
            data: The day; without it, the newest one with an edition. A `date`, or a text
                `YYYY-MM-DD`.
        """
        query = {"data": data}
        return await self._object(PrazosDoCaderno, Request("GET", "/caderno/prazos", query))

    async def marcar_atos(
        self,
        publicacoes: Sequence[str],
        *,
        lido: bool | NotGiven = NOT_GIVEN,
        guardado: bool | NotGiven = NOT_GIVEN,
    ) -> Lista[MarcaDePessoa]:
        """
        Marks acts as read, or saves them, for the person to whom the key belongs.

        The same call again changes nothing. None clears a field, where its type has None.

        Args:
            publicacoes: Identifiers of publications, at most 500.
            lido: Whether they are read; without it, they stay as they are.
            guardado: Whether they are saved; without it, they stay as they are.
        """
        body = {"publicacoes": list(publicacoes), "lido": lido, "guardado": guardado}
        return await self._list(MarcaDePessoa, Request("PATCH", "/caderno/atos", body=body))

    async def guardados(
        self, *, pagina: int | None = None, limite: int | None = None
    ) -> PaginaGuardados:
        """
        What the person to whom the key belongs has saved, the newest first.

        Args:
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 20 by default.
        """
        query = {"pagina": pagina, "limite": limite}
        return await self._object(PaginaGuardados, Request("GET", "/caderno/guardados", query))

    def guardados_paginas(
        self, *, pagina: int | None = None, limite: int | None = None
    ) -> AsyncIterator[PaginaGuardados]:
        """
        Page after page of `guardados`, each requested when it is needed.

        Args:
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.
        """
        query = {"pagina": pagina, "limite": limite}
        return numbered_pages(self._page(PaginaGuardados, "/caderno/guardados"), query)

    def guardados_itens(
        self, *, max_itens: int | None = None, pagina: int | None = None, limite: int | None = None
    ) -> AsyncItens[AtoGuardado]:
        """
        Item after item of `guardados`, page by page.

        Args:
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.
        """
        query = {"pagina": pagina, "limite": limite}
        return AsyncItens(
            numbered_pages(self._page(PaginaGuardados, "/caderno/guardados"), query), max_itens
        )

    async def caderno_por_email(self) -> CadernoPorEmail:
        """At which hour the day goes by mail to the person to whom the key belongs."""
        return await self._object(CadernoPorEmail, Request("GET", "/caderno/email"))

    async def definir_caderno_por_email(self, hora: int) -> CadernoPorEmail:
        """
        Asks for the day by mail, once a day.

        None clears a field, where its type has None.

        Args:
            hora: The hour in Brasília, 0 to 23. 0 to 23.
        """
        body = {"hora": hora}
        return await self._object(CadernoPorEmail, Request("PATCH", "/caderno/email", body=body))

    async def deixar_caderno_por_email(self) -> CadernoPorEmail:
        """Ends the mails of days."""
        return await self._object(CadernoPorEmail, Request("DELETE", "/caderno/email"))

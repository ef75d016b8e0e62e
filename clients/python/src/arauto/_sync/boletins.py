# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Literal

from arauto._sync.resource import Itens, Resource, numbered_pages
from arauto._request import NOT_GIVEN, NotGiven, Request, segment
from arauto.models import (
    Boletim,
    EnvioBoletim,
    EnvioBoletimDetalhe,
    PaginaAbertaBoletim,
    PaginaEnviosBoletim,
    PaginasAbertasBoletim,
    PreviaBoletim,
)
from arauto.results import BoletimSalvo, Lista

_Agrupar_por = Literal["termo", "orgao", "secao", "alerta"]
_Conteudo = Literal["ementa", "trecho", "integra"]
_Frequencia = Literal["diaria", "semanal", "mensal"]
_Dias = Literal["dom", "seg", "ter", "qua", "qui", "sex", "sab"]


class Boletins(Resource):
    """Mails of what several alerts have found, each act once. The key needs the scope `alertas`."""

    def listar(self) -> Lista[Boletim]:
        """All bulletins of the account."""
        return self._list(Boletim, Request("GET", "/boletins"))

    def criar(
        self,
        nome: str,
        alertas: Sequence[str],
        *,
        destinatarios: Sequence[str] | None = None,
        assunto: str | None = None,
        cabecalho: str | None = None,
        rodape: str | None = None,
        texto_vazio: str | None = None,
        enviar_vazio: bool | None = None,
        agrupar_por: _Agrupar_por | None = None,
        conteudo: _Conteudo | None = None,
        anexar_csv: bool | None = None,
        anexar_xlsx: bool | None = None,
        frequencia: _Frequencia | None = None,
        hora: int | None = None,
        dias: Sequence[_Dias] | None = None,
        dia_do_mes: int | None = None,
        ativo: bool | None = None,
        chave: str | None = None,
        idempotency_key: str | None = None,
    ) -> BoletimSalvo:
        """
        Creates a bulletin.

        Read `avisos`: they tell why it might reach nobody.

        Args:
            nome: What you call it.
            alertas: Ids of alerts, in the order in which the mail shows them.
            destinatarios: Addresses of people; each is asked first.
            assunto: Subject; it may have variables, such as `{{atos}}`.
            cabecalho: Text that opens the mail; it may have variables.
            rodape: Text that closes the mail; it may have variables.
            texto_vazio: What the mail says when nothing was found; it may have variables.
            enviar_vazio: Whether it goes out when nothing was found.
            agrupar_por: What the acts are put under. `termo`, `orgao`, `secao` or `alerta`.
            conteudo: What is shown of an act: its summary, an excerpt, or its whole text. `ementa`,
                `trecho` or `integra`.
            anexar_csv: Whether a table of all acts is attached.
            anexar_xlsx: Whether the same table is attached as a workbook.
            frequencia: When it goes out: every day, on `dias` of the week, or on `dia_do_mes`.
                `diaria`, `semanal` or `mensal`.
            hora: Hour at which it goes out, in Brasília. 0 to 23.
            dias: Days of the week of a weekly bulletin. `dom`, `seg`, `ter`, `qua`, `qui`, `sex` or
                `sab`.
            dia_do_mes: Day of a monthly bulletin; a shorter month has it on its last day. 1 to 31.
            ativo: Whether anything is sent.
            chave: Your own key for it, unique in the account, by which files of configuration name
                it.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {
            "nome": nome,
            "alertas": list(alertas),
            "destinatarios": destinatarios,
            "assunto": assunto,
            "cabecalho": cabecalho,
            "rodape": rodape,
            "texto_vazio": texto_vazio,
            "enviar_vazio": enviar_vazio,
            "agrupar_por": agrupar_por,
            "conteudo": conteudo,
            "anexar_csv": anexar_csv,
            "anexar_xlsx": anexar_xlsx,
            "frequencia": frequencia,
            "hora": hora,
            "dias": dias,
            "dia_do_mes": dia_do_mes,
            "ativo": ativo,
            "chave": chave,
        }
        return self._object(
            BoletimSalvo, Request("POST", "/boletins", body=body, idempotency_key=idempotency_key)
        )

    def gravar(
        self,
        chave: str,
        nome: str,
        alertas: Sequence[str],
        *,
        destinatarios: Sequence[str] | None = None,
        assunto: str | None = None,
        cabecalho: str | None = None,
        rodape: str | None = None,
        texto_vazio: str | None = None,
        enviar_vazio: bool | None = None,
        agrupar_por: _Agrupar_por | None = None,
        conteudo: _Conteudo | None = None,
        anexar_csv: bool | None = None,
        anexar_xlsx: bool | None = None,
        frequencia: _Frequencia | None = None,
        hora: int | None = None,
        dias: Sequence[_Dias] | None = None,
        dia_do_mes: int | None = None,
        ativo: bool | None = None,
    ) -> BoletimSalvo:
        """
        Creates the bulletin with this key, or replaces it: what is absent gets its default, but
        `ativo` stays.

        The same call again changes nothing.

        Args:
            chave: The key that it has or gets.
            nome: What you call it.
            alertas: Ids of alerts, in the order in which the mail shows them.
            destinatarios: Addresses of people; each is asked first.
            assunto: Subject; it may have variables, such as `{{atos}}`.
            cabecalho: Text that opens the mail; it may have variables.
            rodape: Text that closes the mail; it may have variables.
            texto_vazio: What the mail says when nothing was found; it may have variables.
            enviar_vazio: Whether it goes out when nothing was found.
            agrupar_por: What the acts are put under. `termo`, `orgao`, `secao` or `alerta`.
            conteudo: What is shown of an act: its summary, an excerpt, or its whole text. `ementa`,
                `trecho` or `integra`.
            anexar_csv: Whether a table of all acts is attached.
            anexar_xlsx: Whether the same table is attached as a workbook.
            frequencia: When it goes out: every day, on `dias` of the week, or on `dia_do_mes`.
                `diaria`, `semanal` or `mensal`.
            hora: Hour at which it goes out, in Brasília. 0 to 23.
            dias: Days of the week of a weekly bulletin. `dom`, `seg`, `ter`, `qua`, `qui`, `sex` or
                `sab`.
            dia_do_mes: Day of a monthly bulletin; a shorter month has it on its last day. 1 to 31.
            ativo: Whether anything is sent.
        """
        path = f"/boletins/chave/{segment(chave)}"
        body = {
            "nome": nome,
            "alertas": list(alertas),
            "destinatarios": destinatarios,
            "assunto": assunto,
            "cabecalho": cabecalho,
            "rodape": rodape,
            "texto_vazio": texto_vazio,
            "enviar_vazio": enviar_vazio,
            "agrupar_por": agrupar_por,
            "conteudo": conteudo,
            "anexar_csv": anexar_csv,
            "anexar_xlsx": anexar_xlsx,
            "frequencia": frequencia,
            "hora": hora,
            "dias": dias,
            "dia_do_mes": dia_do_mes,
            "ativo": ativo,
        }
        return self._object(BoletimSalvo, Request("PUT", path, body=body))

    def obter(self, id: str) -> Boletim:
        """
        One bulletin.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}"
        return self._object(Boletim, Request("GET", path))

    def alterar(
        self,
        id: str,
        *,
        nome: str | NotGiven = NOT_GIVEN,
        alertas: Sequence[str] | NotGiven = NOT_GIVEN,
        destinatarios: Sequence[str] | NotGiven | None = NOT_GIVEN,
        assunto: str | NotGiven = NOT_GIVEN,
        cabecalho: str | NotGiven = NOT_GIVEN,
        rodape: str | NotGiven = NOT_GIVEN,
        texto_vazio: str | NotGiven = NOT_GIVEN,
        enviar_vazio: bool | NotGiven = NOT_GIVEN,
        agrupar_por: _Agrupar_por | NotGiven = NOT_GIVEN,
        conteudo: _Conteudo | NotGiven = NOT_GIVEN,
        anexar_csv: bool | NotGiven = NOT_GIVEN,
        anexar_xlsx: bool | NotGiven = NOT_GIVEN,
        frequencia: _Frequencia | NotGiven = NOT_GIVEN,
        hora: int | NotGiven = NOT_GIVEN,
        dias: Sequence[_Dias] | NotGiven = NOT_GIVEN,
        dia_do_mes: int | NotGiven = NOT_GIVEN,
        ativo: bool | NotGiven = NOT_GIVEN,
        chave: str | NotGiven | None = NOT_GIVEN,
    ) -> BoletimSalvo:
        """
        Changes the given fields and leaves the rest: lists are replaced.

        None clears a field, where its type has None.

        Args:
            id: Its identifier.
            nome: What you call it.
            alertas: Ids of alerts, in the order in which the mail shows them.
            destinatarios: Addresses of people; each is asked first.
            assunto: Subject; it may have variables, such as `{{atos}}`.
            cabecalho: Text that opens the mail; it may have variables.
            rodape: Text that closes the mail; it may have variables.
            texto_vazio: What the mail says when nothing was found; it may have variables.
            enviar_vazio: Whether it goes out when nothing was found.
            agrupar_por: What the acts are put under. `termo`, `orgao`, `secao` or `alerta`.
            conteudo: What is shown of an act: its summary, an excerpt, or its whole text. `ementa`,
                `trecho` or `integra`.
            anexar_csv: Whether a table of all acts is attached.
            anexar_xlsx: Whether the same table is attached as a workbook.
            frequencia: When it goes out: every day, on `dias` of the week, or on `dia_do_mes`.
                `diaria`, `semanal` or `mensal`.
            hora: Hour at which it goes out, in Brasília. 0 to 23.
            dias: Days of the week of a weekly bulletin. `dom`, `seg`, `ter`, `qua`, `qui`, `sex` or
                `sab`.
            dia_do_mes: Day of a monthly bulletin; a shorter month has it on its last day. 1 to 31.
            ativo: Whether anything is sent.
            chave: Your own key for it, unique in the account, by which files of configuration name
                it.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}"
        body = {
            "nome": nome,
            "alertas": alertas,
            "destinatarios": destinatarios,
            "assunto": assunto,
            "cabecalho": cabecalho,
            "rodape": rodape,
            "texto_vazio": texto_vazio,
            "enviar_vazio": enviar_vazio,
            "agrupar_por": agrupar_por,
            "conteudo": conteudo,
            "anexar_csv": anexar_csv,
            "anexar_xlsx": anexar_xlsx,
            "frequencia": frequencia,
            "hora": hora,
            "dias": dias,
            "dia_do_mes": dia_do_mes,
            "ativo": ativo,
            "chave": chave,
        }
        return self._object(BoletimSalvo, Request("PATCH", path, body=body))

    def excluir(self, id: str) -> None:
        """
        Deletes a bulletin and its history.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}"
        self._nothing(Request("DELETE", path))

    def prever(
        self, id: str, data: str | date, *, idempotency_key: str | None = None
    ) -> PreviaBoletim:
        """
        Shows the mail that the bulletin would have been on a past day.

        Nothing is sent.

        Args:
            id: Its identifier.
            data: The day. A `date`, or a text `YYYY-MM-DD`.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/previa"
        body = {"data": data}
        return self._object(
            PreviaBoletim, Request("POST", path, body=body, idempotency_key=idempotency_key)
        )

    def envios(
        self, id: str, *, pagina: int | None = None, limite: int | None = None
    ) -> PaginaEnviosBoletim:
        """
        What was made of the bulletin, newest first, and who received it.

        Args:
            id: Its identifier.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 20 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/envios"
        query = {"pagina": pagina, "limite": limite}
        return self._object(PaginaEnviosBoletim, Request("GET", path, query))

    def envios_paginas(
        self, id: str, *, pagina: int | None = None, limite: int | None = None
    ) -> Iterator[PaginaEnviosBoletim]:
        """
        Page after page of `envios`, each requested when it is needed.

        Args:
            id: Its identifier.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/envios"
        query = {"pagina": pagina, "limite": limite}
        return numbered_pages(self._page(PaginaEnviosBoletim, path), query)

    def envios_itens(
        self,
        id: str,
        *,
        max_itens: int | None = None,
        pagina: int | None = None,
        limite: int | None = None,
    ) -> Itens[EnvioBoletim]:
        """
        Item after item of `envios`, page by page.

        Args:
            id: Its identifier.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/envios"
        query = {"pagina": pagina, "limite": limite}
        return Itens(numbered_pages(self._page(PaginaEnviosBoletim, path), query), max_itens)

    def envio(self, id: str, envio_id: str) -> EnvioBoletimDetalhe:
        """
        One of them, with what it said.

        Args:
            id: Its identifier.
            envio_id: Identifier of the envio.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/envios/{segment(envio_id)}"
        return self._object(EnvioBoletimDetalhe, Request("GET", path))

    def fechar_pagina(self, id: str, envio_id: str) -> None:
        """
        Closes the page that whoever has the link of the mail reads, for good.

        Args:
            id: Its identifier.
            envio_id: Identifier of the envio.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/envios/{segment(envio_id)}/pagina"
        self._nothing(Request("DELETE", path))

    def paginas(
        self, id: str, *, pagina: int | None = None, limite: int | None = None
    ) -> PaginasAbertasBoletim:
        """
        The pages of the bulletin that still open, newest first, also those that the history has
        forgotten.

        Args:
            id: Its identifier.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 20 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/paginas"
        query = {"pagina": pagina, "limite": limite}
        return self._object(PaginasAbertasBoletim, Request("GET", path, query))

    def paginas_paginas(
        self, id: str, *, pagina: int | None = None, limite: int | None = None
    ) -> Iterator[PaginasAbertasBoletim]:
        """
        Page after page of `paginas`, each requested when it is needed.

        Args:
            id: Its identifier.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/paginas"
        query = {"pagina": pagina, "limite": limite}
        return numbered_pages(self._page(PaginasAbertasBoletim, path), query)

    def paginas_itens(
        self,
        id: str,
        *,
        max_itens: int | None = None,
        pagina: int | None = None,
        limite: int | None = None,
    ) -> Itens[PaginaAbertaBoletim]:
        """
        Item after item of `paginas`, page by page.

        Args:
            id: Its identifier.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/paginas"
        query = {"pagina": pagina, "limite": limite}
        return Itens(numbered_pages(self._page(PaginasAbertasBoletim, path), query), max_itens)

    def fechar_paginas(self, id: str) -> None:
        """
        Closes every page of the bulletin, for good.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/boletins/{segment(id)}/paginas"
        self._nothing(Request("DELETE", path))

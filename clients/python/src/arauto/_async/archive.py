# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import date
from typing import Literal

from arauto._async.export import AsyncExportacao
from arauto._async.resource import AsyncItens, AsyncResource, cursor_pages, numbered_pages
from arauto._request import Request, segment
from arauto.models import (
    AlteracaoDeNorma,
    AlteracoesDaNorma,
    Contrato,
    Declaracao,
    Edicao,
    Evento,
    FichaDaNorma,
    Fonte,
    Licitacao,
    Movimento,
    Norma,
    Orgao,
    PaginaAlteracoes,
    PaginaContratos,
    PaginaEventos,
    PaginaLicitacoes,
    PaginaNormas,
    PaginaPessoal,
    PaginaResultados,
    PaginaSancoes,
    Pontualidade,
    Prova,
    Publicacao,
    Publicacoes,
    ResultadoBusca,
    Sancao,
    Secao,
    Sugestao,
    TipoAto,
)
from arauto.results import Lista, PublicacaoLida, VerificacaoFeita

_Secao = Literal["1", "2", "3", "extra", "extra1", "extra2", "extra3"]
_Situacao = Literal[
    "publicada", "retificada", "republicada", "em_parte", "revogada", "sem_efeito", "retirada"
]
_Campos = Literal[
    "id",
    "titulo",
    "resumo",
    "data_publicacao",
    "secao",
    "secao_base",
    "orgao",
    "tipo_ato",
    "url_original",
    "situacao",
    "sha256",
    "conteudo_completo",
    "ementa",
    "pagina",
    "edicao",
    "assinatura",
    "url_pdf",
    "palavras_chave",
    "publicacoes_relacionadas",
    "relacoes",
    "entidades",
    "partes",
    "imagens",
    "versao",
    "retirada_em",
    "recebida_em",
    "fonte",
    "citacao",
]
_Ordem = Literal["relevancia", "recentes", "antigas", "valor"]
_Agrupar = Literal["parte"]
_Facetas = Literal["secao", "orgao", "tipo_ato", "ano", "situacao"]
_Histograma = Literal["dia", "mes", "ano"]
_Formato = Literal["jsonl", "csv", "parquet"]
_Incluir = Literal["estrutura", "linhas", "prazos"]
_Tipo = Literal[
    "publicacao.nova",
    "publicacao.atualizada",
    "linha.nova",
    "linha.prazo",
    "edicao.publicada",
    "alerta.match",
]
_ListarAlteracoesIncluir = Literal["estrutura"]
_Tipo_instrumento = Literal[
    "contrato",
    "termo_aditivo",
    "apostilamento",
    "rescisao",
    "dispensa",
    "inexigibilidade",
    "ata_registro_precos",
    "convenio",
    "acordo_cooperacao",
    "doacao",
    "cessao",
    "comodato",
    "termo_execucao_descentralizada",
    "empenho",
    "rerratificacao",
    "termo_colaboracao",
    "prorrogacao_de_oficio",
    "outro",
]
_Modalidade = Literal[
    "pregao",
    "concorrencia",
    "tomada_de_precos",
    "convite",
    "concurso",
    "leilao",
    "dialogo_competitivo",
    "rdc",
    "chamamento_publico",
    "credenciamento",
    "dispensa",
    "inexigibilidade",
    "nao_se_aplica",
]
_ListarContratosFacetas = Literal["tipo_instrumento", "modalidade", "orgao", "fornecedor_ni", "mes"]
_ListarContratosOrdem = Literal["recentes", "antigas", "valor", "vigencia_fim"]
_Tipo_movimentacao = Literal[
    "nomeacao",
    "exoneracao",
    "designacao",
    "dispensa",
    "substituicao",
    "aposentadoria",
    "pensao",
    "cessao",
    "requisicao",
    "remocao",
    "redistribuicao",
    "afastamento",
    "licenca",
    "reconducao",
    "reversao",
    "reintegracao",
    "promocao",
    "demissao",
    "vacancia",
    "contratacao",
    "rescisao",
    "transferencia_reserva",
    "tornar_sem_efeito",
    "retificacao",
    "delegacao",
    "comissao",
    "enquadramento",
    "convocacao",
    "alteracao_exercicio",
    "outro",
]
_ListarPessoalSecao = Literal["2", "extra"]
_ListarPessoalFacetas = Literal["tipo_movimentacao", "orgao", "sigla_funcao", "codigo", "mes"]
_ListarPessoalOrdem = Literal["recentes", "antigas"]
_Tipo_aviso = Literal[
    "abertura",
    "alteracao",
    "adiamento",
    "suspensao",
    "revogacao",
    "anulacao",
    "reabertura",
    "resultado",
    "homologacao",
    "adjudicacao",
    "deserta",
    "fracassada",
]
_ListarLicitacoesFacetas = Literal["tipo_aviso", "modalidade", "orgao", "mes"]
_ListarLicitacoesOrdem = Literal["recentes", "antigas", "abertura", "valor"]
_Categoria_sancao = Literal[
    "advertencia", "multa", "impedimento", "suspensao", "inidoneidade", "descredenciamento"
]
_Situacao_sancao = Literal["aplicada", "reduzida", "suspensa", "retirada"]
_Ambito = Literal["licitacao", "anticorrupcao"]
_ListarSancoesFacetas = Literal["categoria_sancao", "ambito", "orgao", "mes"]
_ListarSancoesOrdem = Literal["recentes", "antigas", "valor"]
_Especie = Literal[
    "emenda_constitucional",
    "lei_complementar",
    "lei_delegada",
    "lei",
    "medida_provisoria",
    "decreto_lei",
    "decreto_legislativo",
    "decreto",
    "instrucao_normativa",
    "instrucao",
    "orientacao_normativa",
    "norma_de_execucao",
    "portaria",
    "resolucao",
    "recomendacao",
    "deliberacao",
    "provimento",
    "circular",
    "ordem_de_servico",
    "ato",
]
_ListarNormasFacetas = Literal["especie", "orgao", "mes"]
_ListarNormasOrdem = Literal["recentes", "antigas", "vigor"]
_Efeito = Literal["altera", "revoga", "regulamenta"]


class AsyncArchive(AsyncResource):
    """What the service has collected: publications, editions, bodies, events."""

    async def buscar(
        self,
        termo: str,
        *,
        literal: bool | None = None,
        ignorar_assinatura: bool | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        secao: _Secao | Sequence[_Secao] | None = None,
        orgao: str | Sequence[str] | None = None,
        orgao_exceto: str | Sequence[str] | None = None,
        tipo_ato: str | Sequence[str] | None = None,
        edicao: str | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        cnpj: str | Sequence[str] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        campos: _Campos | Sequence[_Campos] | None = None,
        ordem: _Ordem | None = None,
        pagina: int | None = None,
        limite: int | None = None,
        trechos: bool | None = None,
        agrupar: _Agrupar | None = None,
        aproximar: bool | None = None,
        facetas: _Facetas | Sequence[_Facetas] | None = None,
        histograma: _Histograma | None = None,
    ) -> PaginaResultados:
        """
        Searches for publications.

        `avisos` tell why something may be missing; read them before you trust a total of zero.

        Args:
            termo: What to look for: words, `"exact phrases"`, `OU`, `-not`, `prefix*`,
                `titulo:word`; `"*"` finds everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            ignorar_assinatura: Whether the words of `termo` count only outside of the lines of
                those who sign; `assinatura:` seeks there all the same.
            data_inicio: First day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            secao: Section. `1`, `2`, `3`, `extra`, `extra1`, `extra2` or `extra3`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            orgao_exceto: Issuing body whose acts are left out, written as `orgao`.
            tipo_ato: Type of act, such as `"portaria"`; with `*` at the end all that begin so.
            edicao: Number of the edition; that of an extra edition has a letter.
            situacao: What later acts did to it. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            cnpj: CNPJ that the text names; its first 8 characters stand for the whole company.
            valor_min: The largest amount that the text names is this or more, in reais. From 0.
            valor_max: The largest amount that the text names is this or less, in reais. From 0.
            campos: The fields of each publication that come, among all that it has. `id`, `titulo`,
                `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`, `tipo_ato`,
                `url_original`, `situacao`, `sha256`, `conteudo_completo`, `ementa`, `pagina`,
                `edicao`, `assinatura`, `url_pdf`, `palavras_chave`, `publicacoes_relacionadas`,
                `relacoes`, `entidades`, `partes`, `imagens`, `versao`, `retirada_em`,
                `recebida_em`, `fonte` or `citacao`.
            ordem: Order of the results; `"valor"` is by the largest amount that the text names,
                largest first. `relevancia` by default, `recentes`, `antigas` or `valor`.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 20 by default.
            trechos: Whether each result has excerpts with what was looked for, in `trechos`.
            agrupar: `"parte"`: each of several acts in a publication that has the words is a result
                of its own; totals and pages stay those of publications. `parte`.
            aproximar: Whether publications come, too, that only come near what was typed, in
                `aproximados`; by default when few are found.
            facetas: What to count in the whole result, not only in the page. `secao`, `orgao`,
                `tipo_ato`, `ano` or `situacao`.
            histograma: Counts the whole result by day, month or year. `dia`, `mes` or `ano`.
        """
        query = {
            "termo": termo,
            "literal": literal,
            "ignorar_assinatura": ignorar_assinatura,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "secao": secao,
            "orgao": orgao,
            "orgao_exceto": orgao_exceto,
            "tipo_ato": tipo_ato,
            "edicao": edicao,
            "situacao": situacao,
            "cnpj": cnpj,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "campos": campos,
            "ordem": ordem,
            "pagina": pagina,
            "limite": limite,
            "trechos": trechos,
            "agrupar": agrupar,
            "aproximar": aproximar,
            "facetas": facetas,
            "histograma": histograma,
        }
        return await self._object(PaginaResultados, Request("GET", "/buscar", query))

    def buscar_paginas(
        self,
        termo: str,
        *,
        literal: bool | None = None,
        ignorar_assinatura: bool | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        secao: _Secao | Sequence[_Secao] | None = None,
        orgao: str | Sequence[str] | None = None,
        orgao_exceto: str | Sequence[str] | None = None,
        tipo_ato: str | Sequence[str] | None = None,
        edicao: str | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        cnpj: str | Sequence[str] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        campos: _Campos | Sequence[_Campos] | None = None,
        ordem: _Ordem | None = None,
        pagina: int | None = None,
        limite: int | None = None,
        trechos: bool | None = None,
        agrupar: _Agrupar | None = None,
        aproximar: bool | None = None,
        facetas: _Facetas | Sequence[_Facetas] | None = None,
        histograma: _Histograma | None = None,
    ) -> AsyncIterator[PaginaResultados]:
        """
        Page after page of `buscar`, each requested when it is needed.

        Args:
            termo: What to look for: words, `"exact phrases"`, `OU`, `-not`, `prefix*`,
                `titulo:word`; `"*"` finds everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            ignorar_assinatura: Whether the words of `termo` count only outside of the lines of
                those who sign; `assinatura:` seeks there all the same.
            data_inicio: First day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            secao: Section. `1`, `2`, `3`, `extra`, `extra1`, `extra2` or `extra3`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            orgao_exceto: Issuing body whose acts are left out, written as `orgao`.
            tipo_ato: Type of act, such as `"portaria"`; with `*` at the end all that begin so.
            edicao: Number of the edition; that of an extra edition has a letter.
            situacao: What later acts did to it. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            cnpj: CNPJ that the text names; its first 8 characters stand for the whole company.
            valor_min: The largest amount that the text names is this or more, in reais. From 0.
            valor_max: The largest amount that the text names is this or less, in reais. From 0.
            campos: The fields of each publication that come, among all that it has. `id`, `titulo`,
                `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`, `tipo_ato`,
                `url_original`, `situacao`, `sha256`, `conteudo_completo`, `ementa`, `pagina`,
                `edicao`, `assinatura`, `url_pdf`, `palavras_chave`, `publicacoes_relacionadas`,
                `relacoes`, `entidades`, `partes`, `imagens`, `versao`, `retirada_em`,
                `recebida_em`, `fonte` or `citacao`.
            ordem: Order of the results; `"valor"` is by the largest amount that the text names,
                largest first. `relevancia` by default, `recentes`, `antigas` or `valor`.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.
            trechos: Whether each result has excerpts with what was looked for, in `trechos`.
            agrupar: `"parte"`: each of several acts in a publication that has the words is a result
                of its own; totals and pages stay those of publications. `parte`.
            aproximar: Whether publications come, too, that only come near what was typed, in
                `aproximados`; by default when few are found.
            facetas: What to count in the whole result, not only in the page. `secao`, `orgao`,
                `tipo_ato`, `ano` or `situacao`.
            histograma: Counts the whole result by day, month or year. `dia`, `mes` or `ano`.
        """
        query = {
            "termo": termo,
            "literal": literal,
            "ignorar_assinatura": ignorar_assinatura,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "secao": secao,
            "orgao": orgao,
            "orgao_exceto": orgao_exceto,
            "tipo_ato": tipo_ato,
            "edicao": edicao,
            "situacao": situacao,
            "cnpj": cnpj,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "campos": campos,
            "ordem": ordem,
            "pagina": pagina,
            "limite": limite,
            "trechos": trechos,
            "agrupar": agrupar,
            "aproximar": aproximar,
            "facetas": facetas,
            "histograma": histograma,
        }
        return numbered_pages(self._page(PaginaResultados, "/buscar"), query)

    def buscar_itens(
        self,
        termo: str,
        *,
        max_itens: int | None = None,
        literal: bool | None = None,
        ignorar_assinatura: bool | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        secao: _Secao | Sequence[_Secao] | None = None,
        orgao: str | Sequence[str] | None = None,
        orgao_exceto: str | Sequence[str] | None = None,
        tipo_ato: str | Sequence[str] | None = None,
        edicao: str | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        cnpj: str | Sequence[str] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        campos: _Campos | Sequence[_Campos] | None = None,
        ordem: _Ordem | None = None,
        pagina: int | None = None,
        limite: int | None = None,
        trechos: bool | None = None,
        agrupar: _Agrupar | None = None,
        aproximar: bool | None = None,
        facetas: _Facetas | Sequence[_Facetas] | None = None,
        histograma: _Histograma | None = None,
    ) -> AsyncItens[ResultadoBusca]:
        """
        Item after item of `buscar`, page by page.

        Args:
            termo: What to look for: words, `"exact phrases"`, `OU`, `-not`, `prefix*`,
                `titulo:word`; `"*"` finds everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            ignorar_assinatura: Whether the words of `termo` count only outside of the lines of
                those who sign; `assinatura:` seeks there all the same.
            data_inicio: First day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            secao: Section. `1`, `2`, `3`, `extra`, `extra1`, `extra2` or `extra3`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            orgao_exceto: Issuing body whose acts are left out, written as `orgao`.
            tipo_ato: Type of act, such as `"portaria"`; with `*` at the end all that begin so.
            edicao: Number of the edition; that of an extra edition has a letter.
            situacao: What later acts did to it. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            cnpj: CNPJ that the text names; its first 8 characters stand for the whole company.
            valor_min: The largest amount that the text names is this or more, in reais. From 0.
            valor_max: The largest amount that the text names is this or less, in reais. From 0.
            campos: The fields of each publication that come, among all that it has. `id`, `titulo`,
                `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`, `tipo_ato`,
                `url_original`, `situacao`, `sha256`, `conteudo_completo`, `ementa`, `pagina`,
                `edicao`, `assinatura`, `url_pdf`, `palavras_chave`, `publicacoes_relacionadas`,
                `relacoes`, `entidades`, `partes`, `imagens`, `versao`, `retirada_em`,
                `recebida_em`, `fonte` or `citacao`.
            ordem: Order of the results; `"valor"` is by the largest amount that the text names,
                largest first. `relevancia` by default, `recentes`, `antigas` or `valor`.
            pagina: Page. From 1; 1 by default.
            limite: Items per page. 1 to 100; 100 by default.
            trechos: Whether each result has excerpts with what was looked for, in `trechos`.
            agrupar: `"parte"`: each of several acts in a publication that has the words is a result
                of its own; totals and pages stay those of publications. `parte`.
            aproximar: Whether publications come, too, that only come near what was typed, in
                `aproximados`; by default when few are found.
            facetas: What to count in the whole result, not only in the page. `secao`, `orgao`,
                `tipo_ato`, `ano` or `situacao`.
            histograma: Counts the whole result by day, month or year. `dia`, `mes` or `ano`.
            max_itens: The most items; without it, all.
        """
        query = {
            "termo": termo,
            "literal": literal,
            "ignorar_assinatura": ignorar_assinatura,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "secao": secao,
            "orgao": orgao,
            "orgao_exceto": orgao_exceto,
            "tipo_ato": tipo_ato,
            "edicao": edicao,
            "situacao": situacao,
            "cnpj": cnpj,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "campos": campos,
            "ordem": ordem,
            "pagina": pagina,
            "limite": limite,
            "trechos": trechos,
            "agrupar": agrupar,
            "aproximar": aproximar,
            "facetas": facetas,
            "histograma": histograma,
        }
        return AsyncItens(numbered_pages(self._page(PaginaResultados, "/buscar"), query), max_itens)

    def exportar(
        self,
        *,
        termo: str | None = None,
        literal: bool | None = None,
        ignorar_assinatura: bool | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        secao: _Secao | Sequence[_Secao] | None = None,
        orgao: str | Sequence[str] | None = None,
        orgao_exceto: str | Sequence[str] | None = None,
        tipo_ato: str | Sequence[str] | None = None,
        edicao: str | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        cnpj: str | Sequence[str] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        formato: _Formato | None = None,
        campos: _Campos | Sequence[_Campos] | None = None,
        agrupar: _Agrupar | None = None,
        bom: bool | None = None,
        apos: str | None = None,
    ) -> AsyncExportacao[Publicacao]:
        """
        All publications that a search finds, without limit, from the oldest to the newest, as they
        arrive.

        Args:
            termo: What to look for, as in a search; without it, everything. "*" by default.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            ignorar_assinatura: Whether the words of `termo` count only outside of the lines of
                those who sign; `assinatura:` seeks there all the same.
            data_inicio: First day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            secao: Section. `1`, `2`, `3`, `extra`, `extra1`, `extra2` or `extra3`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            orgao_exceto: Issuing body whose acts are left out, written as `orgao`.
            tipo_ato: Type of act, such as `"portaria"`; with `*` at the end all that begin so.
            edicao: Number of the edition; that of an extra edition has a letter.
            situacao: What later acts did to it. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            cnpj: CNPJ that the text names; its first 8 characters stand for the whole company.
            valor_min: The largest amount that the text names is this or more, in reais. From 0.
            valor_max: The largest amount that the text names is this or less, in reais. From 0.
            formato: Form of the file; whoever iterates over the publications gets them whatever it
                is. `jsonl` by default, `csv` or `parquet`.
            campos: The fields of each publication that come, among all that it has. `id`, `titulo`,
                `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`, `tipo_ato`,
                `url_original`, `situacao`, `sha256`, `conteudo_completo`, `ementa`, `pagina`,
                `edicao`, `assinatura`, `url_pdf`, `palavras_chave`, `publicacoes_relacionadas`,
                `relacoes`, `entidades`, `partes`, `imagens`, `versao`, `retirada_em`,
                `recebida_em`, `fonte` or `citacao`.
            agrupar: `"parte"`: each of several acts in a publication that the search finds is a row
                of its own, with `parte`, which says which. `parte`.
            bom: Whether a CSV begins with the mark of UTF-8 and hides formulas, for spreadsheets.
            apos: `id` of a publication, or `endereco` of the `parte` in its row: the export has
                those after it.
        """
        query = {
            "termo": termo,
            "literal": literal,
            "ignorar_assinatura": ignorar_assinatura,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "secao": secao,
            "orgao": orgao,
            "orgao_exceto": orgao_exceto,
            "tipo_ato": tipo_ato,
            "edicao": edicao,
            "situacao": situacao,
            "cnpj": cnpj,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "formato": formato,
            "campos": campos,
            "agrupar": agrupar,
            "bom": bom,
            "apos": apos,
        }
        return AsyncExportacao(self._transport, Publicacao, "/exportar", query)

    async def publicacao(
        self, id: str, *, parte: str | None = None, incluir: _Incluir | None = None
    ) -> PublicacaoLida:
        """
        One publication with its full text.

        Args:
            id: Its identifier.
            parte: Only this one of several acts in the publication: what comes behind `#` in its
                `endereco`, as in `partes`.
            incluir: Also the form of the act in its source, in `estrutura`: blocks, tables with
                merged cells, styles, places of images; or what it says as rows (`linhas`), or its
                openings and deadlines (`prazos`). `estrutura`, `linhas` or `prazos`.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/publicacao/{segment(id)}"
        query = {"parte": parte, "incluir": incluir}
        return await self._object(PublicacaoLida, Request("GET", path, query))

    async def publicacoes(
        self, ids: Sequence[str], *, campos: _Campos | Sequence[_Campos] | None = None
    ) -> Publicacoes:
        """
        Up to 100 publications at once, in the requested order; `inexistentes` lists those that do
        not exist.

        Args:
            ids: Identifiers, at most 100.
            campos: The fields of each publication that come, among all that it has. `id`, `titulo`,
                `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`, `tipo_ato`,
                `url_original`, `situacao`, `sha256`, `conteudo_completo`, `ementa`, `pagina`,
                `edicao`, `assinatura`, `url_pdf`, `palavras_chave`, `publicacoes_relacionadas`,
                `relacoes`, `entidades`, `partes`, `imagens`, `versao`, `retirada_em`,
                `recebida_em`, `fonte` or `citacao`.
        """
        query = {"ids": ",".join(ids), "campos": campos}
        return await self._object(Publicacoes, Request("GET", "/publicacoes", query))

    async def prova(self, id: str) -> Prova:
        """
        What proves, without Arauto, that a publication was in the zip of a day.

        Args:
            id: Its identifier.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/publicacao/{segment(id)}/prova"
        return await self._object(Prova, Request("GET", path))

    async def semelhantes(self, id: str, *, limite: int | None = None) -> Lista[ResultadoBusca]:
        """
        Acts of the same type that have most in common with this one, most similar first.

        Args:
            id: Its identifier.
            limite: How many, at most. 1 to 100; 20 by default.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/publicacao/{segment(id)}/semelhantes"
        query = {"limite": limite}
        return await self._list(ResultadoBusca, Request("GET", path, query))

    async def verificar_citacoes(
        self, texto: str, *, idempotency_key: str | None = None
    ) -> VerificacaoFeita:
        """
        What a text cites (acts, places of the gazette, proceedings), and whether each exists, was
        corrected or revoked.

        Args:
            texto: The text, at most 64,000 characters.
            idempotency_key: Your own text for this operation, instead of a random UUID: sent twice,
                it is done once.
        """
        body = {"texto": texto}
        return await self._object(
            VerificacaoFeita,
            Request("POST", "/citacoes/verificar", body=body, idempotency_key=idempotency_key),
        )

    async def pagina_dou(self, data: str, secao: str, pagina: str) -> Lista[ResultadoBusca]:
        """
        The publications on a printed page of the gazette.

        Args:
            data: The day, as `YYYY-MM-DD`.
            secao: The section, such as `2` or `extra`.
            pagina: The number of the printed page.

        Raises:
            NotFoundError: There is none with this identifier.
        """
        path = f"/dou/{segment(data)}/{segment(secao)}/{segment(pagina)}"
        return await self._list(ResultadoBusca, Request("GET", path))

    async def secoes(self) -> Lista[Secao]:
        """The sections of the gazette."""
        return await self._list(Secao, Request("GET", "/secoes"))

    async def edicoes(
        self, *, data: str | date | None = None, mes: str | None = None, ano: int | None = None
    ) -> Lista[Edicao]:
        """
        Editions of a day, a month or a year; without any, the 100 most recent.

        Args:
            data: Day. A `date`, or a text `YYYY-MM-DD`.
            mes: Month, `"YYYY-MM"`.
            ano: Year. 1000 to 9999.
        """
        query = {"data": data, "mes": mes, "ano": ano}
        return await self._list(Edicao, Request("GET", "/edicoes", query))

    async def orgaos(self, *, pai: str | None = None, prefixo: str | None = None) -> Lista[Orgao]:
        """
        Government bodies that have publications: the topmost, those under `pai`, or those that
        begin with `prefixo`.

        Args:
            pai: Path of a body: those right below it come.
            prefixo: Beginning of a word of the name, or an abbreviation.
        """
        query = {"pai": pai, "prefixo": prefixo}
        return await self._list(Orgao, Request("GET", "/orgaos", query))

    async def tipos_ato(self) -> Lista[TipoAto]:
        """Types of acts, most common first."""
        return await self._list(TipoAto, Request("GET", "/tipos-ato"))

    async def sugerir(self, prefixo: str) -> Lista[Sugestao]:
        """
        Completions of the typed text: bodies, norms, words of the texts; at most 5 of each.

        Args:
            prefixo: What has been typed so far.
        """
        query = {"prefixo": prefixo}
        return await self._list(Sugestao, Request("GET", "/sugestoes", query))

    async def fontes(
        self, *, desde: str | date | None = None, ate: str | date | None = None
    ) -> Lista[Fonte]:
        """
        The state of each section of each day: complete, partial, failed, not published yet.

        Args:
            desde: First day; without it, 30 days before `ate`. A `date`, or a text `YYYY-MM-DD`.
            ate: Last day; without it, today in Brasília. A `date`, or a text `YYYY-MM-DD`.
        """
        query = {"desde": desde, "ate": ate}
        return await self._list(Fonte, Request("GET", "/fontes", query))

    async def declaracoes(
        self, *, desde: str | date | None = None, ate: str | date | None = None
    ) -> Lista[Declaracao]:
        """
        What the installation stated and signed about the zips of each day, in the order in which it
        did.

        Args:
            desde: First day; without it, 30 days before `ate`. A `date`, or a text `YYYY-MM-DD`.
            ate: Last day; without it, today in Brasília. A `date`, or a text `YYYY-MM-DD`.
        """
        query = {"desde": desde, "ate": ate}
        return await self._list(Declaracao, Request("GET", "/fontes/declaracoes", query))

    async def pontualidade(
        self, *, desde: str | date | None = None, ate: str | date | None = None
    ) -> Pontualidade:
        """
        When the source offered each section of each day, when it was here, when its deliveries went
        out; and p50 and p99 of each leg by month.

        Args:
            desde: First day; without it, 30 days before `ate`. A `date`, or a text `YYYY-MM-DD`.
            ate: Last day; without it, today in Brasília. A `date`, or a text `YYYY-MM-DD`.
        """
        query = {"desde": desde, "ate": ate}
        return await self._object(Pontualidade, Request("GET", "/pontualidade", query))

    async def eventos(
        self,
        *,
        tipo: _Tipo | None = None,
        webhook: str | None = None,
        apos: str | None = None,
        limite: int | None = None,
    ) -> PaginaEventos:
        """
        Events in the order in which they were recorded.

        Keep `proximo`: it is where to continue.

        Args:
            tipo: Only those of this type of event. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            webhook: Only the events that this webhook of the account would receive, with its terms
                and excerpts.
            apos: `proximo` of the page before; `"agora"` begins after all existing events; without
                it, the oldest event still kept comes first.
            limite: Items per page. 1 to 100; 20 by default.
        """
        query = {"tipo": tipo, "webhook": webhook, "apos": apos, "limite": limite}
        return await self._object(PaginaEventos, Request("GET", "/eventos", query))

    def eventos_paginas(
        self,
        *,
        tipo: _Tipo | None = None,
        webhook: str | None = None,
        apos: str | None = None,
        limite: int | None = None,
    ) -> AsyncIterator[PaginaEventos]:
        """
        Page after page of `eventos`, each requested when it is needed.

        Args:
            tipo: Only those of this type of event. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            webhook: Only the events that this webhook of the account would receive, with its terms
                and excerpts.
            apos: `proximo` of the page before; `"agora"` begins after all existing events; without
                it, the oldest event still kept comes first.
            limite: Items per page. 1 to 100; 100 by default.
        """
        query = {"tipo": tipo, "webhook": webhook, "apos": apos, "limite": limite}
        return cursor_pages(self._page(PaginaEventos, "/eventos"), query, "apos")

    def eventos_itens(
        self,
        *,
        max_itens: int | None = None,
        tipo: _Tipo | None = None,
        webhook: str | None = None,
        apos: str | None = None,
        limite: int | None = None,
    ) -> AsyncItens[Evento]:
        """
        Item after item of `eventos`, page by page.

        Args:
            tipo: Only those of this type of event. `publicacao.nova`, `publicacao.atualizada`,
                `linha.nova`, `linha.prazo`, `edicao.publicada` or `alerta.match`.
            webhook: Only the events that this webhook of the account would receive, with its terms
                and excerpts.
            apos: `proximo` of the page before; `"agora"` begins after all existing events; without
                it, the oldest event still kept comes first.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.
        """
        query = {"tipo": tipo, "webhook": webhook, "apos": apos, "limite": limite}
        return AsyncItens(
            cursor_pages(self._page(PaginaEventos, "/eventos"), query, "apos"), max_itens
        )

    async def alteracoes(
        self,
        *,
        desde: str | None = None,
        limite: int | None = None,
        campos: _Campos | Sequence[_Campos] | None = None,
        incluir: _ListarAlteracoesIncluir | None = None,
    ) -> PaginaAlteracoes:
        """
        What changed in the archive, in the order of commits, each publication as it is now.

        Keep `proximo`: it is where to continue, at any time.

        Args:
            desde: `proximo` of the page before, or the `cursor` of a change; without it, the
                beginning of the archive.
            limite: Items per page. 1 to 100; 20 by default.
            campos: The fields of each publication that come, among all that it has. `id`, `titulo`,
                `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`, `tipo_ato`,
                `url_original`, `situacao`, `sha256`, `conteudo_completo`, `ementa`, `pagina`,
                `edicao`, `assinatura`, `url_pdf`, `palavras_chave`, `publicacoes_relacionadas`,
                `relacoes`, `entidades`, `partes`, `imagens`, `versao`, `retirada_em`,
                `recebida_em`, `fonte` or `citacao`.
            incluir: Also the form of the act in its source, in `estrutura`: blocks, tables with
                merged cells, styles, places of images; or what it says as rows (`linhas`), or its
                openings and deadlines (`prazos`). `estrutura`.
        """
        query = {"desde": desde, "limite": limite, "campos": campos, "incluir": incluir}
        return await self._object(PaginaAlteracoes, Request("GET", "/alteracoes", query))

    async def contratos(
        self,
        *,
        fornecedor_ni: str | Sequence[str] | None = None,
        fornecedor_nome: str | None = None,
        contratante_nome: str | None = None,
        contratante_cnpj: str | Sequence[str] | None = None,
        numero_contrato: str | Sequence[str] | None = None,
        numero_licitacao: str | Sequence[str] | None = None,
        processo: str | Sequence[str] | None = None,
        tipo_instrumento: _Tipo_instrumento | Sequence[_Tipo_instrumento] | None = None,
        modalidade: _Modalidade | Sequence[_Modalidade] | None = None,
        uasg: str | Sequence[str] | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        assinatura_de: str | date | None = None,
        assinatura_ate: str | date | None = None,
        vigencia_fim_de: str | date | None = None,
        vigencia_fim_ate: str | date | None = None,
        vigencia_fim_em_dias: int | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarContratosFacetas | Sequence[_ListarContratosFacetas] | None = None,
        ordem: _ListarContratosOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> PaginaContratos:
        """
        Contracts and their kin as rows, read from extracts: one contractor of one instrument each.

        Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not
        been read.

        Args:
            fornecedor_ni: CNPJ of the contractor; its first 8 characters stand for the whole
                company.
            fornecedor_nome: Words in a row in the name of the contractor, whatever their accents.
            contratante_nome: Words in a row in the name of who contracts, as printed.
            contratante_cnpj: CNPJ of who contracts, if printed, or its first 8 characters.
            numero_contrato: Number of the contract, with or without its year; zeros before it and
                punctuation do not count.
            numero_licitacao: Number of the tender that it comes of, likewise.
            processo: Number of the process, likewise, all of it.
            tipo_instrumento: Kind of instrument. `contrato`, `termo_aditivo`, `apostilamento`,
                `rescisao`, `dispensa`, `inexigibilidade`, `ata_registro_precos`, `convenio`,
                `acordo_cooperacao`, `doacao`, `cessao`, `comodato`,
                `termo_execucao_descentralizada`, `empenho`, `rerratificacao`, `termo_colaboracao`,
                `prorrogacao_de_oficio` or `outro`.
            modalidade: Kind of bid. `pregao`, `concorrencia`, `tomada_de_precos`, `convite`,
                `concurso`, `leilao`, `dialogo_competitivo`, `rdc`, `chamamento_publico`,
                `credenciamento`, `dispensa`, `inexigibilidade` or `nao_se_aplica`.
            uasg: Code of the purchasing unit.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: `valor_global` is this or more, in reais. From 0.
            valor_max: `valor_global` is this or less, in reais. From 0.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            assinatura_de: Signed on this day or later. A `date`, or a text `YYYY-MM-DD`.
            assinatura_ate: Signed on this day or earlier. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_de: Ends on this day or later. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_ate: Ends on this day or earlier. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_em_dias: Ends from today to this many days ahead, at most 90. 0 to 90.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count in the whole result, not only in the page. `tipo_instrumento`,
                `modalidade`, `orgao`, `fornecedor_ni` or `mes`.
            ordem: Order of the rows; `"valor"`: largest `valor_global` first; `"vigencia_fim"`:
                those that end first. `recentes` by default, `antigas`, `valor` or `vigencia_fim`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 20 by default.
        """
        query = {
            "fornecedor_ni": fornecedor_ni,
            "fornecedor_nome": fornecedor_nome,
            "contratante_nome": contratante_nome,
            "contratante_cnpj": contratante_cnpj,
            "numero_contrato": numero_contrato,
            "numero_licitacao": numero_licitacao,
            "processo": processo,
            "tipo_instrumento": tipo_instrumento,
            "modalidade": modalidade,
            "uasg": uasg,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "assinatura_de": assinatura_de,
            "assinatura_ate": assinatura_ate,
            "vigencia_fim_de": vigencia_fim_de,
            "vigencia_fim_ate": vigencia_fim_ate,
            "vigencia_fim_em_dias": vigencia_fim_em_dias,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return await self._object(PaginaContratos, Request("GET", "/contratos", query))

    def contratos_paginas(
        self,
        *,
        fornecedor_ni: str | Sequence[str] | None = None,
        fornecedor_nome: str | None = None,
        contratante_nome: str | None = None,
        contratante_cnpj: str | Sequence[str] | None = None,
        numero_contrato: str | Sequence[str] | None = None,
        numero_licitacao: str | Sequence[str] | None = None,
        processo: str | Sequence[str] | None = None,
        tipo_instrumento: _Tipo_instrumento | Sequence[_Tipo_instrumento] | None = None,
        modalidade: _Modalidade | Sequence[_Modalidade] | None = None,
        uasg: str | Sequence[str] | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        assinatura_de: str | date | None = None,
        assinatura_ate: str | date | None = None,
        vigencia_fim_de: str | date | None = None,
        vigencia_fim_ate: str | date | None = None,
        vigencia_fim_em_dias: int | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarContratosFacetas | Sequence[_ListarContratosFacetas] | None = None,
        ordem: _ListarContratosOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncIterator[PaginaContratos]:
        """
        Page after page of `contratos`, each requested when it is needed.

        Args:
            fornecedor_ni: CNPJ of the contractor; its first 8 characters stand for the whole
                company.
            fornecedor_nome: Words in a row in the name of the contractor, whatever their accents.
            contratante_nome: Words in a row in the name of who contracts, as printed.
            contratante_cnpj: CNPJ of who contracts, if printed, or its first 8 characters.
            numero_contrato: Number of the contract, with or without its year; zeros before it and
                punctuation do not count.
            numero_licitacao: Number of the tender that it comes of, likewise.
            processo: Number of the process, likewise, all of it.
            tipo_instrumento: Kind of instrument. `contrato`, `termo_aditivo`, `apostilamento`,
                `rescisao`, `dispensa`, `inexigibilidade`, `ata_registro_precos`, `convenio`,
                `acordo_cooperacao`, `doacao`, `cessao`, `comodato`,
                `termo_execucao_descentralizada`, `empenho`, `rerratificacao`, `termo_colaboracao`,
                `prorrogacao_de_oficio` or `outro`.
            modalidade: Kind of bid. `pregao`, `concorrencia`, `tomada_de_precos`, `convite`,
                `concurso`, `leilao`, `dialogo_competitivo`, `rdc`, `chamamento_publico`,
                `credenciamento`, `dispensa`, `inexigibilidade` or `nao_se_aplica`.
            uasg: Code of the purchasing unit.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: `valor_global` is this or more, in reais. From 0.
            valor_max: `valor_global` is this or less, in reais. From 0.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            assinatura_de: Signed on this day or later. A `date`, or a text `YYYY-MM-DD`.
            assinatura_ate: Signed on this day or earlier. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_de: Ends on this day or later. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_ate: Ends on this day or earlier. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_em_dias: Ends from today to this many days ahead, at most 90. 0 to 90.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count in the whole result, not only in the page. `tipo_instrumento`,
                `modalidade`, `orgao`, `fornecedor_ni` or `mes`.
            ordem: Order of the rows; `"valor"`: largest `valor_global` first; `"vigencia_fim"`:
                those that end first. `recentes` by default, `antigas`, `valor` or `vigencia_fim`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
        """
        query = {
            "fornecedor_ni": fornecedor_ni,
            "fornecedor_nome": fornecedor_nome,
            "contratante_nome": contratante_nome,
            "contratante_cnpj": contratante_cnpj,
            "numero_contrato": numero_contrato,
            "numero_licitacao": numero_licitacao,
            "processo": processo,
            "tipo_instrumento": tipo_instrumento,
            "modalidade": modalidade,
            "uasg": uasg,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "assinatura_de": assinatura_de,
            "assinatura_ate": assinatura_ate,
            "vigencia_fim_de": vigencia_fim_de,
            "vigencia_fim_ate": vigencia_fim_ate,
            "vigencia_fim_em_dias": vigencia_fim_em_dias,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return cursor_pages(self._page(PaginaContratos, "/contratos"), query, "cursor")

    def contratos_itens(
        self,
        *,
        max_itens: int | None = None,
        fornecedor_ni: str | Sequence[str] | None = None,
        fornecedor_nome: str | None = None,
        contratante_nome: str | None = None,
        contratante_cnpj: str | Sequence[str] | None = None,
        numero_contrato: str | Sequence[str] | None = None,
        numero_licitacao: str | Sequence[str] | None = None,
        processo: str | Sequence[str] | None = None,
        tipo_instrumento: _Tipo_instrumento | Sequence[_Tipo_instrumento] | None = None,
        modalidade: _Modalidade | Sequence[_Modalidade] | None = None,
        uasg: str | Sequence[str] | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        assinatura_de: str | date | None = None,
        assinatura_ate: str | date | None = None,
        vigencia_fim_de: str | date | None = None,
        vigencia_fim_ate: str | date | None = None,
        vigencia_fim_em_dias: int | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarContratosFacetas | Sequence[_ListarContratosFacetas] | None = None,
        ordem: _ListarContratosOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncItens[Contrato]:
        """
        Item after item of `contratos`, page by page.

        Args:
            fornecedor_ni: CNPJ of the contractor; its first 8 characters stand for the whole
                company.
            fornecedor_nome: Words in a row in the name of the contractor, whatever their accents.
            contratante_nome: Words in a row in the name of who contracts, as printed.
            contratante_cnpj: CNPJ of who contracts, if printed, or its first 8 characters.
            numero_contrato: Number of the contract, with or without its year; zeros before it and
                punctuation do not count.
            numero_licitacao: Number of the tender that it comes of, likewise.
            processo: Number of the process, likewise, all of it.
            tipo_instrumento: Kind of instrument. `contrato`, `termo_aditivo`, `apostilamento`,
                `rescisao`, `dispensa`, `inexigibilidade`, `ata_registro_precos`, `convenio`,
                `acordo_cooperacao`, `doacao`, `cessao`, `comodato`,
                `termo_execucao_descentralizada`, `empenho`, `rerratificacao`, `termo_colaboracao`,
                `prorrogacao_de_oficio` or `outro`.
            modalidade: Kind of bid. `pregao`, `concorrencia`, `tomada_de_precos`, `convite`,
                `concurso`, `leilao`, `dialogo_competitivo`, `rdc`, `chamamento_publico`,
                `credenciamento`, `dispensa`, `inexigibilidade` or `nao_se_aplica`.
            uasg: Code of the purchasing unit.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: `valor_global` is this or more, in reais. From 0.
            valor_max: `valor_global` is this or less, in reais. From 0.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            assinatura_de: Signed on this day or later. A `date`, or a text `YYYY-MM-DD`.
            assinatura_ate: Signed on this day or earlier. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_de: Ends on this day or later. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_ate: Ends on this day or earlier. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_em_dias: Ends from today to this many days ahead, at most 90. 0 to 90.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count in the whole result, not only in the page. `tipo_instrumento`,
                `modalidade`, `orgao`, `fornecedor_ni` or `mes`.
            ordem: Order of the rows; `"valor"`: largest `valor_global` first; `"vigencia_fim"`:
                those that end first. `recentes` by default, `antigas`, `valor` or `vigencia_fim`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.
        """
        query = {
            "fornecedor_ni": fornecedor_ni,
            "fornecedor_nome": fornecedor_nome,
            "contratante_nome": contratante_nome,
            "contratante_cnpj": contratante_cnpj,
            "numero_contrato": numero_contrato,
            "numero_licitacao": numero_licitacao,
            "processo": processo,
            "tipo_instrumento": tipo_instrumento,
            "modalidade": modalidade,
            "uasg": uasg,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "assinatura_de": assinatura_de,
            "assinatura_ate": assinatura_ate,
            "vigencia_fim_de": vigencia_fim_de,
            "vigencia_fim_ate": vigencia_fim_ate,
            "vigencia_fim_em_dias": vigencia_fim_em_dias,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return AsyncItens(
            cursor_pages(self._page(PaginaContratos, "/contratos"), query, "cursor"), max_itens
        )

    def exportar_contratos(
        self,
        *,
        fornecedor_ni: str | Sequence[str] | None = None,
        fornecedor_nome: str | None = None,
        contratante_nome: str | None = None,
        contratante_cnpj: str | Sequence[str] | None = None,
        numero_contrato: str | Sequence[str] | None = None,
        numero_licitacao: str | Sequence[str] | None = None,
        processo: str | Sequence[str] | None = None,
        tipo_instrumento: _Tipo_instrumento | Sequence[_Tipo_instrumento] | None = None,
        modalidade: _Modalidade | Sequence[_Modalidade] | None = None,
        uasg: str | Sequence[str] | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        assinatura_de: str | date | None = None,
        assinatura_ate: str | date | None = None,
        vigencia_fim_de: str | date | None = None,
        vigencia_fim_ate: str | date | None = None,
        vigencia_fim_em_dias: int | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        formato: _Formato | None = None,
        bom: bool | None = None,
        apos: str | None = None,
    ) -> AsyncExportacao[Contrato]:
        """
        All rows of contracts that the filters find, without limit, from the oldest to the newest,
        as they arrive.

        Args:
            fornecedor_ni: CNPJ of the contractor; its first 8 characters stand for the whole
                company.
            fornecedor_nome: Words in a row in the name of the contractor, whatever their accents.
            contratante_nome: Words in a row in the name of who contracts, as printed.
            contratante_cnpj: CNPJ of who contracts, if printed, or its first 8 characters.
            numero_contrato: Number of the contract, with or without its year; zeros before it and
                punctuation do not count.
            numero_licitacao: Number of the tender that it comes of, likewise.
            processo: Number of the process, likewise, all of it.
            tipo_instrumento: Kind of instrument. `contrato`, `termo_aditivo`, `apostilamento`,
                `rescisao`, `dispensa`, `inexigibilidade`, `ata_registro_precos`, `convenio`,
                `acordo_cooperacao`, `doacao`, `cessao`, `comodato`,
                `termo_execucao_descentralizada`, `empenho`, `rerratificacao`, `termo_colaboracao`,
                `prorrogacao_de_oficio` or `outro`.
            modalidade: Kind of bid. `pregao`, `concorrencia`, `tomada_de_precos`, `convite`,
                `concurso`, `leilao`, `dialogo_competitivo`, `rdc`, `chamamento_publico`,
                `credenciamento`, `dispensa`, `inexigibilidade` or `nao_se_aplica`.
            uasg: Code of the purchasing unit.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: `valor_global` is this or more, in reais. From 0.
            valor_max: `valor_global` is this or less, in reais. From 0.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            assinatura_de: Signed on this day or later. A `date`, or a text `YYYY-MM-DD`.
            assinatura_ate: Signed on this day or earlier. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_de: Ends on this day or later. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_ate: Ends on this day or earlier. A `date`, or a text `YYYY-MM-DD`.
            vigencia_fim_em_dias: Ends from today to this many days ahead, at most 90. 0 to 90.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            formato: Form of the file; whoever iterates over the publications gets them whatever it
                is. `jsonl` by default, `csv` or `parquet`.
            bom: Whether a CSV begins with the mark of UTF-8 and hides formulas, for spreadsheets.
            apos: The last row that came, as `publicacao#id`: the export has those after it.
        """
        query = {
            "fornecedor_ni": fornecedor_ni,
            "fornecedor_nome": fornecedor_nome,
            "contratante_nome": contratante_nome,
            "contratante_cnpj": contratante_cnpj,
            "numero_contrato": numero_contrato,
            "numero_licitacao": numero_licitacao,
            "processo": processo,
            "tipo_instrumento": tipo_instrumento,
            "modalidade": modalidade,
            "uasg": uasg,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "assinatura_de": assinatura_de,
            "assinatura_ate": assinatura_ate,
            "vigencia_fim_de": vigencia_fim_de,
            "vigencia_fim_ate": vigencia_fim_ate,
            "vigencia_fim_em_dias": vigencia_fim_em_dias,
            "termo": termo,
            "literal": literal,
            "formato": formato,
            "bom": bom,
            "apos": apos,
        }
        return AsyncExportacao(self._transport, Contrato, "/contratos/exportar", query)

    async def pessoal(
        self,
        *,
        tipo_movimentacao: _Tipo_movimentacao | Sequence[_Tipo_movimentacao] | None = None,
        pessoa_nome: str | None = None,
        cargo_funcao: str | None = None,
        cargo_efetivo: str | None = None,
        unidade: str | None = None,
        autoridade_nome: str | None = None,
        matricula: str | Sequence[str] | None = None,
        data_efeito_de: str | date | None = None,
        data_efeito_ate: str | date | None = None,
        sigla_funcao: str | Sequence[str] | None = None,
        codigo: str | Sequence[str] | None = None,
        codigo_min: str | Sequence[str] | None = None,
        substituto: bool | None = None,
        orgao: str | Sequence[str] | None = None,
        secao: _ListarPessoalSecao | Sequence[_ListarPessoalSecao] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarPessoalFacetas | Sequence[_ListarPessoalFacetas] | None = None,
        ordem: _ListarPessoalOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> PaginaPessoal:
        """
        Movements of persons as rows, read from acts of Section 2: one person in one movement each.

        Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not
        been read.

        Args:
            tipo_movimentacao: Kind of movement. `nomeacao`, `exoneracao`, `designacao`, `dispensa`,
                `substituicao`, `aposentadoria`, `pensao`, `cessao`, `requisicao`, `remocao`,
                `redistribuicao`, `afastamento`, `licenca`, `reconducao`, `reversao`,
                `reintegracao`, `promocao`, `demissao`, `vacancia`, `contratacao`, `rescisao`,
                `transferencia_reserva`, `tornar_sem_efeito`, `retificacao`, `delegacao`,
                `comissao`, `enquadramento`, `convocacao`, `alteracao_exercicio` or `outro`.
            pessoa_nome: Words in a row of the person's name, whatever their accents and case.
            cargo_funcao: Words in a row of the office that is given or taken.
            cargo_efetivo: Words in a row in the person's permanent office.
            unidade: Words in a row in the unit of the office or function.
            autoridade_nome: Words in a row in the name of who signs.
            matricula: Registration, as printed; zeros before it and punctuation do not count.
            data_efeito_de: First day from which the act says that it holds, inclusive. A `date`, or
                a text `YYYY-MM-DD`.
            data_efeito_ate: Last such day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            sigla_funcao: Acronym of the office's code.
            codigo: Code of the office, such as `FCE 1.15`; without the category before the dot,
                any.
            codigo_min: This code or one of a higher level.
            substituto: Whether the person only stands in for who holds the office.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            secao: Section: 2, or extra editions. `2` or `extra`.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `tipo_movimentacao`, `orgao`,
                `sigla_funcao`, `codigo` or `mes`.
            ordem: Order of the rows: the newest first, or the oldest. `recentes` by default or
                `antigas`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 20 by default.
        """
        query = {
            "tipo_movimentacao": tipo_movimentacao,
            "pessoa_nome": pessoa_nome,
            "cargo_funcao": cargo_funcao,
            "cargo_efetivo": cargo_efetivo,
            "unidade": unidade,
            "autoridade_nome": autoridade_nome,
            "matricula": matricula,
            "data_efeito_de": data_efeito_de,
            "data_efeito_ate": data_efeito_ate,
            "sigla_funcao": sigla_funcao,
            "codigo": codigo,
            "codigo_min": codigo_min,
            "substituto": substituto,
            "orgao": orgao,
            "secao": secao,
            "situacao": situacao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return await self._object(PaginaPessoal, Request("GET", "/pessoal", query))

    def pessoal_paginas(
        self,
        *,
        tipo_movimentacao: _Tipo_movimentacao | Sequence[_Tipo_movimentacao] | None = None,
        pessoa_nome: str | None = None,
        cargo_funcao: str | None = None,
        cargo_efetivo: str | None = None,
        unidade: str | None = None,
        autoridade_nome: str | None = None,
        matricula: str | Sequence[str] | None = None,
        data_efeito_de: str | date | None = None,
        data_efeito_ate: str | date | None = None,
        sigla_funcao: str | Sequence[str] | None = None,
        codigo: str | Sequence[str] | None = None,
        codigo_min: str | Sequence[str] | None = None,
        substituto: bool | None = None,
        orgao: str | Sequence[str] | None = None,
        secao: _ListarPessoalSecao | Sequence[_ListarPessoalSecao] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarPessoalFacetas | Sequence[_ListarPessoalFacetas] | None = None,
        ordem: _ListarPessoalOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncIterator[PaginaPessoal]:
        """
        Page after page of `pessoal`, each requested when it is needed.

        Args:
            tipo_movimentacao: Kind of movement. `nomeacao`, `exoneracao`, `designacao`, `dispensa`,
                `substituicao`, `aposentadoria`, `pensao`, `cessao`, `requisicao`, `remocao`,
                `redistribuicao`, `afastamento`, `licenca`, `reconducao`, `reversao`,
                `reintegracao`, `promocao`, `demissao`, `vacancia`, `contratacao`, `rescisao`,
                `transferencia_reserva`, `tornar_sem_efeito`, `retificacao`, `delegacao`,
                `comissao`, `enquadramento`, `convocacao`, `alteracao_exercicio` or `outro`.
            pessoa_nome: Words in a row of the person's name, whatever their accents and case.
            cargo_funcao: Words in a row of the office that is given or taken.
            cargo_efetivo: Words in a row in the person's permanent office.
            unidade: Words in a row in the unit of the office or function.
            autoridade_nome: Words in a row in the name of who signs.
            matricula: Registration, as printed; zeros before it and punctuation do not count.
            data_efeito_de: First day from which the act says that it holds, inclusive. A `date`, or
                a text `YYYY-MM-DD`.
            data_efeito_ate: Last such day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            sigla_funcao: Acronym of the office's code.
            codigo: Code of the office, such as `FCE 1.15`; without the category before the dot,
                any.
            codigo_min: This code or one of a higher level.
            substituto: Whether the person only stands in for who holds the office.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            secao: Section: 2, or extra editions. `2` or `extra`.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `tipo_movimentacao`, `orgao`,
                `sigla_funcao`, `codigo` or `mes`.
            ordem: Order of the rows: the newest first, or the oldest. `recentes` by default or
                `antigas`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
        """
        query = {
            "tipo_movimentacao": tipo_movimentacao,
            "pessoa_nome": pessoa_nome,
            "cargo_funcao": cargo_funcao,
            "cargo_efetivo": cargo_efetivo,
            "unidade": unidade,
            "autoridade_nome": autoridade_nome,
            "matricula": matricula,
            "data_efeito_de": data_efeito_de,
            "data_efeito_ate": data_efeito_ate,
            "sigla_funcao": sigla_funcao,
            "codigo": codigo,
            "codigo_min": codigo_min,
            "substituto": substituto,
            "orgao": orgao,
            "secao": secao,
            "situacao": situacao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return cursor_pages(self._page(PaginaPessoal, "/pessoal"), query, "cursor")

    def pessoal_itens(
        self,
        *,
        max_itens: int | None = None,
        tipo_movimentacao: _Tipo_movimentacao | Sequence[_Tipo_movimentacao] | None = None,
        pessoa_nome: str | None = None,
        cargo_funcao: str | None = None,
        cargo_efetivo: str | None = None,
        unidade: str | None = None,
        autoridade_nome: str | None = None,
        matricula: str | Sequence[str] | None = None,
        data_efeito_de: str | date | None = None,
        data_efeito_ate: str | date | None = None,
        sigla_funcao: str | Sequence[str] | None = None,
        codigo: str | Sequence[str] | None = None,
        codigo_min: str | Sequence[str] | None = None,
        substituto: bool | None = None,
        orgao: str | Sequence[str] | None = None,
        secao: _ListarPessoalSecao | Sequence[_ListarPessoalSecao] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarPessoalFacetas | Sequence[_ListarPessoalFacetas] | None = None,
        ordem: _ListarPessoalOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncItens[Movimento]:
        """
        Item after item of `pessoal`, page by page.

        Args:
            tipo_movimentacao: Kind of movement. `nomeacao`, `exoneracao`, `designacao`, `dispensa`,
                `substituicao`, `aposentadoria`, `pensao`, `cessao`, `requisicao`, `remocao`,
                `redistribuicao`, `afastamento`, `licenca`, `reconducao`, `reversao`,
                `reintegracao`, `promocao`, `demissao`, `vacancia`, `contratacao`, `rescisao`,
                `transferencia_reserva`, `tornar_sem_efeito`, `retificacao`, `delegacao`,
                `comissao`, `enquadramento`, `convocacao`, `alteracao_exercicio` or `outro`.
            pessoa_nome: Words in a row of the person's name, whatever their accents and case.
            cargo_funcao: Words in a row of the office that is given or taken.
            cargo_efetivo: Words in a row in the person's permanent office.
            unidade: Words in a row in the unit of the office or function.
            autoridade_nome: Words in a row in the name of who signs.
            matricula: Registration, as printed; zeros before it and punctuation do not count.
            data_efeito_de: First day from which the act says that it holds, inclusive. A `date`, or
                a text `YYYY-MM-DD`.
            data_efeito_ate: Last such day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            sigla_funcao: Acronym of the office's code.
            codigo: Code of the office, such as `FCE 1.15`; without the category before the dot,
                any.
            codigo_min: This code or one of a higher level.
            substituto: Whether the person only stands in for who holds the office.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            secao: Section: 2, or extra editions. `2` or `extra`.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `tipo_movimentacao`, `orgao`,
                `sigla_funcao`, `codigo` or `mes`.
            ordem: Order of the rows: the newest first, or the oldest. `recentes` by default or
                `antigas`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.
        """
        query = {
            "tipo_movimentacao": tipo_movimentacao,
            "pessoa_nome": pessoa_nome,
            "cargo_funcao": cargo_funcao,
            "cargo_efetivo": cargo_efetivo,
            "unidade": unidade,
            "autoridade_nome": autoridade_nome,
            "matricula": matricula,
            "data_efeito_de": data_efeito_de,
            "data_efeito_ate": data_efeito_ate,
            "sigla_funcao": sigla_funcao,
            "codigo": codigo,
            "codigo_min": codigo_min,
            "substituto": substituto,
            "orgao": orgao,
            "secao": secao,
            "situacao": situacao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return AsyncItens(
            cursor_pages(self._page(PaginaPessoal, "/pessoal"), query, "cursor"), max_itens
        )

    def exportar_pessoal(
        self,
        *,
        tipo_movimentacao: _Tipo_movimentacao | Sequence[_Tipo_movimentacao] | None = None,
        pessoa_nome: str | None = None,
        cargo_funcao: str | None = None,
        cargo_efetivo: str | None = None,
        unidade: str | None = None,
        autoridade_nome: str | None = None,
        matricula: str | Sequence[str] | None = None,
        data_efeito_de: str | date | None = None,
        data_efeito_ate: str | date | None = None,
        sigla_funcao: str | Sequence[str] | None = None,
        codigo: str | Sequence[str] | None = None,
        codigo_min: str | Sequence[str] | None = None,
        substituto: bool | None = None,
        orgao: str | Sequence[str] | None = None,
        secao: _ListarPessoalSecao | Sequence[_ListarPessoalSecao] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        formato: _Formato | None = None,
        bom: bool | None = None,
        apos: str | None = None,
    ) -> AsyncExportacao[Movimento]:
        """
        All rows of movements of persons that the filters find, without limit, from the oldest to
        the newest, as they arrive.

        Args:
            tipo_movimentacao: Kind of movement. `nomeacao`, `exoneracao`, `designacao`, `dispensa`,
                `substituicao`, `aposentadoria`, `pensao`, `cessao`, `requisicao`, `remocao`,
                `redistribuicao`, `afastamento`, `licenca`, `reconducao`, `reversao`,
                `reintegracao`, `promocao`, `demissao`, `vacancia`, `contratacao`, `rescisao`,
                `transferencia_reserva`, `tornar_sem_efeito`, `retificacao`, `delegacao`,
                `comissao`, `enquadramento`, `convocacao`, `alteracao_exercicio` or `outro`.
            pessoa_nome: Words in a row of the person's name, whatever their accents and case.
            cargo_funcao: Words in a row of the office that is given or taken.
            cargo_efetivo: Words in a row in the person's permanent office.
            unidade: Words in a row in the unit of the office or function.
            autoridade_nome: Words in a row in the name of who signs.
            matricula: Registration, as printed; zeros before it and punctuation do not count.
            data_efeito_de: First day from which the act says that it holds, inclusive. A `date`, or
                a text `YYYY-MM-DD`.
            data_efeito_ate: Last such day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            sigla_funcao: Acronym of the office's code.
            codigo: Code of the office, such as `FCE 1.15`; without the category before the dot,
                any.
            codigo_min: This code or one of a higher level.
            substituto: Whether the person only stands in for who holds the office.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            secao: Section: 2, or extra editions. `2` or `extra`.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            formato: Form of the file; whoever iterates over the publications gets them whatever it
                is. `jsonl` by default, `csv` or `parquet`.
            bom: Whether a CSV begins with the mark of UTF-8 and hides formulas, for spreadsheets.
            apos: The last row that came, as `publicacao#id`: the export has those after it.
        """
        query = {
            "tipo_movimentacao": tipo_movimentacao,
            "pessoa_nome": pessoa_nome,
            "cargo_funcao": cargo_funcao,
            "cargo_efetivo": cargo_efetivo,
            "unidade": unidade,
            "autoridade_nome": autoridade_nome,
            "matricula": matricula,
            "data_efeito_de": data_efeito_de,
            "data_efeito_ate": data_efeito_ate,
            "sigla_funcao": sigla_funcao,
            "codigo": codigo,
            "codigo_min": codigo_min,
            "substituto": substituto,
            "orgao": orgao,
            "secao": secao,
            "situacao": situacao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "formato": formato,
            "bom": bom,
            "apos": apos,
        }
        return AsyncExportacao(self._transport, Movimento, "/pessoal/exportar", query)

    async def licitacoes(
        self,
        *,
        tipo_aviso: _Tipo_aviso | Sequence[_Tipo_aviso] | None = None,
        modalidade: _Modalidade | Sequence[_Modalidade] | None = None,
        numero: str | Sequence[str] | None = None,
        processo: str | Sequence[str] | None = None,
        uasg: str | Sequence[str] | None = None,
        srp: bool | None = None,
        vencedor_ni: str | Sequence[str] | None = None,
        vencedor_nome: str | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        abertura_de: str | date | None = None,
        abertura_ate: str | date | None = None,
        abertura_em_dias: int | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarLicitacoesFacetas | Sequence[_ListarLicitacoesFacetas] | None = None,
        ordem: _ListarLicitacoesOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> PaginaLicitacoes:
        """
        Tenders as rows, read from notices: one tender in one notice each.

        Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not
        been read.

        Args:
            tipo_aviso: Kind of notice. `abertura`, `alteracao`, `adiamento`, `suspensao`,
                `revogacao`, `anulacao`, `reabertura`, `resultado`, `homologacao`, `adjudicacao`,
                `deserta` or `fracassada`.
            modalidade: Kind of bid. `pregao`, `concorrencia`, `tomada_de_precos`, `convite`,
                `concurso`, `leilao`, `dialogo_competitivo`, `rdc`, `chamamento_publico`,
                `credenciamento`, `dispensa`, `inexigibilidade` or `nao_se_aplica`.
            numero: Number of the tender, with or without its year.
            processo: Number of the process, all of it; zeros before it and punctuation do not
                count.
            uasg: Code of the purchasing unit (UASG).
            srp: Whether prices are only registered.
            vencedor_ni: CNPJ of who won, or its first 8 characters.
            vencedor_nome: Words in a row in the name of who won.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: The estimated value is this or more, in reais. From 0.
            valor_max: The estimated value is this or less. From 0.
            abertura_de: The session opens on this day or later. A `date`, or a text `YYYY-MM-DD`.
            abertura_ate: The session opens on this day or earlier. A `date`, or a text
                `YYYY-MM-DD`.
            abertura_em_dias: The session opens from today to this many days ahead, at most 90. 0 to
                90.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `tipo_aviso`, `modalidade`, `orgao` or
                `mes`.
            ordem: Order of the rows: the newest first, the oldest, what opens next, or by estimated
                value. `recentes` by default, `antigas`, `abertura` or `valor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 20 by default.
        """
        query = {
            "tipo_aviso": tipo_aviso,
            "modalidade": modalidade,
            "numero": numero,
            "processo": processo,
            "uasg": uasg,
            "srp": srp,
            "vencedor_ni": vencedor_ni,
            "vencedor_nome": vencedor_nome,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "abertura_de": abertura_de,
            "abertura_ate": abertura_ate,
            "abertura_em_dias": abertura_em_dias,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return await self._object(PaginaLicitacoes, Request("GET", "/licitacoes", query))

    def licitacoes_paginas(
        self,
        *,
        tipo_aviso: _Tipo_aviso | Sequence[_Tipo_aviso] | None = None,
        modalidade: _Modalidade | Sequence[_Modalidade] | None = None,
        numero: str | Sequence[str] | None = None,
        processo: str | Sequence[str] | None = None,
        uasg: str | Sequence[str] | None = None,
        srp: bool | None = None,
        vencedor_ni: str | Sequence[str] | None = None,
        vencedor_nome: str | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        abertura_de: str | date | None = None,
        abertura_ate: str | date | None = None,
        abertura_em_dias: int | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarLicitacoesFacetas | Sequence[_ListarLicitacoesFacetas] | None = None,
        ordem: _ListarLicitacoesOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncIterator[PaginaLicitacoes]:
        """
        Page after page of `licitacoes`, each requested when it is needed.

        Args:
            tipo_aviso: Kind of notice. `abertura`, `alteracao`, `adiamento`, `suspensao`,
                `revogacao`, `anulacao`, `reabertura`, `resultado`, `homologacao`, `adjudicacao`,
                `deserta` or `fracassada`.
            modalidade: Kind of bid. `pregao`, `concorrencia`, `tomada_de_precos`, `convite`,
                `concurso`, `leilao`, `dialogo_competitivo`, `rdc`, `chamamento_publico`,
                `credenciamento`, `dispensa`, `inexigibilidade` or `nao_se_aplica`.
            numero: Number of the tender, with or without its year.
            processo: Number of the process, all of it; zeros before it and punctuation do not
                count.
            uasg: Code of the purchasing unit (UASG).
            srp: Whether prices are only registered.
            vencedor_ni: CNPJ of who won, or its first 8 characters.
            vencedor_nome: Words in a row in the name of who won.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: The estimated value is this or more, in reais. From 0.
            valor_max: The estimated value is this or less. From 0.
            abertura_de: The session opens on this day or later. A `date`, or a text `YYYY-MM-DD`.
            abertura_ate: The session opens on this day or earlier. A `date`, or a text
                `YYYY-MM-DD`.
            abertura_em_dias: The session opens from today to this many days ahead, at most 90. 0 to
                90.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `tipo_aviso`, `modalidade`, `orgao` or
                `mes`.
            ordem: Order of the rows: the newest first, the oldest, what opens next, or by estimated
                value. `recentes` by default, `antigas`, `abertura` or `valor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
        """
        query = {
            "tipo_aviso": tipo_aviso,
            "modalidade": modalidade,
            "numero": numero,
            "processo": processo,
            "uasg": uasg,
            "srp": srp,
            "vencedor_ni": vencedor_ni,
            "vencedor_nome": vencedor_nome,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "abertura_de": abertura_de,
            "abertura_ate": abertura_ate,
            "abertura_em_dias": abertura_em_dias,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return cursor_pages(self._page(PaginaLicitacoes, "/licitacoes"), query, "cursor")

    def licitacoes_itens(
        self,
        *,
        max_itens: int | None = None,
        tipo_aviso: _Tipo_aviso | Sequence[_Tipo_aviso] | None = None,
        modalidade: _Modalidade | Sequence[_Modalidade] | None = None,
        numero: str | Sequence[str] | None = None,
        processo: str | Sequence[str] | None = None,
        uasg: str | Sequence[str] | None = None,
        srp: bool | None = None,
        vencedor_ni: str | Sequence[str] | None = None,
        vencedor_nome: str | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        abertura_de: str | date | None = None,
        abertura_ate: str | date | None = None,
        abertura_em_dias: int | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarLicitacoesFacetas | Sequence[_ListarLicitacoesFacetas] | None = None,
        ordem: _ListarLicitacoesOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncItens[Licitacao]:
        """
        Item after item of `licitacoes`, page by page.

        Args:
            tipo_aviso: Kind of notice. `abertura`, `alteracao`, `adiamento`, `suspensao`,
                `revogacao`, `anulacao`, `reabertura`, `resultado`, `homologacao`, `adjudicacao`,
                `deserta` or `fracassada`.
            modalidade: Kind of bid. `pregao`, `concorrencia`, `tomada_de_precos`, `convite`,
                `concurso`, `leilao`, `dialogo_competitivo`, `rdc`, `chamamento_publico`,
                `credenciamento`, `dispensa`, `inexigibilidade` or `nao_se_aplica`.
            numero: Number of the tender, with or without its year.
            processo: Number of the process, all of it; zeros before it and punctuation do not
                count.
            uasg: Code of the purchasing unit (UASG).
            srp: Whether prices are only registered.
            vencedor_ni: CNPJ of who won, or its first 8 characters.
            vencedor_nome: Words in a row in the name of who won.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: The estimated value is this or more, in reais. From 0.
            valor_max: The estimated value is this or less. From 0.
            abertura_de: The session opens on this day or later. A `date`, or a text `YYYY-MM-DD`.
            abertura_ate: The session opens on this day or earlier. A `date`, or a text
                `YYYY-MM-DD`.
            abertura_em_dias: The session opens from today to this many days ahead, at most 90. 0 to
                90.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `tipo_aviso`, `modalidade`, `orgao` or
                `mes`.
            ordem: Order of the rows: the newest first, the oldest, what opens next, or by estimated
                value. `recentes` by default, `antigas`, `abertura` or `valor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.
        """
        query = {
            "tipo_aviso": tipo_aviso,
            "modalidade": modalidade,
            "numero": numero,
            "processo": processo,
            "uasg": uasg,
            "srp": srp,
            "vencedor_ni": vencedor_ni,
            "vencedor_nome": vencedor_nome,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "abertura_de": abertura_de,
            "abertura_ate": abertura_ate,
            "abertura_em_dias": abertura_em_dias,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return AsyncItens(
            cursor_pages(self._page(PaginaLicitacoes, "/licitacoes"), query, "cursor"), max_itens
        )

    def exportar_licitacoes(
        self,
        *,
        tipo_aviso: _Tipo_aviso | Sequence[_Tipo_aviso] | None = None,
        modalidade: _Modalidade | Sequence[_Modalidade] | None = None,
        numero: str | Sequence[str] | None = None,
        processo: str | Sequence[str] | None = None,
        uasg: str | Sequence[str] | None = None,
        srp: bool | None = None,
        vencedor_ni: str | Sequence[str] | None = None,
        vencedor_nome: str | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        abertura_de: str | date | None = None,
        abertura_ate: str | date | None = None,
        abertura_em_dias: int | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        formato: _Formato | None = None,
        bom: bool | None = None,
        apos: str | None = None,
    ) -> AsyncExportacao[Licitacao]:
        """
        All rows of tenders that the filters find, without limit, from the oldest to the newest, as
        they arrive.

        Args:
            tipo_aviso: Kind of notice. `abertura`, `alteracao`, `adiamento`, `suspensao`,
                `revogacao`, `anulacao`, `reabertura`, `resultado`, `homologacao`, `adjudicacao`,
                `deserta` or `fracassada`.
            modalidade: Kind of bid. `pregao`, `concorrencia`, `tomada_de_precos`, `convite`,
                `concurso`, `leilao`, `dialogo_competitivo`, `rdc`, `chamamento_publico`,
                `credenciamento`, `dispensa`, `inexigibilidade` or `nao_se_aplica`.
            numero: Number of the tender, with or without its year.
            processo: Number of the process, all of it; zeros before it and punctuation do not
                count.
            uasg: Code of the purchasing unit (UASG).
            srp: Whether prices are only registered.
            vencedor_ni: CNPJ of who won, or its first 8 characters.
            vencedor_nome: Words in a row in the name of who won.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: The estimated value is this or more, in reais. From 0.
            valor_max: The estimated value is this or less. From 0.
            abertura_de: The session opens on this day or later. A `date`, or a text `YYYY-MM-DD`.
            abertura_ate: The session opens on this day or earlier. A `date`, or a text
                `YYYY-MM-DD`.
            abertura_em_dias: The session opens from today to this many days ahead, at most 90. 0 to
                90.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            formato: Form of the file; whoever iterates over the publications gets them whatever it
                is. `jsonl` by default, `csv` or `parquet`.
            bom: Whether a CSV begins with the mark of UTF-8 and hides formulas, for spreadsheets.
            apos: The last row that came, as `publicacao#id`: the export has those after it.
        """
        query = {
            "tipo_aviso": tipo_aviso,
            "modalidade": modalidade,
            "numero": numero,
            "processo": processo,
            "uasg": uasg,
            "srp": srp,
            "vencedor_ni": vencedor_ni,
            "vencedor_nome": vencedor_nome,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "abertura_de": abertura_de,
            "abertura_ate": abertura_ate,
            "abertura_em_dias": abertura_em_dias,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "formato": formato,
            "bom": bom,
            "apos": apos,
        }
        return AsyncExportacao(self._transport, Licitacao, "/licitacoes/exportar", query)

    async def sancoes(
        self,
        *,
        categoria_sancao: _Categoria_sancao | Sequence[_Categoria_sancao] | None = None,
        situacao_sancao: _Situacao_sancao | Sequence[_Situacao_sancao] | None = None,
        ambito: _Ambito | Sequence[_Ambito] | None = None,
        sancionado_cnpj: str | Sequence[str] | None = None,
        sancionado_nome: str | None = None,
        processo: str | Sequence[str] | None = None,
        vigente_em: str | date | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarSancoesFacetas | Sequence[_ListarSancoesFacetas] | None = None,
        ordem: _ListarSancoesOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> PaginaSancoes:
        """
        Sanctions of companies in tenders and contracts as rows: one sanction of one company in one
        act each.

        Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not
        been read.

        Args:
            categoria_sancao: Kind of sanction. `advertencia`, `multa`, `impedimento`, `suspensao`,
                `inidoneidade` or `descredenciamento`.
            situacao_sancao: What the act leaves of the sanction. `aplicada`, `reduzida`, `suspensa`
                or `retirada`.
            ambito: Which law: that of tenders and contracts, or that against corruption.
                `licitacao` or `anticorrupcao`.
            sancionado_cnpj: CNPJ of the company, or its first 8 characters.
            sancionado_nome: Words in a row in the name of the company.
            processo: Number of the process, all of it; zeros before it and punctuation do not
                count.
            vigente_em: A day on which, by its act, the sanction bars the company from contracting.
                A `date`, or a text `YYYY-MM-DD`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: The fine is this or more, in reais. From 0.
            valor_max: The fine is this or less. From 0.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `categoria_sancao`, `ambito`, `orgao` or
                `mes`.
            ordem: Order of the rows: the newest first, the oldest, or by the fine. `recentes` by
                default, `antigas` or `valor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 20 by default.
        """
        query = {
            "categoria_sancao": categoria_sancao,
            "situacao_sancao": situacao_sancao,
            "ambito": ambito,
            "sancionado_cnpj": sancionado_cnpj,
            "sancionado_nome": sancionado_nome,
            "processo": processo,
            "vigente_em": vigente_em,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return await self._object(PaginaSancoes, Request("GET", "/sancoes", query))

    def sancoes_paginas(
        self,
        *,
        categoria_sancao: _Categoria_sancao | Sequence[_Categoria_sancao] | None = None,
        situacao_sancao: _Situacao_sancao | Sequence[_Situacao_sancao] | None = None,
        ambito: _Ambito | Sequence[_Ambito] | None = None,
        sancionado_cnpj: str | Sequence[str] | None = None,
        sancionado_nome: str | None = None,
        processo: str | Sequence[str] | None = None,
        vigente_em: str | date | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarSancoesFacetas | Sequence[_ListarSancoesFacetas] | None = None,
        ordem: _ListarSancoesOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncIterator[PaginaSancoes]:
        """
        Page after page of `sancoes`, each requested when it is needed.

        Args:
            categoria_sancao: Kind of sanction. `advertencia`, `multa`, `impedimento`, `suspensao`,
                `inidoneidade` or `descredenciamento`.
            situacao_sancao: What the act leaves of the sanction. `aplicada`, `reduzida`, `suspensa`
                or `retirada`.
            ambito: Which law: that of tenders and contracts, or that against corruption.
                `licitacao` or `anticorrupcao`.
            sancionado_cnpj: CNPJ of the company, or its first 8 characters.
            sancionado_nome: Words in a row in the name of the company.
            processo: Number of the process, all of it; zeros before it and punctuation do not
                count.
            vigente_em: A day on which, by its act, the sanction bars the company from contracting.
                A `date`, or a text `YYYY-MM-DD`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: The fine is this or more, in reais. From 0.
            valor_max: The fine is this or less. From 0.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `categoria_sancao`, `ambito`, `orgao` or
                `mes`.
            ordem: Order of the rows: the newest first, the oldest, or by the fine. `recentes` by
                default, `antigas` or `valor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
        """
        query = {
            "categoria_sancao": categoria_sancao,
            "situacao_sancao": situacao_sancao,
            "ambito": ambito,
            "sancionado_cnpj": sancionado_cnpj,
            "sancionado_nome": sancionado_nome,
            "processo": processo,
            "vigente_em": vigente_em,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return cursor_pages(self._page(PaginaSancoes, "/sancoes"), query, "cursor")

    def sancoes_itens(
        self,
        *,
        max_itens: int | None = None,
        categoria_sancao: _Categoria_sancao | Sequence[_Categoria_sancao] | None = None,
        situacao_sancao: _Situacao_sancao | Sequence[_Situacao_sancao] | None = None,
        ambito: _Ambito | Sequence[_Ambito] | None = None,
        sancionado_cnpj: str | Sequence[str] | None = None,
        sancionado_nome: str | None = None,
        processo: str | Sequence[str] | None = None,
        vigente_em: str | date | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarSancoesFacetas | Sequence[_ListarSancoesFacetas] | None = None,
        ordem: _ListarSancoesOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncItens[Sancao]:
        """
        Item after item of `sancoes`, page by page.

        Args:
            categoria_sancao: Kind of sanction. `advertencia`, `multa`, `impedimento`, `suspensao`,
                `inidoneidade` or `descredenciamento`.
            situacao_sancao: What the act leaves of the sanction. `aplicada`, `reduzida`, `suspensa`
                or `retirada`.
            ambito: Which law: that of tenders and contracts, or that against corruption.
                `licitacao` or `anticorrupcao`.
            sancionado_cnpj: CNPJ of the company, or its first 8 characters.
            sancionado_nome: Words in a row in the name of the company.
            processo: Number of the process, all of it; zeros before it and punctuation do not
                count.
            vigente_em: A day on which, by its act, the sanction bars the company from contracting.
                A `date`, or a text `YYYY-MM-DD`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: The fine is this or more, in reais. From 0.
            valor_max: The fine is this or less. From 0.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `categoria_sancao`, `ambito`, `orgao` or
                `mes`.
            ordem: Order of the rows: the newest first, the oldest, or by the fine. `recentes` by
                default, `antigas` or `valor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.
        """
        query = {
            "categoria_sancao": categoria_sancao,
            "situacao_sancao": situacao_sancao,
            "ambito": ambito,
            "sancionado_cnpj": sancionado_cnpj,
            "sancionado_nome": sancionado_nome,
            "processo": processo,
            "vigente_em": vigente_em,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return AsyncItens(
            cursor_pages(self._page(PaginaSancoes, "/sancoes"), query, "cursor"), max_itens
        )

    def exportar_sancoes(
        self,
        *,
        categoria_sancao: _Categoria_sancao | Sequence[_Categoria_sancao] | None = None,
        situacao_sancao: _Situacao_sancao | Sequence[_Situacao_sancao] | None = None,
        ambito: _Ambito | Sequence[_Ambito] | None = None,
        sancionado_cnpj: str | Sequence[str] | None = None,
        sancionado_nome: str | None = None,
        processo: str | Sequence[str] | None = None,
        vigente_em: str | date | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        valor_min: float | None = None,
        valor_max: float | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        formato: _Formato | None = None,
        bom: bool | None = None,
        apos: str | None = None,
    ) -> AsyncExportacao[Sancao]:
        """
        All rows of sanctions that the filters find, without limit, from the oldest to the newest,
        as they arrive.

        Args:
            categoria_sancao: Kind of sanction. `advertencia`, `multa`, `impedimento`, `suspensao`,
                `inidoneidade` or `descredenciamento`.
            situacao_sancao: What the act leaves of the sanction. `aplicada`, `reduzida`, `suspensa`
                or `retirada`.
            ambito: Which law: that of tenders and contracts, or that against corruption.
                `licitacao` or `anticorrupcao`.
            sancionado_cnpj: CNPJ of the company, or its first 8 characters.
            sancionado_nome: Words in a row in the name of the company.
            processo: Number of the process, all of it; zeros before it and punctuation do not
                count.
            vigente_em: A day on which, by its act, the sanction bars the company from contracting.
                A `date`, or a text `YYYY-MM-DD`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            valor_min: The fine is this or more, in reais. From 0.
            valor_max: The fine is this or less. From 0.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            formato: Form of the file; whoever iterates over the publications gets them whatever it
                is. `jsonl` by default, `csv` or `parquet`.
            bom: Whether a CSV begins with the mark of UTF-8 and hides formulas, for spreadsheets.
            apos: The last row that came, as `publicacao#id`: the export has those after it.
        """
        query = {
            "categoria_sancao": categoria_sancao,
            "situacao_sancao": situacao_sancao,
            "ambito": ambito,
            "sancionado_cnpj": sancionado_cnpj,
            "sancionado_nome": sancionado_nome,
            "processo": processo,
            "vigente_em": vigente_em,
            "orgao": orgao,
            "situacao": situacao,
            "valor_min": valor_min,
            "valor_max": valor_max,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "formato": formato,
            "bom": bom,
            "apos": apos,
        }
        return AsyncExportacao(self._transport, Sancao, "/sancoes/exportar", query)

    async def normas(
        self,
        *,
        especie: _Especie | Sequence[_Especie] | None = None,
        numero: str | Sequence[str] | None = None,
        ano: int | None = None,
        altera: str | Sequence[str] | None = None,
        revoga: str | Sequence[str] | None = None,
        regulamenta: str | Sequence[str] | None = None,
        entra_em_vigor_de: str | date | None = None,
        entra_em_vigor_ate: str | date | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarNormasFacetas | Sequence[_ListarNormasFacetas] | None = None,
        ordem: _ListarNormasOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> PaginaNormas:
        """
        Norms as rows: acts that make rules, or change and revoke those of others, one in each row,
        with what they change and when they come into force.

        Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not
        been read.

        Args:
            especie: What the act is, by its heading. `emenda_constitucional`, `lei_complementar`,
                `lei_delegada`, `lei`, `medida_provisoria`, `decreto_lei`, `decreto_legislativo`,
                `decreto`, `instrucao_normativa`, `instrucao`, `orientacao_normativa`,
                `norma_de_execucao`, `portaria`, `resolucao`, `recomendacao`, `deliberacao`,
                `provimento`, `circular`, `ordem_de_servico` or `ato`.
            numero: Number of the act.
            ano: Year of the act. 1800 to 2200.
            altera: A norm that the acts change, as `norma:` names it: `Lei 8.112/1990`.
            revoga: A norm that the acts revoke, wholly or in part.
            regulamenta: A norm that the acts regulate.
            entra_em_vigor_de: First day on which the acts say that they come into force, inclusive.
                A `date`, or a text `YYYY-MM-DD`.
            entra_em_vigor_ate: Last such day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `especie`, `orgao` or `mes`.
            ordem: Order of the rows: the newest first, the oldest, or by the day on which they come
                into force. `recentes` by default, `antigas` or `vigor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 20 by default.
        """
        query = {
            "especie": especie,
            "numero": numero,
            "ano": ano,
            "altera": altera,
            "revoga": revoga,
            "regulamenta": regulamenta,
            "entra_em_vigor_de": entra_em_vigor_de,
            "entra_em_vigor_ate": entra_em_vigor_ate,
            "orgao": orgao,
            "situacao": situacao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return await self._object(PaginaNormas, Request("GET", "/normas", query))

    def normas_paginas(
        self,
        *,
        especie: _Especie | Sequence[_Especie] | None = None,
        numero: str | Sequence[str] | None = None,
        ano: int | None = None,
        altera: str | Sequence[str] | None = None,
        revoga: str | Sequence[str] | None = None,
        regulamenta: str | Sequence[str] | None = None,
        entra_em_vigor_de: str | date | None = None,
        entra_em_vigor_ate: str | date | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarNormasFacetas | Sequence[_ListarNormasFacetas] | None = None,
        ordem: _ListarNormasOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncIterator[PaginaNormas]:
        """
        Page after page of `normas`, each requested when it is needed.

        Args:
            especie: What the act is, by its heading. `emenda_constitucional`, `lei_complementar`,
                `lei_delegada`, `lei`, `medida_provisoria`, `decreto_lei`, `decreto_legislativo`,
                `decreto`, `instrucao_normativa`, `instrucao`, `orientacao_normativa`,
                `norma_de_execucao`, `portaria`, `resolucao`, `recomendacao`, `deliberacao`,
                `provimento`, `circular`, `ordem_de_servico` or `ato`.
            numero: Number of the act.
            ano: Year of the act. 1800 to 2200.
            altera: A norm that the acts change, as `norma:` names it: `Lei 8.112/1990`.
            revoga: A norm that the acts revoke, wholly or in part.
            regulamenta: A norm that the acts regulate.
            entra_em_vigor_de: First day on which the acts say that they come into force, inclusive.
                A `date`, or a text `YYYY-MM-DD`.
            entra_em_vigor_ate: Last such day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `especie`, `orgao` or `mes`.
            ordem: Order of the rows: the newest first, the oldest, or by the day on which they come
                into force. `recentes` by default, `antigas` or `vigor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
        """
        query = {
            "especie": especie,
            "numero": numero,
            "ano": ano,
            "altera": altera,
            "revoga": revoga,
            "regulamenta": regulamenta,
            "entra_em_vigor_de": entra_em_vigor_de,
            "entra_em_vigor_ate": entra_em_vigor_ate,
            "orgao": orgao,
            "situacao": situacao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return cursor_pages(self._page(PaginaNormas, "/normas"), query, "cursor")

    def normas_itens(
        self,
        *,
        max_itens: int | None = None,
        especie: _Especie | Sequence[_Especie] | None = None,
        numero: str | Sequence[str] | None = None,
        ano: int | None = None,
        altera: str | Sequence[str] | None = None,
        revoga: str | Sequence[str] | None = None,
        regulamenta: str | Sequence[str] | None = None,
        entra_em_vigor_de: str | date | None = None,
        entra_em_vigor_ate: str | date | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        facetas: _ListarNormasFacetas | Sequence[_ListarNormasFacetas] | None = None,
        ordem: _ListarNormasOrdem | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncItens[Norma]:
        """
        Item after item of `normas`, page by page.

        Args:
            especie: What the act is, by its heading. `emenda_constitucional`, `lei_complementar`,
                `lei_delegada`, `lei`, `medida_provisoria`, `decreto_lei`, `decreto_legislativo`,
                `decreto`, `instrucao_normativa`, `instrucao`, `orientacao_normativa`,
                `norma_de_execucao`, `portaria`, `resolucao`, `recomendacao`, `deliberacao`,
                `provimento`, `circular`, `ordem_de_servico` or `ato`.
            numero: Number of the act.
            ano: Year of the act. 1800 to 2200.
            altera: A norm that the acts change, as `norma:` names it: `Lei 8.112/1990`.
            revoga: A norm that the acts revoke, wholly or in part.
            regulamenta: A norm that the acts regulate.
            entra_em_vigor_de: First day on which the acts say that they come into force, inclusive.
                A `date`, or a text `YYYY-MM-DD`.
            entra_em_vigor_ate: Last such day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            facetas: What to count the whole result by. `especie`, `orgao` or `mes`.
            ordem: Order of the rows: the newest first, the oldest, or by the day on which they come
                into force. `recentes` by default, `antigas` or `vigor`.
            cursor: `proximo` of the page before, with the same filters and order.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.
        """
        query = {
            "especie": especie,
            "numero": numero,
            "ano": ano,
            "altera": altera,
            "revoga": revoga,
            "regulamenta": regulamenta,
            "entra_em_vigor_de": entra_em_vigor_de,
            "entra_em_vigor_ate": entra_em_vigor_ate,
            "orgao": orgao,
            "situacao": situacao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "facetas": facetas,
            "ordem": ordem,
            "cursor": cursor,
            "limite": limite,
        }
        return AsyncItens(
            cursor_pages(self._page(PaginaNormas, "/normas"), query, "cursor"), max_itens
        )

    async def norma(self, norma: str) -> FichaDaNorma:
        """
        What the archive knows of one norm: how many acts name it, the acts that are it, how many
        change, revoke or regulate it, and which revoke it wholly.

        Experimental: that none is found does not mean that the norm is in force.

        Args:
            norma: The norm, as `norma:` names it: `Lei 8.112/1990`.
        """
        path = f"/normas/{segment(norma)}"
        return await self._object(FichaDaNorma, Request("GET", path))

    async def alteracoes_da_norma(
        self,
        norma: str,
        *,
        efeito: _Efeito | Sequence[_Efeito] | None = None,
        orgao: str | Sequence[str] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AlteracoesDaNorma:
        """
        What the acts of the archive did to a norm: which of them change, revoke or regulate it, the
        newest first, with the words that say so.

        Experimental: that none is found does not mean that the norm is in force.

        Args:
            norma: The norm, as `norma:` names it: `Lei 8.112/1990`.
            efeito: Only what the acts do to it in this way. `altera`, `revoga` or `regulamenta`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            cursor: `proximo` of the page before, with the same filters.
            limite: Items per page. 1 to 100; 20 by default.
        """
        path = f"/normas/{segment(norma)}/alteracoes"
        query = {
            "efeito": efeito,
            "orgao": orgao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "cursor": cursor,
            "limite": limite,
        }
        return await self._object(AlteracoesDaNorma, Request("GET", path, query))

    def alteracoes_da_norma_paginas(
        self,
        norma: str,
        *,
        efeito: _Efeito | Sequence[_Efeito] | None = None,
        orgao: str | Sequence[str] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncIterator[AlteracoesDaNorma]:
        """
        Page after page of `alteracoes_da_norma`, each requested when it is needed.

        Args:
            norma: The norm, as `norma:` names it: `Lei 8.112/1990`.
            efeito: Only what the acts do to it in this way. `altera`, `revoga` or `regulamenta`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            cursor: `proximo` of the page before, with the same filters.
            limite: Items per page. 1 to 100; 100 by default.
        """
        path = f"/normas/{segment(norma)}/alteracoes"
        query = {
            "efeito": efeito,
            "orgao": orgao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "cursor": cursor,
            "limite": limite,
        }
        return cursor_pages(self._page(AlteracoesDaNorma, path), query, "cursor")

    def alteracoes_da_norma_itens(
        self,
        norma: str,
        *,
        max_itens: int | None = None,
        efeito: _Efeito | Sequence[_Efeito] | None = None,
        orgao: str | Sequence[str] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        cursor: str | None = None,
        limite: int | None = None,
    ) -> AsyncItens[AlteracaoDeNorma]:
        """
        Item after item of `alteracoes_da_norma`, page by page.

        Args:
            norma: The norm, as `norma:` names it: `Lei 8.112/1990`.
            efeito: Only what the acts do to it in this way. `altera`, `revoga` or `regulamenta`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            cursor: `proximo` of the page before, with the same filters.
            limite: Items per page. 1 to 100; 100 by default.
            max_itens: The most items; without it, all.
        """
        path = f"/normas/{segment(norma)}/alteracoes"
        query = {
            "efeito": efeito,
            "orgao": orgao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "cursor": cursor,
            "limite": limite,
        }
        return AsyncItens(
            cursor_pages(self._page(AlteracoesDaNorma, path), query, "cursor"), max_itens
        )

    def exportar_normas(
        self,
        *,
        especie: _Especie | Sequence[_Especie] | None = None,
        numero: str | Sequence[str] | None = None,
        ano: int | None = None,
        altera: str | Sequence[str] | None = None,
        revoga: str | Sequence[str] | None = None,
        regulamenta: str | Sequence[str] | None = None,
        entra_em_vigor_de: str | date | None = None,
        entra_em_vigor_ate: str | date | None = None,
        orgao: str | Sequence[str] | None = None,
        situacao: _Situacao | Sequence[_Situacao] | None = None,
        data_inicio: str | date | None = None,
        data_fim: str | date | None = None,
        termo: str | None = None,
        literal: bool | None = None,
        formato: _Formato | None = None,
        bom: bool | None = None,
        apos: str | None = None,
    ) -> AsyncExportacao[Norma]:
        """
        All rows of norms that the filters find, without limit, from the oldest to the newest, as
        they arrive.

        Args:
            especie: What the act is, by its heading. `emenda_constitucional`, `lei_complementar`,
                `lei_delegada`, `lei`, `medida_provisoria`, `decreto_lei`, `decreto_legislativo`,
                `decreto`, `instrucao_normativa`, `instrucao`, `orientacao_normativa`,
                `norma_de_execucao`, `portaria`, `resolucao`, `recomendacao`, `deliberacao`,
                `provimento`, `circular`, `ordem_de_servico` or `ato`.
            numero: Number of the act.
            ano: Year of the act. 1800 to 2200.
            altera: A norm that the acts change, as `norma:` names it: `Lei 8.112/1990`.
            revoga: A norm that the acts revoke, wholly or in part.
            regulamenta: A norm that the acts regulate.
            entra_em_vigor_de: First day on which the acts say that they come into force, inclusive.
                A `date`, or a text `YYYY-MM-DD`.
            entra_em_vigor_ate: Last such day, inclusive. A `date`, or a text `YYYY-MM-DD`.
            orgao: Issuing body: its full path, the beginning of it, one level, or the abbreviation
                of a federal body.
            situacao: What other acts made of the act. `publicada`, `retificada`, `republicada`,
                `em_parte`, `revogada`, `sem_efeito` or `retirada`.
            data_inicio: First day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            data_fim: Last day of publication, inclusive. A `date`, or a text `YYYY-MM-DD`.
            termo: What to look for in the publications, as in a search, which may find 20,000 at
                most; without it, everything.
            literal: Whether the words of `termo` and the abbreviations in `orgao` stand only for
                what is written; inflections always count.
            formato: Form of the file; whoever iterates over the publications gets them whatever it
                is. `jsonl` by default, `csv` or `parquet`.
            bom: Whether a CSV begins with the mark of UTF-8 and hides formulas, for spreadsheets.
            apos: The last row that came, as `publicacao#id`: the export has those after it.
        """
        query = {
            "especie": especie,
            "numero": numero,
            "ano": ano,
            "altera": altera,
            "revoga": revoga,
            "regulamenta": regulamenta,
            "entra_em_vigor_de": entra_em_vigor_de,
            "entra_em_vigor_ate": entra_em_vigor_ate,
            "orgao": orgao,
            "situacao": situacao,
            "data_inicio": data_inicio,
            "data_fim": data_fim,
            "termo": termo,
            "literal": literal,
            "formato": formato,
            "bom": bom,
            "apos": apos,
        }
        return AsyncExportacao(self._transport, Norma, "/normas/exportar", query)

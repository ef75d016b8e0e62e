#' Search publications
#'
#' One page of the matches, best first. For more than a page, see [arauto_collect()].
#'
#' @param termo The query, in the query language of the service: words, `"exact phrases"`, `OU`, `-not`,
#'   `prefix*`, `titulo:word`; `"*"` matches everything.
#' @param literal Whether to search words only as written, without inflections.
#' @param data_inicio,data_fim First and last day of publication, inclusive: `Date` or `"YYYY-MM-DD"`.
#' @param secao `"1"`, `"2"`, `"3"` or `"extra"`; several values match any of them; likewise `orgao` and `tipo_ato`.
#' @param orgao Issuing body: its full path, the beginning of it, or one level.
#' @param tipo_ato Type of act, such as `"portaria"`.
#' @param edicao Number of the edition.
#' @param situacao The effect of later acts on it: `"publicada"`, `"retificada"`, `"republicada"`, `"revogada"`,
#'   `"sem_efeito"` or `"retirada"`; several will do.
#' @param cnpj CNPJ that the text names; its first 8 characters stand for the whole company. Several match any of them.
#' @param valor_min,valor_max Bounds, in reais, of the largest amount that the text names.
#' @param campos The requested fields of each publication; by default those of a hit.
#' @param ordem `"relevancia"` (default), `"recentes"` or `"antigas"`.
#' @param pagina Page number, from 1.
#' @param limite Items per page, from 1 to 100; 20 by default.
#' @param trechos Whether each row has excerpts with the matches in `trechos`.
#' @param facetas Facets to count for the whole result: any of `"secao"`, `"orgao"`, `"tipo_ato"`, `"ano"`.
#' @param histograma `"dia"`, `"mes"` or `"ano"`: how many publications in each.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each publication, and the attributes `total`, `pagina`, `limite`, `total_paginas`,
#'   `avisos`, `facetas` and `histograma`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' page <- arauto_buscar("\"pregão eletrônico\" -saúde", secao = "3", ordem = "recentes")
#' attr(page, "total")
#' page[c("data_publicacao", "orgao", "titulo")]
#' @export
arauto_buscar <- function(termo, literal = NULL, data_inicio = NULL, data_fim = NULL, secao = NULL, orgao = NULL,
                          tipo_ato = NULL, edicao = NULL, situacao = NULL, cnpj = NULL, valor_min = NULL,
                          valor_max = NULL, campos = NULL, ordem = NULL, pagina = NULL, limite = NULL, trechos = NULL,
                          facetas = NULL, histograma = NULL, client = arauto_client()) {
  query <- present(
    termo = termo, literal = literal, data_inicio = data_inicio, data_fim = data_fim, secao = secao, orgao = orgao,
    tipo_ato = tipo_ato, edicao = edicao, situacao = situacao, cnpj = cnpj, valor_min = valor_min,
    valor_max = valor_max, campos = campos, ordem = ordem, pagina = pagina, limite = limite, trechos = trechos,
    facetas = facetas, histograma = histograma
  )
  page_of(arauto_request("GET", "/buscar", query, client = client), "publicacoes")
}

#' Read one publication
#'
#' @param id Identifier of the publication, `pub_...`.
#' @inheritParams arauto_buscar
#' @return A named list with the full text (`conteudo_completo`), its entities (`entidades`) and related acts
#'   (`relacoes`, a tibble).
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' first <- arauto_buscar("*", limite = 1)
#' cat(arauto_publicacao(first$id)$conteudo_completo)
#' @export
arauto_publicacao <- function(id, client = arauto_client()) {
  record_of(arauto_request("GET", path_of("/publicacao/%s", id), client = client))
}

#' Read several publications
#'
#' @param ids Identifiers, at most 100.
#' @param campos The requested fields; by default all.
#' @inheritParams arauto_buscar
#' @return A named list: `publicacoes`, a tibble in the requested order, and `inexistentes`, the ids that do not exist.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' try(arauto_publicacoes(arauto_buscar("*")$id, campos = c("id", "titulo")))
#' @export
arauto_publicacoes <- function(ids, campos = NULL, client = arauto_client()) {
  query <- present(ids = paste(ids, collapse = ","), campos = campos)
  record_of(arauto_request("GET", "/publicacoes", query, client = client))
}

#' Publications similar to another
#'
#' @param id Identifier of the publication, `pub_...`.
#' @inheritParams arauto_buscar
#' @return A tibble like that of [arauto_buscar()], most similar first.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_semelhantes(arauto_buscar("*", limite = 1)$id)
#' @export
arauto_semelhantes <- function(id, limite = NULL, client = arauto_client()) {
  path <- path_of("/publicacao/%s/semelhantes", id)
  table_of(arauto_request("GET", path, present(limite = limite), client = client), "publicacoes")
}

#' Contents of the archive: bodies, types of acts, words
#'
#' @param pai Only the bodies right below this one; without it, the topmost.
#' @param prefixo The beginning of the name or the word.
#' @inheritParams arauto_buscar
#' @return A tibble. `arauto_sugerir()`: words, bodies and norms with this beginning, with the `termo` or `orgao` to
#'   search for each.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_orgaos()
#' arauto_tipos_ato()
#' arauto_sugerir("licita")
#' @name arauto_acervo
NULL

#' @rdname arauto_acervo
#' @export
arauto_orgaos <- function(pai = NULL, prefixo = NULL, client = arauto_client()) {
  table_of(arauto_request("GET", "/orgaos", present(pai = pai, prefixo = prefixo), client = client), "orgaos")
}

#' @rdname arauto_acervo
#' @export
arauto_tipos_ato <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/tipos-ato", client = client), "tipos_ato")
}

#' @rdname arauto_acervo
#' @export
arauto_sugerir <- function(prefixo, client = arauto_client()) {
  table_of(arauto_request("GET", "/sugestoes", list(prefixo = prefixo), client = client), "sugestoes")
}

#' Sections of the gazette
#'
#' @inheritParams arauto_buscar
#' @return A tibble with `codigo`, `nome` and `descricao`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_secoes()
#' @export
arauto_secoes <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/secoes", client = client), "secoes")
}

#' Editions in the archive
#'
#' Newest first; without arguments, the 100 most recent.
#'
#' @param data A day: `Date` or `"YYYY-MM-DD"`.
#' @param mes A month, `"YYYY-MM"`.
#' @param ano A year.
#' @inheritParams arauto_buscar
#' @return A tibble with a row for each edition, and the attribute `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_edicoes()
#' @export
arauto_edicoes <- function(data = NULL, mes = NULL, ano = NULL, client = arauto_client()) {
  query <- present(data = data, mes = mes, ano = ano)
  table_of(arauto_request("GET", "/edicoes", query, client = client), "edicoes")
}

#' The state of the archive, day by day
#'
#' Whether each section of each day is in the archive completely, partly, or not, and why.
#'
#' @param desde,ate First and last day, inclusive: `Date` or `"YYYY-MM-DD"`.
#' @inheritParams arauto_buscar
#' @return A tibble with a row for each day and section, and the attribute `coletor`: the state of the collector, or
#'   `NULL` without one.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_fontes(desde = Sys.Date() - 7)
#' @export
arauto_fontes <- function(desde = NULL, ate = NULL, client = arauto_client()) {
  query <- present(desde = desde, ate = ate)
  table_of(arauto_request("GET", "/fontes", query, client = client), "fontes")
}

#' Events, in order
#'
#' All events in the order in which they were recorded. Keep the attribute `proximo` of the last answer, and pass it as
#' `apos` to continue from there; [arauto_collect()] does so.
#'
#' @param tipo One type of event, such as `"publicacao.nova"`.
#' @param webhook Id of a webhook: only the events that it would receive, with its terms and excerpts.
#' @param apos Cursor: the attribute `proximo` of an earlier answer; `"agora"` begins after all existing events.
#' @inheritParams arauto_buscar
#' @return A tibble with a row for each event, and the attributes `proximo`, `tem_mais`, `limite` and `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_eventos(tipo = "edicao.publicada")
#' @export
arauto_eventos <- function(tipo = NULL, webhook = NULL, apos = NULL, limite = NULL, client = arauto_client()) {
  query <- present(tipo = tipo, webhook = webhook, apos = apos, limite = limite)
  page_of(arauto_request("GET", "/eventos", query, client = client), "eventos")
}

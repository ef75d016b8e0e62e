#' Search publications
#'
#' One page of what matches, best first. For more than a page, see [arauto_collect()].
#'
#' @param termo What to look for, in the query language of the service: words, `"exact phrases"`, `OU`, `-not`,
#'   `prefix*`, `titulo:word`; `"*"` matches everything.
#' @param literal Whether words are sought only as they are written, without inflections.
#' @param data_inicio,data_fim First and last day of publication, inclusive: `Date` or `"YYYY-MM-DD"`.
#' @param secao `"1"`, `"2"`, `"3"` or `"extra"`; of several values any will do, also of `orgao` and `tipo_ato`.
#' @param orgao Issuing body: its whole path, the beginning of it, or one level.
#' @param tipo_ato Type of act, such as `"portaria"`.
#' @param edicao Number of the edition.
#' @param situacao What later acts made of it: `"publicada"`, `"retificada"`, `"republicada"`, `"revogada"`,
#'   `"sem_efeito"` or `"retirada"`; several will do.
#' @param cnpj CNPJ that the text names; its first 8 characters stand for the whole company. Several will do.
#' @param valor_min,valor_max Bounds, in reais, of the largest amount that the text names.
#' @param campos The fields wanted of each publication; by default those of a hit.
#' @param ordem `"relevancia"` (default), `"recentes"` or `"antigas"`.
#' @param pagina Page number, from 1.
#' @param limite Items a page, from 1 to 100; 20 by default.
#' @param trechos Whether each row says in `trechos` where in the text it is.
#' @param facetas What to count the whole result by: any of `"secao"`, `"orgao"`, `"tipo_ato"`, `"ano"`.
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
#' @return A named list with the whole text (`conteudo_completo`), what it names (`entidades`) and the acts it belongs
#'   with (`relacoes`, a tibble).
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
#' @param campos The fields wanted; by default all.
#' @inheritParams arauto_buscar
#' @return A named list: `publicacoes`, a tibble in the order asked for, and `inexistentes`, the ids that the archive has not.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' try(arauto_publicacoes(arauto_buscar("*")$id, campos = c("id", "titulo")))
#' @export
arauto_publicacoes <- function(ids, campos = NULL, client = arauto_client()) {
  query <- present(ids = paste(ids, collapse = ","), campos = campos)
  record_of(arauto_request("GET", "/publicacoes", query, client = client))
}

#' Publications like another
#'
#' @param id Identifier of the publication, `pub_...`.
#' @inheritParams arauto_buscar
#' @return A tibble as that of [arauto_buscar()], the most alike first.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_semelhantes(arauto_buscar("*", limite = 1)$id)
#' @export
arauto_semelhantes <- function(id, limite = NULL, client = arauto_client()) {
  path <- path_of("/publicacao/%s/semelhantes", id)
  table_of(arauto_request("GET", path, present(limite = limite), client = client), "publicacoes")
}

#' What the archive has: bodies, types of acts, words
#'
#' @param pai Only the bodies right below this one; without it, the highest.
#' @param prefixo What the name, or the word, begins with.
#' @inheritParams arauto_buscar
#' @return A tibble. `arauto_sugerir()`: words, bodies and norms that begin like this, with the `termo` or `orgao` that
#'   seeks each.
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

#' What came from the source, day by day
#'
#' Whether each section of each day is in the archive whole, in part, or not, and why.
#'
#' @param desde,ate First and last day, inclusive: `Date` or `"YYYY-MM-DD"`.
#' @inheritParams arauto_buscar
#' @return A tibble with a row for each day and section, and the attribute `coletor`: how collecting is going, or
#'   `NULL` where nothing collects.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_fontes(desde = Sys.Date() - 7)
#' @export
arauto_fontes <- function(desde = NULL, ate = NULL, client = arauto_client()) {
  query <- present(desde = desde, ate = ate)
  table_of(arauto_request("GET", "/fontes", query, client = client), "fontes")
}

#' What happened, in order
#'
#' Events as they were recorded, nothing left out. Keep the attribute `proximo` of the last answer, and give it as
#' `apos` to go on from there; [arauto_collect()] does so.
#'
#' @param tipo One type of event, such as `"publicacao.nova"`.
#' @param webhook Id of a webhook: only what it would be told, with its terms and excerpts.
#' @param apos Cursor: the attribute `proximo` of an earlier answer; `"agora"` begins after all that there is.
#' @inheritParams arauto_buscar
#' @return A tibble with a row for each event, and the attributes `proximo`, `tem_mais`, `limite` and `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_eventos(tipo = "edicao.publicada")
#' @export
arauto_eventos <- function(tipo = NULL, webhook = NULL, apos = NULL, limite = NULL, client = arauto_client()) {
  query <- present(tipo = tipo, webhook = webhook, apos = apos, limite = limite)
  page_of(arauto_request("GET", "/eventos", query, client = client), "eventos")
}

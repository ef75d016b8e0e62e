# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

#' All folders of the account
#'
#' The key needs the scope `alertas`.
#'
#' @param publicacao Only those that have this act.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `nome`, `criado_em`, `atualizado_em`, `total`, `abertos`, `vencidos`,
#'   `proximo_prazo`, `versao`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_pasta_listar()
#' @export
arauto_pasta_listar <- function(publicacao = NULL, client = arauto_client()) {
  query <- present(publicacao = publicacao)
  table_of(arauto_request("GET", "/pastas", query, client = client), "Pasta")
}

#' Creates a folder
#'
#' The key needs the scope `alertas`.
#'
#' @param nome What you call it.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `nome`, `criado_em`, `atualizado_em`, `total`, `abertos`, `vencidos`, `proximo_prazo`,
#'   `versao`.
#' @examples
#' \dontrun{
#' arauto_pasta_criar(nome = "Contrato de limpeza")
#' }
#' @export
arauto_pasta_criar <- function(nome, idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(nome = nome))
  record_of(arauto_request("POST", "/pastas", body = body, idempotency_key = idempotency_key, client = client))
}

#' One folder, with the labels in it
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `nome`, `criado_em`, `atualizado_em`, `total`, `abertos`, `vencidos`, `proximo_prazo`,
#'   `versao`, `etiquetas`.
#' @examples
#' \dontrun{
#' arauto_pasta_obter("pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_pasta_obter <- function(id, client = arauto_client()) {
  path <- path_of("/pastas/%s", id)
  record_of(arauto_request("GET", path, client = client))
}

#' Renames a folder
#'
#' `NULL` empties a field. The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param nome What you call it.
#' @param versao The version that was read: if somebody has changed it since, nothing is written.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `nome`, `criado_em`, `atualizado_em`, `total`, `abertos`, `vencidos`, `proximo_prazo`,
#'   `versao`, `etiquetas`.
#' @examples
#' \dontrun{
#' arauto_pasta_alterar("pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", nome = "Contrato de limpeza")
#' }
#' @export
arauto_pasta_alterar <- function(id, nome, versao, client = arauto_client()) {
  path <- path_of("/pastas/%s", id)
  body <- body_of(given("nome", "versao"))
  record_of(arauto_request("PATCH", path, body = body, client = client))
}

#' Deletes a folder, with what was said of its acts
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param versao The version that was read: if somebody has changed it since, nothing is written.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_pasta_excluir("pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_pasta_excluir <- function(id, versao = NULL, client = arauto_client()) {
  path <- path_of("/pastas/%s", id)
  query <- present(versao = versao)
  arauto_request("DELETE", path, query, client = client)
  invisible(NULL)
}

#' The acts in a folder, each as it is now
#'
#' This is one page; [arauto_collect()] gives them all. The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param etiqueta Only those with this label, as it is written.
#' @param responsavel Only those of which this person is in charge, by identifier.
#' @param prazo_ate Only those with a day until this one, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param andamento Whether there is something left to do. `"aberto"` or `"concluido"`.
#' @param ordem Those with the nearest day first, the newest acts first, or by the next day that the act's own text
#'   names. `"prazo"` by default, `"data"` or `"prazo_do_ato"`.
#' @param pagina Page. From 1; 1 by default.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `ato`, `nota`, `etiquetas`, `prazo`, `andamento`, `responsavel`,
#'   `vencido`, `prazo_do_ato`, `versao`, `guardado_em`, `atualizado_em`. As attributes: `total`, `pagina`, `limite`,
#'   `total_paginas`.
#' @examples
#' \dontrun{
#' arauto_pasta_atos("pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_pasta_atos <- function(id, etiqueta = NULL, responsavel = NULL, prazo_ate = NULL, andamento = NULL, ordem = NULL,
                              pagina = NULL, limite = NULL, client = arauto_client()) {
  path <- path_of("/pastas/%s/atos", id)
  query <- present(
    etiqueta = etiqueta, responsavel = responsavel, prazo_ate = prazo_ate, andamento = andamento, ordem = ordem,
    pagina = pagina, limite = limite
  )
  page_of(arauto_request("GET", path, query, client = client), "AtoDePasta")
}

#' One act in a folder, as it is now
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param publicacao_id Identifier of the publicacao.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `ato`, `nota`, `etiquetas`, `prazo`, `andamento`, `responsavel`, `vencido`,
#'   `prazo_do_ato`, `versao`, `guardado_em`, `atualizado_em`.
#' @examples
#' \dontrun{
#' arauto_pasta_obter_ato("pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", "pub_0A1B2C3D4E5F6G7H")
#' }
#' @export
arauto_pasta_obter_ato <- function(id, publicacao_id, client = arauto_client()) {
  path <- path_of("/pastas/%s/atos/%s", id, publicacao_id)
  record_of(arauto_request("GET", path, client = client))
}

#' Puts an act into a folder, or changes what is said of it there
#'
#' Puts an act into a folder, or changes what is said of it there; what is absent stays. The same call again changes
#' nothing. The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param publicacao_id Identifier of the publicacao.
#' @param nota What people noted about the act.
#' @param etiquetas Labels, without commas, semicolons, quotes and backslashes. A vector.
#' @param responsavel Who is in charge: the identifier of a person of the account.
#' @param prazo The day until which something must be done. `Date` or `"YYYY-MM-DD"`.
#' @param andamento Whether there is something left to do. `"aberto"` or `"concluido"`.
#' @param versao The version that was read: if somebody has changed it since, nothing is written.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `ato`, `nota`, `etiquetas`, `prazo`, `andamento`, `responsavel`, `vencido`,
#'   `prazo_do_ato`, `versao`, `guardado_em`, `atualizado_em`.
#' @examples
#' \dontrun{
#' arauto_pasta_guardar("pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", "pub_0A1B2C3D4E5F6G7H")
#' }
#' @export
arauto_pasta_guardar <- function(id, publicacao_id, nota = NULL, etiquetas = NULL, responsavel = NULL, prazo = NULL,
                                 andamento = NULL, versao = NULL, client = arauto_client()) {
  path <- path_of("/pastas/%s/atos/%s", id, publicacao_id)
  body <- body_of(present(
    nota = nota, etiquetas = etiquetas, responsavel = responsavel, prazo = prazo, andamento = andamento, versao = versao
  ))
  record_of(arauto_request("PUT", path, body = body, client = client))
}

#' Changes what is said of an act that is in the folder
#'
#' Changes what is said of an act that is in the folder; what is absent stays. `NULL` empties a field. The key needs the
#' scope `alertas`.
#'
#' @param id Its identifier.
#' @param publicacao_id Identifier of the publicacao.
#' @param nota What people noted about the act.
#' @param etiquetas Labels, without commas, semicolons, quotes and backslashes. A vector.
#' @param responsavel Who is in charge: the identifier of a person of the account.
#' @param prazo The day until which something must be done. `Date` or `"YYYY-MM-DD"`.
#' @param andamento Whether there is something left to do. `"aberto"` or `"concluido"`.
#' @param versao The version that was read: if somebody has changed it since, nothing is written.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `ato`, `nota`, `etiquetas`, `prazo`, `andamento`, `responsavel`, `vencido`,
#'   `prazo_do_ato`, `versao`, `guardado_em`, `atualizado_em`.
#' @examples
#' \dontrun{
#' arauto_pasta_anotar(
#'   "pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC",
#'   "pub_0A1B2C3D4E5F6G7H",
#'   nota = "Conferir o item 4 do edital."
#' )
#' }
#' @export
arauto_pasta_anotar <- function(id, publicacao_id, nota, etiquetas, responsavel, prazo, andamento, versao,
                                client = arauto_client()) {
  path <- path_of("/pastas/%s/atos/%s", id, publicacao_id)
  body <- body_of(given("nota", "etiquetas", "responsavel", "prazo", "andamento", "versao"))
  record_of(arauto_request("PATCH", path, body = body, client = client))
}

#' Takes an act out of a folder
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param publicacao_id Identifier of the publicacao.
#' @param versao The version that was read: if somebody has changed it since, nothing is written.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_pasta_retirar("pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", "pub_0A1B2C3D4E5F6G7H")
#' }
#' @export
arauto_pasta_retirar <- function(id, publicacao_id, versao = NULL, client = arauto_client()) {
  path <- path_of("/pastas/%s/atos/%s", id, publicacao_id)
  query <- present(versao = versao)
  arauto_request("DELETE", path, query, client = client)
  invisible(NULL)
}

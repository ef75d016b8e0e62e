# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

#' All lists of the account, without their items
#'
#' The key needs the scope `alertas`.
#'
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `chave`, `nome`, `total`, `versao`, `criado_em`, `atualizado_em`,
#'   `alertas`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_lista_listar()
#' @export
arauto_lista_listar <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/listas", client = client), "ListaDeTermos")
}

#' Creates a list
#'
#' Read `recusados`: items that could not be read are left out. The key needs the scope `alertas`.
#'
#' @param nome What you call it.
#' @param itens The items of the list: each a query, with a `grupo` of your own; up to 10,000. A named list with any of
#'   `termo`, `grupo`; a vector.
#' @param chave Your own key for it, unique in the account, by which files of configuration name it.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `total`, `versao`, `criado_em`, `atualizado_em`, `alertas`, `mudou`,
#'   `novos`, `removidos`, `iguais`, `repetidos`, `total_recusados`, `recusados`.
#' @examples
#' \dontrun{
#' arauto_lista_criar(
#'   nome = "Servidores da casa",
#'   itens = list(termo = "\"João da Silva\"", grupo = "servidores")
#' )
#' }
#' @export
arauto_lista_criar <- function(nome, itens, chave = NULL, idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(nome = nome, itens = itens, chave = chave))
  record_of(arauto_request("POST", "/listas", body = body, idempotency_key = idempotency_key, client = client))
}

#' Creates the list with this key, or replaces it
#'
#' The same call again changes nothing: `mudou` says so. The key needs the scope `alertas`.
#'
#' @param chave The key that it has or gets.
#' @param nome What you call it.
#' @param itens The items of the list: each a query, with a `grupo` of your own; up to 10,000. A named list with any of
#'   `termo`, `grupo`; a vector.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `total`, `versao`, `criado_em`, `atualizado_em`, `alertas`, `mudou`,
#'   `novos`, `removidos`, `iguais`, `repetidos`, `total_recusados`, `recusados`.
#' @examples
#' \dontrun{
#' arauto_lista_gravar(
#'   "licitacoes-2026",
#'   nome = "Servidores da casa",
#'   itens = list(termo = "\"João da Silva\"", grupo = "servidores")
#' )
#' }
#' @export
arauto_lista_gravar <- function(chave, nome, itens, client = arauto_client()) {
  path <- path_of("/listas/chave/%s", chave)
  body <- body_of(present(nome = nome, itens = itens))
  record_of(arauto_request("PUT", path, body = body, client = client))
}

#' One list with its items
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `total`, `versao`, `criado_em`, `atualizado_em`, `alertas`, `itens`.
#' @examples
#' \dontrun{
#' arauto_lista_obter("lst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_lista_obter <- function(id, client = arauto_client()) {
  path <- path_of("/listas/%s", id)
  record_of(arauto_request("GET", path, client = client))
}

#' Changes the given fields
#'
#' Changes the given fields; adds and removes items, or replaces all. `NULL` empties a field. The key needs the scope
#' `alertas`.
#'
#' @param id Its identifier.
#' @param nome What you call it.
#' @param chave Your own key for it, unique in the account, by which files of configuration name it.
#' @param itens The items of the list: each a query, with a `grupo` of your own; up to 10,000. A named list with any of
#'   `termo`, `grupo`; a vector.
#' @param adicionar Items to add. A named list with any of `termo`, `grupo`; a vector.
#' @param remover Queries of items to remove. A vector.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `total`, `versao`, `criado_em`, `atualizado_em`, `alertas`, `mudou`,
#'   `novos`, `removidos`, `iguais`, `repetidos`, `total_recusados`, `recusados`.
#' @examples
#' \dontrun{
#' arauto_lista_alterar("lst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", nome = "Servidores da casa")
#' }
#' @export
arauto_lista_alterar <- function(id, nome, chave, itens, adicionar, remover, client = arauto_client()) {
  path <- path_of("/listas/%s", id)
  body <- body_of(given("nome", "chave", "itens", "adicionar", "remover"))
  record_of(arauto_request("PATCH", path, body = body, client = client))
}

#' Deletes a list that no alert has
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_lista_excluir("lst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_lista_excluir <- function(id, client = arauto_client()) {
  path <- path_of("/listas/%s", id)
  arauto_request("DELETE", path, client = client)
  invisible(NULL)
}

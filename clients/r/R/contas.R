# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

#' All accounts
#'
#' The key needs the scope `administracao`.
#'
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `nome`, `email`, `criado_em`, `pessoas`, `chaves_ativas`, `webhooks`,
#'   `alertas`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_conta_listar()
#' @export
arauto_conta_listar <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/contas", client = client), "Conta")
}

#' Creates an account
#'
#' The key needs the scope `administracao`.
#'
#' @param nome What you call it.
#' @param email Address of whoever answers for it.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `nome`, `email`, `criado_em`, `pessoas`, `chaves_ativas`, `webhooks`, `alertas`.
#' @examples
#' \dontrun{
#' arauto_conta_criar(nome = "Escritório", email = "equipe@exemplo.com.br")
#' }
#' @export
arauto_conta_criar <- function(nome, email, idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(nome = nome, email = email))
  record_of(arauto_request("POST", "/contas", body = body, idempotency_key = idempotency_key, client = client))
}

#' Changes the given fields and leaves the rest
#'
#' `NULL` empties a field. The key needs the scope `administracao`.
#'
#' @param id Its identifier.
#' @param nome What you call it.
#' @param email Address of whoever answers for it.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `nome`, `email`, `criado_em`, `pessoas`, `chaves_ativas`, `webhooks`, `alertas`.
#' @examples
#' \dontrun{
#' arauto_conta_alterar("cta_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", nome = "Escritório")
#' }
#' @export
arauto_conta_alterar <- function(id, nome, email, client = arauto_client()) {
  path <- path_of("/contas/%s", id)
  body <- body_of(given("nome", "email"))
  record_of(arauto_request("PATCH", path, body = body, client = client))
}

# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

#' Keys of the account, or of another one
#'
#' Those of other accounts need the scope `administracao`.
#'
#' @param conta Id of the account, if it is another.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `conta_id`, `nome`, `publico`, `escopos`, `limite`, `criado_em`,
#'   `expira_em`, `revogada_em`, `ultimo_uso_em`, `pessoa_id`, `criada_com`, `situacao`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_chave_listar()
#' @export
arauto_chave_listar <- function(conta = NULL, client = arauto_client()) {
  query <- present(conta = conta)
  table_of(arauto_request("GET", "/chaves", query, client = client), "Chave")
}

#' Creates a key
#'
#' `chave` is returned only here. Those of other accounts need the scope `administracao`.
#'
#' @param nome What you call it.
#' @param escopos What the key may do. `"consulta"`, `"webhooks"`, `"alertas"`, `"feeds"` or `"administracao"`; a
#'   vector.
#' @param limite Requests a minute. From 1.
#' @param expira Last day on which the key is valid. `Date` or `"YYYY-MM-DD"`.
#' @param conta Id of the account, if it is another.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `conta_id`, `nome`, `publico`, `escopos`, `limite`, `criado_em`, `expira_em`,
#'   `revogada_em`, `ultimo_uso_em`, `pessoa_id`, `criada_com`, `situacao`, `chave`.
#' @examples
#' \dontrun{
#' arauto_chave_criar(nome = "painel de licitações", escopos = c("consulta", "alertas"))
#' }
#' @export
arauto_chave_criar <- function(nome, escopos, limite = NULL, expira = NULL, conta = NULL, idempotency_key = NULL,
                               client = arauto_client()) {
  body <- body_of(present(nome = nome, escopos = escopos, limite = limite, expira = expira, conta = conta))
  record_of(arauto_request("POST", "/chaves", body = body, idempotency_key = idempotency_key, client = client))
}

#' One key, without its secret part
#'
#' Those of other accounts need the scope `administracao`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `conta_id`, `nome`, `publico`, `escopos`, `limite`, `criado_em`, `expira_em`,
#'   `revogada_em`, `ultimo_uso_em`, `pessoa_id`, `criada_com`, `situacao`.
#' @examples
#' \dontrun{
#' arauto_chave_obter("chv_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_chave_obter <- function(id, client = arauto_client()) {
  path <- path_of("/chaves/%s", id)
  record_of(arauto_request("GET", path, client = client))
}

#' Changes the given fields and leaves the rest
#'
#' `NULL` empties a field. Those of other accounts need the scope `administracao`.
#'
#' @param id Its identifier.
#' @param nome What you call it.
#' @param escopos What the key may do. `"consulta"`, `"webhooks"`, `"alertas"`, `"feeds"` or `"administracao"`; a
#'   vector.
#' @param limite Requests a minute. From 1.
#' @param expira Last day on which the key is valid. `Date` or `"YYYY-MM-DD"`.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `conta_id`, `nome`, `publico`, `escopos`, `limite`, `criado_em`, `expira_em`,
#'   `revogada_em`, `ultimo_uso_em`, `pessoa_id`, `criada_com`, `situacao`.
#' @examples
#' \dontrun{
#' arauto_chave_alterar("chv_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", nome = "painel de licitações")
#' }
#' @export
arauto_chave_alterar <- function(id, nome, escopos, limite, expira, client = arauto_client()) {
  path <- path_of("/chaves/%s", id)
  body <- body_of(given("nome", "escopos", "limite", "expira"))
  record_of(arauto_request("PATCH", path, body = body, client = client))
}

#' Revokes a key
#'
#' It takes effect at once. Those of other accounts need the scope `administracao`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_chave_revogar("chv_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_chave_revogar <- function(id, client = arauto_client()) {
  path <- path_of("/chaves/%s", id)
  arauto_request("DELETE", path, client = client)
  invisible(NULL)
}

#' Requests per day
#'
#' Those of other accounts need the scope `administracao`.
#'
#' @param id Its identifier.
#' @param periodo How far back. `"7d"`, `"30d"` by default or `"90d"`.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `data`, `requisicoes`, `limitadas`.
#' @examples
#' \dontrun{
#' arauto_chave_uso("chv_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_chave_uso <- function(id, periodo = NULL, client = arauto_client()) {
  path <- path_of("/chaves/%s/uso", id)
  query <- present(periodo = periodo)
  table_of(arauto_request("GET", path, query, client = client), "UsoDiario")
}

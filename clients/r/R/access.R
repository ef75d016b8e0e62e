#' Manage API keys and accounts
#'
#' These functions need a key with the scope `administracao`. Answers never contain a key itself, except that of
#' `arauto_chave_criar()`, which has it in `chave` only there.
#'
#' @param id Identifier of the key, or of the account.
#' @param nome Name of the key, or of the account.
#' @param escopos Any of `"consulta"`, `"webhooks"`, `"alertas"` and `"administracao"`.
#' @param limite Requests per minute.
#' @param expira Last day on which the key works: `Date` or `"YYYY-MM-DD"`; `NULL` in `arauto_chave_alterar()` makes it
#'   last.
#' @param conta Identifier of another account.
#' @param periodo How far back: `"7d"`, `"30d"` or `"90d"`.
#' @param email Address that the account's notices go to.
#' @inheritParams arauto_webhooks
#' @return `arauto_chave_listar()`, `arauto_chave_uso()` (requests day by day) and `arauto_conta_listar()`: a tibble.
#'   `arauto_chave_revogar()`: `NULL`, invisibly. The others: a named list.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' try(arauto_chave_listar())
#' @name arauto_chaves
NULL

#' @rdname arauto_chaves
#' @export
arauto_chave_criar <- function(nome, escopos = NULL, limite = NULL, expira = NULL, conta = NULL,
                               idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(nome = nome, escopos = escopos, limite = limite, expira = expira, conta = conta))
  record_of(arauto_request("POST", "/chaves", body = body, idempotency_key = idempotency_key, client = client))
}

#' @rdname arauto_chaves
#' @export
arauto_chave_listar <- function(conta = NULL, client = arauto_client()) {
  table_of(arauto_request("GET", "/chaves", present(conta = conta), client = client), "chaves")
}

#' @rdname arauto_chaves
#' @export
arauto_chave_obter <- function(id, client = arauto_client()) {
  record_of(arauto_request("GET", path_of("/chaves/%s", id), client = client))
}

#' @rdname arauto_chaves
#' @export
arauto_chave_alterar <- function(id, nome, escopos, limite, expira, client = arauto_client()) {
  body <- body_of(given("nome", "escopos", "limite", "expira"))
  record_of(arauto_request("PATCH", path_of("/chaves/%s", id), body = body, client = client))
}

#' @rdname arauto_chaves
#' @export
arauto_chave_revogar <- function(id, client = arauto_client()) {
  arauto_request("DELETE", path_of("/chaves/%s", id), client = client)
  invisible(NULL)
}

#' @rdname arauto_chaves
#' @export
arauto_chave_uso <- function(id, periodo = NULL, client = arauto_client()) {
  table_of(arauto_request("GET", path_of("/chaves/%s/uso", id), present(periodo = periodo), client = client), "uso")
}

#' @rdname arauto_chaves
#' @export
arauto_conta_listar <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/contas", client = client), "contas")
}

#' @rdname arauto_chaves
#' @export
arauto_conta_criar <- function(nome, email, idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(nome = nome, email = email))
  record_of(arauto_request("POST", "/contas", body = body, idempotency_key = idempotency_key, client = client))
}

#' @rdname arauto_chaves
#' @export
arauto_conta_alterar <- function(id, nome, email, client = arauto_client()) {
  body <- body_of(given("nome", "email"))
  record_of(arauto_request("PATCH", path_of("/contas/%s", id), body = body, client = client))
}

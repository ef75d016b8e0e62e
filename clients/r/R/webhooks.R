#' Manage webhooks
#'
#' A webhook is your HTTPS address that the service posts events to; see [arauto_verify_webhook()] for the
#' receiving side. These functions need a key with the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook, `wh_...`.
#' @param nome What you call it.
#' @param max_simultaneas The most concurrent deliveries, 1 to 64; `NULL`: as many as it handles.
#' @param pagina,limite A page of the list, and how many it has; all without either.
#' @param url Address that receives the deliveries: https, with a public name.
#' @param eventos Types of events to receive: any of `"publicacao.nova"`, `"publicacao.atualizada"`,
#'   `"edicao.publicada"`, `"alerta.match"`.
#' @param filtros Named list with any of `termos` (each one a query), and what filters an alert. Any of each vector,
#'   and all that is given, must match; what is absent or empty does not filter.
#' @param ativo Whether events are delivered.
#' @param secret Text that signs the deliveries, at least 8 characters. Without it the service makes one, and returns it
#'   only here.
#' @param carencia_horas For how many hours the old secret also signs; 0 to 168, 24 by default.
#' @param tipo Type of event.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return `arauto_webhook_listar()`: a tibble. `arauto_webhook_excluir()`: `NULL`, invisibly. The others: a named list;
#'   that of `arauto_webhook_criar()` and `arauto_webhook_trocar_segredo()` has the `secret` if the service made it.
#' @seealso [arauto_webhook_entregas()]
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_webhook_listar()
#' @name arauto_webhooks
NULL

#' @rdname arauto_webhooks
#' @export
arauto_webhook_criar <- function(url, eventos, filtros = NULL, ativo = NULL, secret = NULL, nome = NULL,
                                 max_simultaneas = NULL, idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(
    url = url, eventos = eventos, filtros = filtros, ativo = ativo, secret = secret, nome = nome,
    max_simultaneas = max_simultaneas
  ))
  record_of(arauto_request("POST", "/webhooks", body = body, idempotency_key = idempotency_key, client = client))
}

#' @rdname arauto_webhooks
#' @export
arauto_webhook_listar <- function(pagina = NULL, limite = NULL, client = arauto_client()) {
  query <- present(pagina = pagina, limite = limite)
  table_of(arauto_request("GET", "/webhooks", query, client = client), "webhooks")
}

#' @rdname arauto_webhooks
#' @export
arauto_webhook_obter <- function(webhook_id, client = arauto_client()) {
  record_of(arauto_request("GET", path_of("/webhooks/%s", webhook_id), client = client))
}

#' @rdname arauto_webhooks
#' @details
#' `arauto_webhook_alterar()` changes only the given fields; `NULL` empties a field, and fields that `filtros` does not
#' name stay. `ativo = TRUE` reactivates.
#' @export
arauto_webhook_alterar <- function(webhook_id, url, eventos, filtros, ativo, secret, nome, max_simultaneas,
                                   client = arauto_client()) {
  body <- body_of(given("url", "eventos", "filtros", "ativo", "secret", "nome", "max_simultaneas"))
  record_of(arauto_request("PATCH", path_of("/webhooks/%s", webhook_id), body = body, client = client))
}

#' @rdname arauto_webhooks
#' @export
arauto_webhook_excluir <- function(webhook_id, client = arauto_client()) {
  arauto_request("DELETE", path_of("/webhooks/%s", webhook_id), client = client)
  invisible(NULL)
}

#' @rdname arauto_webhooks
#' @export
arauto_webhook_trocar_segredo <- function(webhook_id, secret = NULL, carencia_horas = NULL, idempotency_key = NULL,
                                          client = arauto_client()) {
  path <- path_of("/webhooks/%s/secret", webhook_id)
  body <- body_of(present(secret = secret, carencia_horas = carencia_horas))
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

#' @rdname arauto_webhooks
#' @details
#' `arauto_webhook_testar()` sends an invented event at once, even while the webhook is inactive, and returns the
#' finished delivery.
#' @export
arauto_webhook_testar <- function(webhook_id, tipo, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/test", webhook_id)
  body <- list(tipo = tipo)
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

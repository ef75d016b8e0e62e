#' Deliveries of a webhook
#'
#' The deliveries of a webhook, their results, and how to repeat them.
#'
#' @inheritParams arauto_webhooks
#' @param delivery_id Identifier of the delivery, `dlv_...`.
#' @param status Only deliveries in this state: `"pendente"`, `"enviando"`, `"entregue"`, `"falhou"`, `"suspensa"` or
#'   `"cancelada"`.
#' @param desde,ate Beginning and end of a period, inclusive: `Date` or `"YYYY-MM-DD"` (a day of Brasília), or a moment.
#' @param pagina Page number, from 1.
#' @param limite Items per page, from 1 to 100; 20 by default.
#' @param periodo `"24h"` (default), `"7d"` or `"30d"`.
#' @return `arauto_webhook_entregas()`: a page, as [arauto_buscar()] gives, for [arauto_collect()] too.
#'   `arauto_webhook_reenvios()`: a tibble. The others: a named list; that of `arauto_webhook_entrega()` has every attempt
#'   (`historico`, a tibble) and what was sent (`requisicao`).
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' for (id in arauto_webhook_listar()$id) print(arauto_webhook_entregas(id, status = "falhou"))
#' @name arauto_entregas
NULL

#' @rdname arauto_entregas
#' @export
arauto_webhook_entregas <- function(webhook_id, status = NULL, tipo = NULL, desde = NULL, ate = NULL, pagina = NULL,
                                    limite = NULL, client = arauto_client()) {
  query <- present(status = status, tipo = tipo, desde = desde, ate = ate, pagina = pagina, limite = limite)
  page_of(arauto_request("GET", path_of("/webhooks/%s/deliveries", webhook_id), query, client = client), "entregas")
}

#' @rdname arauto_entregas
#' @export
arauto_webhook_entrega <- function(webhook_id, delivery_id, client = arauto_client()) {
  record_of(arauto_request("GET", path_of("/webhooks/%s/deliveries/%s", webhook_id, delivery_id), client = client))
}

#' @rdname arauto_entregas
#' @details
#' `arauto_webhook_repetir()` adds one attempt to a finished delivery.
#' @export
arauto_webhook_repetir <- function(webhook_id, delivery_id, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/deliveries/%s/retry", webhook_id, delivery_id)
  record_of(arauto_request("POST", path, idempotency_key = idempotency_key, client = client))
}

#' @rdname arauto_entregas
#' @details
#' `arauto_webhook_reenviar()` creates the deliveries that the webhook missed in a period, for instance because it was
#' inactive; `arauto_webhook_reenvios()` shows the progress.
#' @export
arauto_webhook_reenviar <- function(webhook_id, desde, ate, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/reenviar", webhook_id)
  body <- list(desde = desde, ate = ate)
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

#' @rdname arauto_entregas
#' @export
arauto_webhook_reenvios <- function(webhook_id, client = arauto_client()) {
  table_of(arauto_request("GET", path_of("/webhooks/%s/reenvios", webhook_id), client = client), "reenvios")
}

#' @rdname arauto_entregas
#' @export
arauto_webhook_estatisticas <- function(webhook_id, periodo = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/estatisticas", webhook_id)
  record_of(arauto_request("GET", path, present(periodo = periodo), client = client))
}

#' Manage alerts
#'
#' An alert is a saved search that tells you of every new publication it finds, by webhook or e-mail. These functions
#' need a key with the scope `alertas`.
#'
#' @param id Identifier of the alert, `alr_...`.
#' @param nome Name of the alert: goes into the subject of e-mails.
#' @param consulta What to look for, in the query language of [arauto_buscar()]'s `termo`.
#' @param filtros Named list with any of `secoes`, `orgaos`, `tipos_ato`, `situacoes` and `cnpjs`, vectors of texts;
#'   `valor_min` and `valor_max`, in reais; and `literal`.
#' @param canais Named list with `webhooks` (ids, `wh_...`) and `emails`.
#' @param frequencia `"imediata"`, `"edicao"` or `"diaria"`.
#' @param hora Hour of the day in Brasília, 0 to 23, at which a daily mail goes out.
#' @param avisar_vazio Whether a mail also says that nothing was found.
#' @param ativo Whether the alert fires.
#' @param desde,ate First and last day, inclusive: `Date` or `"YYYY-MM-DD"`.
#' @param entregar Whether what is found goes to the channels; without it, it is only shown.
#' @inheritParams arauto_webhooks
#' @return `arauto_alerta_listar()`: a tibble. `arauto_alerta_excluir()`: `NULL`, invisibly. The others: a named list.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_alerta_simular("\"pregão eletrônico\"", filtros = list(secoes = "3"))$dias
#' @name arauto_alertas
NULL

#' @rdname arauto_alertas
#' @export
arauto_alerta_criar <- function(nome, consulta, filtros = NULL, canais = NULL, frequencia = NULL, hora = NULL,
                                avisar_vazio = NULL, ativo = NULL, idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(
    nome = nome, consulta = consulta, filtros = filtros, canais = canais, frequencia = frequencia, hora = hora,
    avisar_vazio = avisar_vazio, ativo = ativo
  ))
  record_of(arauto_request("POST", "/alertas", body = body, idempotency_key = idempotency_key, client = client))
}

#' @rdname arauto_alertas
#' @export
arauto_alerta_listar <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/alertas", client = client), "alertas")
}

#' @rdname arauto_alertas
#' @export
arauto_alerta_obter <- function(id, client = arauto_client()) {
  record_of(arauto_request("GET", path_of("/alertas/%s", id), client = client))
}

#' @rdname arauto_alertas
#' @details
#' `arauto_alerta_alterar()` changes what is given and nothing else; `NULL` empties a field.
#' @export
arauto_alerta_alterar <- function(id, nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo,
                                  client = arauto_client()) {
  body <- body_of(given("nome", "consulta", "filtros", "canais", "frequencia", "hora", "avisar_vazio", "ativo"))
  record_of(arauto_request("PATCH", path_of("/alertas/%s", id), body = body, client = client))
}

#' @rdname arauto_alertas
#' @export
arauto_alerta_excluir <- function(id, client = arauto_client()) {
  arauto_request("DELETE", path_of("/alertas/%s", id), client = client)
  invisible(NULL)
}

#' @rdname arauto_alertas
#' @details
#' `arauto_alerta_simular()` shows what an alert would have found lately, without making it; `arauto_alerta_executar()`
#' runs one over days that have passed.
#' @export
arauto_alerta_simular <- function(consulta, filtros = NULL, idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(consulta = consulta, filtros = filtros))
  record_of(arauto_request("POST", "/alertas/simular", body = body, idempotency_key = idempotency_key, client = client))
}

#' @rdname arauto_alertas
#' @export
arauto_alerta_executar <- function(id, desde, ate, entregar = NULL, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/alertas/%s/executar", id)
  body <- present(desde = desde, ate = ate, entregar = entregar)
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

#' Creates a webhook
#'
#' The answer has `secret` only if the service made it, and only here: keep it. Read `avisos`: they tell what in the
#' filter looks like a mistake. The key needs the scope `webhooks`.
#'
#' @param url Address that receives the deliveries: https, with a public name.
#' @param eventos Types of events to receive. `"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
#'   `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`; a vector.
#' @param filtros Which publications: one value of each list must match, and all that is given; what is absent or empty
#'   does not filter. A named list with any of `termos`, `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`,
#'   `situacoes`, `cnpjs`, `valor_min`, `valor_max`, `literal`, `ignorar_assinatura`.
#' @param envio When what comes is sent: `frequencia` (`imediata` or `diaria`), `hora`, `juntar_minutos`,
#'   `horario_silencioso` with `de` and `ate`; without it, at once. A named list with any of `frequencia`, `hora`,
#'   `juntar_minutos`, `dias`, `horario_silencioso`.
#' @param ativo Whether anything is sent.
#' @param secret Text that signs the deliveries; without it, the service makes one.
#' @param nome What you call it.
#' @param max_simultaneas The most concurrent deliveries; without it, as many as the address handles. 1 to 64.
#' @param chave Your own key for it, unique in the account, by which files of configuration name it.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `url`, `eventos`, `filtros`, `leitura`, `max_simultaneas`, `envio`,
#'   `ativo`, `motivo_inativacao`, `falhas_consecutivas`, `criado_em`, `atualizado_em`, `inativado_em`, `conferido_ate`,
#'   `secret`.
#' @examples
#' \dontrun{
#' arauto_webhook_criar(
#'   url = "https://receptor.exemplo.com.br/arauto",
#'   eventos = c("publicacao.nova", "edicao.publicada")
#' )
#' }
#' @export
arauto_webhook_criar <- function(url, eventos, filtros = NULL, envio = NULL, ativo = NULL, secret = NULL, nome = NULL,
                                 max_simultaneas = NULL, chave = NULL, idempotency_key = NULL,
                                 client = arauto_client()) {
  body <- body_of(present(
    url = url, eventos = eventos, filtros = filtros, envio = envio, ativo = ativo, secret = secret, nome = nome,
    max_simultaneas = max_simultaneas, chave = chave
  ))
  record_of(arauto_request("POST", "/webhooks", body = body, idempotency_key = idempotency_key, client = client))
}

#' Creates the webhook with this key, or replaces it
#'
#' Creates the webhook with this key, or replaces it: what is absent gets its default, but `ativo` and `secret` stay.
#' The same call again changes nothing. The answer has `secret` only if the service made it, and only here. The key
#' needs the scope `webhooks`.
#'
#' @param chave The key that it has or gets.
#' @param url Address that receives the deliveries: https, with a public name.
#' @param eventos Types of events to receive. `"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
#'   `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`; a vector.
#' @param nome What you call it.
#' @param filtros Which publications: one value of each list must match, and all that is given; what is absent or empty
#'   does not filter. A named list with any of `termos`, `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`,
#'   `situacoes`, `cnpjs`, `valor_min`, `valor_max`, `literal`, `ignorar_assinatura`.
#' @param max_simultaneas The most concurrent deliveries; without it, as many as the address handles. 1 to 64.
#' @param envio When what comes is sent: `frequencia` (`imediata` or `diaria`), `hora`, `juntar_minutos`,
#'   `horario_silencioso` with `de` and `ate`; without it, at once. A named list with any of `frequencia`, `hora`,
#'   `juntar_minutos`, `dias`, `horario_silencioso`.
#' @param ativo Whether anything is sent.
#' @param secret Text that signs the deliveries; without it, the service makes one.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `url`, `eventos`, `filtros`, `leitura`, `max_simultaneas`, `envio`,
#'   `ativo`, `motivo_inativacao`, `falhas_consecutivas`, `criado_em`, `atualizado_em`, `inativado_em`, `conferido_ate`,
#'   `secret`.
#' @examples
#' \dontrun{
#' arauto_webhook_gravar(
#'   "licitacoes-2026",
#'   url = "https://receptor.exemplo.com.br/arauto",
#'   eventos = c("publicacao.nova", "edicao.publicada")
#' )
#' }
#' @export
arauto_webhook_gravar <- function(chave, url, eventos, nome = NULL, filtros = NULL, max_simultaneas = NULL,
                                  envio = NULL, ativo = NULL, secret = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/chave/%s", chave)
  body <- body_of(present(
    url = url, eventos = eventos, nome = nome, filtros = filtros, max_simultaneas = max_simultaneas, envio = envio,
    ativo = ativo, secret = secret
  ))
  record_of(arauto_request("PUT", path, body = body, client = client))
}

#' Webhooks of the account, oldest first
#'
#' Webhooks of the account, oldest first: all, or one page. The key needs the scope `webhooks`.
#'
#' @param pagina Page; with neither this nor `limite`, all webhooks come. From 1; 1 by default.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `chave`, `nome`, `url`, `eventos`, `filtros`, `leitura`,
#'   `max_simultaneas`, `envio`, `ativo`, `motivo_inativacao`, `falhas_consecutivas`, `criado_em`, `atualizado_em`,
#'   `inativado_em`, `conferido_ate`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_webhook_listar()
#' @export
arauto_webhook_listar <- function(pagina = NULL, limite = NULL, client = arauto_client()) {
  query <- present(pagina = pagina, limite = limite)
  table_of(arauto_request("GET", "/webhooks", query, client = client), "Webhook")
}

#' One webhook
#'
#' The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `url`, `eventos`, `filtros`, `leitura`, `max_simultaneas`, `envio`,
#'   `ativo`, `motivo_inativacao`, `falhas_consecutivas`, `criado_em`, `atualizado_em`, `inativado_em`, `conferido_ate`.
#' @examples
#' \dontrun{
#' arauto_webhook_obter("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_webhook_obter <- function(webhook_id, client = arauto_client()) {
  path <- path_of("/webhooks/%s", webhook_id)
  record_of(arauto_request("GET", path, client = client))
}

#' Changes the given fields and leaves the rest
#'
#' Changes the given fields and leaves the rest: objects are merged, lists replaced. `NULL` empties a field. The key
#' needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param url Address that receives the deliveries: https, with a public name.
#' @param eventos Types of events to receive. `"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
#'   `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`; a vector.
#' @param filtros Which publications: one value of each list must match, and all that is given; what is absent or empty
#'   does not filter. A named list with any of `termos`, `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`,
#'   `situacoes`, `cnpjs`, `valor_min`, `valor_max`, `literal`, `ignorar_assinatura`.
#' @param envio When what comes is sent, replaced as a whole: `frequencia`, `hora`, `juntar_minutos`,
#'   `horario_silencioso`; empty, at once. A named list with any of `frequencia`, `hora`, `juntar_minutos`, `dias`,
#'   `horario_silencioso`.
#' @param ativo Whether anything is sent.
#' @param secret Text that signs the deliveries from now on.
#' @param nome What you call it.
#' @param max_simultaneas The most concurrent deliveries; empty, as many as the address handles. 1 to 64.
#' @param chave Your own key for it, unique in the account, by which files of configuration name it.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `url`, `eventos`, `filtros`, `leitura`, `max_simultaneas`, `envio`,
#'   `ativo`, `motivo_inativacao`, `falhas_consecutivas`, `criado_em`, `atualizado_em`, `inativado_em`, `conferido_ate`.
#' @examples
#' \dontrun{
#' arauto_webhook_alterar("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", nome = "Licitações para o CRM")
#' }
#' @export
arauto_webhook_alterar <- function(webhook_id, url, eventos, filtros, envio, ativo, secret, nome, max_simultaneas,
                                   chave, client = arauto_client()) {
  path <- path_of("/webhooks/%s", webhook_id)
  body <- body_of(given("url", "eventos", "filtros", "envio", "ativo", "secret", "nome", "max_simultaneas", "chave"))
  record_of(arauto_request("PATCH", path, body = body, client = client))
}

#' Deletes a webhook, and its pending deliveries
#'
#' The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_webhook_excluir("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_webhook_excluir <- function(webhook_id, client = arauto_client()) {
  path <- path_of("/webhooks/%s", webhook_id)
  arauto_request("DELETE", path, client = client)
  invisible(NULL)
}

#' Sets a new secret
#'
#' Sets a new secret; the old one stays valid for `carencia_horas`. The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param secret Text that signs the deliveries; without it, the service makes one.
#' @param carencia_horas For how many hours the old secret also signs. 0 to 168; 24 by default.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `webhook_id`, `secret`, `vigente_em`.
#' @examples
#' \dontrun{
#' arauto_webhook_trocar_segredo("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_webhook_trocar_segredo <- function(webhook_id, secret = NULL, carencia_horas = NULL, idempotency_key = NULL,
                                          client = arauto_client()) {
  path <- path_of("/webhooks/%s/secret", webhook_id)
  body <- body_of(present(secret = secret, carencia_horas = carencia_horas))
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

#' Sends a test event at once
#'
#' Sends a test event at once; the answer has the receiver's response. The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param tipo Type of the event. `"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`, `"linha.prazo"`,
#'   `"edicao.publicada"` or `"alerta.match"`.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `evento_id`, `webhook_id`, `tipo`, `origem`, `status`, `tentativas`,
#'   `ultimo_status_http`, `ultimo_erro`, `ultima_duracao_ms`, `criado_em`, `proxima_tentativa_em`, `concluido_em`,
#'   `publicacao`, `edicao`.
#' @examples
#' \dontrun{
#' arauto_webhook_testar("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", tipo = "publicacao.nova")
#' }
#' @export
arauto_webhook_testar <- function(webhook_id, tipo, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/test", webhook_id)
  body <- body_of(present(tipo = tipo))
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

#' Creates the deliveries between two moments that were not sent then
#'
#' The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param desde From when; a day begins in Brasília. `Date`, `POSIXct` or ISO 8601.
#' @param ate Until when; a day ends in Brasília. `Date`, `POSIXct` or ISO 8601.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `webhook_id`, `status`, `desde`, `ate`, `eventos`, `examinados`, `criadas`, `criado_em`,
#'   `concluido_em`.
#' @examples
#' \dontrun{
#' arauto_webhook_reenviar(
#'   "wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC",
#'   desde = "2024-03-15T09:00:00-03:00",
#'   ate = "2024-03-15T09:00:00-03:00"
#' )
#' }
#' @export
arauto_webhook_reenviar <- function(webhook_id, desde, ate, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/reenviar", webhook_id)
  body <- body_of(present(desde = desde, ate = ate))
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

#' The requested replays
#'
#' The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `webhook_id`, `status`, `desde`, `ate`, `eventos`, `examinados`,
#'   `criadas`, `criado_em`, `concluido_em`.
#' @examples
#' \dontrun{
#' arauto_webhook_reenvios("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_webhook_reenvios <- function(webhook_id, client = arauto_client()) {
  path <- path_of("/webhooks/%s/reenvios", webhook_id)
  table_of(arauto_request("GET", path, client = client), "Reenvio")
}

#' Deliveries, newest first
#'
#' This is one page; [arauto_collect()] gives them all. The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param status Only those with this status. `"pendente"`, `"enviando"`, `"entregue"`, `"falhou"`, `"suspensa"` or
#'   `"cancelada"`.
#' @param tipo Only those of this type of event. `"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
#'   `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`.
#' @param desde Only those created from then on; a day begins in Brasília. `Date`, `POSIXct` or ISO 8601.
#' @param ate Only those created until then; a day ends in Brasília. `Date`, `POSIXct` or ISO 8601.
#' @param pagina Page. From 1; 1 by default.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `evento_id`, `webhook_id`, `tipo`, `origem`, `status`, `tentativas`,
#'   `ultimo_status_http`, `ultimo_erro`, `ultima_duracao_ms`, `criado_em`, `proxima_tentativa_em`, `concluido_em`,
#'   `publicacao`, `edicao`. As attributes: `total`, `pagina`, `limite`, `total_paginas`.
#' @examples
#' \dontrun{
#' arauto_webhook_entregas("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_webhook_entregas <- function(webhook_id, status = NULL, tipo = NULL, desde = NULL, ate = NULL, pagina = NULL,
                                    limite = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/deliveries", webhook_id)
  query <- present(status = status, tipo = tipo, desde = desde, ate = ate, pagina = pagina, limite = limite)
  page_of(arauto_request("GET", path, query, client = client), "Entrega")
}

#' One delivery with all its attempts and the sent body
#'
#' The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param delivery_id Identifier of the delivery.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `evento_id`, `webhook_id`, `tipo`, `origem`, `status`, `tentativas`,
#'   `ultimo_status_http`, `ultimo_erro`, `ultima_duracao_ms`, `criado_em`, `proxima_tentativa_em`, `concluido_em`,
#'   `publicacao`, `edicao`, `historico`, `requisicao`.
#' @examples
#' \dontrun{
#' arauto_webhook_entrega("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", "dlv_01JQ7Z3V5N8M2K4T6W9X1Y0DEF")
#' }
#' @export
arauto_webhook_entrega <- function(webhook_id, delivery_id, client = arauto_client()) {
  path <- path_of("/webhooks/%s/deliveries/%s", webhook_id, delivery_id)
  record_of(arauto_request("GET", path, client = client))
}

#' Sends a finished delivery once more, at once
#'
#' The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param delivery_id Identifier of the delivery.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `evento_id`, `webhook_id`, `tipo`, `origem`, `status`, `tentativas`,
#'   `ultimo_status_http`, `ultimo_erro`, `ultima_duracao_ms`, `criado_em`, `proxima_tentativa_em`, `concluido_em`,
#'   `publicacao`, `edicao`.
#' @examples
#' \dontrun{
#' arauto_webhook_repetir("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", "dlv_01JQ7Z3V5N8M2K4T6W9X1Y0DEF")
#' }
#' @export
arauto_webhook_repetir <- function(webhook_id, delivery_id, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/deliveries/%s/retry", webhook_id, delivery_id)
  record_of(arauto_request("POST", path, idempotency_key = idempotency_key, client = client))
}

#' Results of deliveries, hour by hour
#'
#' The key needs the scope `webhooks`.
#'
#' @param webhook_id Identifier of the webhook.
#' @param periodo How far back. `"24h"` by default, `"7d"` or `"30d"`.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `webhook_id`, `periodo`, `desde`, `ate`, `entregas`, `tentativas`, `tempo_resposta`, `horas`,
#'   `erros_recentes`.
#' @examples
#' \dontrun{
#' arauto_webhook_estatisticas("wh_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_webhook_estatisticas <- function(webhook_id, periodo = NULL, client = arauto_client()) {
  path <- path_of("/webhooks/%s/estatisticas", webhook_id)
  query <- present(periodo = periodo)
  record_of(arauto_request("GET", path, query, client = client))
}

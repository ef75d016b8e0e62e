# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

#' All alerts of the account
#'
#' The key needs the scope `alertas`.
#'
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `chave`, `nome`, `consulta`, `frequencia`, `hora`, `avisar_vazio`,
#'   `ativo`, `termos`, `listas`, `filtros`, `leitura`, `canais`, `boletins`, `encontrados_sem_canal`, `criado_em`,
#'   `atualizado_em`, `enderecos`, `conferido_ate`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_alerta_listar()
#' @export
arauto_alerta_listar <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/alertas", client = client), "Alerta")
}

#' Creates an alert
#'
#' Read `avisos`: they tell why it might reach nobody. The key needs the scope `alertas`.
#'
#' @param nome What you call it.
#' @param consulta What to look for, in the language of a search's `termo`; with `termos` or `listas`, it may be absent.
#' @param filtros Which publications: one value of each list must match, and all that is given; what is absent or empty
#'   does not filter. A named list with any of `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`, `situacoes`,
#'   `cnpjs`, `valor_min`, `valor_max`, `literal`, `ignorar_assinatura`.
#' @param canais Where the results go: ids of webhooks, addresses of people. A named list with any of `webhooks`,
#'   `emails`.
#' @param frequencia When mail goes out: at once, after each edition, or once a day. `"imediata"`, `"edicao"` or
#'   `"diaria"`.
#' @param hora Hour of the daily mail, in Brasília. 0 to 23.
#' @param avisar_vazio Whether a mail also says that nothing was found.
#' @param ativo Whether anything is sent.
#' @param listas Ids of lists whose items count like `termos`, now and as they change. A vector.
#' @param chave Your own key for it, unique in the account, by which files of configuration name it.
#' @param termos Items of which a publication must match one, too: each a query, with a `grupo` of your own; up to
#'   10,000. A named list with any of `termo`, `grupo`; a vector.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `consulta`, `frequencia`, `hora`, `avisar_vazio`, `ativo`, `termos`,
#'   `listas`, `filtros`, `leitura`, `canais`, `boletins`, `encontrados_sem_canal`, `criado_em`, `atualizado_em`,
#'   `enderecos`, `conferido_ate`.
#' @examples
#' \dontrun{
#' arauto_alerta_criar(nome = "Pregões da educação")
#' }
#' @export
arauto_alerta_criar <- function(nome, consulta = NULL, filtros = NULL, canais = NULL, frequencia = NULL, hora = NULL,
                                avisar_vazio = NULL, ativo = NULL, listas = NULL, chave = NULL, termos = NULL,
                                idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(
    nome = nome, consulta = consulta, filtros = filtros, canais = canais, frequencia = frequencia, hora = hora,
    avisar_vazio = avisar_vazio, ativo = ativo, listas = listas, chave = chave, termos = termos
  ))
  record_of(arauto_request("POST", "/alertas", body = body, idempotency_key = idempotency_key, client = client))
}

#' Creates the alert with this key, or replaces it
#'
#' Creates the alert with this key, or replaces it: what is absent gets its default, but `ativo` stays. The same call
#' again changes nothing. The key needs the scope `alertas`.
#'
#' @param chave The key that it has or gets.
#' @param nome What you call it.
#' @param consulta What to look for, in the language of a search's `termo`; with `termos` or `listas`, it may be absent.
#' @param filtros Which publications: one value of each list must match, and all that is given; what is absent or empty
#'   does not filter. A named list with any of `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`, `situacoes`,
#'   `cnpjs`, `valor_min`, `valor_max`, `literal`, `ignorar_assinatura`.
#' @param canais Where the results go: ids of webhooks, addresses of people. A named list with any of `webhooks`,
#'   `emails`.
#' @param frequencia When mail goes out: at once, after each edition, or once a day. `"imediata"`, `"edicao"` or
#'   `"diaria"`.
#' @param hora Hour of the daily mail, in Brasília. 0 to 23.
#' @param avisar_vazio Whether a mail also says that nothing was found.
#' @param ativo Whether anything is sent.
#' @param termos Items of which a publication must match one, too: each a query, with a `grupo` of your own; up to
#'   10,000. A named list with any of `termo`, `grupo`; a vector.
#' @param listas Ids of lists whose items count like `termos`, now and as they change. A vector.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `consulta`, `frequencia`, `hora`, `avisar_vazio`, `ativo`, `termos`,
#'   `listas`, `filtros`, `leitura`, `canais`, `boletins`, `encontrados_sem_canal`, `criado_em`, `atualizado_em`,
#'   `enderecos`, `conferido_ate`.
#' @examples
#' \dontrun{
#' arauto_alerta_gravar("licitacoes-2026", nome = "Pregões da educação")
#' }
#' @export
arauto_alerta_gravar <- function(chave, nome, consulta = NULL, filtros = NULL, canais = NULL, frequencia = NULL,
                                 hora = NULL, avisar_vazio = NULL, ativo = NULL, termos = NULL, listas = NULL,
                                 client = arauto_client()) {
  path <- path_of("/alertas/chave/%s", chave)
  body <- body_of(present(
    nome = nome, consulta = consulta, filtros = filtros, canais = canais, frequencia = frequencia, hora = hora,
    avisar_vazio = avisar_vazio, ativo = ativo, termos = termos, listas = listas
  ))
  record_of(arauto_request("PUT", path, body = body, client = client))
}

#' One alert
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `consulta`, `frequencia`, `hora`, `avisar_vazio`, `ativo`, `termos`,
#'   `listas`, `filtros`, `leitura`, `canais`, `boletins`, `encontrados_sem_canal`, `criado_em`, `atualizado_em`,
#'   `enderecos`, `conferido_ate`.
#' @examples
#' \dontrun{
#' arauto_alerta_obter("alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_alerta_obter <- function(id, client = arauto_client()) {
  path <- path_of("/alertas/%s", id)
  record_of(arauto_request("GET", path, client = client))
}

#' Changes the given fields and leaves the rest
#'
#' Changes the given fields and leaves the rest: objects are merged, lists replaced. `NULL` empties a field. The key
#' needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param nome What you call it.
#' @param consulta What to look for, in the language of a search's `termo`; with `termos` or `listas`, it may be absent.
#' @param filtros Which publications: one value of each list must match, and all that is given; what is absent or empty
#'   does not filter. A named list with any of `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`, `situacoes`,
#'   `cnpjs`, `valor_min`, `valor_max`, `literal`, `ignorar_assinatura`.
#' @param canais Where the results go: ids of webhooks, addresses of people. A named list with any of `webhooks`,
#'   `emails`.
#' @param frequencia When mail goes out: at once, after each edition, or once a day. `"imediata"`, `"edicao"` or
#'   `"diaria"`.
#' @param hora Hour of the daily mail, in Brasília. 0 to 23.
#' @param avisar_vazio Whether a mail also says that nothing was found.
#' @param ativo Whether anything is sent.
#' @param listas Ids of lists whose items count like `termos`, now and as they change. A vector.
#' @param chave Your own key for it, unique in the account, by which files of configuration name it.
#' @param termos Items of which a publication must match one, too: each a query, with a `grupo` of your own; up to
#'   10,000. A named list with any of `termo`, `grupo`; a vector.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `consulta`, `frequencia`, `hora`, `avisar_vazio`, `ativo`, `termos`,
#'   `listas`, `filtros`, `leitura`, `canais`, `boletins`, `encontrados_sem_canal`, `criado_em`, `atualizado_em`,
#'   `enderecos`, `conferido_ate`.
#' @examples
#' \dontrun{
#' arauto_alerta_alterar("alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", nome = "Pregões da educação")
#' }
#' @export
arauto_alerta_alterar <- function(id, nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo, listas,
                                  chave, termos, client = arauto_client()) {
  path <- path_of("/alertas/%s", id)
  body <- body_of(given(
    "nome", "consulta", "filtros", "canais", "frequencia", "hora", "avisar_vazio", "ativo", "listas", "chave", "termos"
  ))
  record_of(arauto_request("PATCH", path, body = body, client = client))
}

#' Deletes an alert
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_alerta_excluir("alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_alerta_excluir <- function(id, client = arauto_client()) {
  path <- path_of("/alertas/%s", id)
  arauto_request("DELETE", path, client = client)
  invisible(NULL)
}

#' Shows what an alert would have found recently, without creating one
#'
#' At most 200 items, with those of `listas`. The key needs the scope `alertas`.
#'
#' @param consulta What to look for, in the language of a search's `termo`; with `termos` or `listas`, it may be absent.
#' @param listas Ids of lists whose items count like `termos`, now and as they change. A vector.
#' @param filtros Which publications: one value of each list must match, and all that is given; what is absent or empty
#'   does not filter. A named list with any of `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`, `situacoes`,
#'   `cnpjs`, `valor_min`, `valor_max`, `literal`, `ignorar_assinatura`.
#' @param termos Items of which a publication must match one, too: each a query, with a `grupo` of your own; up to
#'   10,000. A named list with any of `termo`, `grupo`; a vector.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `desde`, `ate`, `total`, `consulta`, `dias`, `exemplos`, `avisos`.
#' @examples
#' \dontrun{
#' arauto_alerta_simular()
#' }
#' @export
arauto_alerta_simular <- function(consulta = NULL, listas = NULL, filtros = NULL, termos = NULL, idempotency_key = NULL,
                                  client = arauto_client()) {
  body <- body_of(present(consulta = consulta, listas = listas, filtros = filtros, termos = termos))
  record_of(arauto_request("POST", "/alertas/simular", body = body, idempotency_key = idempotency_key, client = client))
}

#' Runs the alert between two days
#'
#' Runs the alert between two days; with `entregar`, delivers the results. The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param desde First day. `Date` or `"YYYY-MM-DD"`.
#' @param ate Last day. `Date` or `"YYYY-MM-DD"`.
#' @param entregar Whether the results go to the alert's channels.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `desde`, `ate`, `total`, `consulta`, `dias`, `exemplos`, `avisos`, `entregues`, `ja_entregues`.
#' @examples
#' \dontrun{
#' arauto_alerta_executar(
#'   "alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC",
#'   desde = "2024-03-01",
#'   ate = "2024-03-15"
#' )
#' }
#' @export
arauto_alerta_executar <- function(id, desde, ate, entregar = NULL, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/alertas/%s/executar", id)
  body <- body_of(present(desde = desde, ate = ate, entregar = entregar))
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

#' One day of the gazette for you
#'
#' One day of the gazette for you: what each alert has found, each act once, and how far the day was checked. The key
#' needs the scope `alertas`.
#'
#' @param data The day; without it, the newest one with an edition. `Date` or `"YYYY-MM-DD"`.
#' @param alerta Only what this alert has found.
#' @param por_alerta The most acts of each alert, at most 50. 0 to 50; 5 by default.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `data`, `anterior`, `proxima`, `edicoes`, `secoes`, `total`, `nao_lidos`, `guardados`,
#'   `mudaram`, `alertas`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_alerta_caderno()
#' @export
arauto_alerta_caderno <- function(data = NULL, alerta = NULL, por_alerta = NULL, client = arauto_client()) {
  query <- present(data = data, alerta = alerta, por_alerta = por_alerta)
  record_of(arauto_request("GET", "/caderno", query, client = client))
}

#' The openings and deadlines that the acts of a day name, the nearest first
#'
#' The key needs the scope `alertas`.
#'
#' @param data The day; without it, the newest one with an edition. `Date` or `"YYYY-MM-DD"`.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `data`, `total_atos`, `atos_lidos`, `prazos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_alerta_prazos_do_caderno()
#' @export
arauto_alerta_prazos_do_caderno <- function(data = NULL, client = arauto_client()) {
  query <- present(data = data)
  record_of(arauto_request("GET", "/caderno/prazos", query, client = client))
}

#' Marks acts as read, or saves them, for the person to whom the key belongs
#'
#' The same call again changes nothing. `NULL` empties a field. The key needs the scope `alertas`.
#'
#' @param publicacoes Identifiers of publications, at most 500. A vector.
#' @param lido Whether they are read; without it, they stay as they are.
#' @param guardado Whether they are saved; without it, they stay as they are.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `publicacao`, `lido`, `guardado_em`.
#' @examples
#' \dontrun{
#' arauto_alerta_marcar_atos(publicacoes = "pub_0A1B2C3D4E5F6G7H")
#' }
#' @export
arauto_alerta_marcar_atos <- function(publicacoes, lido, guardado, client = arauto_client()) {
  body <- body_of(given("publicacoes", "lido", "guardado"))
  table_of(arauto_request("PATCH", "/caderno/atos", body = body, client = client), "MarcaDePessoa")
}

#' What the person to whom the key belongs has saved, the newest first
#'
#' This is one page; [arauto_collect()] gives them all. The key needs the scope `alertas`.
#'
#' @param pagina Page. From 1; 1 by default.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `titulo`, `data_publicacao`, `secao`, `secao_base`, `edicao`, `pagina`,
#'   `orgao`, `tipo_ato`, `situacao`, `url_original`, `lido`, `guardado_em`. As attributes: `total`, `pagina`, `limite`,
#'   `total_paginas`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_alerta_guardados()
#' @export
arauto_alerta_guardados <- function(pagina = NULL, limite = NULL, client = arauto_client()) {
  query <- present(pagina = pagina, limite = limite)
  page_of(arauto_request("GET", "/caderno/guardados", query, client = client), "AtoGuardado")
}

#' At which hour the day goes by mail to the person to whom the key belongs
#'
#' The key needs the scope `alertas`.
#'
#' @param client The connection, see [arauto_client()].
#' @return A named list: `hora`, `email`, `confirmado`, `ultimo_em`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_alerta_caderno_por_email()
#' @export
arauto_alerta_caderno_por_email <- function(client = arauto_client()) {
  record_of(arauto_request("GET", "/caderno/email", client = client))
}

#' Asks for the day by mail, once a day
#'
#' `NULL` empties a field. The key needs the scope `alertas`.
#'
#' @param hora The hour in Brasília, 0 to 23. 0 to 23.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `hora`, `email`, `confirmado`, `ultimo_em`.
#' @examples
#' \dontrun{
#' arauto_alerta_definir_caderno_por_email(hora = 7)
#' }
#' @export
arauto_alerta_definir_caderno_por_email <- function(hora, client = arauto_client()) {
  body <- body_of(given("hora"))
  record_of(arauto_request("PATCH", "/caderno/email", body = body, client = client))
}

#' Ends the mails of days
#'
#' The key needs the scope `alertas`.
#'
#' @param client The connection, see [arauto_client()].
#' @return A named list: `hora`, `email`, `confirmado`, `ultimo_em`.
#' @examples
#' \dontrun{
#' arauto_alerta_deixar_caderno_por_email()
#' }
#' @export
arauto_alerta_deixar_caderno_por_email <- function(client = arauto_client()) {
  record_of(arauto_request("DELETE", "/caderno/email", client = client))
}

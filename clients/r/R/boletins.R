# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

#' All bulletins of the account
#'
#' The key needs the scope `alertas`.
#'
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `chave`, `nome`, `alertas`, `destinatarios`, `assunto`, `cabecalho`,
#'   `rodape`, `texto_vazio`, `enviar_vazio`, `agrupar_por`, `conteudo`, `anexar_csv`, `anexar_xlsx`, `frequencia`,
#'   `hora`, `dias`, `dia_do_mes`, `ativo`, `criado_em`, `atualizado_em`, `enderecos`, `proximo_envio_em`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_boletim_listar()
#' @export
arauto_boletim_listar <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/boletins", client = client), "Boletim")
}

#' Creates a bulletin
#'
#' Read `avisos`: they tell why it might reach nobody. The key needs the scope `alertas`.
#'
#' @param nome What you call it.
#' @param alertas Ids of alerts, in the order in which the mail shows them. A vector.
#' @param destinatarios Addresses of people; each is asked first. A vector.
#' @param assunto Subject; it may have variables, such as `{{atos}}`.
#' @param cabecalho Text that opens the mail; it may have variables.
#' @param rodape Text that closes the mail; it may have variables.
#' @param texto_vazio What the mail says when nothing was found; it may have variables.
#' @param enviar_vazio Whether it goes out when nothing was found.
#' @param agrupar_por What the acts are put under. `"termo"`, `"orgao"`, `"secao"` or `"alerta"`.
#' @param conteudo What is shown of an act: its summary, an excerpt, or its whole text. `"ementa"`, `"trecho"` or
#'   `"integra"`.
#' @param anexar_csv Whether a table of all acts is attached.
#' @param anexar_xlsx Whether the same table is attached as a workbook.
#' @param frequencia When it goes out: every day, on `dias` of the week, or on `dia_do_mes`. `"diaria"`, `"semanal"` or
#'   `"mensal"`.
#' @param hora Hour at which it goes out, in Brasília. 0 to 23.
#' @param dias Days of the week of a weekly bulletin. `"dom"`, `"seg"`, `"ter"`, `"qua"`, `"qui"`, `"sex"` or `"sab"`; a
#'   vector.
#' @param dia_do_mes Day of a monthly bulletin; a shorter month has it on its last day. 1 to 31.
#' @param ativo Whether anything is sent.
#' @param chave Your own key for it, unique in the account, by which files of configuration name it.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `alertas`, `destinatarios`, `assunto`, `cabecalho`, `rodape`,
#'   `texto_vazio`, `enviar_vazio`, `agrupar_por`, `conteudo`, `anexar_csv`, `anexar_xlsx`, `frequencia`, `hora`,
#'   `dias`, `dia_do_mes`, `ativo`, `criado_em`, `atualizado_em`, `enderecos`, `proximo_envio_em`.
#' @examples
#' \dontrun{
#' arauto_boletim_criar(nome = "Boletim de compras", alertas = "alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_boletim_criar <- function(nome, alertas, destinatarios = NULL, assunto = NULL, cabecalho = NULL, rodape = NULL,
                                 texto_vazio = NULL, enviar_vazio = NULL, agrupar_por = NULL, conteudo = NULL,
                                 anexar_csv = NULL, anexar_xlsx = NULL, frequencia = NULL, hora = NULL, dias = NULL,
                                 dia_do_mes = NULL, ativo = NULL, chave = NULL, idempotency_key = NULL,
                                 client = arauto_client()) {
  body <- body_of(present(
    nome = nome, alertas = alertas, destinatarios = destinatarios, assunto = assunto, cabecalho = cabecalho,
    rodape = rodape, texto_vazio = texto_vazio, enviar_vazio = enviar_vazio, agrupar_por = agrupar_por,
    conteudo = conteudo, anexar_csv = anexar_csv, anexar_xlsx = anexar_xlsx, frequencia = frequencia, hora = hora,
    dias = dias, dia_do_mes = dia_do_mes, ativo = ativo, chave = chave
  ))
  record_of(arauto_request("POST", "/boletins", body = body, idempotency_key = idempotency_key, client = client))
}

#' Creates the bulletin with this key, or replaces it
#'
#' Creates the bulletin with this key, or replaces it: what is absent gets its default, but `ativo` stays. The same call
#' again changes nothing. The key needs the scope `alertas`.
#'
#' @param chave The key that it has or gets.
#' @param nome What you call it.
#' @param alertas Ids of alerts, in the order in which the mail shows them. A vector.
#' @param destinatarios Addresses of people; each is asked first. A vector.
#' @param assunto Subject; it may have variables, such as `{{atos}}`.
#' @param cabecalho Text that opens the mail; it may have variables.
#' @param rodape Text that closes the mail; it may have variables.
#' @param texto_vazio What the mail says when nothing was found; it may have variables.
#' @param enviar_vazio Whether it goes out when nothing was found.
#' @param agrupar_por What the acts are put under. `"termo"`, `"orgao"`, `"secao"` or `"alerta"`.
#' @param conteudo What is shown of an act: its summary, an excerpt, or its whole text. `"ementa"`, `"trecho"` or
#'   `"integra"`.
#' @param anexar_csv Whether a table of all acts is attached.
#' @param anexar_xlsx Whether the same table is attached as a workbook.
#' @param frequencia When it goes out: every day, on `dias` of the week, or on `dia_do_mes`. `"diaria"`, `"semanal"` or
#'   `"mensal"`.
#' @param hora Hour at which it goes out, in Brasília. 0 to 23.
#' @param dias Days of the week of a weekly bulletin. `"dom"`, `"seg"`, `"ter"`, `"qua"`, `"qui"`, `"sex"` or `"sab"`; a
#'   vector.
#' @param dia_do_mes Day of a monthly bulletin; a shorter month has it on its last day. 1 to 31.
#' @param ativo Whether anything is sent.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `alertas`, `destinatarios`, `assunto`, `cabecalho`, `rodape`,
#'   `texto_vazio`, `enviar_vazio`, `agrupar_por`, `conteudo`, `anexar_csv`, `anexar_xlsx`, `frequencia`, `hora`,
#'   `dias`, `dia_do_mes`, `ativo`, `criado_em`, `atualizado_em`, `enderecos`, `proximo_envio_em`.
#' @examples
#' \dontrun{
#' arauto_boletim_gravar(
#'   "licitacoes-2026",
#'   nome = "Boletim de compras",
#'   alertas = "alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC"
#' )
#' }
#' @export
arauto_boletim_gravar <- function(chave, nome, alertas, destinatarios = NULL, assunto = NULL, cabecalho = NULL,
                                  rodape = NULL, texto_vazio = NULL, enviar_vazio = NULL, agrupar_por = NULL,
                                  conteudo = NULL, anexar_csv = NULL, anexar_xlsx = NULL, frequencia = NULL,
                                  hora = NULL, dias = NULL, dia_do_mes = NULL, ativo = NULL, client = arauto_client()) {
  path <- path_of("/boletins/chave/%s", chave)
  body <- body_of(present(
    nome = nome, alertas = alertas, destinatarios = destinatarios, assunto = assunto, cabecalho = cabecalho,
    rodape = rodape, texto_vazio = texto_vazio, enviar_vazio = enviar_vazio, agrupar_por = agrupar_por,
    conteudo = conteudo, anexar_csv = anexar_csv, anexar_xlsx = anexar_xlsx, frequencia = frequencia, hora = hora,
    dias = dias, dia_do_mes = dia_do_mes, ativo = ativo
  ))
  record_of(arauto_request("PUT", path, body = body, client = client))
}

#' One bulletin
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `alertas`, `destinatarios`, `assunto`, `cabecalho`, `rodape`,
#'   `texto_vazio`, `enviar_vazio`, `agrupar_por`, `conteudo`, `anexar_csv`, `anexar_xlsx`, `frequencia`, `hora`,
#'   `dias`, `dia_do_mes`, `ativo`, `criado_em`, `atualizado_em`, `enderecos`, `proximo_envio_em`.
#' @examples
#' \dontrun{
#' arauto_boletim_obter("bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_boletim_obter <- function(id, client = arauto_client()) {
  path <- path_of("/boletins/%s", id)
  record_of(arauto_request("GET", path, client = client))
}

#' Changes the given fields and leaves the rest
#'
#' Changes the given fields and leaves the rest: lists are replaced. `NULL` empties a field. The key needs the scope
#' `alertas`.
#'
#' @param id Its identifier.
#' @param nome What you call it.
#' @param alertas Ids of alerts, in the order in which the mail shows them. A vector.
#' @param destinatarios Addresses of people; each is asked first. A vector.
#' @param assunto Subject; it may have variables, such as `{{atos}}`.
#' @param cabecalho Text that opens the mail; it may have variables.
#' @param rodape Text that closes the mail; it may have variables.
#' @param texto_vazio What the mail says when nothing was found; it may have variables.
#' @param enviar_vazio Whether it goes out when nothing was found.
#' @param agrupar_por What the acts are put under. `"termo"`, `"orgao"`, `"secao"` or `"alerta"`.
#' @param conteudo What is shown of an act: its summary, an excerpt, or its whole text. `"ementa"`, `"trecho"` or
#'   `"integra"`.
#' @param anexar_csv Whether a table of all acts is attached.
#' @param anexar_xlsx Whether the same table is attached as a workbook.
#' @param frequencia When it goes out: every day, on `dias` of the week, or on `dia_do_mes`. `"diaria"`, `"semanal"` or
#'   `"mensal"`.
#' @param hora Hour at which it goes out, in Brasília. 0 to 23.
#' @param dias Days of the week of a weekly bulletin. `"dom"`, `"seg"`, `"ter"`, `"qua"`, `"qui"`, `"sex"` or `"sab"`; a
#'   vector.
#' @param dia_do_mes Day of a monthly bulletin; a shorter month has it on its last day. 1 to 31.
#' @param ativo Whether anything is sent.
#' @param chave Your own key for it, unique in the account, by which files of configuration name it.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `chave`, `nome`, `alertas`, `destinatarios`, `assunto`, `cabecalho`, `rodape`,
#'   `texto_vazio`, `enviar_vazio`, `agrupar_por`, `conteudo`, `anexar_csv`, `anexar_xlsx`, `frequencia`, `hora`,
#'   `dias`, `dia_do_mes`, `ativo`, `criado_em`, `atualizado_em`, `enderecos`, `proximo_envio_em`.
#' @examples
#' \dontrun{
#' arauto_boletim_alterar("bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", nome = "Boletim de compras")
#' }
#' @export
arauto_boletim_alterar <- function(id, nome, alertas, destinatarios, assunto, cabecalho, rodape, texto_vazio,
                                   enviar_vazio, agrupar_por, conteudo, anexar_csv, anexar_xlsx, frequencia, hora, dias,
                                   dia_do_mes, ativo, chave, client = arauto_client()) {
  path <- path_of("/boletins/%s", id)
  body <- body_of(given(
    "nome", "alertas", "destinatarios", "assunto", "cabecalho", "rodape", "texto_vazio", "enviar_vazio", "agrupar_por",
    "conteudo", "anexar_csv", "anexar_xlsx", "frequencia", "hora", "dias", "dia_do_mes", "ativo", "chave"
  ))
  record_of(arauto_request("PATCH", path, body = body, client = client))
}

#' Deletes a bulletin and its history
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_boletim_excluir("bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_boletim_excluir <- function(id, client = arauto_client()) {
  path <- path_of("/boletins/%s", id)
  arauto_request("DELETE", path, client = client)
  invisible(NULL)
}

#' Shows the mail that the bulletin would have been on a past day
#'
#' Nothing is sent. The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param data The day. `Date` or `"YYYY-MM-DD"`.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `assunto`, `html`, `texto`, `csv`, `xlsx`, `total`, `sairia`.
#' @examples
#' \dontrun{
#' arauto_boletim_prever("bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", data = "2024-03-15")
#' }
#' @export
arauto_boletim_prever <- function(id, data, idempotency_key = NULL, client = arauto_client()) {
  path <- path_of("/boletins/%s/previa", id)
  body <- body_of(present(data = data))
  record_of(arauto_request("POST", path, body = body, idempotency_key = idempotency_key, client = client))
}

#' What was made of the bulletin, newest first, and who received it
#'
#' This is one page; [arauto_collect()] gives them all. The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param pagina Page. From 1; 1 by default.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `data`, `assunto`, `total`, `criado_em`, `destinatarios`. As attributes:
#'   `total`, `pagina`, `limite`, `total_paginas`.
#' @examples
#' \dontrun{
#' arauto_boletim_envios("bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_boletim_envios <- function(id, pagina = NULL, limite = NULL, client = arauto_client()) {
  path <- path_of("/boletins/%s/envios", id)
  query <- present(pagina = pagina, limite = limite)
  page_of(arauto_request("GET", path, query, client = client), "EnvioBoletim")
}

#' One of them, with what it said
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param envio_id Identifier of the envio.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `data`, `assunto`, `total`, `criado_em`, `destinatarios`, `html`, `texto`, `csv`, `xlsx`,
#'   `pagina`.
#' @examples
#' \dontrun{
#' arauto_boletim_envio("bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC", "ebo_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_boletim_envio <- function(id, envio_id, client = arauto_client()) {
  path <- path_of("/boletins/%s/envios/%s", id, envio_id)
  record_of(arauto_request("GET", path, client = client))
}

#' Closes the page that whoever has the link of the mail reads, for good
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param envio_id Identifier of the envio.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_boletim_fechar_pagina(
#'   "bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC",
#'   "ebo_01JQ7Z3V5N8M2K4T6W9X1Y0ABC"
#' )
#' }
#' @export
arauto_boletim_fechar_pagina <- function(id, envio_id, client = arauto_client()) {
  path <- path_of("/boletins/%s/envios/%s/pagina", id, envio_id)
  arauto_request("DELETE", path, client = client)
  invisible(NULL)
}

#' The pages of the bulletin that still open, newest first, also those that the history has forgotten
#'
#' This is one page; [arauto_collect()] gives them all. The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param pagina Page. From 1; 1 by default.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `data`, `assunto`, `total`, `criado_em`, `pagina`. As attributes:
#'   `total`, `pagina`, `limite`, `total_paginas`.
#' @examples
#' \dontrun{
#' arauto_boletim_paginas("bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_boletim_paginas <- function(id, pagina = NULL, limite = NULL, client = arauto_client()) {
  path <- path_of("/boletins/%s/paginas", id)
  query <- present(pagina = pagina, limite = limite)
  page_of(arauto_request("GET", path, query, client = client), "PaginaAbertaBoletim")
}

#' Closes every page of the bulletin, for good
#'
#' The key needs the scope `alertas`.
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return `NULL`, invisibly.
#' @examples
#' \dontrun{
#' arauto_boletim_fechar_paginas("bol_01JQ7Z3V5N8M2K4T6W9X1Y0ABC")
#' }
#' @export
arauto_boletim_fechar_paginas <- function(id, client = arauto_client()) {
  path <- path_of("/boletins/%s/paginas", id)
  arauto_request("DELETE", path, client = client)
  invisible(NULL)
}

# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

#' Searches for publications
#'
#' `avisos` tell why something may be missing; read them before you trust a total of zero. This is one page;
#' [arauto_collect()] gives them all.
#'
#' @param termo What to look for: words, `"exact phrases"`, `OU`, `-not`, `prefix*`, `titulo:word`; `"*"` finds
#'   everything.
#' @param literal Whether the words of `termo` and the abbreviations in `orgao` stand only for what is written;
#'   inflections always count.
#' @param ignorar_assinatura Whether the words of `termo` count only outside of the lines of those who sign;
#'   `assinatura:` seeks there all the same.
#' @param data_inicio First day, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param data_fim Last day, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param secao Section. `"1"`, `"2"`, `"3"`, `"extra"`, `"extra1"`, `"extra2"` or `"extra3"`; several as a vector.
#' @param orgao Issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body.
#'   Several as a vector.
#' @param orgao_exceto Issuing body whose acts are left out, written as `orgao`. Several as a vector.
#' @param tipo_ato Type of act, such as `"portaria"`; with `*` at the end all that begin so. Several as a vector.
#' @param edicao Number of the edition; that of an extra edition has a letter.
#' @param situacao What later acts did to it. `"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
#'   `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector.
#' @param cnpj CNPJ that the text names; its first 8 characters stand for the whole company. Several as a vector.
#' @param valor_min The largest amount that the text names is this or more, in reais. From 0.
#' @param valor_max The largest amount that the text names is this or less, in reais. From 0.
#' @param campos The fields of each publication that come, among all that it has. `"id"`, `"titulo"`, `"resumo"`,
#'   `"data_publicacao"`, `"secao"`, `"secao_base"`, `"orgao"`, `"tipo_ato"`, `"url_original"`, `"situacao"`,
#'   `"sha256"`, `"conteudo_completo"`, `"ementa"`, `"pagina"`, `"edicao"`, `"assinatura"`, `"url_pdf"`,
#'   `"palavras_chave"`, `"publicacoes_relacionadas"`, `"relacoes"`, `"entidades"`, `"partes"`, `"imagens"`, `"versao"`,
#'   `"retirada_em"`, `"recebida_em"`, `"fonte"` or `"citacao"`; several as a vector.
#' @param ordem Order of the results; `"valor"` is by the largest amount that the text names, largest first.
#'   `"relevancia"` by default, `"recentes"`, `"antigas"` or `"valor"`.
#' @param pagina Page. From 1; 1 by default.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param trechos Whether each result has excerpts with what was looked for, in `trechos`.
#' @param agrupar `"parte"`: each of several acts in a publication that has the words is a result of its own; totals and
#'   pages stay those of publications. `"parte"`.
#' @param aproximar Whether publications come, too, that only come near what was typed, in `aproximados`; by default
#'   when few are found.
#' @param facetas What to count in the whole result, not only in the page. `"secao"`, `"orgao"`, `"tipo_ato"`, `"ano"`
#'   or `"situacao"`; several as a vector.
#' @param histograma Counts the whole result by day, month or year. `"dia"`, `"mes"` or `"ano"`.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `titulo`, `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`,
#'   `tipo_ato`, `url_original`, `situacao`, `sha256`, `trechos`, `parte`. As attributes: `total`, `pagina`, `limite`,
#'   `total_paginas`, `consulta`, `aproximados`, `facetas`, `histograma`, `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_buscar("gestão documentos")
#' @export
arauto_buscar <- function(termo, literal = NULL, ignorar_assinatura = NULL, data_inicio = NULL, data_fim = NULL,
                          secao = NULL, orgao = NULL, orgao_exceto = NULL, tipo_ato = NULL, edicao = NULL,
                          situacao = NULL, cnpj = NULL, valor_min = NULL, valor_max = NULL, campos = NULL, ordem = NULL,
                          pagina = NULL, limite = NULL, trechos = NULL, agrupar = NULL, aproximar = NULL,
                          facetas = NULL, histograma = NULL, client = arauto_client()) {
  query <- present(
    termo = termo, literal = literal, ignorar_assinatura = ignorar_assinatura, data_inicio = data_inicio,
    data_fim = data_fim, secao = secao, orgao = orgao, orgao_exceto = orgao_exceto, tipo_ato = tipo_ato,
    edicao = edicao, situacao = situacao, cnpj = cnpj, valor_min = valor_min, valor_max = valor_max, campos = campos,
    ordem = ordem, pagina = pagina, limite = limite, trechos = trechos, agrupar = agrupar, aproximar = aproximar,
    facetas = facetas, histograma = histograma
  )
  page_of(arauto_request("GET", "/buscar", query, client = client), "ResultadoBusca")
}

#' One publication with its full text
#'
#' @param id Its identifier.
#' @param parte Only this one of several acts in the publication: what comes behind `#` in its `endereco`, as in
#'   `partes`.
#' @param incluir Also the form of the act in its source, in `estrutura`: blocks, tables with merged cells, styles,
#'   places of images; or what it says as rows (`linhas`), or its openings and deadlines (`prazos`). `"estrutura"`,
#'   `"linhas"` or `"prazos"`.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `id`, `titulo`, `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`, `tipo_ato`,
#'   `url_original`, `situacao`, `sha256`, `conteudo_completo`, `ementa`, `pagina`, `edicao`, `assinatura`, `url_pdf`,
#'   `palavras_chave`, `publicacoes_relacionadas`, `relacoes`, `entidades`, `partes`, `imagens`, `versao`,
#'   `recebida_em`, `retirada_em`, `fonte`, `citacao`, `parte`, `estrutura`, `linhas_ocultas`, `linhas`, `prazos`.
#' @examples
#' \dontrun{
#' arauto_publicacao("pub_7Q3M9XK2A5B8C1DE")
#' }
#' @export
arauto_publicacao <- function(id, parte = NULL, incluir = NULL, client = arauto_client()) {
  path <- path_of("/publicacao/%s", id)
  query <- present(parte = parte, incluir = incluir)
  record_of(arauto_request("GET", path, query, client = client))
}

#' Up to 100 publications at once, in the requested order
#'
#' Up to 100 publications at once, in the requested order; `inexistentes` lists those that do not exist.
#'
#' @param ids Identifiers, at most 100.
#' @param campos The fields of each publication that come, among all that it has. `"id"`, `"titulo"`, `"resumo"`,
#'   `"data_publicacao"`, `"secao"`, `"secao_base"`, `"orgao"`, `"tipo_ato"`, `"url_original"`, `"situacao"`,
#'   `"sha256"`, `"conteudo_completo"`, `"ementa"`, `"pagina"`, `"edicao"`, `"assinatura"`, `"url_pdf"`,
#'   `"palavras_chave"`, `"publicacoes_relacionadas"`, `"relacoes"`, `"entidades"`, `"partes"`, `"imagens"`, `"versao"`,
#'   `"retirada_em"`, `"recebida_em"`, `"fonte"` or `"citacao"`; several as a vector.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `publicacoes`, `inexistentes`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_publicacoes("pub_7Q3M9XK2A5B8C1DE")
#' @export
arauto_publicacoes <- function(ids, campos = NULL, client = arauto_client()) {
  query <- present(ids = paste(ids, collapse = ","), campos = campos)
  record_of(arauto_request("GET", "/publicacoes", query, client = client))
}

#' What proves, without Arauto, that a publication was in the zip of a day
#'
#' @param id Its identifier.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `formato`, `id`, `data`, `xml`, `zip`, `raiz`, `declaracao`, `chave_publica`,
#'   `substituida_por`.
#' @examples
#' \dontrun{
#' arauto_prova("pub_7Q3M9XK2A5B8C1DE")
#' }
#' @export
arauto_prova <- function(id, client = arauto_client()) {
  path <- path_of("/publicacao/%s/prova", id)
  record_of(arauto_request("GET", path, client = client))
}

#' Acts of the same type that have most in common with this one, most similar first
#'
#' @param id Its identifier.
#' @param limite How many, at most. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `titulo`, `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`,
#'   `tipo_ato`, `url_original`, `situacao`, `sha256`, `trechos`, `parte`.
#' @examples
#' \dontrun{
#' arauto_semelhantes("pub_7Q3M9XK2A5B8C1DE")
#' }
#' @export
arauto_semelhantes <- function(id, limite = NULL, client = arauto_client()) {
  path <- path_of("/publicacao/%s/semelhantes", id)
  query <- present(limite = limite)
  table_of(arauto_request("GET", path, query, client = client), "ResultadoBusca")
}

#' What a text cites (acts, places of the gazette, proceedings), and whether each exists, was corrected or revoked
#'
#' @param texto The text, at most 64,000 characters.
#' @param idempotency_key Makes the call harmless to repeat: the service executes one request of a key once. By default
#'   a new one for every call.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `citacoes`, `mais`.
#' @examples
#' \dontrun{
#' arauto_verificar_citacoes(
#'   texto = "Considerando o disposto na Portaria MEC nº 123, de 14 de março de 2024, resolve:"
#' )
#' }
#' @export
arauto_verificar_citacoes <- function(texto, idempotency_key = NULL, client = arauto_client()) {
  body <- body_of(present(texto = texto))
  record_of(arauto_request("POST", "/citacoes/verificar", body = body, idempotency_key = idempotency_key, client = client))
}

#' The publications on a printed page of the gazette
#'
#' @param data The day, as `YYYY-MM-DD`.
#' @param secao The section, such as `2` or `extra`.
#' @param pagina The number of the printed page.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `titulo`, `resumo`, `data_publicacao`, `secao`, `secao_base`, `orgao`,
#'   `tipo_ato`, `url_original`, `situacao`, `sha256`, `trechos`, `parte`. As attributes: `avisos`.
#' @examples
#' \dontrun{
#' arauto_pagina_dou("2024-03-15", "1", "12")
#' }
#' @export
arauto_pagina_dou <- function(data, secao, pagina, client = arauto_client()) {
  path <- path_of("/dou/%s/%s/%s", data, secao, pagina)
  table_of(arauto_request("GET", path, client = client), "ResultadoBusca")
}

#' The sections of the gazette
#'
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `codigo`, `nome`, `descricao`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_secoes()
#' @export
arauto_secoes <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/secoes", client = client), "Secao")
}

#' Editions of a day, a month or a year
#'
#' Editions of a day, a month or a year; without any, the 100 most recent.
#'
#' @param data Day. `Date` or `"YYYY-MM-DD"`.
#' @param mes Month, `"YYYY-MM"`.
#' @param ano Year. 1000 to 9999.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `numero`, `data`, `tipo`, `secoes`, `total_publicacoes`, `provisoria`. As
#'   attributes: `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_edicoes()
#' @export
arauto_edicoes <- function(data = NULL, mes = NULL, ano = NULL, client = arauto_client()) {
  query <- present(data = data, mes = mes, ano = ano)
  table_of(arauto_request("GET", "/edicoes", query, client = client), "Edicao")
}

#' Government bodies that have publications
#'
#' Government bodies that have publications: the topmost, those under `pai`, or those that begin with `prefixo`.
#'
#' @param pai Path of a body: those right below it come.
#' @param prefixo Beginning of a word of the name, or an abbreviation.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `orgao`, `nome`, `sigla`, `total`, `primeira_data`, `ultima_data`,
#'   `subordinados`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_orgaos()
#' @export
arauto_orgaos <- function(pai = NULL, prefixo = NULL, client = arauto_client()) {
  query <- present(pai = pai, prefixo = prefixo)
  table_of(arauto_request("GET", "/orgaos", query, client = client), "Orgao")
}

#' Types of acts, most common first
#'
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `tipo_ato`, `total`, `primeira_data`, `ultima_data`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_tipos_ato()
#' @export
arauto_tipos_ato <- function(client = arauto_client()) {
  table_of(arauto_request("GET", "/tipos-ato", client = client), "TipoAto")
}

#' Completions of the typed text
#'
#' Completions of the typed text: bodies, norms, words of the texts; at most 5 of each.
#'
#' @param prefixo What has been typed so far.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `tipo`, `texto`, `termo`, `orgao`, `total`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_sugerir("lei 81")
#' @export
arauto_sugerir <- function(prefixo, client = arauto_client()) {
  query <- present(prefixo = prefixo)
  table_of(arauto_request("GET", "/sugestoes", query, client = client), "Sugestao")
}

#' The state of each section of each day
#'
#' The state of each section of each day: complete, partial, failed, not published yet.
#'
#' @param desde First day; without it, 30 days before `ate`. `Date` or `"YYYY-MM-DD"`.
#' @param ate Last day; without it, today in Brasília. `Date` or `"YYYY-MM-DD"`.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `data`, `secao`, `secao_base`, `estado`, `provisoria`, `motivo`, `mensagem`,
#'   `artigos`, `publicacoes`, `rejeitados`, `ausentes`, `retiradas`, `arquivo`, `sha256`, `raiz`, `declaracao`,
#'   `tentativas`, `primeira_em`, `ultima_em`. As attributes: `coletor`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_fontes()
#' @export
arauto_fontes <- function(desde = NULL, ate = NULL, client = arauto_client()) {
  query <- present(desde = desde, ate = ate)
  table_of(arauto_request("GET", "/fontes", query, client = client), "Fonte")
}

#' What the installation stated and signed about the zips of each day, in the order in which it did
#'
#' @param desde First day; without it, 30 days before `ate`. `Date` or `"YYYY-MM-DD"`.
#' @param ate Last day; without it, today in Brasília. `Date` or `"YYYY-MM-DD"`.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `sequencia`, `texto`, `sha256`, `assinatura`, `data`, `raiz`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_declaracoes()
#' @export
arauto_declaracoes <- function(desde = NULL, ate = NULL, client = arauto_client()) {
  query <- present(desde = desde, ate = ate)
  table_of(arauto_request("GET", "/fontes/declaracoes", query, client = client), "Declaracao")
}

#' When the source offered each section of each day, when it was here, when its deliveries went out
#'
#' When the source offered each section of each day, when it was here, when its deliveries went out; and p50 and p99 of
#' each leg by month.
#'
#' @param desde First day; without it, 30 days before `ate`. `Date` or `"YYYY-MM-DD"`.
#' @param ate Last day; without it, today in Brasília. `Date` or `"YYYY-MM-DD"`.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `edicoes`, `meses`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_pontualidade()
#' @export
arauto_pontualidade <- function(desde = NULL, ate = NULL, client = arauto_client()) {
  query <- present(desde = desde, ate = ate)
  record_of(arauto_request("GET", "/pontualidade", query, client = client))
}

#' Events in the order in which they were recorded
#'
#' Keep `proximo`: it is where to continue. This is one page; [arauto_collect()] gives them all.
#'
#' @param tipo Only those of this type of event. `"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
#'   `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`.
#' @param webhook Only the events that this webhook of the account would receive, with its terms and excerpts.
#' @param apos `proximo` of the page before; `"agora"` begins after all existing events; without it, the oldest event
#'   still kept comes first.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A tibble with a row for each: `id`, `tipo`, `criado_em`, `dados`. As attributes: `limite`, `proximo`,
#'   `tem_mais`, `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_eventos()
#' @export
arauto_eventos <- function(tipo = NULL, webhook = NULL, apos = NULL, limite = NULL, client = arauto_client()) {
  query <- present(tipo = tipo, webhook = webhook, apos = apos, limite = limite)
  page_of(arauto_request("GET", "/eventos", query, client = client), "Evento")
}

#' What changed in the archive, in the order of commits, each publication as it is now
#'
#' Keep `proximo`: it is where to continue, at any time.
#'
#' @param desde `proximo` of the page before, or the `cursor` of a change; without it, the beginning of the archive.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param campos The fields of each publication that come, among all that it has. `"id"`, `"titulo"`, `"resumo"`,
#'   `"data_publicacao"`, `"secao"`, `"secao_base"`, `"orgao"`, `"tipo_ato"`, `"url_original"`, `"situacao"`,
#'   `"sha256"`, `"conteudo_completo"`, `"ementa"`, `"pagina"`, `"edicao"`, `"assinatura"`, `"url_pdf"`,
#'   `"palavras_chave"`, `"publicacoes_relacionadas"`, `"relacoes"`, `"entidades"`, `"partes"`, `"imagens"`, `"versao"`,
#'   `"retirada_em"`, `"recebida_em"`, `"fonte"` or `"citacao"`; several as a vector.
#' @param incluir Also the form of the act in its source, in `estrutura`: blocks, tables with merged cells, styles,
#'   places of images; or what it says as rows (`linhas`), or its openings and deadlines (`prazos`). `"estrutura"`.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `limite`, `resultados`, `proximo`, `tem_mais`, `publicacoes`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_alteracoes()
#' @export
arauto_alteracoes <- function(desde = NULL, limite = NULL, campos = NULL, incluir = NULL, client = arauto_client()) {
  query <- present(desde = desde, limite = limite, campos = campos, incluir = incluir)
  record_of(arauto_request("GET", "/alteracoes", query, client = client), "Alteracao")
}

#' Contracts and their kin as rows, read from extracts
#'
#' Contracts and their kin as rows, read from extracts: one contractor of one instrument each. Experimental: `qualidade`
#' tells what was measured. `avisos` tell which editions have not been read. This is one page; [arauto_collect()] gives
#' them all.
#'
#' @param fornecedor_ni CNPJ of the contractor; its first 8 characters stand for the whole company. Several as a vector.
#' @param fornecedor_nome Words in a row in the name of the contractor, whatever their accents.
#' @param contratante_nome Words in a row in the name of who contracts, as printed.
#' @param contratante_cnpj CNPJ of who contracts, if printed, or its first 8 characters. Several as a vector.
#' @param numero_contrato Number of the contract, with or without its year; zeros before it and punctuation do not
#'   count. Several as a vector.
#' @param numero_licitacao Number of the tender that it comes of, likewise. Several as a vector.
#' @param processo Number of the process, likewise, all of it. Several as a vector.
#' @param tipo_instrumento Kind of instrument. `"contrato"`, `"termo_aditivo"`, `"apostilamento"`, `"rescisao"`,
#'   `"dispensa"`, `"inexigibilidade"`, `"ata_registro_precos"`, `"convenio"`, `"acordo_cooperacao"`, `"doacao"`,
#'   `"cessao"`, `"comodato"`, `"termo_execucao_descentralizada"`, `"empenho"`, `"rerratificacao"`,
#'   `"termo_colaboracao"`, `"prorrogacao_de_oficio"` or `"outro"`; several as a vector.
#' @param modalidade Kind of bid. `"pregao"`, `"concorrencia"`, `"tomada_de_precos"`, `"convite"`, `"concurso"`,
#'   `"leilao"`, `"dialogo_competitivo"`, `"rdc"`, `"chamamento_publico"`, `"credenciamento"`, `"dispensa"`,
#'   `"inexigibilidade"` or `"nao_se_aplica"`; several as a vector.
#' @param uasg Code of the purchasing unit. Several as a vector.
#' @param orgao Issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body.
#'   Several as a vector.
#' @param situacao What other acts made of the act. `"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
#'   `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector.
#' @param valor_min `valor_global` is this or more, in reais. From 0.
#' @param valor_max `valor_global` is this or less, in reais. From 0.
#' @param data_inicio First day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param data_fim Last day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param assinatura_de Signed on this day or later. `Date` or `"YYYY-MM-DD"`.
#' @param assinatura_ate Signed on this day or earlier. `Date` or `"YYYY-MM-DD"`.
#' @param vigencia_fim_de Ends on this day or later. `Date` or `"YYYY-MM-DD"`.
#' @param vigencia_fim_ate Ends on this day or earlier. `Date` or `"YYYY-MM-DD"`.
#' @param vigencia_fim_em_dias Ends from today to this many days ahead, at most 90. 0 to 90.
#' @param termo What to look for in the publications, as in a search, which may find 20,000 at most; without it,
#'   everything.
#' @param literal Whether the words of `termo` and the abbreviations in `orgao` stand only for what is written;
#'   inflections always count.
#' @param facetas What to count in the whole result, not only in the page. `"tipo_instrumento"`, `"modalidade"`,
#'   `"orgao"`, `"fornecedor_ni"` or `"mes"`; several as a vector.
#' @param ordem Order of the rows; `"valor"`: largest `valor_global` first; `"vigencia_fim"`: those that end first.
#'   `"recentes"` by default, `"antigas"`, `"valor"` or `"vigencia_fim"`.
#' @param cursor `proximo` of the page before, with the same filters and order.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `total`, `limite`, `somas`, `facetas`, `qualidade`, `resultados`, `proximo`, `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_contratos()
#' @export
arauto_contratos <- function(fornecedor_ni = NULL, fornecedor_nome = NULL, contratante_nome = NULL,
                             contratante_cnpj = NULL, numero_contrato = NULL, numero_licitacao = NULL, processo = NULL,
                             tipo_instrumento = NULL, modalidade = NULL, uasg = NULL, orgao = NULL, situacao = NULL,
                             valor_min = NULL, valor_max = NULL, data_inicio = NULL, data_fim = NULL,
                             assinatura_de = NULL, assinatura_ate = NULL, vigencia_fim_de = NULL,
                             vigencia_fim_ate = NULL, vigencia_fim_em_dias = NULL, termo = NULL, literal = NULL,
                             facetas = NULL, ordem = NULL, cursor = NULL, limite = NULL, client = arauto_client()) {
  query <- present(
    fornecedor_ni = fornecedor_ni, fornecedor_nome = fornecedor_nome, contratante_nome = contratante_nome,
    contratante_cnpj = contratante_cnpj, numero_contrato = numero_contrato, numero_licitacao = numero_licitacao,
    processo = processo, tipo_instrumento = tipo_instrumento, modalidade = modalidade, uasg = uasg, orgao = orgao,
    situacao = situacao, valor_min = valor_min, valor_max = valor_max, data_inicio = data_inicio, data_fim = data_fim,
    assinatura_de = assinatura_de, assinatura_ate = assinatura_ate, vigencia_fim_de = vigencia_fim_de,
    vigencia_fim_ate = vigencia_fim_ate, vigencia_fim_em_dias = vigencia_fim_em_dias, termo = termo, literal = literal,
    facetas = facetas, ordem = ordem, cursor = cursor, limite = limite
  )
  record_of(arauto_request("GET", "/contratos", query, client = client), "Contrato")
}

#' Movements of persons as rows, read from acts of Section 2
#'
#' Movements of persons as rows, read from acts of Section 2: one person in one movement each. Experimental: `qualidade`
#' tells what was measured. `avisos` tell which editions have not been read. This is one page; [arauto_collect()] gives
#' them all.
#'
#' @param tipo_movimentacao Kind of movement. `"nomeacao"`, `"exoneracao"`, `"designacao"`, `"dispensa"`,
#'   `"substituicao"`, `"aposentadoria"`, `"pensao"`, `"cessao"`, `"requisicao"`, `"remocao"`, `"redistribuicao"`,
#'   `"afastamento"`, `"licenca"`, `"reconducao"`, `"reversao"`, `"reintegracao"`, `"promocao"`, `"demissao"`,
#'   `"vacancia"`, `"contratacao"`, `"rescisao"`, `"transferencia_reserva"`, `"tornar_sem_efeito"`, `"retificacao"`,
#'   `"delegacao"`, `"comissao"`, `"enquadramento"`, `"convocacao"`, `"alteracao_exercicio"` or `"outro"`; several as a
#'   vector.
#' @param pessoa_nome Words in a row of the person's name, whatever their accents and case.
#' @param cargo_funcao Words in a row of the office that is given or taken.
#' @param cargo_efetivo Words in a row in the person's permanent office.
#' @param unidade Words in a row in the unit of the office or function.
#' @param autoridade_nome Words in a row in the name of who signs.
#' @param matricula Registration, as printed; zeros before it and punctuation do not count. Several as a vector.
#' @param data_efeito_de First day from which the act says that it holds, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param data_efeito_ate Last such day, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param sigla_funcao Acronym of the office's code. Several as a vector.
#' @param codigo Code of the office, such as `FCE 1.15`; without the category before the dot, any. Several as a vector.
#' @param codigo_min This code or one of a higher level. Several as a vector.
#' @param substituto Whether the person only stands in for who holds the office.
#' @param orgao Issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body.
#'   Several as a vector.
#' @param secao Section: 2, or extra editions. `"2"` or `"extra"`; several as a vector.
#' @param situacao What other acts made of the act. `"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
#'   `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector.
#' @param data_inicio First day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param data_fim Last day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param termo What to look for in the publications, as in a search, which may find 20,000 at most; without it,
#'   everything.
#' @param literal Whether the words of `termo` and the abbreviations in `orgao` stand only for what is written;
#'   inflections always count.
#' @param facetas What to count the whole result by. `"tipo_movimentacao"`, `"orgao"`, `"sigla_funcao"`, `"codigo"` or
#'   `"mes"`; several as a vector.
#' @param ordem Order of the rows: the newest first, or the oldest. `"recentes"` by default or `"antigas"`.
#' @param cursor `proximo` of the page before, with the same filters and order.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `total`, `limite`, `somas`, `facetas`, `qualidade`, `resultados`, `proximo`, `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_pessoal()
#' @export
arauto_pessoal <- function(tipo_movimentacao = NULL, pessoa_nome = NULL, cargo_funcao = NULL, cargo_efetivo = NULL,
                           unidade = NULL, autoridade_nome = NULL, matricula = NULL, data_efeito_de = NULL,
                           data_efeito_ate = NULL, sigla_funcao = NULL, codigo = NULL, codigo_min = NULL,
                           substituto = NULL, orgao = NULL, secao = NULL, situacao = NULL, data_inicio = NULL,
                           data_fim = NULL, termo = NULL, literal = NULL, facetas = NULL, ordem = NULL, cursor = NULL,
                           limite = NULL, client = arauto_client()) {
  query <- present(
    tipo_movimentacao = tipo_movimentacao, pessoa_nome = pessoa_nome, cargo_funcao = cargo_funcao,
    cargo_efetivo = cargo_efetivo, unidade = unidade, autoridade_nome = autoridade_nome, matricula = matricula,
    data_efeito_de = data_efeito_de, data_efeito_ate = data_efeito_ate, sigla_funcao = sigla_funcao, codigo = codigo,
    codigo_min = codigo_min, substituto = substituto, orgao = orgao, secao = secao, situacao = situacao,
    data_inicio = data_inicio, data_fim = data_fim, termo = termo, literal = literal, facetas = facetas, ordem = ordem,
    cursor = cursor, limite = limite
  )
  record_of(arauto_request("GET", "/pessoal", query, client = client), "Movimento")
}

#' Tenders as rows, read from notices
#'
#' Tenders as rows, read from notices: one tender in one notice each. Experimental: `qualidade` tells what was measured.
#' `avisos` tell which editions have not been read. This is one page; [arauto_collect()] gives them all.
#'
#' @param tipo_aviso Kind of notice. `"abertura"`, `"alteracao"`, `"adiamento"`, `"suspensao"`, `"revogacao"`,
#'   `"anulacao"`, `"reabertura"`, `"resultado"`, `"homologacao"`, `"adjudicacao"`, `"deserta"` or `"fracassada"`;
#'   several as a vector.
#' @param modalidade Kind of bid. `"pregao"`, `"concorrencia"`, `"tomada_de_precos"`, `"convite"`, `"concurso"`,
#'   `"leilao"`, `"dialogo_competitivo"`, `"rdc"`, `"chamamento_publico"`, `"credenciamento"`, `"dispensa"`,
#'   `"inexigibilidade"` or `"nao_se_aplica"`; several as a vector.
#' @param numero Number of the tender, with or without its year. Several as a vector.
#' @param processo Number of the process, all of it; zeros before it and punctuation do not count. Several as a vector.
#' @param uasg Code of the purchasing unit (UASG). Several as a vector.
#' @param srp Whether prices are only registered.
#' @param vencedor_ni CNPJ of who won, or its first 8 characters. Several as a vector.
#' @param vencedor_nome Words in a row in the name of who won.
#' @param orgao Issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body.
#'   Several as a vector.
#' @param situacao What other acts made of the act. `"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
#'   `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector.
#' @param valor_min The estimated value is this or more, in reais. From 0.
#' @param valor_max The estimated value is this or less. From 0.
#' @param abertura_de The session opens on this day or later. `Date` or `"YYYY-MM-DD"`.
#' @param abertura_ate The session opens on this day or earlier. `Date` or `"YYYY-MM-DD"`.
#' @param abertura_em_dias The session opens from today to this many days ahead, at most 90. 0 to 90.
#' @param data_inicio First day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param data_fim Last day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param termo What to look for in the publications, as in a search, which may find 20,000 at most; without it,
#'   everything.
#' @param literal Whether the words of `termo` and the abbreviations in `orgao` stand only for what is written;
#'   inflections always count.
#' @param facetas What to count the whole result by. `"tipo_aviso"`, `"modalidade"`, `"orgao"` or `"mes"`; several as a
#'   vector.
#' @param ordem Order of the rows: the newest first, the oldest, what opens next, or by estimated value. `"recentes"` by
#'   default, `"antigas"`, `"abertura"` or `"valor"`.
#' @param cursor `proximo` of the page before, with the same filters and order.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `total`, `limite`, `somas`, `facetas`, `qualidade`, `resultados`, `proximo`, `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_licitacoes()
#' @export
arauto_licitacoes <- function(tipo_aviso = NULL, modalidade = NULL, numero = NULL, processo = NULL, uasg = NULL,
                              srp = NULL, vencedor_ni = NULL, vencedor_nome = NULL, orgao = NULL, situacao = NULL,
                              valor_min = NULL, valor_max = NULL, abertura_de = NULL, abertura_ate = NULL,
                              abertura_em_dias = NULL, data_inicio = NULL, data_fim = NULL, termo = NULL,
                              literal = NULL, facetas = NULL, ordem = NULL, cursor = NULL, limite = NULL,
                              client = arauto_client()) {
  query <- present(
    tipo_aviso = tipo_aviso, modalidade = modalidade, numero = numero, processo = processo, uasg = uasg, srp = srp,
    vencedor_ni = vencedor_ni, vencedor_nome = vencedor_nome, orgao = orgao, situacao = situacao, valor_min = valor_min,
    valor_max = valor_max, abertura_de = abertura_de, abertura_ate = abertura_ate, abertura_em_dias = abertura_em_dias,
    data_inicio = data_inicio, data_fim = data_fim, termo = termo, literal = literal, facetas = facetas, ordem = ordem,
    cursor = cursor, limite = limite
  )
  record_of(arauto_request("GET", "/licitacoes", query, client = client), "Licitacao")
}

#' Sanctions of companies in tenders and contracts as rows
#'
#' Sanctions of companies in tenders and contracts as rows: one sanction of one company in one act each. Experimental:
#' `qualidade` tells what was measured. `avisos` tell which editions have not been read. This is one page;
#' [arauto_collect()] gives them all.
#'
#' @param categoria_sancao Kind of sanction. `"advertencia"`, `"multa"`, `"impedimento"`, `"suspensao"`,
#'   `"inidoneidade"` or `"descredenciamento"`; several as a vector.
#' @param situacao_sancao What the act leaves of the sanction. `"aplicada"`, `"reduzida"`, `"suspensa"` or `"retirada"`;
#'   several as a vector.
#' @param ambito Which law: that of tenders and contracts, or that against corruption. `"licitacao"` or
#'   `"anticorrupcao"`; several as a vector.
#' @param sancionado_cnpj CNPJ of the company, or its first 8 characters. Several as a vector.
#' @param sancionado_nome Words in a row in the name of the company.
#' @param processo Number of the process, all of it; zeros before it and punctuation do not count. Several as a vector.
#' @param vigente_em A day on which, by its act, the sanction bars the company from contracting. `Date` or
#'   `"YYYY-MM-DD"`.
#' @param orgao Issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body.
#'   Several as a vector.
#' @param situacao What other acts made of the act. `"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
#'   `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector.
#' @param valor_min The fine is this or more, in reais. From 0.
#' @param valor_max The fine is this or less. From 0.
#' @param data_inicio First day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param data_fim Last day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param termo What to look for in the publications, as in a search, which may find 20,000 at most; without it,
#'   everything.
#' @param literal Whether the words of `termo` and the abbreviations in `orgao` stand only for what is written;
#'   inflections always count.
#' @param facetas What to count the whole result by. `"categoria_sancao"`, `"ambito"`, `"orgao"` or `"mes"`; several as
#'   a vector.
#' @param ordem Order of the rows: the newest first, the oldest, or by the fine. `"recentes"` by default, `"antigas"` or
#'   `"valor"`.
#' @param cursor `proximo` of the page before, with the same filters and order.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `total`, `limite`, `somas`, `facetas`, `qualidade`, `resultados`, `proximo`, `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_sancoes()
#' @export
arauto_sancoes <- function(categoria_sancao = NULL, situacao_sancao = NULL, ambito = NULL, sancionado_cnpj = NULL,
                           sancionado_nome = NULL, processo = NULL, vigente_em = NULL, orgao = NULL, situacao = NULL,
                           valor_min = NULL, valor_max = NULL, data_inicio = NULL, data_fim = NULL, termo = NULL,
                           literal = NULL, facetas = NULL, ordem = NULL, cursor = NULL, limite = NULL,
                           client = arauto_client()) {
  query <- present(
    categoria_sancao = categoria_sancao, situacao_sancao = situacao_sancao, ambito = ambito,
    sancionado_cnpj = sancionado_cnpj, sancionado_nome = sancionado_nome, processo = processo, vigente_em = vigente_em,
    orgao = orgao, situacao = situacao, valor_min = valor_min, valor_max = valor_max, data_inicio = data_inicio,
    data_fim = data_fim, termo = termo, literal = literal, facetas = facetas, ordem = ordem, cursor = cursor,
    limite = limite
  )
  record_of(arauto_request("GET", "/sancoes", query, client = client), "Sancao")
}

#' Norms as rows
#'
#' Norms as rows: acts that make rules, or change and revoke those of others, one in each row, with what they change and
#' when they come into force. Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not
#' been read. This is one page; [arauto_collect()] gives them all.
#'
#' @param especie What the act is, by its heading. `"emenda_constitucional"`, `"lei_complementar"`, `"lei_delegada"`,
#'   `"lei"`, `"medida_provisoria"`, `"decreto_lei"`, `"decreto_legislativo"`, `"decreto"`, `"instrucao_normativa"`,
#'   `"instrucao"`, `"orientacao_normativa"`, `"norma_de_execucao"`, `"portaria"`, `"resolucao"`, `"recomendacao"`,
#'   `"deliberacao"`, `"provimento"`, `"circular"`, `"ordem_de_servico"` or `"ato"`; several as a vector.
#' @param numero Number of the act. Several as a vector.
#' @param ano Year of the act. 1800 to 2200.
#' @param altera A norm that the acts change, as `norma:` names it: `Lei 8.112/1990`. Several as a vector.
#' @param revoga A norm that the acts revoke, wholly or in part. Several as a vector.
#' @param regulamenta A norm that the acts regulate. Several as a vector.
#' @param entra_em_vigor_de First day on which the acts say that they come into force, inclusive. `Date` or
#'   `"YYYY-MM-DD"`.
#' @param entra_em_vigor_ate Last such day, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param orgao Issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body.
#'   Several as a vector.
#' @param situacao What other acts made of the act. `"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
#'   `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector.
#' @param data_inicio First day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param data_fim Last day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param termo What to look for in the publications, as in a search, which may find 20,000 at most; without it,
#'   everything.
#' @param literal Whether the words of `termo` and the abbreviations in `orgao` stand only for what is written;
#'   inflections always count.
#' @param facetas What to count the whole result by. `"especie"`, `"orgao"` or `"mes"`; several as a vector.
#' @param ordem Order of the rows: the newest first, the oldest, or by the day on which they come into force.
#'   `"recentes"` by default, `"antigas"` or `"vigor"`.
#' @param cursor `proximo` of the page before, with the same filters and order.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `total`, `limite`, `somas`, `facetas`, `qualidade`, `resultados`, `proximo`, `avisos`.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_normas()
#' @export
arauto_normas <- function(especie = NULL, numero = NULL, ano = NULL, altera = NULL, revoga = NULL, regulamenta = NULL,
                          entra_em_vigor_de = NULL, entra_em_vigor_ate = NULL, orgao = NULL, situacao = NULL,
                          data_inicio = NULL, data_fim = NULL, termo = NULL, literal = NULL, facetas = NULL,
                          ordem = NULL, cursor = NULL, limite = NULL, client = arauto_client()) {
  query <- present(
    especie = especie, numero = numero, ano = ano, altera = altera, revoga = revoga, regulamenta = regulamenta,
    entra_em_vigor_de = entra_em_vigor_de, entra_em_vigor_ate = entra_em_vigor_ate, orgao = orgao, situacao = situacao,
    data_inicio = data_inicio, data_fim = data_fim, termo = termo, literal = literal, facetas = facetas, ordem = ordem,
    cursor = cursor, limite = limite
  )
  record_of(arauto_request("GET", "/normas", query, client = client), "Norma")
}

#' What the archive knows of one norm
#'
#' What the archive knows of one norm: how many acts name it, the acts that are it, how many change, revoke or regulate
#' it, and which revoke it wholly. Experimental: that none is found does not mean that the norm is in force.
#'
#' @param norma The norm, as `norma:` names it: `Lei 8.112/1990`.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `norma`, `citacoes`, `atos`, `total_atos`, `efeitos`, `revogada_por`, `qualidade`, `avisos`.
#' @examples
#' \dontrun{
#' arauto_norma("Lei 8.112-1990")
#' }
#' @export
arauto_norma <- function(norma, client = arauto_client()) {
  path <- path_of("/normas/%s", norma)
  record_of(arauto_request("GET", path, client = client))
}

#' What the acts of the archive did to a norm
#'
#' What the acts of the archive did to a norm: which of them change, revoke or regulate it, the newest first, with the
#' words that say so. Experimental: that none is found does not mean that the norm is in force. This is one page;
#' [arauto_collect()] gives them all.
#'
#' @param norma The norm, as `norma:` names it: `Lei 8.112/1990`.
#' @param efeito Only what the acts do to it in this way. `"altera"`, `"revoga"` or `"regulamenta"`; several as a
#'   vector.
#' @param orgao Issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body.
#'   Several as a vector.
#' @param data_inicio First day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param data_fim Last day of publication, inclusive. `Date` or `"YYYY-MM-DD"`.
#' @param cursor `proximo` of the page before, with the same filters.
#' @param limite Items per page. 1 to 100; 20 by default.
#' @param client The connection, see [arauto_client()].
#' @return A named list: `norma`, `total`, `limite`, `qualidade`, `resultados`, `proximo`, `avisos`.
#' @examples
#' \dontrun{
#' arauto_alteracoes_da_norma("Lei 8.112-1990")
#' }
#' @export
arauto_alteracoes_da_norma <- function(norma, efeito = NULL, orgao = NULL, data_inicio = NULL, data_fim = NULL,
                                       cursor = NULL, limite = NULL, client = arauto_client()) {
  path <- path_of("/normas/%s/alteracoes", norma)
  query <- present(
    efeito = efeito, orgao = orgao, data_inicio = data_inicio, data_fim = data_fim, cursor = cursor, limite = limite
  )
  record_of(arauto_request("GET", path, query, client = client), "AlteracaoDeNorma")
}

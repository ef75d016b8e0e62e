#' Everything that a search finds
#'
#' Without pages and without limit, oldest first. `arauto_exportar()` gives a tibble, and where the answer breaks off it
#' goes on after the last whole publication. `arauto_save_export()` saves the file itself, which does not go on; it is
#' there only once it is whole.
#'
#' @inheritParams arauto_buscar
#' @param campos The requested fields; by default all. Without `"id"` among them an export that breaks off cannot go on.
#' @param agrupar `"parte"`: each of several acts in a publication that the search finds is a row, with `parte`.
#' @param apos `id` of the publication after which to begin, or `endereco` of the `parte` in its row.
#' @param path File to write.
#' @param formato `"csv"`, `"jsonl"` or `"parquet"`.
#' @param bom Whether a CSV begins with the mark by which old spreadsheets know UTF-8.
#' @return `arauto_exportar()`: a tibble with the attributes `total`, and `avisos`, the codes of the service's notices.
#'   `arauto_save_export()`: the path, invisibly.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_exportar("licitação", secao = "3", campos = c("id", "data_publicacao", "titulo"))
#' arauto_save_export(tempfile(fileext = ".csv"), "licitação", secao = "3")
#' @export
arauto_exportar <- function(termo = NULL, literal = NULL, ignorar_assinatura = NULL, data_inicio = NULL,
                            data_fim = NULL, secao = NULL,
                            orgao = NULL, orgao_exceto = NULL, tipo_ato = NULL, edicao = NULL,
                            situacao = NULL, cnpj = NULL, valor_min = NULL, valor_max = NULL, campos = NULL,
                            agrupar = NULL, apos = NULL, client = arauto_client()) {
  query <- present(
    termo = termo, literal = literal, ignorar_assinatura = ignorar_assinatura, data_inicio = data_inicio,
    data_fim = data_fim, secao = secao, orgao = orgao,
    orgao_exceto = orgao_exceto, tipo_ato = tipo_ato, edicao = edicao, situacao = situacao, cnpj = cnpj,
    valor_min = valor_min, valor_max = valor_max, formato = "jsonl", campos = campos, agrupar = agrupar, apos = apos
  )
  columns <- if (is.null(campos)) COLUMNS$exportacao else COLUMNS$exportacao[unlist(campos)]
  export_rows(client, "/exportar", query, columns[!is.na(columns)], resumable = is.null(campos) || "id" %in% campos)
}

export_rows <- function(client, path, query, columns, resumable = TRUE) {
  file <- tempfile()
  on.exit(unlink(file))
  response <- download(client, path, query, file, resumable)
  items <- lapply(lines_of(file), parse_line)
  table <- sub("/?exportar$", "", sub("^/", "", path))
  with_export_headers(as_rows(items, columns), response, sprintf("arauto_%s()", if (table == "") "buscar" else table))
}

#' Tables as data frames, or as files
#'
#' All rows that [arauto_contratos()], [arauto_pessoal()], [arauto_licitacoes()], [arauto_sancoes()] or
#' [arauto_normas()] lists with the same filters, without
#' pages and without limit, oldest first, as a tibble: days are `Date`s, amounts are numbers. Where the answer breaks off it goes on after
#' the last whole row. `arauto_save_table()` saves the file itself, which does not go on; it is there only once it is
#' whole.
#'
#' @inheritParams arauto_contratos
#' @inheritParams arauto_pessoal
#' @inheritParams arauto_licitacoes
#' @inheritParams arauto_sancoes
#' @inheritParams arauto_normas
#' @inheritParams arauto_exportar
#' @param tabela `"contratos"`, `"pessoal"`, `"licitacoes"`, `"sancoes"` or `"normas"`.
#' @param ... The filters of the table.
#' @param apos The row after which to begin: its `publicacao`, `#` and its `id`.
#' @return A tibble with the attributes `total`, and `avisos`, the codes of the service's notices.
#'   `arauto_save_table()`: the path, invisibly.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' rows <- arauto_exportar_contratos(data_inicio = "2024-03-01", data_fim = "2024-03-31")
#' aggregate(valor_global ~ contratante_orgao, rows, sum)
#' @export
arauto_exportar_contratos <- function(fornecedor_ni = NULL, fornecedor_nome = NULL, contratante_nome = NULL,
                                      contratante_cnpj = NULL, numero_contrato = NULL, numero_licitacao = NULL,
                                      processo = NULL, tipo_instrumento = NULL, modalidade = NULL, uasg = NULL,
                                      orgao = NULL, situacao = NULL, valor_min = NULL, valor_max = NULL,
                                      data_inicio = NULL, data_fim = NULL, assinatura_de = NULL, assinatura_ate = NULL,
                                      vigencia_fim_de = NULL, vigencia_fim_ate = NULL, vigencia_fim_em_dias = NULL,
                                      termo = NULL, literal = NULL, apos = NULL, client = arauto_client()) {
  query <- present(
    fornecedor_ni = fornecedor_ni, fornecedor_nome = fornecedor_nome, contratante_nome = contratante_nome,
    contratante_cnpj = contratante_cnpj, numero_contrato = numero_contrato, numero_licitacao = numero_licitacao,
    processo = processo, tipo_instrumento = tipo_instrumento, modalidade = modalidade, uasg = uasg, orgao = orgao,
    situacao = situacao, valor_min = valor_min, valor_max = valor_max, data_inicio = data_inicio, data_fim = data_fim,
    assinatura_de = assinatura_de, assinatura_ate = assinatura_ate, vigencia_fim_de = vigencia_fim_de,
    vigencia_fim_ate = vigencia_fim_ate, vigencia_fim_em_dias = vigencia_fim_em_dias, termo = termo, literal = literal,
    formato = "jsonl", apos = apos
  )
  export_rows(client, "/contratos/exportar", query, ROWS$Contrato)
}

#' @rdname arauto_exportar_contratos
#' @export
arauto_exportar_pessoal <- function(tipo_movimentacao = NULL, pessoa_nome = NULL, cargo_funcao = NULL,
                                    cargo_efetivo = NULL, unidade = NULL, autoridade_nome = NULL, matricula = NULL,
                                    data_efeito_de = NULL, data_efeito_ate = NULL, sigla_funcao = NULL, codigo = NULL,
                                    codigo_min = NULL, substituto = NULL, orgao = NULL, secao = NULL, situacao = NULL,
                                    data_inicio = NULL, data_fim = NULL, termo = NULL, literal = NULL, apos = NULL,
                                    client = arauto_client()) {
  query <- present(
    tipo_movimentacao = tipo_movimentacao, pessoa_nome = pessoa_nome, cargo_funcao = cargo_funcao,
    cargo_efetivo = cargo_efetivo, unidade = unidade, autoridade_nome = autoridade_nome, matricula = matricula,
    data_efeito_de = data_efeito_de, data_efeito_ate = data_efeito_ate, sigla_funcao = sigla_funcao, codigo = codigo,
    codigo_min = codigo_min, substituto = substituto, orgao = orgao, secao = secao, situacao = situacao,
    data_inicio = data_inicio, data_fim = data_fim, termo = termo, literal = literal, formato = "jsonl", apos = apos
  )
  export_rows(client, "/pessoal/exportar", query, ROWS$Movimento)
}

#' @rdname arauto_exportar_contratos
#' @export
arauto_exportar_licitacoes <- function(tipo_aviso = NULL, modalidade = NULL, numero = NULL, uasg = NULL, srp = NULL,
                                       vencedor_ni = NULL, vencedor_nome = NULL, processo = NULL, orgao = NULL,
                                       situacao = NULL, valor_min = NULL, valor_max = NULL, abertura_de = NULL,
                                       abertura_ate = NULL, abertura_em_dias = NULL, data_inicio = NULL,
                                       data_fim = NULL, termo = NULL, literal = NULL, apos = NULL,
                                       client = arauto_client()) {
  query <- present(
    tipo_aviso = tipo_aviso, modalidade = modalidade, numero = numero, uasg = uasg, srp = srp,
    vencedor_ni = vencedor_ni, vencedor_nome = vencedor_nome, processo = processo, orgao = orgao, situacao = situacao,
    valor_min = valor_min, valor_max = valor_max, abertura_de = abertura_de, abertura_ate = abertura_ate,
    abertura_em_dias = abertura_em_dias, data_inicio = data_inicio, data_fim = data_fim, termo = termo,
    literal = literal, formato = "jsonl", apos = apos
  )
  export_rows(client, "/licitacoes/exportar", query, ROWS$Licitacao)
}

#' @rdname arauto_exportar_contratos
#' @export
arauto_exportar_sancoes <- function(categoria_sancao = NULL, situacao_sancao = NULL, ambito = NULL,
                                    sancionado_cnpj = NULL, sancionado_nome = NULL, processo = NULL, vigente_em = NULL,
                                    orgao = NULL, situacao = NULL, valor_min = NULL, valor_max = NULL,
                                    data_inicio = NULL, data_fim = NULL, termo = NULL, literal = NULL, apos = NULL,
                                    client = arauto_client()) {
  query <- present(
    categoria_sancao = categoria_sancao, situacao_sancao = situacao_sancao, ambito = ambito,
    sancionado_cnpj = sancionado_cnpj, sancionado_nome = sancionado_nome, processo = processo, vigente_em = vigente_em,
    orgao = orgao, situacao = situacao, valor_min = valor_min, valor_max = valor_max, data_inicio = data_inicio,
    data_fim = data_fim, termo = termo, literal = literal, formato = "jsonl", apos = apos
  )
  export_rows(client, "/sancoes/exportar", query, ROWS$Sancao)
}

#' @rdname arauto_exportar_contratos
#' @export
arauto_exportar_normas <- function(especie = NULL, numero = NULL, ano = NULL, altera = NULL, revoga = NULL,
                                   regulamenta = NULL, entra_em_vigor_de = NULL, entra_em_vigor_ate = NULL,
                                   orgao = NULL, situacao = NULL, data_inicio = NULL, data_fim = NULL, termo = NULL,
                                   literal = NULL, apos = NULL, client = arauto_client()) {
  query <- present(
    especie = especie, numero = numero, ano = ano, altera = altera, revoga = revoga, regulamenta = regulamenta,
    entra_em_vigor_de = entra_em_vigor_de, entra_em_vigor_ate = entra_em_vigor_ate, orgao = orgao,
    situacao = situacao, data_inicio = data_inicio, data_fim = data_fim, termo = termo, literal = literal,
    formato = "jsonl", apos = apos
  )
  export_rows(client, "/normas/exportar", query, ROWS$Norma)
}

#' @rdname arauto_exportar_contratos
#' @export
arauto_save_table <- function(path, tabela, ..., formato = "csv", bom = NULL, client = arauto_client()) {
  tabela <- rlang::arg_match0(tabela, c("contratos", "pessoal", "licitacoes", "sancoes", "normas"))
  query <- present(..., formato = formato, bom = bom)
  save_file(client, sprintf("/%s/exportar", tabela), query, path)
}

#' @rdname arauto_exportar
#' @export
arauto_save_export <- function(path, termo = NULL, literal = NULL, ignorar_assinatura = NULL, data_inicio = NULL,
                               data_fim = NULL, secao = NULL,
                               orgao = NULL, orgao_exceto = NULL, tipo_ato = NULL, edicao = NULL,
                               situacao = NULL, cnpj = NULL, valor_min = NULL, valor_max = NULL, formato = "csv", campos = NULL,
                               agrupar = NULL, bom = NULL, apos = NULL, client = arauto_client()) {
  query <- present(
    termo = termo, literal = literal, ignorar_assinatura = ignorar_assinatura, data_inicio = data_inicio,
    data_fim = data_fim, secao = secao, orgao = orgao,
    orgao_exceto = orgao_exceto, tipo_ato = tipo_ato, edicao = edicao, situacao = situacao, cnpj = cnpj,
    valor_min = valor_min, valor_max = valor_max, formato = formato, campos = campos, agrupar = agrupar, bom = bom,
    apos = apos
  )
  save_file(client, "/exportar", query, path)
}

save_file <- function(client, address, query, path) {
  # Beside it, so that the last step is one move.
  whole <- tempfile(tmpdir = dirname(path))
  on.exit(unlink(whole, expand = FALSE))
  if (dir.exists(path) || !suppressWarnings(file.create(whole))) abort_not_written(path)
  download(client, address, query, whole, resumable = FALSE)
  if (!suppressWarnings(file.rename(whole, path))) abort_not_written(path)
  invisible(path)
}

abort_not_written <- function(path) {
  abort_arauto(text("not_written", path = path), "arauto_configuration_error")
}

# Writes an export to a file, of which never more than a piece is in memory. What breaks off, or ends before all that was
# promised, is asked for again after the last whole line, if it can be; if it cannot, but something came, it fails:
# beginning anew is not what was asked for.
download <- function(client, path, query, file, resumable) {
  part <- paste0(file, "~")
  on.exit(unlink(part, expand = FALSE))
  file.create(file)
  # Keeps the whole lines, and whether there is one to go on after.
  go_on <- function() {
    last <- last_line(part)
    if (is.null(last)) return(FALSE)
    query$apos <<- id_of(last$line)
    append_head(part, file, last$end)
    TRUE
  }
  resume <- function(failure) {
    if (!has_come(part)) return(NULL)
    if (!resumable) rlang::cnd_signal(failure)
    if (go_on()) export_request(client, path, query, part)
  }
  fruitless <- 0
  repeat {
    response <- perform(client, export_request(client, path, query, part), resume)
    missing <- if (query$formato == "jsonl") missing_lines(part, response) else 0
    if (missing <= 0) break
    came <- has_come(part)
    fruitless <- if (came) 0 else fruitless + 1
    if (came && !resumable || fruitless > client$max_retries) abort_short(missing)
    if (came) {
      end_line(part)
      go_on()
    } else {
      client$sleep(retry_wait(NULL, NULL, fruitless, client$now(), client$jitter(1)))
    }
  }
  keep(part, file)
  response
}

# Moved, if nothing was kept before.
keep <- function(part, file) {
  kept <- if (file.size(file) == 0) file.rename(part, file) else file.append(file, part)
  if (!kept) abort_not_written(file)
}

has_come <- function(part) isTRUE(file.size(part) > 0)

# How many of the promised lines did not come.
missing_lines <- function(part, response) {
  promised <- number_of(response$headers[["x-total"]]) %||% 0
  promised - count_lines(part)
}

abort_short <- function(missing) {
  abort_connection(text("export_short", count = sprintf("%.0f", missing)))
}

export_request <- function(client, path, query, part) {
  list(
    method = "GET", url = paste0(client$base_url, path, query_string(query)),
    headers = request_headers(client, NULL), timeout = client$timeout, connect_timeout = client$connect_timeout,
    destination = part
  )
}

PIECE <- 2^20

NEWLINE <- as.raw(10)

# Calls a function with each piece of a file.
each_piece <- function(path, use) {
  connection <- file(path, "rb")
  on.exit(close(connection))
  while (length(piece <- readBin(connection, "raw", PIECE)) > 0) use(piece)
}

# The last may have no end.
count_lines <- function(path) {
  count <- 0
  last <- NEWLINE
  each_piece(path, function(piece) {
    count <<- count + sum(piece == NEWLINE)
    last <<- piece[length(piece)]
  })
  count + (last != NEWLINE)
}

# The last whole line of a file, as bytes without its end, and where it ends; NULL if there is none.
last_line <- function(path) {
  found <- NULL
  begun <- raw()
  before <- 0
  each_piece(path, function(piece) {
    ends <- utils::tail(which(piece == NEWLINE), 2)
    if (length(ends) == 0) {
      begun <<- c(begun, piece)
    } else {
      end <- ends[length(ends)]
      line <- piece[seq_len(end - 1)]
      line <- if (length(ends) == 2) line[-seq_len(ends[1])] else c(begun, line)
      found <<- list(line = line, end = before + end)
      begun <<- piece[-seq_len(end)]
    }
    before <<- before + length(piece)
  })
  found
}

# What ended properly ends its last line.
end_line <- function(path) {
  connection <- file(path, "r+b")
  on.exit(close(connection))
  seek(connection, file.size(path) - 1, rw = "read")
  if (readBin(connection, "raw", 1) == NEWLINE) return()
  seek(connection, file.size(path), rw = "write")
  writeBin(NEWLINE, connection)
}

# Appends the first bytes of a file to another.
append_head <- function(from, to, count) {
  target <- file(to, "ab")
  on.exit(close(target))
  each_piece(from, function(piece) {
    writeBin(utils::head(piece, count), target)
    count <<- max(0, count - length(piece))
  })
}

# Whatever encoding the session expects of files.
lines_of <- function(path) {
  connection <- file(path, "r", encoding = "native.enc")
  on.exit(close(connection))
  readLines(connection, warn = FALSE, encoding = "UTF-8", skipNul = TRUE)
}

parse_line <- function(line) {
  publicacao <- tryCatch(if (validUTF8(line)) jsonlite::parse_json(line, simplifyVector = FALSE), error = function(e) NULL)
  if (!is_object(publicacao)) {
    abort_arauto(text("export_line"), "arauto_response_format_error")
  }
  publicacao
}

# What `apos` calls a line: the address of its part, if it has one; of a row of a table, that of its act and its own.
id_of <- function(line) {
  row <- parse_line(body_text(line))
  if (!is.null(row[["publicacao"]])) return(paste0(row$publicacao, "#", row$id))
  row[["parte"]][["endereco"]] %||% row$id
}

# `operation`: what lists the same, and explains the notices.
with_export_headers <- function(rows, response, operation) {
  # Not X-Total: where the export went on, it is that of the rest.
  attr(rows, "total") <- nrow(rows)
  codes <- strsplit(response$headers[["x-avisos"]] %||% "", ",\\s*")[[1]]
  attr(rows, "avisos") <- codes
  if (length(codes) > 0) {
    rlang::warn(
      text("export_notices", codes = toString(codes), operation = operation),
      class = "arauto_aviso", codigo = codes, call = NULL
    )
  }
  rows
}

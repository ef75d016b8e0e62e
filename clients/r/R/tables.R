# From nested lists, as JSON is read, to tibbles and typed values.

# The columns of every kind of list and their types, so that no rows have the columns that rows have.
# c character, i integer, d double, l logical, D Date, T POSIXct, s strings (list column), x anything (list column).
COLUMNS <- list(
  avisos = c(codigo = "c", campo = "c", mensagem = "c", sugestoes = "s", dados = "x"),
  publicacoes = c(
    id = "c", titulo = "c", resumo = "c", data_publicacao = "D", secao = "c", secao_base = "c", orgao = "c",
    tipo_ato = "c", url_original = "c", situacao = "c", sha256 = "c", trechos = "x"
  ),
  secoes = c(codigo = "c", nome = "c", descricao = "c"),
  edicoes = c(numero = "c", data = "D", tipo = "c", secoes = "s", total_publicacoes = "i"),
  fontes = c(
    data = "D", secao = "c", secao_base = "c", estado = "c", motivo = "c", mensagem = "c", artigos = "i",
    publicacoes = "i", rejeitados = "i", arquivo = "c", sha256 = "c", tentativas = "i", primeira_em = "T",
    ultima_em = "T"
  ),
  webhooks = c(
    id = "c", nome = "c", url = "c", eventos = "s", filtros = "x", max_simultaneas = "i", ativo = "l",
    motivo_inativacao = "c", falhas_consecutivas = "i", criado_em = "T", atualizado_em = "T", inativado_em = "T"
  ),
  entregas = c(
    id = "c", evento_id = "c", webhook_id = "c", tipo = "c", origem = "c", status = "c", tentativas = "i",
    ultimo_status_http = "i", ultimo_erro = "c", criado_em = "T", proxima_tentativa_em = "T", concluido_em = "T"
  ),
  historico = c(
    numero = "i", iniciada_em = "T", duracao_ms = "i", status_http = "i", erro = "c", ip = "c", resposta = "c"
  ),
  reenvios = c(
    id = "c", webhook_id = "c", status = "c", desde = "T", ate = "T", eventos = "i", examinados = "i",
    criadas = "i", criado_em = "T", concluido_em = "T"
  ),
  eventos = c(id = "c", tipo = "c", criado_em = "T", dados = "x"),
  alertas = c(
    id = "c", nome = "c", consulta = "c", frequencia = "c", hora = "i", avisar_vazio = "l", ativo = "l",
    filtros = "x", canais = "x", encontrados_sem_canal = "i", criado_em = "T", atualizado_em = "T", enderecos = "x"
  ),
  chaves = c(
    id = "c", conta_id = "c", nome = "c", publico = "c", escopos = "s", limite = "i", criado_em = "T", expira_em = "T",
    revogada_em = "T", ultimo_uso_em = "T", situacao = "c"
  ),
  uso = c(data = "D", requisicoes = "i", limitadas = "i"),
  contas = c(
    id = "c", nome = "c", email = "c", criado_em = "T", pessoas = "i", chaves_ativas = "i", webhooks = "i",
    alertas = "i"
  ),
  orgaos = c(
    orgao = "c", nome = "c", sigla = "c", total = "i", primeira_data = "D", ultima_data = "D", subordinados = "i"
  ),
  tipos_ato = c(tipo_ato = "c", total = "i", primeira_data = "D", ultima_data = "D"),
  sugestoes = c(tipo = "c", texto = "c", termo = "c", orgao = "c", total = "i"),
  histograma = c(periodo = "c", total = "i"),
  enderecos = c(email = "c", situacao = "c", confirmado_em = "T"),
  dias = c(data = "D", total = "i"),
  relacoes = c(tipo = "c", id = "c", confianca = "d"),
  pessoas = c(nome = "c", cargo = "c"),
  normas_detalhadas = c(nome = "c", tipo = "c", numero = "c", ano = "i", esfera = "c"),
  erros_recentes = c(
    erro = "c", quantidade = "i", ultimo_em = "T", ultimo_status_http = "i", ultima_entrega_id = "c"
  ),
  horas = c(hora = "T", entregas = "x", tentativas = "x", tempo_resposta = "x")
)
COLUMNS$exemplos <- COLUMNS$publicacoes
COLUMNS$exportacao <- c(
  COLUMNS$publicacoes[names(COLUMNS$publicacoes) != "trechos"],
  conteudo_completo = "c", ementa = "c", pagina = "c", edicao = "c", assinatura = "c", url_pdf = "c",
  palavras_chave = "s", publicacoes_relacionadas = "s", relacoes = "x", entidades = "x", versao = "i",
  retirada_em = "T"
)

# Fields inside an object that are lists of objects; other lists are of plain values.
TABLES <- c(
  "avisos", "historico", "enderecos", "dias", "exemplos", "relacoes", "pessoas", "normas_detalhadas",
  "erros_recentes", "horas", "histograma"
)

# Fields whose text is a date or a moment.
TEMPORAL <- "^(data|data_.*|.*_data|.*_em|desde|ate|hora|conferido_ate)$"

# Rows from a list of objects. Unknown fields become columns after the known ones.
as_rows <- function(items, columns) {
  names <- unique(c(names(columns), unlist(lapply(items, names))))
  values <- lapply(rlang::set_names(names), function(name) {
    as_column(lapply(items, function(item) convert(item[[name]], name)), columns[name] %||% NA)
  })
  tibble::new_tibble(values, nrow = length(items))
}

# A column of the wished type; what does not fit it is kept as a list column, never dropped.
as_column <- function(values, type) {
  if (is.na(type)) type <- guess_type(values)
  fits <- all(vapply(values, fits_type, NA, type))
  if (!fits) return(values)
  switch(type,
    c = vapply(values, function(v) v %||% NA_character_, ""),
    i = vapply(values, function(v) as.integer(v %||% NA), 1L),
    d = vapply(values, function(v) as.numeric(v %||% NA), 1),
    l = vapply(values, function(v) v %||% NA, NA),
    D = as.Date(vapply(values, function(v) as.numeric(v %||% NA), 1), origin = "1970-01-01"),
    T = as.POSIXct(vapply(values, function(v) as.numeric(v %||% NA), 1), origin = "1970-01-01", tz = "UTC"),
    values
  )
}

fits_type <- function(value, type) {
  if (is.null(value) || type %in% c("s", "x")) return(TRUE)
  length(value) == 1 && switch(type,
    c = is.character(value),
    i = is.numeric(value) && !inherits(value, c("Date", "POSIXt")) && abs(value) <= .Machine$integer.max,
    d = is.numeric(value) && !inherits(value, c("Date", "POSIXt")),
    l = is.logical(value),
    D = inherits(value, "Date"),
    T = inherits(value, "POSIXct")
  )
}

guess_type <- function(values) {
  for (type in c("c", "l", "D", "T", "d")) {
    if (all(vapply(values, fits_type, NA, type))) return(type)
  }
  "x"
}

# A value under its field's name: dates become Date, moments POSIXct, arrays of values vectors, arrays of objects
# tibbles. Everything else stays as it is.
convert <- function(value, name = "") {
  if (is_object(value)) return(convert_fields(value))
  if (is.list(value)) return(convert_array(value, name))
  if (rlang::is_string(value) && grepl(TEMPORAL, name)) return(read_moment(value))
  value
}

convert_fields <- function(object) {
  Map(convert, object, names(object))
}

convert_array <- function(values, name) {
  if (length(values) == 0) return(if (name %in% TABLES) as_rows(list(), COLUMNS[[name]]) else character())
  if (all(vapply(values, is_object, NA))) return(as_rows(values, if (name %in% TABLES) COLUMNS[[name]]))
  if (all(lengths(values) == 1) && all(vapply(values, is.atomic, NA))) return(unlist(values))
  lapply(values, convert)
}

read_moment <- function(text) {
  if (grepl("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", text)) return(as.Date(text))
  if (!grepl("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$", text)) return(text)
  as.POSIXct(sub("Z$", "", text), format = "%Y-%m-%dT%H:%M:%OS", tz = "UTC")
}

# From nested lists, as JSON is read, to tibbles and typed values.

# The columns of the lists inside an object; those that operations give are in columns.R.
COLUMNS <- list(
  avisos = c(codigo = "c", campo = "c", mensagem = "c", sugestoes = "s", dados = "x"),
  historico = c(
    numero = "i", iniciada_em = "T", duracao_ms = "i", status_http = "i", erro = "c", ip = "c", resposta = "c"
  ),
  histograma = c(periodo = "c", total = "i"),
  enderecos = c(email = "c", situacao = "c", confirmado_em = "T"),
  dias = c(data = "D", total = "i"),
  relacoes = c(tipo = "c", id = "c", confianca = "d"),
  pessoas = c(nome = "c", cargo = "c"),
  normas_detalhadas = c(nome = "c", tipo = "c", numero = "c", ano = "i", esfera = "c"),
  erros_recentes = c(
    erro = "c", quantidade = "i", ultimo_em = "T", ultimo_status_http = "i", ultima_entrega_id = "c"
  ),
  horas = c(hora = "T", entregas = "x", tentativas = "x", tempo_resposta = "x"),
  exemplos = ROWS$ResultadoBusca,
  exportacao = c(
    ROWS$ResultadoBusca[names(ROWS$ResultadoBusca) != "trechos"],
    conteudo_completo = "c", ementa = "c", pagina = "c", edicao = "c", assinatura = "c", url_pdf = "c",
    palavras_chave = "s", publicacoes_relacionadas = "s", relacoes = "x", entidades = "x", versao = "i",
    retirada_em = "T"
  )
)

# Whether a text under this name may be a date or a moment; TEMPORAL: R/fields.R. New fields are named alike.
is_temporal <- function(name) name %in% TEMPORAL || grepl("^data_|_em$", name)

# Rows from a list of objects. Unknown fields become columns after the known ones.
as_rows <- function(items, columns) {
  cells <- cells_of(items)
  fields <- unique(c(names(columns), names(cells), character()))
  absent <- rep(list(NULL), length(items))
  values <- lapply(rlang::set_names(fields), function(name) {
    as_column(cells[[name]] %||% absent, name, columns[name] %||% NA)
  })
  tibble::new_tibble(values, nrow = length(items))
}

# The cells of each field. Objects that all have the same fields, as those of a page do, are taken apart at once: one
# by one, it would take most of a page's time.
cells_of <- function(items) {
  if (length(items) == 0) return(list())
  fields <- names(items[[1]])
  flat <- unlist(items, recursive = FALSE)
  if (identical(names(flat), rep(fields, length(items)))) {
    columns <- matrix(seq_along(flat), nrow = length(fields))
    return(lapply(rlang::set_names(seq_along(fields), fields), function(at) unname(flat[columns[at, ]])))
  }
  fields <- unique(unlist(lapply(items, names)))
  lapply(rlang::set_names(fields), function(name) lapply(items, .subset2, name))
}

# A column of the wished type, all its cells at once. What does not fit the type is kept as a list column, never dropped.
as_column <- function(cells, name, type) {
  values <- if (!type %in% c("s", "x")) vector_of(cells)
  if (is.character(values)) {
    if (type %in% c("D", "T")) values <- read_moments(values)
    else if (is.na(type) && is_temporal(name)) values <- read_moments(values) %||% values
  }
  if (is.null(values) || !fits_type(values, type)) return(convert_cells(cells, name))
  if (is.na(type)) return(if (all(is.na(values))) as.character(values) else values)
  switch(type,
    c = as.character(values),
    i = as.integer(values),
    d = as.numeric(values),
    l = as.logical(values),
    D = as.Date(values),
    T = as.POSIXct(values, tz = "UTC")
  )
}

convert_cells <- function(cells, name) {
  present <- !vapply(cells, is.null, NA)
  cells[present] <- lapply(cells[present], convert, name)
  cells
}

# One vector with NA for what is absent; NULL if a cell is not one value, or not of the others' kind.
vector_of <- function(cells) {
  sizes <- lengths(cells)
  present <- cells[sizes == 1]
  given <- unlist(present, recursive = FALSE)
  # An empty array is no absent value.
  if (any(sizes > 1) || is.list(given) || !all(vapply(cells[sizes == 0], is.null, NA))) return(NULL)
  is_kind <- if (is.character(given)) is.character else if (is.numeric(given)) is.numeric else is.logical
  if (!all(vapply(present, is_kind, NA))) return(NULL)
  values <- rep(NA, length(cells))
  values[sizes == 1] <- given
  values
}

# What is absent everywhere fits every type.
fits_type <- function(values, type) {
  if (is.na(type) || all(is.na(values))) return(TRUE)
  number <- is.numeric(values) && !inherits(values, c("Date", "POSIXt"))
  switch(type,
    c = is.character(values),
    i = number && all(abs(values) <= .Machine$integer.max, na.rm = TRUE),
    d = number,
    l = is.logical(values),
    D = inherits(values, "Date"),
    T = inherits(values, "POSIXct")
  )
}

# A value under its field's name: dates become Date, moments POSIXct, arrays of values vectors, arrays of objects
# tibbles. Everything else stays as it is.
convert <- function(value, name = "") {
  if (is_object(value)) return(convert_fields(value))
  if (is.list(value)) return(convert_array(value, name))
  if (rlang::is_string(value) && is_temporal(name)) return(read_moments(value) %||% value)
  value
}

convert_fields <- function(object) {
  Map(convert, object, names(object))
}

convert_array <- function(values, name) {
  if (length(values) == 0) return(if (name %in% TABLES) as_rows(list(), COLUMNS[[name]]) else character())
  if (all(vapply(values, is_object, NA))) return(as_rows(values, COLUMNS[[name]]))
  if (all(lengths(values) == 1) && all(vapply(values, is.atomic, NA))) return(unlist(values))
  lapply(values, convert)
}

# Texts that are all days, or all moments, or absent; NULL if others are among them.
read_moments <- function(texts) {
  given <- texts[!is.na(texts)]
  if (all(grepl("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", given))) {
    read <- as.Date(texts, format = "%Y-%m-%d")
  } else if (all(grepl("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$", given))) {
    read <- as.POSIXct(sub("Z$", "", texts), format = "%Y-%m-%dT%H:%M:%OS", tz = "UTC")
  } else {
    return(NULL)
  }
  if (!anyNA(read[!is.na(texts)])) read
}

# What operations give: a table, a page of a longer list, or one object. What stands beside the data in the answer is
# kept as attributes, and its notices are said aloud as warnings.

table_of <- function(envelope, kind) {
  if (!is_list_of_objects(envelope$dados)) abort_unlike("no_list")
  with_beside(as_rows(envelope$dados, ROWS[[kind]]), beside(envelope))
}

page_of <- function(envelope, kind) {
  page <- envelope$dados
  if (!is_object(page) || !is_list_of_objects(page$resultados)) abort_unlike("no_page")
  rows <- as_rows(page$resultados, ROWS[[kind]])
  with_beside(rows, c(page[setdiff(names(page), "resultados")], beside(envelope)))
}

# `kind`: of the rows that it has in `resultados`, whose columns are then the same on each page.
record_of <- function(envelope, kind = NULL) {
  if (!is_object(envelope$dados)) abort_unlike("no_object")
  record <- convert(envelope$dados)
  rows <- envelope$dados$resultados
  if (!is.null(kind) && is_list_of_objects(rows)) record$resultados <- as_rows(rows, ROWS[[kind]])
  with_beside(record, beside(envelope))
}

abort_unlike <- function(name) {
  abort_arauto(text(name), "arauto_response_format_error")
}

beside <- function(envelope) {
  envelope[setdiff(names(envelope), c("sucesso", "dados"))]
}

with_beside <- function(value, fields) {
  for (name in names(fields)) {
    attr(value, name) <- convert(fields[[name]], name)
  }
  say_avisos(attr(value, "avisos") %||% if (!is.data.frame(value)) value$avisos)
  value
}

say_avisos <- function(avisos) {
  for (index in seq_len(NROW(avisos))) {
    aviso <- as.list(avisos[index, ])
    sugestoes <- unlist(aviso$sugestoes)
    rlang::warn(
      c(aviso$mensagem, if (length(sugestoes)) c(i = text("perhaps", suggestions = paste(sugestoes, collapse = "; ")))),
      class = "arauto_aviso", codigo = aviso$codigo, campo = aviso$campo, sugestoes = sugestoes, call = NULL
    )
  }
}

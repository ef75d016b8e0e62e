# From the arguments of a function to what is sent.

# The arguments of the calling function that its caller gave, NULL included: in a change, NULL empties a field.
given <- function(..., frame = parent.frame()) {
  names <- Filter(function(name) !eval(call("missing", as.name(name)), frame), c(...))
  mget(names, envir = frame)
}

# Without those that are NULL.
present <- function(...) {
  Filter(Negate(is.null), list(...))
}

# What the API wants as an array stays one when it has one element; an object without fields stays an object.
ARRAYS <- c("eventos", "termos", "secoes", "orgaos", "tipos_ato", "situacoes", "cnpjs", "webhooks", "emails",
  "escopos")
OBJECTS <- c("filtros", "canais")

body_of <- function(fields) {
  for (name in names(fields)) {
    value <- fields[[name]]
    if (is.null(value)) next
    if (name %in% OBJECTS) value <- body_of(value)
    fields[[name]] <- if (name %in% ARRAYS) as.list(as.character(value)) else value
  }
  if (length(fields) == 0) rlang::set_names(list(), character()) else fields
}

# A path of which the pieces that are ids are encoded.
path_of <- function(form, ...) {
  ids <- vapply(list(...), function(id) {
    if (!rlang::is_string(id) || id %in% c("", ".", "..")) {
      abort_arauto(sprintf("O id deve ser um texto, e n\u00e3o vazio: %s", deparse(id)), "arauto_configuration_error")
    }
    percent_encode(id)
  }, "")
  do.call(sprintf, c(list(form), as.list(ids)))
}

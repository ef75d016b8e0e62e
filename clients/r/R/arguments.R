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

# ARRAYS and OBJECTS: R/fields.R.
body_of <- function(fields) {
  for (name in names(fields)) {
    value <- fields[[name]]
    if (is.null(value)) next
    if (name %in% OBJECTS) value <- body_of(value)
    fields[[name]] <- if (name %in% ARRAYS) array_of(value) else value
  }
  if (length(fields) == 0) rlang::set_names(list(), character()) else fields
}

# Texts, or objects: named lists, or the rows of a data frame, in which NA stands for nothing.
array_of <- function(value) {
  if (is.data.frame(value)) {
    rows <- lapply(seq_len(nrow(value)), function(i) as.list(value[i, , drop = FALSE]))
    return(lapply(rows, function(row) Filter(Negate(is.na), row)))
  }
  # One object.
  if (is.list(value) && !is.null(names(value))) return(list(value))
  if (is.list(value) && any(vapply(value, is.list, TRUE))) unname(value) else as.list(wire_text(unlist(value)))
}

# A path of which the pieces that are ids are encoded. A piece may be a day or a whole number, too.
path_of <- function(form, ...) {
  ids <- vapply(list(...), function(id) {
    if (length(id) == 1 && (inherits(id, "Date") || is.numeric(id) && isTRUE(id == floor(id)))) id <- wire_text(id)
    if (!rlang::is_string(id) || id %in% c("", ".", "..")) {
      abort_arauto(text("not_an_id", value = deparse(id)[[1]]), "arauto_configuration_error")
    }
    percent_encode(id)
  }, "")
  do.call(sprintf, c(list(form), as.list(ids)))
}

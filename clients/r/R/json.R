# JSON is read into nested lists and never simplified by jsonlite, whose result would depend on the page.

parse_json <- function(bytes) {
  text <- body_text(bytes)
  if (!validUTF8(text)) stop("not UTF-8")
  jsonlite::parse_json(text, simplifyVector = FALSE)
}

body_text <- function(bytes) {
  text <- tryCatch(rawToChar(bytes), error = function(e) rawToChar(bytes[bytes != as.raw(0)]))
  Encoding(text) <- "UTF-8"
  text
}

write_json <- function(value) {
  enc2utf8(as.character(jsonlite::toJSON(wire_value(value), auto_unbox = TRUE, null = "null", na = "null", digits = NA)))
}

# Dates and moments as text, and texts as UTF-8, wherever they are.
wire_value <- function(value) {
  if (is.list(value)) return(lapply(value, wire_value))
  if (inherits(value, c("Date", "POSIXt"))) return(wire_text(value))
  if (is.character(value)) return(utf8(value))
  value
}

read_bytes <- function(path) {
  if (!file.exists(path)) return(raw())
  readBin(path, "raw", file.size(path))
}

is_object <- function(value) {
  is.list(value) && !is.null(names(value))
}

is_list_of_objects <- function(value) {
  is.list(value) && is.null(names(value)) && all(vapply(value, is_object, NA))
}

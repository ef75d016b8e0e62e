#' Send any request to the API
#'
#' The low-level function behind all others: for operations that this version does not know yet.
#'
#' @param method `"GET"`, `"POST"`, `"PUT"`, `"PATCH"` or `"DELETE"`.
#' @param path Path below the base address, such as `"/secoes"`.
#' @param query Named list of query parameters: `NULL` is left out, dates and moments are written as the API reads
#'   them, a vector of several values gives the parameter several times.
#' @param body Named list to send as JSON, or `NULL`. A vector of length one is a value: use [list()] for an array.
#' @param idempotency_key Makes a `POST` harmless to repeat: the service executes one request of a key once. By
#'   default a new one for every call of `POST`.
#' @param client The connection, see [arauto_client()].
#' @return The answer's JSON as nested lists, unchanged; `NULL` for an answer without a body.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_request("GET", "/secoes")$dados[[1]]
#' @export
arauto_request <- function(method, path, query = list(), body = NULL, idempotency_key = NULL,
                           client = arauto_client()) {
  if (method == "POST" && is.null(idempotency_key)) idempotency_key <- new_uuid()
  response <- perform(client, list(
    method = method,
    url = paste0(client$base_url, path, query_string(query)),
    headers = request_headers(client, idempotency_key),
    body = if (!is.null(body)) charToRaw(write_json(body)),
    timeout = client$timeout,
    connect_timeout = client$connect_timeout
  ))
  if (response$status == 204) return(NULL)
  read_envelope(response)
}

# The answer to a request if it succeeds; else its error. `resume`: see send_with_retries().
perform <- function(client, request, resume = function(failure) NULL) {
  response <- send_with_retries(client, request, resume)
  if (response$status >= 200 && response$status < 300) return(response)
  if (!is.null(request$destination)) response$body <- read_bytes(request$destination)
  abort_api(response, retry_after = asked_wait(response$status, response$headers, client$now()))
}

request_headers <- function(client, idempotency_key) {
  c(
    list(`X-API-Key` = client$api_key, Accept = "application/json", `User-Agent` = client$user_agent),
    if (!is.null(idempotency_key)) list(`Idempotency-Key` = idempotency_key)
  )
}

read_envelope <- function(response) {
  envelope <- tryCatch(
    parse_json(response$body),
    error = function(e) abort_format(text("not_the_api", argument = "base_url"), response)
  )
  if (!is_object(envelope) || !"dados" %in% names(envelope)) {
    abort_format(text("not_the_api", argument = "base_url"), response)
  }
  envelope
}

query_string <- function(query) {
  query <- Filter(function(value) length(value) > 0, query)
  if (length(query) == 0) return("")
  for (name in names(query)) check_value(query[[name]], name)
  pairs <- Map(function(name, value) paste0(percent_encode(name), "=", percent_encode(wire_text(value))), names(query), query)
  paste0("?", paste(unlist(pairs), collapse = "&"))
}

# An unknown value is no wish for all of them.
check_value <- function(value, argument) {
  unknown <- if (anyNA(value)) "NA" else if (is.numeric(value) && any(is.infinite(value))) "Inf"
  if (!is.null(unknown)) {
    abort_arauto(text("no_value", argument = argument, value = unknown), "arauto_configuration_error")
  }
}

# `repeated`: a text that already looks encoded is encoded all the same.
percent_encode <- function(text) {
  vapply(utf8(text), utils::URLencode, "", reserved = TRUE, repeated = TRUE, USE.NAMES = FALSE)
}

# A value as the API reads it, whatever the options of the session.
wire_text <- function(value) {
  if (inherits(value, "POSIXt")) return(moment_text(as.numeric(as.POSIXct(value))))
  if (is.logical(value)) return(tolower(as.character(value)))
  if (is.numeric(value) && !inherits(value, "Date")) return(vapply(value, number_text, "", USE.NAMES = FALSE))
  as.character(value)
}

# To the millisecond, as the service writes them. format() would cut 0.25 to 0.249.
moment_text <- function(seconds) {
  milliseconds <- round(seconds * 1000)
  whole <- as.POSIXct(milliseconds %/% 1000, origin = "1970-01-01", tz = "UTC")
  sprintf("%s.%03.0fZ", format(whole, "%Y-%m-%dT%H:%M:%S"), milliseconds %% 1000)
}

number_text <- function(number) {
  format(number, scientific = FALSE, trim = TRUE, digits = 15, decimal.mark = ".")
}

# In a locale that knows only ASCII, such as cron's, the letters of a script are bytes of an unknown encoding: UTF-8, if
# they can be.
utf8 <- function(text) {
  locale <- l10n_info()
  if (!locale$MBCS && !locale$`Latin-1`) {
    unmarked <- Encoding(text) == "unknown" & validUTF8(text)
    Encoding(text[unmarked]) <- "UTF-8"
  }
  enc2utf8(text)
}

# Version 4, of strong random bytes.
new_uuid <- function() {
  bytes <- as.integer(openssl::rand_bytes(16))
  bytes[7] <- bitwOr(bitwAnd(bytes[7], 0x0fL), 0x40L)
  bytes[9] <- bitwOr(bitwAnd(bytes[9], 0x3fL), 0x80L)
  hex <- paste(sprintf("%02x", bytes), collapse = "")
  sub("(.{8})(.{4})(.{4})(.{4})(.{12})", "\\1-\\2-\\3-\\4-\\5", hex)
}

# The only code that knows curl. Takes list(method, url, headers, body, timeout, connect_timeout, destination) and gives
# list(status, headers, body): header names in lower case, the body as raw bytes. With a destination, the body is
# written to that file as it arrives and the timeout is one of silence, not of the whole.
curl_transport <- function(request) {
  handle <- curl::new_handle(.list = curl_options(request))
  curl::handle_setheaders(handle, .list = curl_headers(request))
  outcome <- tryCatch(
    if (is.null(request$destination)) {
      read_bounded(request$url, handle)
    } else {
      curl::curl_fetch_disk(request$url, request$destination, handle)
    },
    error = identity
  )
  ended <- curl::handle_data(handle)
  failed <- inherits(outcome, "error")
  # An error keeps its status, whatever becomes of its body.
  if (failed && ended$status_code < 300) abort_failed(outcome)
  list(
    status = ended$status_code,
    headers = lower_names(curl::parse_headers_list(ended$headers)),
    body = if (is.raw(outcome)) outcome else raw()
  )
}

# More is no answer of the API, but may be a few compressed bytes that fill the memory.
MOST_BYTES <- 128 * 2^20

read_bounded <- function(url, handle) {
  connection <- curl::curl(url, handle = handle)
  on.exit(close(connection))
  open_quietly(connection)
  pieces <- list()
  while (length(piece <- readBin(connection, raw(), 2^17)) > 0) {
    pieces[[length(pieces) + 1]] <- piece
    if (sum(lengths(pieces)) > MOST_BYTES) abort_arauto(text("too_much"), "arauto_response_format_error")
  }
  as.raw(unlist(pieces))
}

# Without an error for the statuses that are one. Since curl 8, what failed is only in a warning beside the error.
open_quietly <- function(connection) {
  reason <- NULL
  tryCatch(
    withCallingHandlers(open(connection, "rbf"), warning = function(warning) {
      reason <<- conditionMessage(warning)
      invokeRestart("muffleWarning")
    }),
    error = function(failure) stop(if (is.null(reason)) conditionMessage(failure) else reason, call. = FALSE)
  )
}

# Redirects are refused: curl would send the key along to their target. An empty accept_encoding asks for all that this
# curl can decompress.
curl_options <- function(request) {
  c(
    list(
      customrequest = request$method, followlocation = FALSE, accept_encoding = "",
      useragent = request$headers[["User-Agent"]], connecttimeout_ms = round(request$connect_timeout * 1000)
    ),
    if (!is.null(request$body)) list(postfieldsize = length(request$body), postfields = request$body),
    if (is.null(request$destination)) {
      list(timeout_ms = round(request$timeout * 1000))
    } else {
      list(low_speed_limit = 1, low_speed_time = ceiling(request$timeout))
    }
  )
}

curl_headers <- function(request) {
  c(
    request$headers[setdiff(names(request$headers), "User-Agent")],
    if (!is.null(request$body)) list(`Content-Type` = "application/json")
  )
}

lower_names <- function(headers) {
  headers <- as.list(unclass(headers))
  stats::setNames(headers, tolower(names(headers)))
}

# curl's message names the host and the failure, never a header.
abort_failed <- function(failure) {
  if (inherits(failure, "arauto_error")) stop(failure)
  message <- conditionMessage(failure)
  timed_out <- grepl("timed? ?out|too slow", message, ignore.case = TRUE)
  abort_connection(text(if (timed_out) "timed_out" else "unreachable", reason = message), timed_out)
}

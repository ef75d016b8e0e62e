# The only code that knows httr2. Takes list(method, url, headers, body, timeout, connect_timeout, destination) and
# gives list(status, headers, body): header names in lower case, the body as raw bytes. With a destination, the body
# is written to that file as it arrives and the timeout is one of silence, not of the whole.
httr2_transport <- function(request) {
  prepared <- httr2::request(request$url)
  prepared <- httr2::req_method(prepared, request$method)
  prepared <- with_headers(prepared, request$headers)
  prepared <- rlang::exec(httr2::req_options, prepared, !!!curl_options(request))
  prepared <- httr2::req_error(prepared, is_error = function(response) FALSE)
  prepared <- without_retries(prepared)
  if (!is.null(request$body)) {
    prepared <- httr2::req_body_raw(prepared, request$body, type = "application/json")
  }
  response <- with_own_failures(httr2::req_perform(prepared, path = request$destination))
  list(
    status = httr2::resp_status(response),
    headers = lower_names(httr2::resp_headers(response)),
    body = if (is.null(request$destination)) response_bytes(response)
  )
}

# Before 1.0.0, httr2_failure was called httr2_failed.
with_own_failures <- function(call) {
  tryCatch(call, httr2_failure = abort_failed, httr2_failed = abort_failed)
}

# Trying again is send_with_retries()'s business. Before 1.0.0, httr2 would sleep after the last attempt as well.
without_retries <- function(prepared) {
  httr2::req_retry(prepared, max_tries = 1, is_transient = function(response) FALSE, backoff = function(failures) 0)
}

# Redirects are refused: curl would send the key along to their target.
curl_options <- function(request) {
  options <- list(followlocation = FALSE, connecttimeout_ms = round(request$connect_timeout * 1000))
  if (is.null(request$destination)) {
    return(c(options, timeout_ms = round(request$timeout * 1000)))
  }
  c(options, low_speed_limit = 1, low_speed_time = ceiling(request$timeout))
}

with_headers <- function(prepared, headers) {
  user_agent <- headers[["User-Agent"]]
  headers <- headers[setdiff(names(headers), "User-Agent")]
  prepared <- httr2::req_user_agent(prepared, user_agent)
  # Before 1.0.0, httr2 would send `.redact` as a header.
  redact <- if (utils::packageVersion("httr2") >= "1.0.0") list(.redact = "X-API-Key")
  rlang::exec(httr2::req_headers, prepared, !!!headers, !!!redact)
}

# httr2 refuses to give an empty body, and before 1.0.0 cannot be asked whether it is.
response_bytes <- function(response) {
  tryCatch(httr2::resp_body_raw(response), error = function(e) raw())
}

lower_names <- function(headers) {
  headers <- as.list(unclass(headers))
  stats::setNames(headers, tolower(names(headers)))
}

# Its message names the host and the failure, never a header. httr2 gives no class to a timeout.
abort_failed <- function(failure) {
  message <- paste(c(conditionMessage(failure), parent_message(failure)), collapse = " ")
  timed_out <- grepl("timed? ?out|too slow", message, ignore.case = TRUE)
  abort_connection(sprintf("N\u00e3o houve resposta do servi\u00e7o: %s", message), timed_out)
}

parent_message <- function(failure) {
  if (inherits(failure$parent, "condition")) conditionMessage(failure$parent)
}

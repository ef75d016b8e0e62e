#' A connection to an Arauto service
#'
#' Holds the address of the service, the key, and the time limits. Nothing is sent before the first call.
#'
#' Requests are retried after connection errors, timeouts and the statuses 408, 429, 500, 502, 503 and 504. Requests
#' that create or trigger something have an `Idempotency-Key`, so that a repetition does nothing twice; changes are
#' repeated only after 429. The wait is that of `Retry-After`; else, if the limit is exhausted, until its renewal plus
#' one second; else 0.5, 1, 2, ... seconds with jitter. Redirects are never followed: the key would be sent along.
#'
#' @param api_key The key, `ar_...`. By default, the environment variable `ARAUTO_API_KEY`.
#' @param base_url Address of the API, up to and with `/api/v1`. By default, the environment variable
#'   `ARAUTO_BASE_URL`.
#' @param timeout The time limit of one attempt, in seconds.
#' @param connect_timeout The time limit for connecting, in seconds.
#' @param max_retries The number of retries after a temporary failure.
#' @param max_wait The longest wait, in seconds, before trying again; if the service asks for more, the error is
#'   raised at once, with `retry_after`.
#' @param user_agent Text to add to the `User-Agent` header, such as the name of your program.
#' @return An object of class `arauto_client`. Printing it does not show the key.
#' @examples
#' arauto_client(api_key = "ar_0000demo_x", base_url = "http://127.0.0.1:8080/api/v1")
#' @export
arauto_client <- function(api_key = NULL, base_url = NULL, timeout = 30, connect_timeout = 5,
                          max_retries = 2, max_wait = 60, user_agent = NULL) {
  api_key <- setting(api_key, "ARAUTO_API_KEY", "no_key", "api_key")
  base_url <- setting(base_url, "ARAUTO_BASE_URL", "no_address", "base_url")
  # What does not match cannot be a header, or no address.
  check_form(api_key, "^[\\x21-\\x7e]+\\z", "bad_key", "api_key")
  check_form(base_url, "^(?i:https?)://[^/?#@\\s]+(/[^?#\\s]*)?\\z", "bad_address", "base_url")
  new_client(
    api_key = api_key,
    base_url = sub("/+$", "", base_url),
    timeout = positive(timeout, "timeout"),
    connect_timeout = positive(connect_timeout, "connect_timeout"),
    max_retries = not_negative(max_retries, "max_retries"),
    max_wait = not_negative(max_wait, "max_wait"),
    user_agent = paste(c(default_user_agent(), user_agent), collapse = " ")
  )
}

#' The same connection, with other options
#'
#' For one call that needs more time, or must not be repeated.
#'
#' @inheritParams arauto_client
#' @param client The connection to take everything else from.
#' @return An `arauto_client`. Both show the same [arauto_rate_limit()].
#' @examples
#' client <- arauto_client(api_key = "ar_0000demo_x", base_url = "http://127.0.0.1:8080/api/v1")
#' patient <- arauto_with(client, timeout = 120)
#' @export
arauto_with <- function(client, timeout = client$timeout, connect_timeout = client$connect_timeout,
                        max_retries = client$max_retries, max_wait = client$max_wait) {
  changes <- list(
    timeout = positive(timeout, "timeout"),
    connect_timeout = positive(connect_timeout, "connect_timeout"),
    max_retries = not_negative(max_retries, "max_retries"),
    max_wait = not_negative(max_wait, "max_wait")
  )
  structure(list2env(utils::modifyList(as.list.environment(client), changes), parent = emptyenv()), class = "arauto_client")
}

# An environment rather than a list, so that str() does not show the key. `transport`, `sleep`, `now` and `jitter` are
# what tests replace; `state` is shared by all copies.
new_client <- function(..., transport = curl_transport, sleep = Sys.sleep,
                       now = function() as.numeric(Sys.time()), jitter = stats::runif) {
  parts <- list(..., transport = transport, sleep = sleep, now = now, jitter = jitter, state = new.env())
  structure(list2env(parts, parent = emptyenv()), class = "arauto_client")
}

not_negative <- function(value, argument) {
  if (!is.numeric(value) || length(value) != 1 || is.na(value) || value < 0) refuse_option("negative", argument, value)
  value
}

# For curl, no seconds are no limit.
positive <- function(value, argument) {
  if (not_negative(value, argument) == 0 || is.infinite(value)) refuse_option("not_positive", argument, value)
  value
}

refuse_option <- function(reason, argument, value) {
  abort_arauto(text(reason, argument = argument, value = deparse(value)[[1]]), "arauto_configuration_error")
}

setting <- function(value, variable, absent, argument) {
  if (is.null(value)) value <- trimws(Sys.getenv(variable))
  if (!rlang::is_string(value) || !nzchar(value)) {
    abort_arauto(text(absent, argument = argument), "arauto_configuration_error")
  }
  value
}

check_form <- function(value, form, wrong, argument) {
  if (!grepl(form, value, perl = TRUE, useBytes = TRUE)) {
    abort_arauto(text(wrong, argument = argument), "arauto_configuration_error")
  }
}

# Found out once: a client is made for each call that gives none.
default_user_agent <- function() {
  if (is.null(found$user_agent)) {
    version <- utils::packageVersion("arauto")
    found$user_agent <- sprintf("arauto-r/%s (R %s; %s)", version, getRversion(), tolower(Sys.info()[["sysname"]]))
  }
  found$user_agent
}

found <- new.env()

#' @export
format.arauto_client <- function(x, ...) {
  sprintf("<arauto_client> %s (api_key: ***)", x$base_url)
}

#' @export
print.arauto_client <- function(x, ...) {
  cat(format(x), "\n", sep = "")
  invisible(x)
}

#' How many requests are left
#'
#' The limit of requests per minute in the last answer.
#'
#' @param client The client that made the requests.
#' @return A list with `limit`, `remaining` and `reset` (`POSIXct`), or `NULL` before the first answer.
#' @examples
#' client <- arauto_client(api_key = "ar_0000demo_x", base_url = "http://127.0.0.1:8080/api/v1")
#' arauto_rate_limit(client)
#' @export
arauto_rate_limit <- function(client) {
  client$state$rate_limit
}

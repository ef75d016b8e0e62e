RETRIED_STATUS <- c(408L, 429L, 500L, 502L, 503L, 504L)

# Sends until an answer needs no retry. No wait is longer than max_wait. After an answer that broke off, `resume` may
# return the request for the rest of it: then failures count from one again.
send_with_retries <- function(client, request, resume) {
  attempt <- 1
  repeat {
    if (!is.null(request$destination)) unlink(request$destination, expand = FALSE)
    outcome <- tryCatch(client$transport(request), arauto_connection_error = identity)
    failed <- inherits(outcome, "condition")
    if (!failed) client$state$rate_limit <- read_rate_limit(outcome$headers) %||% client$state$rate_limit
    status <- if (!failed) outcome$status
    rest <- if (failed && may_repeat(request, status)) resume(outcome)
    if (!is.null(rest)) {
      request <- rest
      attempt <- 1
    }
    wait <- retry_wait(status, outcome$headers, attempt, client$now(), client$jitter(1))
    if (attempt > client$max_retries || !may_repeat(request, status) || wait > client$max_wait) break
    if (wait >= 2) inform_wait(wait)
    client$sleep(wait)
    attempt <- attempt + 1
  }
  if (failed) rlang::cnd_signal(outcome)
  outcome
}

# For interactive sessions: a minute of silence looks like a fault.
inform_wait <- function(seconds) {
  if (rlang::is_interactive()) {
    rlang::inform(text("waiting", seconds = sprintf("%.0f", seconds)), class = "arauto_wait")
  }
}

# `status`: of the answer, NULL if none came. A change without an Idempotency-Key may have been made even though its
# answer was lost, so it is repeated only when the service says that it was not.
may_repeat <- function(request, status) {
  if (!is.null(status) && !status %in% RETRIED_STATUS) return(FALSE)
  harmless <- request$method %in% c("GET", "DELETE") || "Idempotency-Key" %in% names(request$headers)
  harmless || identical(as.integer(status), 429L)
}

# Seconds to wait after the attempt of this number, the first being 1. `jitter` is between 0 and 1, `now` Unix seconds.
retry_wait <- function(status, headers, attempt, now, jitter) {
  asked <- asked_wait(status, headers, now)
  if (!is.null(asked)) return(asked)
  min(8, 0.5 * 2^(attempt - 1)) * (0.75 + 0.25 * jitter)
}

# The wait that the answer itself asks for, or NULL: Retry-After, else the end of an exhausted window plus one second,
# because it ends at an unknown moment within that second.
asked_wait <- function(status, headers, now) {
  retry_after <- read_retry_after(headers[["retry-after"]], now)
  if (!is.null(retry_after)) return(retry_after)
  reset <- number_of(headers[["x-ratelimit-reset"]])
  exhausted <- identical(number_of(headers[["x-ratelimit-remaining"]]), 0)
  if (!identical(as.integer(status), 429L) || !exhausted || is.null(reset)) return(NULL)
  max(0, reset - now + 1)
}

# Seconds, or a date as HTTP writes it.
read_retry_after <- function(value, now) {
  if (is.null(value)) return(NULL)
  seconds <- number_of(value)
  if (!is.null(seconds)) return(seconds)
  date <- read_http_date(value)
  if (is.null(date)) NULL else max(0, date - now)
}

# strptime() would read the names of the months in the language of the session.
read_http_date <- function(value) {
  form <- "^[A-Za-z]{3}, ([0-9]{2}) ([A-Z][a-z]{2}) ([0-9]{4}) ([0-9]{2}):([0-9]{2}):([0-9]{2}) GMT$"
  parts <- regmatches(value, regexec(form, value))[[1]]
  month <- match(parts[3], month.abb)
  if (length(parts) == 0 || is.na(month)) return(NULL)
  numbers <- as.integer(parts[c(4, 2, 5, 6, 7)])
  as.numeric(ISOdatetime(numbers[1], month, numbers[2], numbers[3], numbers[4], numbers[5], tz = "GMT"))
}

number_of <- function(value) {
  if (is.null(value) || !grepl("^[0-9]+$", value)) return(NULL)
  as.numeric(value)
}

read_rate_limit <- function(headers) {
  limit <- number_of(headers[["x-ratelimit-limit"]])
  if (is.null(limit)) return(NULL)
  list(
    limit = limit,
    remaining = number_of(headers[["x-ratelimit-remaining"]]),
    reset = as.POSIXct(number_of(headers[["x-ratelimit-reset"]]) %||% NA_real_, origin = "1970-01-01", tz = "UTC")
  )
}

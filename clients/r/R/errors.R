# All errors of this package. Without a backtrace, which would show the calls, and one may contain the key.
abort_arauto <- function(message, class = NULL, ...) {
  stop(rlang::error_cnd(c(class, "arauto_error"), message = message, ..., call = NULL, trace = NULL))
}

abort_connection <- function(message, timed_out = FALSE) {
  abort_arauto(message, c(if (timed_out) "arauto_timeout_error", "arauto_connection_error"))
}

abort_format <- function(message, response) {
  abort_arauto(
    paste0(message, request_id_suffix(response$headers[["x-request-id"]])), "arauto_response_format_error",
    status = response$status, request_id = response$headers[["x-request-id"]], headers = response$headers
  )
}

# The error for an unsuccessful answer. A proxy's page, or a truncated body, must not hide the status.
abort_api <- function(response, retry_after = NULL) {
  envelope <- tryCatch(parse_json(response$body), error = function(e) NULL)
  erro <- if (is_object(envelope)) envelope[["erro"]]
  if (!is_object(erro)) erro <- list()
  request_id <- response$headers[["x-request-id"]] %||% if (is_object(envelope)) text_of(envelope[["request_id"]])
  mensagem <- text_of(erro[["mensagem"]]) %||% fallback_message(response)
  detalhes <- if (is.list(erro[["detalhes"]])) Filter(is_object, erro[["detalhes"]])
  abort_arauto(
    paste0(
      sprintf("%d: %s", response$status, mensagem),
      details_text(detalhes),
      request_id_suffix(request_id)
    ),
    c(status_class(response$status), sprintf("arauto_http_%d", response$status), "arauto_api_error"),
    status = response$status,
    codigo = text_of(erro[["codigo"]]),
    mensagem = mensagem,
    detalhes = detalhes,
    request_id = request_id,
    headers = response$headers,
    resposta = body_text(response$body),
    retry_after = retry_after,
    rate_limit = read_rate_limit(response$headers)
  )
}

text_of <- function(value) {
  if (rlang::is_string(value)) value
}

status_class <- function(status) {
  if (status >= 500) return("arauto_server_error")
  switch(as.character(status),
    "400" = , "413" = , "415" = , "422" = "arauto_bad_request_error",
    "401" = "arauto_authentication_error",
    "403" = "arauto_permission_error",
    "404" = "arauto_not_found_error",
    "409" = , "412" = "arauto_conflict_error",
    "429" = "arauto_rate_limit_error"
  )
}

fallback_message <- function(response) {
  if (response$status >= 300 && response$status < 400) {
    return(text("redirected", argument = "base_url"))
  }
  text("no_reason")
}

# One line per detail: which field, what is wrong, and the way out.
details_text <- function(detalhes) {
  lines <- vapply(detalhes, function(each) {
    parts <- Filter(rlang::is_string, each[c("campo", "problema", "sugestao")])
    paste0("\n- ", paste(unlist(parts), collapse = ": "))
  }, "")
  paste(lines, collapse = "")
}

request_id_suffix <- function(id) {
  if (is.null(id)) "" else sprintf("\n(X-Request-Id: %s)", id)
}

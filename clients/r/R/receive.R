#' Verify a delivery of a webhook
#'
#' Verifies that a request to your webhook comes from the service, unchanged and recent, and returns its event.
#' If it raises, answer 401 and do nothing with the request.
#'
#' @param body The bytes of the body as received: a raw vector, or an unchanged string. In plumber,
#'   `req$bodyRaw`.
#' @param headers The request's headers: a named list or vector; case does not matter. In plumber,
#'   `req$HEADERS`.
#' @param secret The webhook's secret; during a rotation, the old one and the new one.
#' @param tolerance The allowed difference between the time of sending and `now` in seconds, both ways.
#' @param now The current time.
#' @return The event: a named list with `id`, `tipo`, `criado_em`, `webhook_id` and `dados`. Raises
#'   `arauto_webhook_signature_error` if it must not be trusted, and `arauto_configuration_error` if an argument cannot be
#'   right, such as a body that is parsed already.
#' @examples
#' secret <- "um-segredo-de-teste"
#' body <- charToRaw('{"id":"evt_1","tipo":"edicao.publicada","dados":{}}')
#' headers <- arauto_sign_webhook(body, "evt_1", secret)
#' arauto_verify_webhook(body, headers, secret)$tipo
#' @export
arauto_verify_webhook <- function(body, headers, secret, tolerance = 300, now = Sys.time()) {
  body <- as_bytes(body)
  if (is.null(headers) || length(headers) > 0 && is.null(names(headers))) abort_wrong("verify_headers", headers)
  headers <- lower_names(as.list(headers))
  if (is.null(secret) || !all(vapply(secret, rlang::is_string, NA))) abort_wrong("verify_secret", secret)
  if (length(secret) == 0 || !all(nzchar(secret))) refuse("secret_empty")
  service <- Filter(Negate(is.null), headers[c("x-service-signature", "x-service-signature-next")])
  standard <- length(service) == 0
  timestamp <- check_time(headers[[if (standard) "webhook-timestamp" else "x-service-timestamp"]], tolerance, now)
  given <- if (standard) standard_given(headers[["webhook-signature"]]) else unlist(service)
  right <- lapply(secret, function(each) {
    if (standard) standard_signature(body, required_id(headers), timestamp, each) else service_signature(body, timestamp, each)
  })
  if (!any_equal(given, right)) refuse("not_genuine")
  event <- tryCatch(parse_json(body), error = function(e) NULL)
  if (!is_object(event)) abort_arauto(text("delivery_no_json"), "arauto_response_format_error")
  convert(event)
}

#' Sign a delivery, for tests of receivers
#'
#' @param body The bytes to send: a raw vector or a string.
#' @param id Identifier of the event, `evt_...`.
#' @param secret The webhook's secret.
#' @param timestamp Time of sending.
#' @return The headers that the service would send: a named list.
#' @seealso [arauto_verify_webhook()]
#' @examples
#' arauto_sign_webhook("{}", "evt_1", "um-segredo-de-teste")
#' @export
arauto_sign_webhook <- function(body, id, secret, timestamp = Sys.time()) {
  body <- as_bytes(body)
  seconds <- sprintf("%.0f", floor(as.numeric(timestamp)))
  list(
    `X-Service-Signature` = service_signature(body, seconds, secret),
    `X-Service-Timestamp` = seconds,
    `webhook-id` = id,
    `webhook-timestamp` = seconds,
    `webhook-signature` = standard_signature(body, id, seconds, secret)
  )
}

service_signature <- function(body, timestamp, secret) {
  paste0("sha256=", hmac(c(charToRaw(paste0(timestamp, ".")), body), charToRaw(utf8(secret))))
}

# That of Standard Webhooks.
standard_signature <- function(body, id, timestamp, secret) {
  message <- c(charToRaw(utf8(paste0(id, ".", timestamp, "."))), body)
  digest <- openssl::sha256(message, key = standard_key(secret))
  paste0("v1,", openssl::base64_encode(unclass(digest)))
}

# A whsec_ secret encodes its bytes in base64; any other text is its own bytes.
standard_key <- function(secret) {
  bytes <- charToRaw(utf8(secret))
  if (!startsWith(secret, "whsec_")) return(bytes)
  encoded <- substring(secret, 7)
  decoded <- tryCatch(openssl::base64_decode(encoded), error = function(e) raw())
  if (length(decoded) > 0 && identical(openssl::base64_encode(decoded), encoded)) decoded else bytes
}

hmac <- function(message, key) {
  paste(as.character(unclass(openssl::sha256(message, key = key))), collapse = "")
}

check_time <- function(timestamp, tolerance, now) {
  if (!rlang::is_string(timestamp) || !grepl("^[0-9]{1,15}$", timestamp)) {
    refuse("no_time")
  }
  difference <- abs(floor(as.numeric(now)) - as.numeric(timestamp))
  if (difference > tolerance) refuse("time_off", seconds = format(tolerance))
  timestamp
}

standard_given <- function(header) {
  if (!rlang::is_string(header)) refuse("no_header", header = "webhook-signature")
  strsplit(header, " ", fixed = TRUE)[[1]]
}

required_id <- function(headers) {
  if (!rlang::is_string(headers[["webhook-id"]])) refuse("no_header", header = "webhook-id")
  headers[["webhook-id"]]
}

# Digests of both are compared, so that how long it takes says nothing of how much was right.
any_equal <- function(given, right) {
  digests <- function(texts) vapply(texts, function(text) paste(openssl::sha256(charToRaw(utf8(text)))), "")
  any(outer(digests(given), digests(right), `==`))
}

as_bytes <- function(body) {
  if (is.raw(body)) return(body)
  if (rlang::is_string(body)) return(charToRaw(body))
  abort_wrong("verify_body", body)
}

abort_wrong <- function(name, value) {
  abort_arauto(text(name, type = class(value)[[1]]), "arauto_configuration_error")
}

refuse <- function(name, ...) {
  abort_arauto(text(name, ...), "arauto_webhook_signature_error")
}

#' arauto: search and monitor the Diário Oficial da União
#'
#' Start with [arauto_client()] and [arauto_buscar()]. Names from the service's API are Portuguese
#' (`buscar`, `edicoes`, `termo`); everything else is English (`api_key`, `timeout`).
#'
#' @section Tables:
#' Lists come as [tibbles][tibble::tibble] with one row per item: dates are `Date`, moments are `POSIXct` in UTC, nested
#' values are list columns. A table without rows has the same columns of the same types. Fields that this version does
#' not know are kept, after those it knows. Single objects come as named lists, converted in the same way.
#'
#' @section Notices:
#' The service's notices about an answer (an edition missing from the requested period, a body that no act has) come as
#' a warning of class `arauto_aviso`, and as the attribute `avisos` of the answer.
#'
#' @section Errors:
#' Every failure is an R error of class `arauto_error`, and of one of these below it:
#'
#' | class | when |
#' |---|---|
#' | `arauto_configuration_error` | no key, no address, an option out of range; nothing was sent |
#' | `arauto_connection_error` | no answer came |
#' | `arauto_timeout_error` | also an `arauto_connection_error`: no answer came in time |
#' | `arauto_api_error` | the service refused or failed; see its subclasses |
#' | `arauto_bad_request_error` | 400, 413, 415, 422: what was asked is wrong; `detalhes` says where |
#' | `arauto_authentication_error` | 401: the key is absent, unknown, expired or revoked |
#' | `arauto_permission_error` | 403: the key may not do this |
#' | `arauto_not_found_error` | 404 |
#' | `arauto_conflict_error` | 409, 412 |
#' | `arauto_rate_limit_error` | 429: `retry_after` says how many seconds to wait |
#' | `arauto_server_error` | 500 and above |
#' | `arauto_response_format_error` | a success whose body is not what the API promises |
#' | `arauto_webhook_signature_error` | a delivery that must not be trusted |
#'
#' An `arauto_api_error` has the fields `status`, `codigo`, `mensagem`, `detalhes`, `request_id`, `headers` and
#' `resposta`, and the class `arauto_http_<status>`. Catch with `tryCatch(..., arauto_not_found_error = function(e) NULL)`.
#'
#' @keywords internal
"_PACKAGE"

#' @importFrom rlang %||%
NULL

# The runner of ../conformance: performs the steps of a plan and reports what came of them. It knows no expectation.
suppressMessages(pkgload::load_all(".", quiet = TRUE, export_all = FALSE))
options(warn = -1, digits.secs = 3)

# By the names in clients/operations.json: `webhooks.trocarSegredo` is arauto_webhook_trocar_segredo(),
# `boletins.criar` is arauto_boletim_criar().
OPERATIONS <- lapply(jsonlite::read_json("../operations.json")$operations, function(named) {
  singular <- sub("s?\\.", "_", sub("ns\\.", "m.", named$name))
  words <- tolower(gsub("([A-Z])", "_\\1", singular))
  get(paste0("arauto_", words))
})
exporting <- function(rows, save) function(..., formato = "jsonl") if (formato == "csv") export_file(save, ...) else rows(...)
OPERATIONS$exportar <- exporting(arauto_exportar, arauto_save_export)
OPERATIONS$exportarContratos <- exporting(arauto_exportar_contratos, function(path, ...) arauto_save_table(path, "contratos", ...))
OPERATIONS$exportarPessoal <- exporting(arauto_exportar_pessoal, function(path, ...) arauto_save_table(path, "pessoal", ...))
OPERATIONS$exportarLicitacoes <- exporting(arauto_exportar_licitacoes, function(path, ...) arauto_save_table(path, "licitacoes", ...))
OPERATIONS$exportarNormas <- exporting(arauto_exportar_normas, function(path, ...) arauto_save_table(path, "normas", ...))
OPERATIONS$exportarSancoes <- exporting(arauto_exportar_sancoes, function(path, ...) arauto_save_table(path, "sancoes", ...))

export_file <- function(save, ...) {
  path <- save(tempfile(), ...)
  text <- readChar(path, file.size(path), useBytes = TRUE)
  Encoding(text) <- "UTF-8"
  text
}

EXTRAS <- list(
  construir = function(client, ...) NULL,
  iterar = function(client, operation, arguments, max_itens = Inf) {
    next_item <- iterator(arauto_items, client, operation, arguments)
    items <- list()
    said <- list()
    withCallingHandlers(
      while (length(items) < max_itens && !is.null(item <- next_item())) items <- c(items, wire(item)),
      arauto_aviso = function(notice) said <<- c(said, list(notice$codigo))
    )
    structure(items, avisos = said)
  },
  iterarPaginas = function(client, operation, arguments, max_paginas = Inf) {
    next_page <- iterator(arauto_pages, client, operation, arguments)
    pages <- list()
    while (length(pages) < max_paginas && !is.null(page <- next_page())) pages <- c(pages, list(view(page)$dados))
    pages
  },
  mostrar = function(client) {
    shown <- capture.output(print(client), str(client), cat(format(client)), print(list(client)), dput(client))
    paste(shown, collapse = "\n")
  },
  limite = function(client) {
    limit <- arauto_rate_limit(client)
    if (is.null(limit)) list(limit = NULL) else c(limit[c("limit", "remaining")], reset = as.numeric(limit$reset))
  },
  calcularEspera = function(client, status, headers, attempt, now, random) {
    list(wait_s = arauto:::retry_wait(status, pairs(headers, tolower), attempt, now, random))
  },
  verificar = function(client, body_hex, headers, secrets, now, tolerance_s = 300) {
    # unlist() makes nothing at all of an empty list.
    secrets <- c(character(), unlist(secrets))
    wire(arauto_verify_webhook(bytes(body_hex), pairs(headers), secrets, tolerance_s, now))
  },
  assinar = function(client, body_hex, id, secret, timestamp) {
    headers <- arauto_sign_webhook(bytes(body_hex), id, secret, timestamp)
    setNames(headers, gsub("-", "_", tolower(names(headers))))
  }
)

iterator <- function(kind, client, operation, arguments) {
  do.call(kind, c(list(OPERATIONS[[operation]]), arguments, list(client = client)))
}

bytes <- function(hex) {
  if (nchar(hex) == 0) return(raw())
  as.raw(strtoi(substring(hex, seq(1, nchar(hex), 2), seq(2, nchar(hex), 2)), 16))
}

pairs <- function(headers, as_name = identity) {
  setNames(lapply(headers, `[[`, "value"), as_name(vapply(headers, `[[`, "", "name")))
}

# The user's result, in the form of the answers that paths refer to.
view <- function(value) {
  beside <- lapply(attributes(value), wire)
  if (is.null(beside$limite)) return(c(list(dados = wire(value)), beside))
  list(dados = c(list(resultados = wire(value)), beside))
}

# R has no single values: these fields are lists also when they have one.
LISTS <- c(
  "secoes", "eventos", "termos", "orgaos", "tipos_ato", "webhooks", "emails", "cnpjs", "processos", "uasgs",
  "contratos", "licitacoes", "valores", "normas", "palavras_chave", "publicacoes_relacionadas", "sugestoes", "escopos",
  "inexistentes", "listas", "boletins", "destinatarios", "dias", "faltam", "etiquetas",
  "termos_correspondentes", "fornecedor_ni", "codigo_min"
)

wire <- function(value, name = "") {
  if (is.data.frame(value)) return(lapply(seq_len(nrow(value)), function(row) named_map(cell, value, row)))
  if (name %in% LISTS && (is.character(value) || name == "valores")) return(as.list(value))
  if (inherits(value, "Date")) return(format(value))
  if (inherits(value, "POSIXct")) return(format(value + 0.0005, "%Y-%m-%dT%H:%M:%OS3Z", tz = "UTC"))
  if (is.list(value) && !is.null(names(value))) return(named_map(wire, value))
  if (is.list(value)) return(lapply(value, wire))
  value
}

# Calls f(value, name, ...) for each field.
named_map <- function(f, fields, ...) {
  Map(function(value, name) f(value, name, ...), as.list(fields), names(fields))
}

cell <- function(column, name, row) {
  value <- wire(column[[row]], name)
  if (is.atomic(value) && length(value) == 1 && is.na(value)) NULL else value
}

read_path <- function(value, segments) {
  if (length(segments) == 0 || is.null(value)) return(value)
  segment <- segments[1]
  rest <- segments[-1]
  if (segment == "#") return(length(value))
  if (segment == "*") return(lapply(as.list(value), read_path, rest))
  if (!is.null(names(value))) return(read_path(value[[segment]], rest))
  if (!grepl("^-?[0-9]+$", segment)) return(NULL)
  index <- as.integer(segment)
  position <- if (index < 0) length(value) + index + 1 else index + 1
  if (position < 1 || position > length(value)) NULL else read_path(value[[position]], rest)
}

# A vector that is not one value is a list.
reported <- function(value) {
  if (is.atomic(value) && length(value) != 1 && !is.null(value)) as.list(value) else value
}

TYPES <- c(
  arauto_timeout_error = "TimeoutError", arauto_connection_error = "ConnectionError",
  arauto_configuration_error = "ConfigurationError", arauto_bad_request_error = "BadRequestError",
  arauto_authentication_error = "AuthenticationError", arauto_permission_error = "PermissionError",
  arauto_not_found_error = "NotFoundError", arauto_conflict_error = "ConflictError",
  arauto_rate_limit_error = "RateLimitError", arauto_server_error = "ServerError", arauto_api_error = "APIError",
  arauto_response_format_error = "ResponseFormatError", arauto_webhook_signature_error = "WebhookSignatureError"
)

error_report <- function(error) {
  known <- inherits(error, names(TYPES), which = TRUE)
  type <- if (any(known > 0)) TYPES[[names(TYPES)[known > 0][1]]] else "RunnerError"
  list(
    type = type, status = error$status, code = error$codigo,
    # All that would be printed: a key in the backtrace is a key shown.
    message = paste(c(conditionMessage(error), capture.output(print(error))), collapse = "\n"),
    request_id = error$request_id, retry_after_s = error$retry_after,
    details = if (inherits(error, "arauto_api_error")) length(error$detalhes)
  )
}

fill <- function(value, saved) {
  if (is.list(value)) return(lapply(value, fill, saved))
  if (!is.character(value)) return(value)
  for (name in names(saved)) value <- gsub(sprintf("${%s}", name), saved[[name]], value, fixed = TRUE)
  value
}

perform_step <- function(step, client, saved) {
  arguments <- list()
  for (each in step$arguments) arguments[each$name] <- list(fill(each$value, saved))
  extra <- EXTRAS[[step$operation]]
  if (!is.null(extra)) {
    dados <- do.call(extra, c(list(client), arguments))
    return(list(dados = dados, avisos = attr(dados, "avisos")))
  }
  view(do.call(OPERATIONS[[step$operation]], c(arguments, list(client = client))))
}

new_client_of <- function(scenario) {
  options <- list(
    api_key = scenario$api_key, base_url = scenario$base_url, timeout = scenario$timeout_s,
    max_retries = scenario$max_retries, max_wait = scenario$max_wait_s, user_agent = scenario$user_agent
  )
  do.call(arauto_client, Filter(Negate(is.null), options))
}

run_scenario <- function(scenario) {
  Sys.unsetenv(c("ARAUTO_API_KEY", "ARAUTO_BASE_URL", "ARAUTO_LANGUAGE"))
  for (each in scenario$environment) do.call(Sys.setenv, setNames(list(each$value), each$name))
  client <- tryCatch(new_client_of(scenario), error = identity)
  saved <- list()
  steps <- lapply(scenario$steps, function(step) {
    tryCatch({
      if (inherits(client, "error")) stop(client)
      answer <- perform_step(step, client, saved)
      for (each in step$save) saved[[each$name]] <<- read_path(answer, strsplit(each$path, ".", fixed = TRUE)[[1]])
      values <- lapply(step$read, function(path) reported(read_path(answer, strsplit(path, ".", fixed = TRUE)[[1]])))
      list(error = NULL, values = values)
    }, error = function(e) list(error = error_report(e), values = list()))
  })
  cat(jsonlite::toJSON(list(id = scenario$id, steps = steps), auto_unbox = TRUE, null = "null", digits = NA), "\n", sep = "")
}

plan <- jsonlite::read_json(Sys.getenv("CONFORMANCE_PLAN"))
for (scenario in plan$scenarios) run_scenario(scenario)

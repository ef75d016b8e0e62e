# A client whose answers are given, in order, and that notes what it sent and how long it would have waited.
scripted <- function(...) {
  answers <- list(...)
  log <- new.env()
  log$requests <- list()
  log$waits <- numeric()
  log$client <- arauto:::new_client(
    api_key = "ar_00000000_segredo", base_url = "http://servico/api/v1", timeout = 30, connect_timeout = 5,
    max_retries = 2, max_wait = 60, user_agent = "arauto-r/teste",
    transport = function(request) {
      log$requests <- c(log$requests, list(request))
      answer <- answers[[length(log$requests)]]
      if (is.function(answer)) answer() else answer
    },
    sleep = function(seconds) log$waits <- c(log$waits, seconds),
    now = function() 1000,
    jitter = function(n) rep(1, n)
  )
  log
}

answer <- function(body, status = 200, headers = list()) {
  list(status = status, headers = headers, body = charToRaw(enc2utf8(body)))
}

failure <- function(status, headers = list()) {
  answer('{"sucesso":false,"erro":{"codigo":"c","mensagem":"m","detalhes":[]},"request_id":"req_1"}', status, headers)
}

broken <- function() arauto:::abort_connection("caiu")

page <- function(ids, pagina = 1, total_paginas = 1) {
  items <- paste(sprintf('{"id":"%s","titulo":"Título %s","data_publicacao":"2026-03-09"}', ids, ids), collapse = ",")
  answer(sprintf(
    '{"sucesso":true,"dados":{"total":9,"pagina":%d,"limite":2,"total_paginas":%d,"resultados":[%s],"avisos":[]}}',
    pagina, total_paginas, items
  ))
}

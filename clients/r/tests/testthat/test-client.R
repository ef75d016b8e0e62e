clean <- function(code) {
  old <- Sys.getenv(c("ARAUTO_API_KEY", "ARAUTO_BASE_URL"), names = TRUE, unset = NA)
  on.exit({
    Sys.unsetenv(names(old))
    if (any(!is.na(old))) do.call(Sys.setenv, as.list(old[!is.na(old)]))
  })
  Sys.unsetenv(names(old))
  force(code)
}

test_that("key and address come from the argument, else from the environment, else it is said how", {
  clean({
    error <- expect_error(arauto_client(base_url = "http://x"), class = "arauto_configuration_error")
    expect_match(conditionMessage(error), "ARAUTO_API_KEY")
    error <- expect_error(arauto_client("ar_x"), class = "arauto_configuration_error")
    expect_match(conditionMessage(error), "ARAUTO_BASE_URL")
    Sys.setenv(ARAUTO_API_KEY = "ar_1", ARAUTO_BASE_URL = "http://y/api/v1/")
    expect_equal(arauto_client()$base_url, "http://y/api/v1")
    expect_equal(arauto_client("ar_2")$api_key, "ar_2")
  })
  expect_error(arauto_client("ar_x", "http://x", timeout = -1), class = "arauto_configuration_error")
  expect_error(arauto_client("ar_x", "http://x", max_retries = NA), class = "arauto_configuration_error")
})

test_that("the key is in nothing that can be printed", {
  service <- scripted(failure(401), broken, broken, broken)
  client <- service$client
  errors <- list(
    expect_error(arauto_secoes(client = client), class = "arauto_authentication_error"),
    expect_error(arauto_secoes(client = client), class = "arauto_connection_error")
  )
  shown <- capture.output(print(client), str(client), cat(format(client)), print(list(client)),
                          print(errors), str(errors))
  expect_false(any(grepl("segredo", shown)))
  # Not expect_error(): testthat adds a backtrace of its own.
  error <- tryCatch(arauto_client("ar_00000000_segredo", timeout = -1), arauto_configuration_error = identity)
  expect_s3_class(error, "arauto_configuration_error")
  expect_false(any(grepl("segredo", capture.output(print(error), str(error)))))
})

test_that("an error says what it is, where, and what to do", {
  body <- paste0(
    '{"sucesso":false,"erro":{"codigo":"parametro_invalido","mensagem":"Há 1 parâmetro inválido.",',
    '"detalhes":[{"campo":"limite","problema":"deve ser de 1 a 100","sugestao":"Use 100."}]},"request_id":"req_1"}'
  )
  service <- scripted(answer(body, 400, list(`x-request-id` = "req_1")))
  error <- expect_error(arauto_buscar("x", limite = 999, client = service$client), class = "arauto_bad_request_error")
  expect_s3_class(error, c("arauto_http_400", "arauto_api_error", "arauto_error"), exact = FALSE)
  expect_equal(error$status, 400)
  expect_equal(error$codigo, "parametro_invalido")
  expect_equal(error$request_id, "req_1")
  expect_equal(error$detalhes[[1]]$campo, "limite")
  expect_match(conditionMessage(error), "limite: deve ser de 1 a 100: Use 100.", fixed = TRUE)
  expect_match(conditionMessage(error), "req_1")
})

test_that("a body that is not the API's never hides the status", {
  for (body in c("<html>502</html>", "", '{"erro":', '{"erro":"texto"}', "[]", "null")) {
    service <- scripted(answer(body, 404))
    error <- expect_error(arauto_secoes(client = service$client), class = "arauto_not_found_error")
    expect_null(error$codigo)
  }
})

test_that("a success that cannot be understood is an error of its own, and not tried again", {
  for (body in c("<html>", '{"sucesso":true}', '{"dados":[', "", "[]", "3")) {
    service <- scripted(answer(body))
    expect_error(arauto_secoes(client = service$client), class = "arauto_response_format_error")
    expect_length(service$requests, 1)
  }
})

test_that("arguments arrive as they are meant", {
  service <- scripted(page("pub_1"), page(character()), page(character()))
  arauto_buscar("é & 100%+ =#?/\"x\"", data_inicio = as.Date("2026-03-09"), secao = c("3", "extra"), limite = 5L, client = service$client)
  expect_equal(service$requests[[1]]$url, paste0(
    "http://servico/api/v1/buscar?termo=%C3%A9%20%26%20100%25%2B%20%3D%23%3F%2F%22x%22",
    "&data_inicio=2026-03-09&secao=3&secao=extra&limite=5"
  ))
  expect_equal(service$requests[[1]]$headers[["X-API-Key"]], "ar_00000000_segredo")
  arauto_webhook_entregas("wh_a/b", desde = as.POSIXct(0, origin = "1970-01-01", tz = "UTC"), client = service$client)
  expect_equal(
    service$requests[[2]]$url, "http://servico/api/v1/webhooks/wh_a%2Fb/deliveries?desde=1970-01-01T00%3A00%3A00.000Z"
  )
  arauto_buscar("%41", limite = 100000, client = service$client)
  expect_match(service$requests[[3]]$url, "termo=%2541&limite=100000$")
  for (id in list("", ".", "..", NULL, NA, c("a", "b"))) {
    expect_error(arauto_publicacao(id, client = service$client), class = "arauto_configuration_error")
  }
})

test_that("bodies keep arrays of one, objects of none, and what is explicitly nothing", {
  ok <- answer('{"dados":{"id":"x"}}')
  service <- scripted(ok, ok, ok, ok)
  sent <- function(n) rawToChar(service$requests[[n]]$body)
  arauto_webhook_criar("https://a.example", "publicacao.nova", list(termos = "licitação", secoes = 1:2), client = service$client)
  expect_equal(sent(1), enc2utf8(paste0(
    '{"url":"https://a.example","eventos":["publicacao.nova"],',
    '"filtros":{"termos":["licita\u00e7\u00e3o"],"secoes":["1","2"]}}'
  )))
  arauto_webhook_alterar("wh_1", filtros = list(orgaos = NULL), ativo = TRUE, client = service$client)
  expect_equal(sent(2), '{"filtros":{"orgaos":null},"ativo":true}')
  arauto_alerta_alterar("alr_1", filtros = NULL, canais = list(), client = service$client)
  expect_equal(sent(3), '{"filtros":null,"canais":{}}')
  arauto_webhook_trocar_segredo("wh_1", client = service$client)
  expect_equal(sent(4), "{}")
})

test_that("what cannot be a key or an address is said before it is sent, and not shown", {
  for (key in c("ar_segredo\n", "ar segredo", "\u00e7\u00e3o-segredo")) {
    error <- tryCatch(arauto_client(key, "http://x"), arauto_configuration_error = identity)
    expect_s3_class(error, "arauto_configuration_error")
    expect_no_match(conditionMessage(error), "segredo")
  }
  for (address in c("servico/api/v1", "ftp://x", "http://", "https://eu:senha@x/api/v1", "http://x?a=1", "http://x#a", "http://x\n")) {
    expect_error(arauto_client("ar_x", address), class = "arauto_configuration_error")
  }
  for (wrong in list(0, Inf)) {
    expect_error(arauto_client("ar_x", "http://x", timeout = wrong), class = "arauto_configuration_error")
    expect_error(arauto_client("ar_x", "http://x", connect_timeout = wrong), class = "arauto_configuration_error")
  }
  clean({
    Sys.setenv(ARAUTO_API_KEY = "ar_1\n", ARAUTO_BASE_URL = " HTTPS://y/api/v1/ ")
    expect_equal(arauto_client()[["api_key"]], "ar_1")
    expect_equal(arauto_client()[["base_url"]], "HTTPS://y/api/v1")
  })
})

test_that("numbers and moments are written as the API reads them, whatever the session's options", {
  old <- options(OutDec = ",", scipen = -9)
  on.exit(options(old))
  expect_equal(arauto:::wire_text(c(1.5, 200000, 110161)), c("1.5", "200000", "110161"))
  expect_equal(arauto:::array_of(c(200000, 1)), list("200000", "1"))
  expect_equal(arauto:::array_of(list(200000, 1)), list("200000", "1"))
  moments <- as.POSIXct(c("2026-03-09 12:00:00.250", "2026-03-09 23:59:59.9996"), tz = "UTC")
  expect_equal(arauto:::wire_text(moments), c("2026-03-09T12:00:00.250Z", "2026-03-10T00:00:00.000Z"))
  expect_equal(arauto:::wire_text(as.POSIXlt(moments[1])), "2026-03-09T12:00:00.250Z")
})

test_that("an unknown value in a filter is none", {
  client <- scripted()$client
  for (unknown in list(NA, c("3", NA), NaN, Inf, NA_character_, as.Date(NA))) {
    error <- expect_error(arauto_buscar("x", secao = unknown, client = client), class = "arauto_configuration_error")
    expect_match(conditionMessage(error), "secao")
  }
})

test_that("a printed page is named by its day and numbers", {
  service <- scripted(answer('{"dados":[]}'))
  arauto_pagina_dou(as.Date("2026-03-09"), 2, "12", client = service$client)
  expect_match(service$requests[[1]]$url, "/dou/2026-03-09/2/12$")
})

test_that("in a locale that knows only ASCII, a script's letters are UTF-8", {
  old <- Sys.getlocale("LC_CTYPE")
  on.exit(Sys.setlocale("LC_CTYPE", old))
  skip_if(Sys.setlocale("LC_CTYPE", "C") == "")
  text <- rawToChar(as.raw(c(0xc3, 0xa3))) # as parsed there: of no encoding
  expect_equal(arauto:::query_string(list(t = text)), "?t=%C3%A3")
  expect_equal(charToRaw(arauto:::write_json(list(t = text))), charToRaw('{"t":"\u00e3"}'))
  expect_equal(arauto:::query_string(list(t = "\u00e3")), "?t=%C3%A3")
})

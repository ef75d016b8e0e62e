test_that("what the service asks for is waited, else a growing time", {
  wait <- function(status, headers, attempt = 1, jitter = 1) {
    arauto:::retry_wait(status, headers, attempt, now = 1000, jitter)
  }
  expect_equal(wait(429, list(`retry-after` = "7", `x-ratelimit-remaining` = "0", `x-ratelimit-reset` = "1050")), 7)
  expect_equal(wait(503, list(`retry-after` = "Thu, 01 Jan 1970 00:17:00 GMT")), 20)
  expect_equal(wait(503, list(`retry-after` = "Thu, 01 Jan 1970 00:00:00 GMT")), 0)
  expect_equal(wait(429, list(`x-ratelimit-remaining` = "0", `x-ratelimit-reset` = "1010")), 11)
  expect_equal(wait(429, list(`x-ratelimit-remaining` = "0", `x-ratelimit-reset` = "900")), 0)
  expect_equal(wait(429, list(`x-ratelimit-remaining` = "3", `x-ratelimit-reset` = "1010")), 0.5)
  expect_equal(wait(503, list(`x-ratelimit-remaining` = "0", `x-ratelimit-reset` = "1010")), 0.5)
  expect_equal(wait(503, list(`retry-after` = "amanhã")), 0.5)
  expect_equal(vapply(1:6, function(n) wait(NULL, NULL, n), 1), c(0.5, 1, 2, 4, 8, 8))
  expect_equal(wait(NULL, NULL, 2, jitter = 0), 0.75)
})

test_that("reading is tried again after what may pass, and gives up after max_retries", {
  service <- scripted(failure(503), broken, page("pub_1"))
  expect_equal(arauto_buscar("x", client = service$client)$id, "pub_1")
  expect_equal(service$waits, c(0.5, 1))

  service <- scripted(failure(500), failure(500), failure(500))
  expect_error(arauto_secoes(client = service$client), class = "arauto_server_error")
  expect_length(service$requests, 3)

  service <- scripted(failure(500))
  expect_error(arauto_secoes(client = arauto_with(service$client, max_retries = 0)), class = "arauto_http_500")
})

test_that("what will not pass is not tried again", {
  for (status in c(301, 302, 400, 401, 403, 404, 409)) {
    service <- scripted(failure(status))
    expect_error(arauto_secoes(client = service$client), class = sprintf("arauto_http_%d", status))
  }
})

test_that("every attempt of a POST has the same key, another POST another", {
  service <- scripted(failure(502), answer('{"dados":{"id":"wh_1"}}'), answer('{"dados":{"id":"wh_2"}}'))
  arauto_webhook_criar("https://a.example", "publicacao.nova", client = service$client)
  arauto_webhook_criar("https://a.example", "publicacao.nova", client = service$client)
  keys <- vapply(service$requests, function(request) request$headers[["Idempotency-Key"]], "")
  expect_match(keys, "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$")
  expect_equal(keys[1], keys[2])
  expect_false(keys[1] == keys[3])
})

test_that("a change is repeated only if the service says that it was not made", {
  for (lost in list(broken, failure(500))) {
    service <- scripted(lost)
    expect_error(arauto_webhook_alterar("wh_1", ativo = FALSE, client = service$client), class = "arauto_error")
    expect_length(service$requests, 1)
  }
  service <- scripted(failure(429), answer('{"dados":{"id":"wh_1"}}'))
  expect_equal(arauto_webhook_alterar("wh_1", ativo = FALSE, client = service$client)$id, "wh_1")
})

test_that("a wait over max_wait is not waited", {
  service <- scripted(failure(429, list(`retry-after` = "61")))
  error <- expect_error(arauto_secoes(client = service$client), class = "arauto_rate_limit_error")
  expect_equal(error$retry_after, 61)
  expect_length(service$waits, 0)
})

test_that("the last answer's rate limit can be read", {
  limits <- list(`x-ratelimit-limit` = "120", `x-ratelimit-remaining` = "118", `x-ratelimit-reset` = "1060")
  service <- scripted(answer('{"dados":[]}', headers = limits))
  expect_null(arauto_rate_limit(service$client))
  arauto_secoes(client = arauto_with(service$client, timeout = 1))
  expect_equal(arauto_rate_limit(service$client)$remaining, 118)
  expect_equal(as.numeric(arauto_rate_limit(service$client)$reset), 1060)
})

test_that("a long wait is said to whoever sits before it", {
  slow <- function() scripted(failure(429, list(`retry-after` = "7")), page("pub_1"))
  rlang::local_interactive(TRUE)
  expect_message(arauto_buscar("x", client = slow()$client), class = "arauto_wait")
  rlang::local_interactive(FALSE)
  expect_no_message(arauto_buscar("x", client = slow()$client))
})

test_that("curl's own failures are typed, and tried again", {
  client <- arauto_client(api_key = "ar_0000demo_x", base_url = "http://127.0.0.1:1/api/v1")
  client$sleep <- function(seconds) waits <<- c(waits, seconds)
  waits <- numeric()
  expect_error(arauto_secoes(client = client), class = "arauto_connection_error")
  expect_length(waits, 2)
})

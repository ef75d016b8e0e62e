# Without a key, in an environment of these variables.
said <- function(...) {
  names <- c("ARAUTO_API_KEY", "ARAUTO_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
  old <- Sys.getenv(names, names = TRUE, unset = NA)
  on.exit({
    Sys.unsetenv(names)
    if (any(!is.na(old))) do.call(Sys.setenv, as.list(old[!is.na(old)]))
  })
  Sys.unsetenv(names)
  given <- list(...)
  if (length(given) > 0) do.call(Sys.setenv, given)
  conditionMessage(tryCatch(arauto_client(base_url = "http://x"), error = identity))
}

test_that("errors are in the language of the environment", {
  expect_match(said(), "Falta a chave")
  expect_match(said(LANG = "C.UTF-8"), "Falta a chave")
  expect_match(said(LANG = "pt_BR.UTF-8"), "Falta a chave")
  expect_match(said(LANGUAGE = "en", LANG = "pt_BR.UTF-8"), "No API key")
  expect_match(said(LANG = "en_US.UTF-8"), "No API key")
  expect_match(said(ARAUTO_LANGUAGE = "pt", LANG = "en_US.UTF-8"), "Falta a chave")
})

test_that("a wrong argument to the verification is named", {
  wrong <- function(named, ...) {
    right <- list(body = "{}", headers = list(`webhook-id` = "evt_1"), secret = "s")
    error <- expect_error(do.call(arauto_verify_webhook, utils::modifyList(right, list(...), keep.null = TRUE)),
      class = "arauto_configuration_error"
    )
    expect_match(conditionMessage(error), named)
  }
  wrong("body.*list", body = list(id = "evt_1"))
  wrong("headers.*NULL", headers = NULL)
  wrong("headers.*character", headers = "x")
  wrong("numeric", secret = 3)
  wrong("character", secret = NA_character_)
  wrong("list", secret = list("s", NULL))
  wrong("NULL", secret = NULL)
})

test_that("a page of events may be empty although others follow", {
  events <- function(ids, proximo, more) {
    items <- sprintf('{"id":"%s"}', ids)
    answer(sprintf('{"dados":{"limite":2,"proximo":"%s","tem_mais":%s,"resultados":[%s]},"avisos":[]}',
      proximo, more, paste(items, collapse = ",")
    ))
  }
  service <- scripted(
    events(character(), "10", "true"), events("a", "20", "true"), events(character(), "30", "true"),
    events("b", "40", "false")
  )
  expect_equal(arauto_collect(arauto_eventos, webhook = "wh_1", client = service$client)$id, c("a", "b"))
})

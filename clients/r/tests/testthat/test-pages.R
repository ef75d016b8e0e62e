ids <- function(pages) lapply(pages, function(each) each$id)

all_pages <- function(next_page) {
  pages <- list()
  while (!is.null(page <- next_page())) pages <- c(pages, list(page))
  pages
}

test_that("all pages are one table, and what was pushed to the next page is not twice in it", {
  service <- scripted(page(c("a", "b"), 1, 3), page(c("b", "c"), 2, 3), page("d", 3, 3))
  rows <- arauto_collect(arauto_buscar, "x", limite = 2, client = service$client)
  expect_equal(rows$id, c("a", "b", "c", "d"))
  expect_s3_class(rows$data_publicacao, "Date")
  expect_equal(attr(rows, "total"), 9)
  expect_match(service$requests[[3]]$url, "pagina=3")
})

test_that("a page is asked for only when it is needed", {
  service <- scripted(page(c("a", "b"), 1, 3), page(c("c", "d"), 2, 3))
  next_row <- arauto_items(arauto_buscar, termo = "x", client = service$client)
  expect_length(service$requests, 0)
  expect_equal(next_row()$id, "a")
  expect_equal(next_row()$id, "b")
  expect_length(service$requests, 1)
  expect_equal(next_row()$id, "c")
})

test_that("it ends at the last page, at an empty one, and at one that was not asked for", {
  service <- scripted(page(c("a", "b"), 1, 2), page("c", 2, 2))
  expect_equal(ids(all_pages(arauto_pages(arauto_buscar, "x", client = service$client))), list(c("a", "b"), "c"))
  service <- scripted(page(c("a", "b"), 1, 9), page(character(), 2, 9))
  expect_equal(ids(all_pages(arauto_pages(arauto_buscar, "x", client = service$client))), list(c("a", "b")))
  service <- scripted(page(c("a", "b"), 1, 9), page(c("a", "b"), 1, 9))
  expect_equal(ids(all_pages(arauto_pages(arauto_buscar, "x", client = service$client))), list(c("a", "b")))
  service <- scripted(page(character(), 1, 0))
  expect_equal(nrow(arauto_collect(arauto_buscar, "x", client = service$client)), 0)
  next_row <- arauto_items(arauto_buscar, "x", client = scripted(page("a"))$client)
  next_row()
  expect_null(next_row())
  expect_null(next_row())
})

test_that("a cap cuts, and says so", {
  service <- scripted(page(c("a", "b"), 1, 9), page(c("c", "d"), 2, 9))
  expect_warning(
    rows <- arauto_collect(arauto_buscar, "x", max_itens = 3, client = service$client), class = "arauto_truncated"
  )
  expect_equal(rows$id, c("a", "b", "c"))
  expect_silent(arauto_collect(arauto_buscar, "x", max_itens = 2, client = scripted(page(c("a", "b")))$client))
})

test_that("events go on from a cursor", {
  event_page <- function(id, tem_mais) {
    answer(sprintf(
      '{"dados":{"limite":1,"resultados":[{"id":"%s","tipo":"t","criado_em":"2026-03-09T12:00:00Z","dados":{"x":1}}],
        "proximo":"c-%s","tem_mais":%s,"avisos":[]}}', id, id, tem_mais
    ))
  }
  service <- scripted(event_page("evt_1", "true"), event_page("evt_2", "false"))
  events <- arauto_collect(arauto_eventos, limite = 1, client = service$client)
  expect_equal(events$id, c("evt_1", "evt_2"))
  expect_equal(events$dados[[2]], list(x = 1L))
  expect_match(service$requests[[2]]$url, "apos=c-evt_1")
})

test_that("pages whose columns differ in an unknown field are one table all the same", {
  odd <- answer('{"dados":{"total":2,"pagina":2,"limite":1,"total_paginas":2,"resultados":[{"id":"b","novo":{"x":1}}]}}')
  service <- scripted(page("a", 1, 2), odd)
  rows <- arauto_collect(arauto_buscar, "x", limite = 1, client = service$client)
  expect_equal(rows$id, c("a", "b"))
  expect_equal(rows$novo, list(NULL, list(x = 1L)))
})

test_that("who stops a collection keeps what has come; a script stops", {
  stopped <- function() rlang::interrupt()
  collect <- function() {
    service <- scripted(page(c("a", "b"), 1, 3), page("c", 2, 3), stopped)
    arauto_collect(arauto_buscar, "x", client = service$client)
  }
  rlang::local_interactive(TRUE)
  expect_warning(rows <- collect(), class = "arauto_truncated")
  expect_equal(rows$id, c("a", "b", "c"))
  rlang::local_interactive(FALSE)
  expect_equal(tryCatch(collect(), interrupt = function(e) "stopped"), "stopped")
})

test_that("rows of a table are collected, with the same columns on each page", {
  rows <- function(value, proximo) {
    answer(sprintf(
      '{"dados":{"total":2,"resultados":[{"id":"lin_%s","valor_global":%s}],"proximo":%s,"avisos":[]}}',
      value, value, proximo
    ))
  }
  service <- scripted(rows("null", '"b"'), rows("2", "null"))
  table <- arauto_collect(arauto_contratos, termo = "x", client = service$client)
  expect_equal(table$id, c("lin_null", "lin_2"))
  expect_equal(table$valor_global, c(NA, 2))
  expect_equal(attr(table, "total"), 2)
  expect_match(service$requests[[2]]$url, "cursor=b")
})

test_that("an unknown amount is a number, too", {
  service <- scripted(answer('{"dados":{"resultados":[{"id":"lin_1","valor_global":null}],"proximo":null}}'))
  expect_type(arauto_contratos(client = service$client)$resultados$valor_global, "double")
})

test_that("pages whose columns have other types are one table all the same", {
  rows <- function(pagina, ...) {
    answer(sprintf('{"dados":{"total":9,"pagina":%d,"limite":2,"total_paginas":3,"resultados":[%s],"avisos":[]}}',
      pagina, paste(c(...), collapse = ",")
    ))
  }
  service <- scripted(
    rows(1, '{"id":"a","novo":null,"outro":"x","data_publicacao":"2026-03-09","vazio":null}'),
    rows(2, '{"id":"b","novo":2,"outro":[1,2],"data_publicacao":"2026-02-30","vazio":null,"tarde":true}'),
    rows(3, '{"id":"c","novo":2.5,"outro":7,"data_publicacao":null,"vazio":null}')
  )
  rows <- arauto_collect(arauto_buscar, "x", client = service$client)
  expect_equal(rows$id, c("a", "b", "c"))
  expect_equal(rows$novo, c(NA, 2, 2.5))
  expect_equal(rows$outro, list("x", c(1, 2), 7))
  expect_equal(rows$data_publicacao, list(as.Date("2026-03-09"), "2026-02-30", NULL))
  expect_equal(rows$tarde, c(NA, TRUE, NA))
  expect_equal(rows$vazio, rep(NA_character_, 3))
})

test_that("what does not come in pages is refused before anything is asked for, with what does", {
  service <- scripted()
  for (follow in list(arauto_collect, arauto_pages, arauto_items)) {
    expect_error(
      follow(arauto_alteracoes, client = service$client),
      "^arauto_alteracoes\\(\\) .* arauto_buscar\\(\\)",
      class = "arauto_configuration_error"
    )
  }
  expect_error(arauto_collect(arauto_webhook_listar, client = service$client), class = "arauto_configuration_error")
  expect_length(service$requests, 0)
})

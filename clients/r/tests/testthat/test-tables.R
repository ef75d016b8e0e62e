test_that("no rows have the columns that rows have, of the same types", {
  service <- scripted(page("pub_1"), page(character()))
  some <- arauto_buscar("x", client = service$client)
  none <- arauto_buscar("x", client = service$client)
  expect_s3_class(none, "tbl_df")
  expect_equal(nrow(none), 0)
  expect_equal(lapply(none, class), lapply(some, class))
  expect_s3_class(some$data_publicacao, "Date")
  expect_equal(attr(none, "total"), 9)
})

test_that("every kind of table has columns of the types that its rows get", {
  for (columns in c(arauto:::ROWS, arauto:::COLUMNS)) {
    rows <- arauto:::as_rows(list(), columns)
    expect_equal(names(rows), names(columns))
  }
})

test_that("a column that is known to hold days has them, whatever its name", {
  rows <- arauto:::as_rows(list(list(quando = "2026-03-02"), list(quando = NULL)), c(quando = "D"))
  expect_equal(rows$quando, as.Date(c("2026-03-02", NA)))
})

test_that("unknown fields are kept, missing ones are NA, and what changed its type is not lost", {
  items <- arauto:::parse_json(charToRaw(
    '[{"id":"a","novo":1.5,"outro":{"b":[1,2]}},{"id":null,"novo":null,"titulo":["x","y"]}]'
  ))
  rows <- arauto:::as_rows(items, c(id = "c", titulo = "c", situacao = "c"))
  expect_equal(names(rows), c("id", "titulo", "situacao", "novo", "outro"))
  expect_equal(rows$id, c("a", NA))
  expect_equal(rows$titulo, list(NULL, c("x", "y")))
  expect_equal(rows$situacao, c(NA_character_, NA))
  expect_equal(rows$novo, c(1.5, NA))
  expect_equal(rows$outro[[1]], list(b = c(1, 2)))
})

test_that("a list of objects that nobody knows is a table, too", {
  service <- scripted(answer('{"dados":{"novidades":[{"a":1,"b":"x"},{"a":2,"b":null}]}}'))
  expect_equal(arauto_publicacao("pub_1", client = service$client)$novidades, tibble::tibble(a = c(1, 2), b = c("x", NA)))
})

test_that("an object's dates, moments, lists and tables are converted", {
  service <- scripted(answer(paste0(
    '{"dados":{"data_publicacao":"2026-03-09","ementa":null,"palavras_chave":[],"publicacoes_relacionadas":["pub_2"],',
    '"relacoes":[],"criado_em":"2026-03-09T12:00:00.250Z","entidades":{"pessoas":[{"nome":"A","cargo":null}]}}}'
  )))
  act <- arauto_publicacao("pub_1", client = service$client)
  expect_equal(act$data_publicacao, as.Date("2026-03-09"))
  expect_equal(format(act$criado_em, "%H:%M:%OS3"), "12:00:00.250")
  expect_null(act$ementa)
  expect_equal(act$palavras_chave, character())
  expect_equal(act$publicacoes_relacionadas, "pub_2")
  expect_equal(names(act$relacoes), c("tipo", "id", "confianca"))
  expect_equal(act$entidades$pessoas, tibble::tibble(nome = "A", cargo = NA_character_))
})

test_that("notices are warnings, and stay with the answer", {
  service <- scripted(answer(paste0(
    '{"dados":[],"avisos":[{"codigo":"edicoes_ausentes","campo":"data","mensagem":"Falta a edição de 9/3.",',
    '"sugestoes":["2026-03-10"]}]}'
  )))
  warning <- expect_warning(editions <- arauto_edicoes(data = "2026-03-09", client = service$client), class = "arauto_aviso")
  expect_equal(warning$codigo, "edicoes_ausentes")
  expect_match(conditionMessage(warning), "2026-03-10")
  expect_equal(attr(editions, "avisos")$codigo, "edicoes_ausentes")
})

test_that("a day or a moment that cannot be one stays as it came, with those beside it", {
  columns <- c(data = "D", criado_em = "T")
  items <- arauto:::parse_json(charToRaw(
    '[{"data":"2026-03-09","criado_em":"2026-03-09T12:00:00Z"},{"data":"2026-13-45","criado_em":"ontem"},{"data":null}]'
  ))
  rows <- arauto:::as_rows(items, columns)
  expect_equal(rows$data, list(as.Date("2026-03-09"), "2026-13-45", NULL))
  expect_equal(rows$criado_em[2:3], list("ontem", NULL))
  expect_s3_class(arauto:::as_rows(items[3], columns)$criado_em, "POSIXct")
})

test_that("a number that is too large for an integer is kept whole", {
  items <- arauto:::parse_json(charToRaw('[{"total":1},{"total":3000000000}]'))
  expect_equal(arauto:::as_rows(items, c(total = "i"))$total, list(1L, 3e9))
})

test_that("a text is one, even under a name that dates have", {
  rows <- arauto:::as_rows(list(list(data_efeito_origem = "publicacao")), arauto:::ROWS$Movimento)
  expect_equal(rows$data_efeito_origem, "publicacao")
})

test_that("objects with the same fields are read as those with fields of their own", {
  alike <- '[{"a":"x","b":1,"c":["p"],"d":null},{"a":null,"b":2.5,"c":[],"d":{"e":true}}]'
  unlike <- '[{"a":"x","b":1,"c":["p"]},{"d":{"e":true},"c":[],"b":2.5}]'
  rows <- lapply(c(alike, unlike), function(text) {
    arauto:::as_rows(arauto:::parse_json(charToRaw(text)), c(a = "c", b = "d", c = "s", d = "x"))
  })
  expect_equal(rows[[1]], rows[[2]])
  expect_equal(rows[[1]]$b, c(1, 2.5))
  expect_equal(rows[[1]]$c, list("p", character()))
})

test_that("values of several kinds are kept as they came", {
  items <- arauto:::parse_json(charToRaw('[{"a":1},{"a":"1"},{"a":true},{"a":[]}]'))
  expect_equal(arauto:::as_rows(items, c(a = "c"))$a, list(1L, "1", TRUE, character()))
  expect_equal(arauto:::as_rows(items[c(1, 3)], NULL)$a, list(1L, TRUE))
})

test_that("objects of one field each, and no rows of an unknown kind, are tables", {
  items <- arauto:::parse_json(charToRaw('[{"id":"a"},{"titulo":"b"}]'))
  expect_equal(arauto:::as_rows(items, NULL), tibble::tibble(id = c("a", NA), titulo = c(NA, "b")))
  expect_equal(dim(arauto:::as_rows(list(), NULL)), c(0L, 0L))
})

test_that("days and moments are read under every name that the API gives them", {
  service <- scripted(answer(
    '{"dados":{"em":"2026-03-09T12:00:00Z","prazo":"2026-03-09","prazos":[{"inicio":"2026-03-09","fim":3}],"inicio":7}}'
  ))
  act <- arauto_publicacao("pub_1", client = service$client)
  expect_s3_class(act$em, "POSIXct")
  expect_s3_class(act$prazo, "Date")
  expect_s3_class(act$prazos$inicio, "Date")
  expect_equal(act$inicio, 7)
})

test_that("a list of objects without any is a table, a list of texts none", {
  service <- scripted(answer('{"dados":{"publicacoes":[],"partes":[],"inexistentes":["pub_1"],"dias":[]}}'))
  acts <- arauto_publicacoes("pub_1", client = service$client)
  expect_equal(nrow(acts$publicacoes), 0)
  expect_equal(nrow(acts$partes), 0)
  expect_equal(acts$dias, character())
})

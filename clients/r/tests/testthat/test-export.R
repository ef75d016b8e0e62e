line <- function(id) sprintf('{"id":"%s","titulo":"T\u00edtulo %s","data_publicacao":"2026-03-09"}\n', id, id)

# An answer of which only a part comes, as the transport would have written it.
breaks_off <- function(text) structure(list(text = text), class = "breaks_off")

exporting <- function(...) {
  answers <- list(...)
  service <- scripted()
  service$client$transport <- function(request) {
    service$requests <- c(service$requests, list(request))
    answer <- answers[[length(service$requests)]]
    if (is.function(answer)) answer()
    writeBin(if (inherits(answer, "breaks_off")) charToRaw(enc2utf8(answer$text)) else answer$body, request$destination)
    if (inherits(answer, "breaks_off")) broken()
    answer$body <- NULL
    answer
  }
  service
}

sent <- function(service, form) {
  urls <- vapply(service$requests, function(request) request$url, "")
  sub(form, "\\1", ifelse(grepl(form, urls), urls, ""))
}

test_that("an export is a table of what was asked for, also without rows", {
  service <- exporting(answer(paste0(line("a"), line("b")), headers = list(`x-total` = "2", `x-avisos` = "")), answer(""))
  rows <- arauto_exportar("x", campos = c("id", "titulo", "data_publicacao"), client = service$client)
  expect_equal(names(rows), c("id", "titulo", "data_publicacao"))
  expect_equal(rows$titulo, c("T\u00edtulo a", "T\u00edtulo b"))
  expect_s3_class(rows$data_publicacao, "Date")
  expect_equal(attr(rows, "total"), 2)
  expect_match(service$requests[[1]]$url, "formato=jsonl&campos=id&campos=titulo&campos=data_publicacao$")
  none <- arauto_exportar("x", client = service$client)
  expect_equal(names(none), names(arauto:::COLUMNS$exportacao))
})

test_that("what breaks off goes on after the last whole line, and failures count from one again", {
  service <- exporting(
    breaks_off(paste0(line("a"), substr(line("b"), 1, 20))), broken, breaks_off(line("b")), failure(503), answer(line("c"))
  )
  expect_equal(arauto_exportar("x", client = service$client)$id, c("a", "b", "c"))
  expect_equal(sent(service, ".*apos=(.*)"), c("", "a", "a", "b", "b"))
  expect_equal(service$waits, c(0.5, 1, 0.5, 1))
})

test_that("without id, or as a file, it does not go on", {
  service <- exporting(breaks_off(line("a")))
  expect_error(arauto_exportar("x", campos = "titulo", client = service$client), class = "arauto_connection_error")
  expect_length(service$requests, 1)
  folder <- tempfile()
  dir.create(folder)
  service <- exporting(breaks_off("id\r\na\r\n"), answer("id\r\na\r\n"))
  path <- file.path(folder, "atos.csv")
  expect_error(arauto_save_export(path, "x", client = service$client), class = "arauto_connection_error")
  expect_equal(dir(folder), character())
  expect_equal(arauto_save_export(path, "x", bom = TRUE, client = service$client), path)
  expect_equal(rawToChar(readBin(path, "raw", 99)), "id\r\na\r\n")
})

test_that("a refusal is an error as everywhere, also the last of several", {
  service <- exporting(failure(503), failure(400))
  expect_equal(expect_error(arauto_exportar("x", client = service$client), class = "arauto_http_400")$codigo, "c")
  service <- exporting(failure(503), failure(503), failure(503))
  expect_equal(expect_error(arauto_exportar("x", client = service$client), class = "arauto_http_503")$codigo, "c")
})

test_that("the notices of an export name what explains them", {
  noticed <- answer("", headers = list(`x-total` = "0", `x-avisos` = "edicoes_ausentes"))
  expect_warning(arauto_exportar("x", client = exporting(noticed)$client), "arauto_buscar()", fixed = TRUE)
  expect_warning(arauto_exportar_sancoes(client = exporting(noticed)$client), "arauto_sancoes()", fixed = TRUE)
})

test_that("a file is saved in place of another, never of a folder, and only where there is one", {
  folder <- tempfile("atos [1]")
  dir.create(folder)
  path <- file.path(folder, "atos.csv")
  service <- exporting(answer("velho"), answer("novo"))
  arauto_save_export(path, client = service$client)
  arauto_save_export(path, client = service$client)
  expect_equal(readLines(path, warn = FALSE), "novo")
  for (wrong in c(folder, file.path(folder, "nenhuma", "atos.csv"))) {
    service <- exporting(answer("novo"))
    expect_error(arauto_save_export(wrong, client = service$client), class = "arauto_configuration_error")
    expect_length(service$requests, 0)
  }
  expect_equal(dir(folder), "atos.csv")
})

test_that("a last line without its end is whole, if the answer ended properly", {
  service <- exporting(
    answer(paste0(line("a"), sub("\n", "", line("b"))), headers = list(`x-total` = "3")),
    answer(line("c"), headers = list(`x-total` = "1"))
  )
  expect_equal(arauto_exportar("x", client = service$client)$id, c("a", "b", "c"))
  expect_equal(sent(service, ".*apos=(.*)"), c("", "b"))
})

test_that("lines may be longer than the pieces in which a file is read", {
  path <- tempfile()
  long <- strrep("x", 3 * 2^20)
  writeBin(charToRaw(paste0("a\n", long, "\nrest")), path)
  expect_equal(arauto:::count_lines(path), 3)
  last <- arauto:::last_line(path)
  expect_equal(length(last$line), nchar(long))
  expect_equal(last$end, nchar(long) + 3)
  target <- tempfile()
  file.create(target)
  arauto:::append_head(path, target, last$end)
  expect_equal(file.size(target), last$end)
  expect_null(arauto:::last_line(target <- { writeBin(charToRaw("rest"), path); path }))
})

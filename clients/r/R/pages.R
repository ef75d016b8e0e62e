#' All pages of an operation
#'
#' For the operations that answer page by page: [arauto_buscar()], [arauto_webhook_entregas()], [arauto_eventos()], and
#' the tables, such as [arauto_contratos()].
#' `arauto_collect()` gives one table; `arauto_pages()` and `arauto_items()` give an iterator, which asks for a page only
#' when it is needed.
#'
#' New publications shift others to the next page; an iteration omits what it has already given.
#' For a list that must be complete, close the period with `data_fim`. Notices are shown only for the first page.
#'
#' @param operation The function to call for each page.
#' @param ... Its arguments, by name or in its order. `pagina` is where to begin.
#' @param limite How many items to fetch at a time.
#' @param max_itens The most rows to collect. A warning of class `arauto_truncated` says when there would be more, also
#'   when you stop a collection that is on its way: what has come so far is kept.
#' @return `arauto_collect()`: a tibble, with the attributes of the first page. `arauto_pages()` and `arauto_items()`: a
#'   function that gives the next page, or the next row, at each call, and `NULL` after the last.
#' @examplesIf nzchar(Sys.getenv("ARAUTO_API_KEY")) && nzchar(Sys.getenv("ARAUTO_BASE_URL"))
#' arauto_collect(arauto_buscar, "licitação", data_fim = Sys.Date(), max_itens = 300)
#'
#' next_page <- arauto_pages(arauto_buscar, "licitação", data_fim = Sys.Date())
#' nrow(next_page())
#' @export
arauto_collect <- function(operation, ..., limite = 100, max_itens = 10000) {
  next_page <- arauto_pages(operation, ..., limite = max(1, min(limite, max_itens)))
  pages <- list()
  count <- 0
  more <- FALSE
  # Shown only if it takes a while, and never in the log of a script.
  progress <- if (rlang::is_interactive()) cli::cli_progress_bar(text("fetching"), total = NA)
  total <- NULL
  tryCatch(
    while (count < max_itens && !is.null(page <- next_page())) {
      pages <- c(pages, list(page))
      count <- count + nrow(page)
      more <- has_more(page)
      total <- total %||% min(attr(page, "total"), max_itens) # of the tables, only the first page has it
      if (!is.null(progress)) cli::cli_progress_update(set = count, total = total, id = progress)
    },
    interrupt = function(e) if (rlang::is_interactive()) warn_interrupted(count) else rlang::interrupt()
  )
  if (length(pages) == 0) return(tibble::tibble())
  if (count > max_itens || (count == max_itens && more)) warn_truncated(max_itens)
  rows <- utils::head(bound(pages), max_itens)
  keep <- attributes(pages[[1]])
  attributes(rows) <- c(attributes(rows), keep[setdiff(names(keep), names(attributes(rows)))])
  rows
}

#' @rdname arauto_collect
#' @export
arauto_pages <- function(operation, ..., limite = 100) {
  check_paged(operation)
  arguments <- list(...)
  if ("pagina" %in% names(formals(operation))) arguments$pagina <- arguments$pagina %||% 1
  cursor <- if ("cursor" %in% names(formals(operation))) "cursor" else "apos"
  seen <- character()
  first <- TRUE
  done <- FALSE
  function() {
    if (done) return(NULL)
    page <- rows_of(call_page(operation, c(arguments, limite = limite), quiet = !first))
    ended <- is_behind(page, arguments, cursor)
    if (!first && ended) {
      done <<- TRUE
      return(NULL)
    }
    first <<- FALSE
    done <<- ended || !has_more(page)
    arguments <<- next_arguments(arguments, page, cursor)
    # Rows without an id, such as one that was not asked for, cannot be told apart: all are given.
    ids <- if ("id" %in% names(page)) page$id else rep(NA, nrow(page))
    fresh <- is.na(ids) | !ids %in% seen
    seen <<- c(seen, ids[!is.na(ids)])
    if (all(fresh)) page else page[fresh, ]
  }
}

#' @rdname arauto_collect
#' @export
arauto_items <- function(operation, ..., limite = 100) {
  next_page <- arauto_pages(operation, ..., limite = limite)
  page <- NULL
  row <- 0
  function() {
    while (is.null(page) || row >= nrow(page)) {
      page <<- next_page()
      row <<- 0
      if (is.null(page)) {
        next_page <<- function() NULL
        return(NULL)
      }
    }
    row <<- row + 1
    plain_rows(page)[row, ]
  }
}

# A function of the caller's own is his to judge.
check_paged <- function(operation) {
  functions <- mget(getNamespaceExports("arauto"), asNamespace("arauto"))
  own <- names(Filter(function(each) identical(each, operation), functions))
  if (all(own %in% PAGED)) return(invisible())
  names <- paste0(PAGED, "()", collapse = ", ")
  abort_arauto(text("not_paged", operation = paste0(own, "()"), names = names), "arauto_configuration_error")
}

# Only the first page's notices are shown.
call_page <- function(operation, arguments, quiet) {
  withCallingHandlers(
    do.call(operation, arguments),
    arauto_aviso = function(notice) if (quiet) invokeRestart("muffleWarning")
  )
}

# Whether a page is no step forward, so that there is nothing after it. One that goes by cursor may be empty although
# others follow.
is_behind <- function(page, arguments, cursor) {
  if (!is.null(attr(page, "proximo"))) return(identical(attr(page, "proximo"), arguments[[cursor]]))
  nrow(page) == 0 || !identical(as.numeric(attr(page, "pagina")), as.numeric(arguments$pagina))
}

has_more <- function(page) {
  if (!is.null(attr(page, "proximo"))) return(isTRUE(attr(page, "tem_mais")))
  isTRUE(attr(page, "pagina") < attr(page, "total_paginas"))
}

next_arguments <- function(arguments, page, cursor) {
  following <- attr(page, "proximo")
  if (is.null(following)) arguments$pagina <- attr(page, "pagina") + 1 else arguments[[cursor]] <- following
  arguments
}

# The tables of rows answer with an object: its rows, with the rest as attributes.
rows_of <- function(page) {
  if (is.data.frame(page) || !is.data.frame(page$resultados)) return(page)
  rows <- page$resultados
  for (name in setdiff(names(page), "resultados")) attr(rows, name) <- page[[name]]
  # Each page but the last says where the next one begins.
  attr(rows, "tem_mais") <- !is.null(page$proximo)
  rows
}

plain_rows <- function(page) {
  tibble::new_tibble(as.list(page), nrow = nrow(page))
}

# The rows of all pages. A column may be of another type on each, if it is one that this version does not know and has no
# value on some page, or if a value does not fit it.
bound <- function(pages) {
  sizes <- vapply(pages, nrow, 1L)
  names <- unique(unlist(lapply(pages, names)))
  columns <- lapply(rlang::set_names(names), function(name) {
    joined(Map(function(page, size) if (name %in% names(page)) page[[name]] else rep(NA, size), pages, sizes))
  })
  tibble::new_tibble(columns, nrow = sum(sizes))
}

# One column of its parts; a list of their values if they have no type in common.
joined <- function(parts) {
  if (any(lengths(parts) > 0)) parts <- parts[lengths(parts) > 0]
  empty <- vapply(parts, function(part) is.atomic(part) && all(is.na(part)), NA)
  if (!all(empty)) parts[empty] <- lapply(lengths(parts[empty]), rep, x = NA)
  lists <- function() lapply(parts, function(part) if (is.list(part)) part else listed(part))
  tryCatch(
    vctrs::vec_c(!!!if (any(vapply(parts, is.list, NA))) lists() else parts),
    vctrs_error_incompatible_type = function(e) vctrs::vec_c(!!!lists())
  )
}

listed <- function(values) {
  lapply(seq_along(values), function(at) if (!is.na(values[[at]])) values[[at]])
}

warn_interrupted <- function(count) {
  rlang::warn(
    text("interrupted", count = as.integer(count)),
    class = "arauto_truncated", call = NULL
  )
}

warn_truncated <- function(max_itens) {
  rlang::warn(
    text("truncated", count = as.integer(max_itens)),
    class = "arauto_truncated", call = NULL
  )
}

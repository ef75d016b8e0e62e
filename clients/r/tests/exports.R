# What arrives of an export: saves it by the client in all formats, and reads these files and those of a month that the
# service wrote itself. ../../conformance/exports.ts knows what is right.
suppressMessages(pkgload::load_all(".", quiet = TRUE, export_all = FALSE))

FIELDS <- c("id", "titulo", "conteudo_completo")

read_lines <- function(path) {
  acts <- lapply(readLines(path, encoding = "UTF-8"), jsonlite::parse_json, simplifyVector = FALSE)
  as.data.frame(lapply(stats::setNames(FIELDS, FIELDS), function(field) vapply(acts, function(act) act[[field]], "")))
}

read_table <- function(path) {
  utils::read.csv(path, colClasses = "character", encoding = "UTF-8", na.strings = character(), check.names = FALSE)
}

readers <- list(jsonl = list(jsonlite = read_lines), csv = list(read.csv = read_table), parquet = list())
for (package in c("nanoparquet", "arrow")) {
  if (requireNamespace(package, quietly = TRUE)) readers$parquet[[package]] <- getExportedValue(package, "read_parquet")
}
if (length(readers$parquet) == 0) cat("NOT TESTED: Parquet in R (neither nanoparquet nor arrow is installed)\n")

report <- function(of, base) {
  for (format in names(readers)) {
    for (name in names(readers[[format]])) {
      acts <- readers[[format]][[name]](paste0(base, ".", format))
      fields <- lapply(FIELDS, function(field) lapply(enc2utf8(acts[[field]]), charToRaw))
      rows <- do.call(Map, c(function(id, title, text) c(id, as.raw(0), title, as.raw(0), text, as.raw(10)), fields))
      digest <- as.character(openssl::sha256(unlist(rows)))
      cat(sprintf('{"id":"%s %s %s","rows":%d,"digest":"%s"}\n', of, format, name, nrow(acts), digest))
    }
  }
}

saved <- file.path(Sys.getenv("EXPORTS_FOLDER"), "acts")
for (format in names(readers)) arauto_save_export(paste0(saved, ".", format), formato = format, campos = FIELDS)
report("saved", saved)
report("month", Sys.getenv("EXPORTS_MONTH"))

# What this package itself says, in the user's language: R/texts.R.

# One of the texts, with its gaps filled.
text <- function(name, ...) {
  filled <- TEXTS[[language()]][[name]]
  values <- list(...)
  for (gap in names(values)) filled <- sub(sprintf("{%s}", gap), values[[gap]], filled, fixed = TRUE)
  filled
}

# Portuguese, as what the service says, unless the environment names another language; the first variable that is set
# decides.
language <- function() {
  named <- Sys.getenv(c("ARAUTO_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
  named <- c(named[nzchar(named)], "")[[1]]
  if (grepl("^(pt|portuguese|c|posix|)([^a-z]|$)", named, ignore.case = TRUE)) "pt" else "en"
}

#!/usr/bin/env bash
# R and the packages that the R client imports, checks and documents with.
set -euo pipefail
. "$(dirname "$0")/../apt.sh"
apt_install r-base-core r-cran-cli r-cran-curl r-cran-jsonlite r-cran-openssl r-cran-rlang r-cran-tibble r-cran-vctrs r-cran-testthat \
  r-cran-roxygen2
Rscript -e 'cat(R.version.string, "curl", format(packageVersion("curl")), "\n")'

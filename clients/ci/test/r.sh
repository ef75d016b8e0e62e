# Sourced by ../test.sh: $client is the folder of the client, $work one that is removed afterwards.
engine=Rscript

run_tests() {
  documented
  cd "$work"
  R CMD build "$client" >build.log 2>&1 || { cat build.log; return 1; }
  R CMD check --no-manual arauto_*.tar.gz >check.log 2>&1 || { cat check.log; return 1; }
  # Neither warnings nor notes.
  grep -qx 'Status: OK' check.log || { cat check.log; return 1; }
  grep -h '^\[ FAIL' arauto.Rcheck/tests/testthat.Rout
  # With the reference as pages.
  mkdir "$work/library"
  R CMD INSTALL --html -l "$work/library" arauto_*.tar.gz >install.log 2>&1 || { cat install.log; return 1; }
  test -f "$work/library/arauto/html/arauto_buscar.html"
  echo "r: R CMD check is OK ($(Rscript -e 'cat(R.version.string, "curl", format(packageVersion("curl")))'))"
}

# The reference pages and the list of exports are those that the sources say.
documented() {
  cp -r "$client" "$work/documented"
  (cd "$work/documented" && Rscript -e 'roxygen2::roxygenise()') >"$work/roxygen.log" 2>&1 || { cat "$work/roxygen.log"; return 1; }
  diff -r "$client/man" "$work/documented/man" && diff "$client/NAMESPACE" "$work/documented/NAMESPACE" ||
    { echo "r: run roxygen2::roxygenise() in clients/r and commit what it writes" >&2; return 1; }
}

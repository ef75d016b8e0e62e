# Sourced by ../test.sh.
engine=$here/../javascript/.engines/node_modules/.bin/attw

run_tests() {
  npm run --silent build --prefix "$client"
  (cd "$client/../.." && npx vitest run clients)
  node "$client/test/package/check.ts"
  npm run --silent docs --prefix "$client" -- --out "$work/docs" --logLevel Error
  test -f "$work/docs/classes/index.Arauto.html"
}

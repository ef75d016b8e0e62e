# Sourced by ../test.sh.
engine=$here/../javascript/.engines/node_modules/.bin/attw

run_tests() {
  npm run --silent build --prefix "$client"
  (cd "$client/../.." && npx vitest run clients)
  node "$client/test/package/check.ts"
}

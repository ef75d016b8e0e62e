# Sourced by ../test.sh.
engine=$here/../n8n/node_modules/.bin/n8n-node

run_tests() {
  npm run --silent build --prefix "$client"
  cd "$client/../.."
  npx tsc -p "$client"
  npx tsc -p "$client/tsconfig.test.json"
  (cd "$client" && npx n8n-node lint)
  npx vitest run --config "$client/vitest.config.mts"
}

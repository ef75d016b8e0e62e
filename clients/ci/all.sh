#!/usr/bin/env bash
# Tests every client whose folder exists, and runs all scenarios of conformance with all of them. install-all.sh goes first.
# An engine that cannot be had is a failure, unless ALLOW_MISSING (languages, separated by commas) names it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export PATH="$here/../../node_modules/node/bin:$PATH"
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

without_engine() {
  for language in javascript python r julia matlab; do
    bash "$here/has-engine.sh" "$language" || echo "$language"
  done
}
missing=$(without_engine | paste -sd ,)

test_in_turn() {
  for language in "$@"; do
    [ -d "$here/../$language" ] || continue
    nice -n 19 bash "$here/test.sh" "$language" 2>&1 | sed -u "s/^/$language: /" || touch "$logs/$language.failed"
  done
}

conformance() { node "$here/../conformance/run.ts" --without "$missing" --lane "$1/4" || touch "$logs/conformance-$1.failed"; }

judge() { nice -n 19 node "$1.ts" --without "$missing" || touch "$logs/$(basename "$1").failed"; }

# With what its tests have built.
javascript_and_what_uses_it() {
  test_in_turn javascript
  for each in exports samples reference; do judge "$here/../conformance/$each" & done
  # n8n's client contains what javascript's builds.
  test_in_turn n8n python
  wait
}

# Scenarios mostly wait, as a client must after a failure, and measure how long it did: several lanes at once, each with
# a service of its own, and before the clients' own tests, which compute.
for lane in 1 2 3 4; do conformance "$lane" & done
# Side by side, because most of them use one core.
test_in_turn r julia matlab &
javascript_and_what_uses_it &
wait
failed=$(find "$logs" -name '*.failed' -exec basename -s .failed {} + | paste -sd ' ')
[ -z "$failed" ] || { echo "FAILED: $failed"; exit 1; }

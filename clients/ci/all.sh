#!/usr/bin/env bash
# Tests every client whose folder exists; then all scenarios of conformance with all of them. install-all.sh goes first.
# An engine that cannot be had is a failure, unless ALLOW_MISSING (languages, separated by commas) names it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export PATH="$here/../../node_modules/node/bin:$PATH"
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

test_in_turn() {
  for language in "$@"; do
    [ -d "$here/../$language" ] || continue
    bash "$here/test.sh" "$language" 2>&1 | tee "$logs/$language" | sed -u "s/^/$language: /" ||
      touch "$logs/$language.failed"
  done
}

# Side by side, because most of them use one core; n8n's client contains what javascript's builds.
test_in_turn r julia matlab &
test_in_turn javascript n8n python
wait $!
missing=$(cd "$logs" && { grep -ls '^NOT TESTED' * || true; } | paste -sd ,)
failed=$(find "$logs" -name '*.failed' -exec basename -s .failed {} + | paste -sd ' ')

# Clients mostly wait there, as they must after a failure: so several at once, each lane with a service of its own.
echo '== conformance, in three lanes'
lanes=()
for lane in 1 2 3; do
  node "$here/../conformance/run.ts" --without "$missing" --lane "$lane/3" &
  lanes+=($!)
done
for lane in "${lanes[@]}"; do wait "$lane" || failed+=' conformance'; done
echo '== exports, samples of the page'
node "$here/../conformance/exports.ts" --without "$missing" &
exports=$!
node "$here/../conformance/samples.ts" --without "$missing" || failed+=' samples'
wait $exports || failed+=' exports'
[ -z "$failed" ] || { echo "FAILED: $failed"; exit 1; }

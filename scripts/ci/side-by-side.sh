#!/usr/bin/env bash
# side-by-side.sh COMMAND …
#
# Runs these commands, two at a time, in this order. What one prints
# comes whole, when it has ended. After a failure no other one begins; the one that still runs may end.
set -euo pipefail

export PRINTED
PRINTED=$(mktemp -d)
trap 'rm -rf "$PRINTED"' EXIT

run() {
  local output status=0 began=$SECONDS
  output=$(mktemp -p "$PRINTED")
  echo "… $1"
  bash -euo pipefail -c "$1" >"$output" 2>&1 </dev/null || status=$?
  {
    flock 9
    echo "== $1"
    cat "$output"
    echo "== $((SECONDS - began)) s$([ $status = 0 ] || echo ", FAILED with $status"): $1"
  } 9>"$PRINTED/lock"
  # xargs begins no other one after 255.
  [ $status = 0 ] || exit 255
}
export -f run

printf '%s\0' "$@" | xargs -0 -n 1 -P 2 bash -c 'run "$1"' run

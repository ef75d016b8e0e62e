#!/usr/bin/env bash
# Installs for, and tests, every client whose folder exists. An engine that cannot be had is a failure, unless ALLOW_MISSING names it.
set -euo pipefail
cd "$(dirname "$0")"
failed=()
for language in javascript python r julia matlab; do
  [ -d "../$language" ] || continue
  echo "== $language"
  # What could not be installed is missed by test.sh, which says so.
  bash install.sh "$language" || echo "$language: install.sh failed" >&2
  bash test.sh "$language" || failed+=("$language")
done
[ ${#failed[@]} -eq 0 ] || { echo "FAILED: ${failed[*]}"; exit 1; }

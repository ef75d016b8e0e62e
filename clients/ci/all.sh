#!/usr/bin/env bash
# Installs for, and tests, every client whose folder exists; then all scenarios of conformance with all of them.
# An engine that cannot be had is a failure, unless ALLOW_MISSING (languages, separated by commas) names it.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export PATH="$here/../../node_modules/node/bin:$PATH"
failed=()
missing=()
for language in javascript python r julia matlab n8n; do
  [ -d "$here/../$language" ] || continue
  echo "== $language"
  # What could not be installed is missed by test.sh, which says so.
  bash "$here/install.sh" "$language" || echo "$language: install.sh failed" >&2
  bash "$here/test.sh" "$language" | tee "${TMPDIR:-/tmp}/clients-$language.$$" || failed+=("$language")
  if grep -q '^NOT TESTED' "${TMPDIR:-/tmp}/clients-$language.$$"; then missing+=("$language"); fi
  rm -f "${TMPDIR:-/tmp}/clients-$language.$$"
done
echo '== conformance'
node "$here/../conformance/run.ts" --without "$(IFS=,; echo "${missing[*]:-}")" || failed+=(conformance)
echo '== exports'
node "$here/../conformance/exports.ts" --without "$(IFS=,; echo "${missing[*]:-}")" || failed+=(exports)
[ ${#failed[@]} -eq 0 ] || { echo "FAILED: ${failed[*]}"; exit 1; }

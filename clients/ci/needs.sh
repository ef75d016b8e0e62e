#!/usr/bin/env bash
# needs.sh LANGUAGE …: fails, and says the way out, unless what runs these clients' tests is installed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
missing=()
for language in "$@"; do
  bash "$here/has-engine.sh" "$language" || missing+=("$language")
done
[ ${#missing[@]} -eq 0 ] && exit
echo "not installed: ${missing[*]}. First: bash clients/ci/install-all.sh" >&2
exit 1

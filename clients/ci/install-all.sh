#!/usr/bin/env bash
# Installs what the tests of every client need whose folder exists; what is there is left alone.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
for language in javascript python r julia matlab n8n; do
  [ -d "$here/../$language" ] || continue
  # What could not be installed is missed by test.sh, which says so.
  bash "$here/install.sh" "$language" || echo "$language: install.sh failed" >&2
done

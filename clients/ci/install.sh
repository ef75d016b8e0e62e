#!/usr/bin/env bash
# Installs what the tests of one client need: clients/ci/install.sh javascript|python|r|julia|matlab|n8n
# May be run again: what is there is left alone. Needs root (or sudo) where something is missing.
set -euo pipefail
language=${1:-}
here=$(cd "$(dirname "$0")" && pwd)
script=$here/install/$language.sh
if [ -z "$language" ] || [ ! -f "$script" ]; then
  echo "usage: $0 <$(cd "$here/install" && ls ./*.sh | sed 's|^\./||; s|\.sh$||' | paste -sd '|')>" >&2
  exit 2
fi
exec bash "$script"

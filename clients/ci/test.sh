#!/usr/bin/env bash
# Tests one client: clients/ci/test.sh javascript|python|r|julia|matlab|n8n
# An engine that is missing is a failure, unless ALLOW_MISSING (languages, separated by commas) names it.
set -euo pipefail
language=${1:-}
here=$(cd "$(dirname "$0")" && pwd)
script=$here/test/$language.sh
if [ -z "$language" ] || [ ! -f "$script" ]; then
  echo "usage: $0 <$(cd "$here/test" && ls ./*.sh | sed 's|^\./||; s|\.sh$||' | paste -sd '|')>" >&2
  exit 2
fi
. "$script"
if ! bash "$here/has-engine.sh" "$language"; then
  if [[ ",${ALLOW_MISSING:-}," == *",$language,"* ]]; then
    echo "NOT TESTED: $language ($engine is not installed)"
    exit 0
  fi
  echo "$engine is not installed: clients/ci/install.sh $language" >&2
  exit 1
fi
client=$(cd "$here/../$language" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
run_tests

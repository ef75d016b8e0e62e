#!/usr/bin/env bash
# clients/ci/test.sh <language>: all tests of one client, conformance included. ci/install.sh has been run.
# ALLOW_MISSING=julia,matlab: a language whose engine is missing is NOT TESTED, instead of a failure.
set -euo pipefail
cd "$(dirname "$0")/.."
language=${1:?usage: clients/ci/test.sh javascript | python | r | julia | matlab}

# Ends the script: with 0 if the language may be missing.
missing() {
  echo "NOT TESTED: the $language client: $1 is missing (clients/ci/install.sh $language)"
  case ",${ALLOW_MISSING:-}," in *",$language,"*) exit 0 ;; *) exit 1 ;; esac
}

conformance() {
  node conformance/run.ts "$@"
}

case $language in
  javascript)
    [ -x javascript/.engines/node_modules/.bin/attw ] || missing 'what its packages are judged with'
    npm run --silent build --prefix javascript
    node javascript/test/package/check.ts
    conformance javascript
    ;;
  python)
    [ -x python/.venv/bin/python ] || missing 'its virtual environment'
    (
      cd python
      export PATH="$PWD/.venv/bin:$PATH"
      python tools/unasync.py --check
      ruff check src tests tools examples
      ruff format --check src tests tools examples
      mypy
      pyright
      python -m pytest
      .venv-httpx/bin/python -m pytest --ignore tests/test_frames.py
      bash tests/packages.sh
    )
    conformance python python-async python-httpx
    ;;
  *)
    echo "no client in $language" >&2
    exit 2
    ;;
esac

#!/usr/bin/env bash
# clients/ci/install.sh <language>: brings what the tests of one client need, beside what npm ci brings. Again: changes nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
language=${1:?usage: clients/ci/install.sh javascript | python | r | julia | matlab}

case $language in
  javascript)
    # The oldest Node that is promised, other platforms, and the judges of packages; none of it is the project's own.
    npm install --prefix javascript/.engines --no-save --no-audit --no-fund --silent \
      node@20 deno@2 bun@1 publint@0.3 @arethetypeswrong/cli@0.18 typescript@5.9 typedoc@0.28
    ;;
  python)
    python=$(command -v python3.13 || command -v python3.12 || command -v python3.11 || command -v python3)
    [ -x python/.venv/bin/python ] || "$python" -m venv python/.venv
    python/.venv/bin/pip install --quiet --editable 'python[pandas,polars]' \
      pytest mypy pyright ruff build pdoc pandas-stubs typing-extensions hypothesis
    # Where only httpx is there.
    [ -x python/.venv-httpx/bin/python ] || "$python" -m venv python/.venv-httpx
    python/.venv-httpx/bin/pip install --quiet 'httpx>=0.23,<1' pytest hypothesis typing-extensions
    python/.venv-httpx/bin/pip install --quiet --no-deps --editable python
    ;;
  *)
    echo "no client in $language" >&2
    exit 2
    ;;
esac

#!/usr/bin/env bash
# Two environments: one with httpx2 and all that judges the package, one where only httpx is there.
set -euo pipefail
cd "$(dirname "$0")/../../python"
# A name may be there and lead nowhere (pyenv).
for python in python3.14 python3.13 python3.12 python3.11 python3.10 python3; do
  if "$python" -c '' 2>/dev/null; then break; fi
done
"$python" -m venv --help >/dev/null || { . ../ci/apt.sh; apt_install python3-venv; }

# What is imported is compiled then; most of it never is.
install() { "$1/bin/pip" install --quiet --disable-pip-version-check --no-compile "${@:2}"; }

[ -x .venv/bin/python ] || "$python" -m venv .venv
install .venv --editable '.[pandas,polars]' \
  pytest hypothesis mypy pyright ruff build twine pdoc pandas-stubs pyarrow typing-extensions
[ -x .venv-httpx/bin/python ] || "$python" -m venv .venv-httpx
install .venv-httpx 'httpx>=0.23,<1' pytest hypothesis typing-extensions
install .venv-httpx --no-deps --editable .
.venv/bin/python --version

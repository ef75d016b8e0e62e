#!/usr/bin/env bash
# Two environments: one with httpx2 and all that judges the package, one where only httpx is there.
set -euo pipefail
cd "$(dirname "$0")/../../python"
python=$(command -v python3.13 || command -v python3.12 || command -v python3.11 || command -v python3)
"$python" -m venv --help >/dev/null || { . ../ci/apt.sh; apt_install python3-venv; }
[ -x .venv/bin/python ] || "$python" -m venv .venv
.venv/bin/pip install --quiet --disable-pip-version-check --editable '.[pandas,polars]' \
  pytest hypothesis mypy pyright ruff build pdoc pandas-stubs typing-extensions
[ -x .venv-httpx/bin/python ] || "$python" -m venv .venv-httpx
.venv-httpx/bin/pip install --quiet --disable-pip-version-check 'httpx>=0.23,<1' pytest hypothesis typing-extensions
.venv-httpx/bin/pip install --quiet --disable-pip-version-check --no-deps --editable .
.venv/bin/python --version

#!/usr/bin/env bash
# has-engine.sh LANGUAGE: whether there is what runs this client's tests.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/test/$1.sh"
command -v "$engine" >/dev/null

#!/bin/sh
# Installs Tantivy's Python package beside this script, for a column of bench/segment. Does nothing if
# it is installed.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
version=0.27.0

if "$here/.venv/bin/python" -c "import tantivy, sys; sys.exit('$version' not in tantivy.__version__)" 2>/dev/null; then
  exit 0
fi

python3 -m venv "$here/.venv" || {
  echo "bench/segment/tantivy/install.sh: no environment for Python; on Debian: apt-get install python3-venv" >&2
  exit 1
}
"$here/.venv/bin/pip" install --quiet --disable-pip-version-check --only-binary :all: "tantivy==$version"

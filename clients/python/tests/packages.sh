#!/usr/bin/env bash
# The package as its users get it: built, and each form of it installed in an environment of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

python -m build --outdir "$folder/dist" . >"$folder/build.log" 2>&1 || { cat "$folder/build.log"; exit 1; }
for package in "$folder"/dist/*.whl "$folder"/dist/*.tar.gz; do
  # A pip of its own would take longer than all else here.
  python -m venv --without-pip "$folder/venv"
  pip --python "$folder/venv" install --quiet --disable-pip-version-check --no-compile "$package"
  # In an empty folder, so that it is the installed one.
  (cd "$folder/venv" && bin/python -I -c '
import arauto, importlib.metadata, importlib.resources
from arauto import webhook
assert importlib.metadata.version("arauto") == arauto.__version__
assert importlib.resources.files("arauto").joinpath("py.typed").is_file()
body = b"{\"id\": \"evt_1\"}"
assert webhook.verify(body, webhook.sign(body, "evt_1", "s"), "s").id == "evt_1"
print("ok", arauto.__version__, arauto.__file__.count("site-packages"))
')
  (cd "$folder/venv" && bin/arauto --version)
  rm -rf "$folder/venv"
done

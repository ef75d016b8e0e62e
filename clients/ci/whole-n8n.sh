#!/usr/bin/env bash
# The n8n package in a whole n8n, as a user has it: clients/n8n/test/whole.ts. For scripts/ci/nightly.sh, after
# install-all.sh and scripts/install-postgres.sh. What is installed already is left alone; it takes 2 GB.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
export PATH="$root/node_modules/node/bin:$PATH"
bash "$here/needs.sh" javascript n8n
version=1.123.81
folder="${XDG_CACHE_HOME:-$HOME/.cache}/arauto-n8n-$version"
if [ ! -d "$folder" ]; then
  rm -rf "$folder.new"
  mkdir -p "$folder.new"
  # It names one package by an address outside of the registry; the registry's serves for starting n8n.
  echo '{"private":true,"overrides":{"xlsx":"0.18.5"}}' >"$folder.new/package.json"
  # Nothing of it is built: its data are in PostgreSQL.
  npm install --prefix "$folder.new" --ignore-scripts --no-audit --no-fund --silent "n8n@$version"
  mv "$folder.new" "$folder"
fi
npm run --silent build --prefix "$here/../n8n"
node "$here/../n8n/test/whole.ts" "$folder"

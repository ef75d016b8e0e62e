#!/usr/bin/env bash
# The n8n package in a whole n8n, as a user has it: clients/n8n/test/whole.ts. For scripts/ci/nightly.sh, after
# install-all.sh and scripts/install-postgres.sh. What is installed already is left alone; it takes 2 GB for each version.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
export PATH="$root/node_modules/node/bin:$PATH"
bash "$here/needs.sh" javascript n8n

# folder_of VERSION: where it is installed.
folder_of() { echo "${XDG_CACHE_HOME:-$HOME/.cache}/arauto-n8n-$1"; }

install_n8n() {
  local folder
  folder=$(folder_of "$1")
  if [ -d "$folder" ]; then return; fi
  rm -rf "$folder.new"
  mkdir -p "$folder.new"
  # 1.x names one package by an address outside of the registry; the registry's serves for starting n8n.
  echo '{"private":true,"overrides":{"xlsx":"0.18.5"}}' >"$folder.new/package.json"
  # Nothing of it is built: its data are in PostgreSQL.
  npm install --prefix "$folder.new" --ignore-scripts --no-audit --no-fund --silent "n8n@$1"
  mv "$folder.new" "$folder"
}

npm run --silent build --prefix "$here/../n8n"
# The last of 1.x, and one of 2.x of which the registry has every package.
for version in 1.123.81 2.40.7; do
  install_n8n "$version"
  echo "n8n $version"
  node "$here/../n8n/test/whole.ts" "$(folder_of "$version")"
done

#!/usr/bin/env bash
# Installs what bench/stemming needs: Portuguese dictionaries with their tools, and unzip.
set -euo pipefail

packages=(hunspell-pt-br apertium-por-cat lttoolbox unzip)

if dpkg --status "${packages[@]}" 2>/dev/null | grep --count '^Status: install ok installed' |
  grep --quiet --line-regexp "${#packages[@]}"; then
  exit 0
fi

as_root=()
[[ $EUID -eq 0 ]] || as_root=(sudo)
"${as_root[@]}" apt-get update --quiet
"${as_root[@]}" apt-get install --yes --quiet --no-install-recommends "${packages[@]}"

#!/usr/bin/env bash
# Debian's nginx and Caddy, for `npm run test:proxies`. Unpacked, because the packages would start their
# services. Does nothing if both exist. --onde prints their folders as a PATH.
set -euo pipefail

tools="${XDG_CACHE_HOME:-$HOME/.cache}/arauto-deploy-tools"
where="/usr/sbin:/usr/bin:$tools/usr/sbin:$tools/usr/bin"
if [ "${1:-}" = --onde ]; then
  echo "$where"
  exit
fi

missing=()
for program in nginx caddy; do
  PATH="$where" command -v "$program" >/dev/null || missing+=("$program")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
[ "$EUID" -eq 0 ] || as_root=(sudo)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
"${as_root[@]}" apt-get update -qq
apt-get download -qq -o APT::Sandbox::User=root "${missing[@]}"
mkdir -p "$tools"
for package in *.deb; do dpkg-deb --extract "$package" "$tools"; done

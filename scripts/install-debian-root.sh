#!/usr/bin/env bash
# install-debian-root.sh [--onde] [SUITE]
#
# An empty Debian (bookworm, unless SUITE names another) in a folder, for the release tests: in copies of it they
# install packages and run the steps of the container file. Created with debootstrap, so only by root. Does nothing if
# it exists. --onde prints the folder, and fails if there is none.
set -euo pipefail

onde=false
if [ "${1:-}" = --onde ]; then onde=true; shift; fi
suite=${1:-bookworm}
root="${XDG_CACHE_HOME:-$HOME/.cache}/arauto-debian-$suite"

if $onde; then
  echo "$root"
  [ -d "$root" ]
  exit
fi
[ ! -d "$root" ] || exit 0
[ "$(id -u)" -eq 0 ] || { echo 'install-debian-root.sh: only root can make one' >&2; exit 1; }

if ! command -v debootstrap >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends debootstrap
fi
mkdir -p "$(dirname "$root")"
rm -rf "$root.new"
debootstrap --variant=minbase "$suite" "$root.new" >"$root.log" || { tail "$root.log" >&2; exit 1; }
rm -rf "$root.new"/var/cache/apt/archives/*.deb
mv "$root.new" "$root"

#!/usr/bin/env bash
# Julia. Debian has had none since bullseye, so it comes from bullseye's archive on the mirror that apt already uses;
# that source is removed again at the end, whatever happens.
set -euo pipefail
. "$(dirname "$0")/../apt.sh"
# Julia's runtime unwinds through bullseye's libunwind; with the newer one, an exception thrown by compiled code ends the process.
libraries=/opt/arauto-julia

has_julia() { command -v julia >/dev/null && [ -n "$(find "$libraries" -name 'libunwind.so.8*' 2>/dev/null | head -1)" ]; }

from_bullseye() {
  local source=/etc/apt/sources.list.d/arauto-bullseye.sources pin=/etc/apt/preferences.d/arauto-bullseye
  # The mirror of this system's own suite, as apt itself names it.
  local suite mirror
  suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
  mirror=$(apt-get indextargets --format '$(SITE)' "Codename: $suite" "Origin: Debian" | head -1)
  if [ -z "$mirror" ]; then echo "no mirror found for $suite in apt's sources" >&2; return 1; fi
  trap 'as_root rm -f '"$source $pin"'; as_root apt-get -qq update' EXIT
  printf 'Types: deb\nURIs: %s\nSuites: bullseye\nComponents: main\nSigned-By: /usr/share/keyrings/debian-archive-keyring.gpg\n' \
    "$mirror" | as_root tee "$source" >/dev/null
  # Below every other source: nothing that is installed is replaced by bullseye's.
  printf 'Package: *\nPin: release n=bullseye\nPin-Priority: 50\n' | as_root tee "$pin" >/dev/null
  as_root apt-get -qq update
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends julia libcurl4 >/dev/null
  local folder
  folder=$(mktemp -d)
  (cd "$folder" && apt-get -qq download libunwind8/bullseye && as_root mkdir -p "$libraries" && as_root dpkg-deb -x libunwind8_*.deb "$libraries")
  rm -rf "$folder"
}

has_julia || from_bullseye
bash "$(dirname "$0")/../julia" -e 'println("Julia ", VERSION)'

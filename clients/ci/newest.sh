#!/usr/bin/env bash
# newest.sh [--strict] [node|python|r|octave …]
#
# The clients on the oldest and the newest engines that can be had, beside today's, which all.sh tests: Python 3.10 to
# 3.14, Node 20 to 26, and R and GNU Octave of Debian testing. For scripts/ci/nightly.sh, as root, after install-all.sh
# and javascript's tests. An engine that cannot be had is NOT TESTED; what fails on one that is there fails this. With
# --strict, so does an engine that cannot be had, except for a Python: only those of this machine and of testing are.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
export PATH="$here/../../node_modules/node/bin:$PATH"
bash "$here/needs.sh" javascript r
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=()

# judged NAME COMMAND …: its output is shown only if it fails.
judged() {
  if "${@:2}" >"$work/log" 2>&1; then echo "ok: $1"; return; fi
  echo "FAILED: $1"
  tail -40 "$work/log"
  failed+=("$1")
}

# absent NAME: an engine that can be had in general is not there.
absent() {
  echo "NOT TESTED: $1"
  if $strict; then failed+=("$1"); fi
}

conformance() { node "$here/../conformance/run.ts" "$1" --engine "$2"; }

# The Debian of the newest packages, with what the clients need there; without it, $testing is empty.
find_testing() {
  testing=
  bash "$here/../../scripts/install-debian-root.sh" testing >"$work/log" 2>&1 || { cat "$work/log"; return 0; }
  local root
  root=$(bash "$here/../../scripts/install-debian-root.sh" --onde testing)
  # A mirror may be older than its own date of expiry.
  local packages=(ca-certificates curl octave python3 python3-venv r-base-core
    r-cran-{cli,curl,jsonlite,openssl,pkgload,rlang,testthat,tibble,vctrs})
  if DEBIAN_FRONTEND=noninteractive chroot "$root" sh -c \
    'apt-get -qq -o Acquire::Check-Valid-Until=false update && apt-get -qq install -y --no-install-recommends "$@"' \
    sh "${packages[@]}" >"$work/log" 2>&1; then testing=$root; else tail -5 "$work/log"; fi
}

# door NAME: a program in $work/bin that starts the one of this name in $testing.
door() {
  mkdir -p "$work/bin"
  printf '#!/bin/sh\nexec bash "%s" "%s" "%s" "$@"\n' "$here/in-debian.sh" "$testing" "$1" >"$work/bin/${1##*/}"
  chmod +x "$work/bin/${1##*/}"
}

# python_of 3.N: an interpreter of this version, or nothing.
python_of() {
  local each
  for each in "python$1" "$HOME/.pyenv/versions/$1".*/bin/python "$work/bin/python$1"; do
    if "$each" -c "import sys; sys.exit(sys.version_info[:2] != (3, ${1#3.}))" 2>/dev/null; then echo "$each"; return; fi
  done
}

test_python() {
  local python venv
  [ -z "$testing" ] || door "$(cd "$testing" && ls usr/bin/python3.[0-9]* | grep -v config | head -1 | sed 's|^|/|')"
  for version in 3.10 3.11 3.12 3.13 3.14; do
    python=$(python_of "$version")
    if [ -z "$python" ]; then echo "NOT TESTED: Python $version"; continue; fi
    venv=$work/venv-$version
    judged "Python $version: installed" install_python "$python" "$venv"
    # Its interpreter may be a link that only leads somewhere in testing.
    case $python in "$work"/*) door "$venv/bin/python"; python=$work/bin/python ;; *) python=$venv/bin/python ;; esac
    judged "Python $version: the client's tests" in_folder python "$python" -m pytest --ignore tests/test_frames.py
    judged "Python $version: conformance" conformance python "$python"
  done
}

install_python() {
  "$1" -m venv "$2"
  # In testing, if the interpreter is there.
  local run=()
  case $1 in "$work"/*) run=(bash "$here/in-debian.sh" "$testing") ;; esac
  "${run[@]}" "$2/bin/python" -m pip install --quiet --disable-pip-version-check \
    "$here/../python" pytest hypothesis typing-extensions
}

in_folder() { (cd "$here/../$1" && "${@:2}"); }

test_node() {
  local version newest=0 nodes=()
  for version in 20 21 22 23 24 25 26; do
    if npm install --prefix "$work/node-$version" --no-audit --no-fund --silent "node@$version" >"$work/log" 2>&1; then
      nodes+=("$work/node-$version/node_modules/node/bin/node")
      newest=$version
    else
      absent "Node $version"
    fi
  done
  [ ${#nodes[@]} -gt 0 ] || return 0
  judged "the package on ${#nodes[@]} versions of Node" node "$here/../javascript/test/package/check.ts" "${nodes[@]}"
  # Older ones do not read TypeScript.
  if [ "$newest" -lt 24 ]; then absent 'conformance with Node 24 or newer'; return; fi
  judged "Node $("${nodes[-1]}" --version): conformance" conformance javascript "${nodes[-1]}"
}

test_r() {
  if [ -z "$testing" ]; then absent 'R of Debian testing'; return; fi
  door R
  door Rscript
  local version
  version=$("$work/bin/Rscript" -e 'cat(R.version$major, R.version$minor, sep = ".")')
  judged "R $version: R CMD check" check_r
  judged "R $version: conformance" conformance r "$work/bin/Rscript"
}

check_r() {
  cd "$work"
  R CMD build "$here/../r"
  "$work/bin/R" CMD check --no-manual arauto_*.tar.gz
  grep -qx 'Status: OK' arauto.Rcheck/00check.log
}

test_octave() {
  if [ -z "$testing" ]; then absent 'GNU Octave of Debian testing'; return; fi
  door octave-cli
  local version
  version=$("$work/bin/octave-cli" --quiet --eval 'printf("%s", version())')
  judged "GNU Octave $version: the client's tests" in_folder matlab/tests "$work/bin/octave-cli" --no-gui --quiet --eval runOctave
  judged "GNU Octave $version: conformance" env PATH="$work/bin:$PATH" node "$here/../conformance/run.ts" matlab
}

strict=false
if [ "${1:-}" = --strict ]; then strict=true; shift; fi
[ $# -gt 0 ] || set -- node python r octave
find_testing
for each in "$@"; do "test_$each"; done
# Debian's last is today's 1.5.3, and no registry has a newer one.
echo 'NOT TESTED: Julia 1.6 and newer'
[ ${#failed[@]} -eq 0 ] || { echo "FAILED: ${failed[*]}"; exit 1; }

#!/usr/bin/env bash
# Builds VersityGW, a server that speaks S3 over a folder, from its source with Go, because no registry has the
# program, into the cache where server/test/_s3-server.ts looks for it. Does nothing if this version is there. It takes
# minutes, so CI does it once a day (scripts/ci/nightly.sh). --onde prints the path of the program.
set -euo pipefail

version=1.8.0
folder="${XDG_CACHE_HOME:-$HOME/.cache}/arauto-s3/versitygw-$version"

if [ "${1:-}" = --onde ]; then
  echo "$folder/versitygw"
  exit
fi
[ -x "$folder/versitygw" ] && exit 0
if ! command -v go >/dev/null; then
  echo "scripts/install-s3-server.sh: Go is not installed, and VersityGW $version is built with it: https://go.dev/doc/install" >&2
  exit 1
fi
GOBIN="$folder" GOFLAGS=-modcacherw go install "github.com/versity/versitygw/cmd/versitygw@v$version"

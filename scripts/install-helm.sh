#!/usr/bin/env bash
# Builds Helm from its source with Go, because no registry has the program, into the cache where check-deploy.sh
# looks for it first. Does nothing if this version is there or installed. It takes minutes, so CI does it once a day
# (scripts/ci/nightly.sh).
set -euo pipefail

version=3.22.0
# A Helm that Go built says 3.22 of itself, so the folder says the rest.
folder="${XDG_CACHE_HOME:-$HOME/.cache}/arauto-deploy-tools/helm-$version"

if [[ -x "$folder/helm" ]] || [[ "$(helm version --template '{{.Version}}' 2>/dev/null)" == "v$version" ]]; then
  exit 0
fi
if ! command -v go >/dev/null; then
  echo "scripts/install-helm.sh: Go is not installed, and Helm $version is built with it: https://go.dev/doc/install" >&2
  exit 1
fi
GOBIN="$folder" GOFLAGS=-modcacherw go install "helm.sh/helm/v3/cmd/helm@v$version"

#!/usr/bin/env bash
# Installs all that the tests need besides npm's packages. One after another: apt-get allows no two at a time.
set -euo pipefail
cd "$(dirname "$0")/../.."
for name in postgres opensearch browser debian-root proxies wordlists; do
  bash "scripts/install-$name.sh"
done
bash clients/ci/install-all.sh

#!/usr/bin/env bash
# Installs all that the tests of every change need besides npm's packages. One after another: apt-get allows no two at a
# time.
set -euo pipefail
cd "$(dirname "$0")/../.."
# A machine that is lost is installed anew: no file need be on its disk before the next.
export DPKG_FORCE=unsafe-io
for name in fail2ban postgres opensearch browser; do
  bash "scripts/install-$name.sh"
done
bash clients/ci/install-all.sh

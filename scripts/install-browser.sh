#!/usr/bin/env bash
# Debian's Chromium, for `npm run test:web`. Does nothing when it is there.
set -euo pipefail
[ -x /usr/bin/chromium ] && exit 0
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium

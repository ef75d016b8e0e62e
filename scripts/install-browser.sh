#!/usr/bin/env bash
# Debian's Chromium, and poppler to read what it prints, for `npm run test:web`. Does nothing when they are there.
set -euo pipefail
[ -x /usr/bin/chromium ] && [ -x /usr/bin/pdftotext ] && exit 0
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium poppler-utils

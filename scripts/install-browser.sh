#!/usr/bin/env bash
# Installs Debian's Chromium without windows for `npm run test:web`, and poppler to read what it prints. Does
# nothing if both are installed.
set -euo pipefail
[ -x /usr/bin/chromium-headless-shell ] && [ -x /usr/bin/pdftotext ] && exit 0
apt-get update -qq
apt-get install -y -qq --no-install-recommends chromium-headless-shell poppler-utils

#!/usr/bin/env bash
# The steps of .ci/run. Two that fit together run side by side (side-by-side.sh); it fails when anything is
# missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

npm ci
# The tests read its absence as NOT TESTED.
bash scripts/install-fail2ban.sh

# Downloads wait, checks compute. audit:check says NOT TESTED where the registry does not know advisories.
bash scripts/ci/side-by-side.sh \
  'bash scripts/ci/install-engines.sh && bash scripts/check-deploy.sh' \
  'npm run check && npm run audit:check && npm run page:build'

# Alone: it fills both cores by itself.
npm test

# Long ones first. `documents` comes when nothing is installed any more: its readers see this system's files.
bash scripts/ci/side-by-side.sh \
  'npm run test:clientes' \
  'npm run test:web' \
  'npm run documents' \
  'npm run test:endurance' \
  'npm run test:cluster' \
  'npm run test:release' \
  'npm run bench:harness' \
  'npm run test:proxies'

# The only one that compares times.
npm run bench:attacks

#!/usr/bin/env bash
# The steps of .ci/run, for every change; it fails when anything is missing. nightly.sh has the longer ones.
set -euo pipefail
cd "$(dirname "$0")/../.."

npm ci

# Downloads wait, checks and the tests of single functions compute. audit:check says NOT TESTED where the registry does not
# know advisories.
bash scripts/ci/side-by-side.sh \
  'bash scripts/ci/install-engines.sh && bash scripts/check-deploy.sh' \
  'npm run check && npm run audit:check && npm run page:build && npx vitest run --project units'

# One after another from here on: beside others, single tests and stories reach their limits.
# Those of the JavaScript client run with the others' below.
npx vitest run --project main server/ clients/conformance/
# In one run: reading real editions computes while processes and engines are waited for, and no core waits for the last
# file of each.
npm run test:processes -- --project editions --project postgres --project opensearch --project cluster
# Not test:clientes: install-engines.sh has installed what they need.
bash clients/ci/all.sh
npm run test:web

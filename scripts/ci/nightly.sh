#!/usr/bin/env bash
# What takes too long for every change, once a day and before a release; it fails when anything is missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

npm ci
# The pinned Node, for what is started by its name.
export PATH="$PWD/node_modules/.bin:$PATH"
bash scripts/ci/install-engines.sh
# Of the release files, proxies and benchmarks.
bash scripts/install-debian-root.sh
bash scripts/install-proxies.sh
bash scripts/install-wordlists.sh
bash scripts/install-helm.sh
bash scripts/install-postgres-ha.sh
bash scripts/install-s3-server.sh
bash scripts/check-deploy.sh
npm run page:build

npm run test:endurance
npx vitest run --project processes server/test/bucket.test.ts
npm run test:release
npm run test:proxies
npm run test:failover
bash clients/ci/newest.sh --strict
bash clients/ci/whole-n8n.sh
node clients/conformance/run.ts --proxied
bash clients/ci/publishable.sh
# Nothing is installed any more: its readers see this system's files.
npm run documents
# The same of the starts in R, Julia and MATLAB, whose readers have what the tests of these clients need.
node clients/ci/start.ts
npm run bench:smoke
node bench/channels/run.ts --rapido

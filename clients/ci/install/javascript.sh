#!/usr/bin/env bash
# The oldest Node that is promised, the other platforms, and the judges of packages: none of it is the project's own.
set -euo pipefail
cd "$(dirname "$0")/../../javascript"
npm install --prefix .engines --no-save --no-audit --no-fund --silent \
  node@20 deno@2 bun@1 publint@0.3 @arethetypeswrong/cli@0.18 typescript@5.9 typedoc@0.28

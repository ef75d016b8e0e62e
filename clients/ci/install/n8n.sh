#!/usr/bin/env bash
# n8n's own engine and linter. Nothing of it is built on this machine; it takes about a gigabyte.
set -euo pipefail
cd "$(dirname "$0")/../../n8n"
npm install --no-package-lock --ignore-scripts --no-audit --no-fund --silent

#!/usr/bin/env bash
# count-passed.sh FILE: the sum of the tests that vitest ("Tests  7 passed") and Playwright ("7 passed (2.0m)")
# say have passed and failed, as "14 passed, 0 failed".
set -euo pipefail
sed 's/\x1b\[[0-9;]*m//g' "$1" | awk '
  /(^|: ) *Tests  / || /^ +[0-9]+ (passed|failed|flaky)( \(|$)/ {
    for (i = 2; i <= NF; i++) {
      if ($i ~ /^(passed|flaky)$/) passed += $(i - 1)
      if ($i == "failed") failed += $(i - 1)
    }
  }
  END { printf "%d passed, %d failed\n", passed, failed }'

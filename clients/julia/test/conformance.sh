#!/usr/bin/env bash
# Starts the runner of ../conformance, with the Julia that ../ci/install.sh brought.
cd "$(dirname "$0")/.." || exit 1
JULIA_LOAD_PATH="$PWD:@stdlib" exec bash ../ci/julia --startup-file=no test/conformance.jl

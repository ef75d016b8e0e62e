#!/usr/bin/env bash
# Starts the runner of ../conformance on GNU Octave.
cd "$(dirname "$0")" || exit 1
exec octave-cli --no-gui --quiet --eval conformance

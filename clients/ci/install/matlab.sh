#!/usr/bin/env bash
# GNU Octave, which runs the MATLAB client's tests, and curl, its transport there.
set -euo pipefail
. "$(dirname "$0")/../apt.sh"
apt_install octave curl
octave-cli --no-gui --quiet --eval 'printf("GNU Octave %s\n", version())'

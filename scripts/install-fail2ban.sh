#!/bin/sh
# Installs Debian's fail2ban, whose fail2ban-regex reads the log of the service in the tests. It is not started.
# Run as root, or as a user who may use sudo. Does nothing when it is there.
set -eu

[ ! -x /usr/bin/fail2ban-regex ] || exit 0

as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo

export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# Its service is not to begin by itself: only the reader of logs is needed.
RUNLEVEL=1 $as_root apt-get install -y -qq --no-install-recommends fail2ban

#!/bin/sh
# Installs Debian's fail2ban: tests read the service's log with its fail2ban-regex. It is not started.
# Run as root, or as a user who may use sudo. Does nothing if it is installed.
set -eu

[ ! -x /usr/bin/fail2ban-regex ] || exit 0

as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo

export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# Keeps its service from starting: only fail2ban-regex is needed.
RUNLEVEL=1 $as_root apt-get install -y -qq --no-install-recommends fail2ban

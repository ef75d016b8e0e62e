#!/bin/sh
# Installs Debian's Portuguese word lists, from which the benchmark corpus draws its vocabulary.
# Run as root, or as a user who may use sudo. Does nothing if they are installed.
set -eu

if [ -e /usr/share/dict/brazilian ] && [ -e /usr/share/dict/portuguese ]; then
  exit 0
fi

as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo

export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
$as_root apt-get install -y -qq --no-install-recommends wbrazilian wportuguese

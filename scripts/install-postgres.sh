#!/bin/sh
# Installs Debian's PostgreSQL 15, for tests of the store and for comparisons in bench/search. Creates and
# starts no cluster: tests and benchmarks create their own.
# Run as root, or as a user who may use sudo. Does nothing if it is installed.
set -eu

if [ -x /usr/lib/postgresql/15/bin/initdb ] &&
  [ -e /usr/share/postgresql/15/extension/unaccent.control ]; then
  exit 0
fi

as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo

export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
$as_root apt-get install -y -qq --no-install-recommends postgresql-common
$as_root sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' \
  /etc/postgresql-common/createcluster.conf
$as_root apt-get install -y -qq --no-install-recommends postgresql-15

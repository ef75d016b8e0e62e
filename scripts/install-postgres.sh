#!/bin/sh
# Installs Debian's PostgreSQL 15, on which the tests run the store and beside which bench/search measures. No
# cluster is made or started: tests and benchmarks make their own.
# Run as root, or as a user who may use sudo. Does nothing when it is there.
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

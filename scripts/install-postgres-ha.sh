#!/usr/bin/env bash
# Debian's Patroni, etcd, HAProxy and PgBouncer, for `npm run test:failover`. Unpacked, because the packages would
# start their services. Does nothing if all exist. --onde prints what a shell needs to run them.
set -euo pipefail

# As root they run as the user postgres, who cannot read a cache of root.
cache=/var/cache
[ "$EUID" -eq 0 ] || cache="${XDG_CACHE_HOME:-$HOME/.cache}"
tools="$cache/arauto-postgres-ha"
if [ "${1:-}" = --onde ]; then
  libraries=$(echo "$tools"/usr/lib/*-linux-gnu)
  echo "export PATH=$tools/usr/bin:$tools/usr/sbin:\$PATH"
  echo "export LD_LIBRARY_PATH=$libraries PYTHONPATH=$tools/usr/lib/python3/dist-packages"
  exit
fi

for program in bin/patroni bin/etcd sbin/haproxy sbin/pgbouncer; do
  [ -x "$tools/usr/$program" ] || missing=1
done
[ -n "${missing:-}" ] || exit 0

as_root=()
[ "$EUID" -eq 0 ] || as_root=(sudo)
work=$(mktemp -d)
trap '"${as_root[@]}" rm -rf "$work"' EXIT
mkdir "$work/partial"
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends --download-only \
  -o APT::Sandbox::User=root -o Dir::Cache::archives="$work" \
  patroni python3-etcd etcd-server haproxy pgbouncer >/dev/null
mkdir -p "$tools"
for package in "$work"/*.deb; do dpkg-deb --extract "$package" "$tools"; done

#!/usr/bin/env bash
# in-debian.sh ROOT PROGRAM …: runs a program of the Debian in this folder. It sees the project, the temporary folder,
# the certificates, the network and the variables that are here, and nothing else. Only for root.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
enter='
  root=$1 project=$2 temporary=$3 folder=$4; shift 4
  for each in "$project" "$temporary" /dev /etc/ssl/certs; do
    mkdir -p "$root$each" && mount --rbind "$each" "$root$each"
  done
  mount -t proc proc "$root/proc"
  # The programs of that system, not what stands before them here.
  export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
  exec chroot "$root" sh -c "cd \"\$1\" && shift && exec \"\$@\"" sh "$folder" "$@"
'
exec unshare --mount bash -euc "$enter" bash "$1" "$project" "${TMPDIR:-/tmp}" "$PWD" "${@:2}"

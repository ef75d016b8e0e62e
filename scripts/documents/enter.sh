#!/usr/bin/env bash
# enter.sh FOLDER: a shell on its own machine, which reads commands from standard input. It sees the files
# of this machine, and keeps what it writes in FOLDER. It has its own processes and its own network, in
# which only 127.0.0.1 is up. FOLDER/exchange is /run/document there. Started by unshare, as root
# (machine.ts).
set -euo pipefail
folder=$1
root=$folder/root
mkdir -p "$folder"/{root,changes,work}
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/changes,workdir=$folder/work" "$root"
mount --rbind /dev "$root/dev"
mount --rbind /sys "$root/sys"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/run"
mkdir -p "$root/run/document" "$root/run/lock"
mount --bind "$folder/exchange" "$root/run/document"
ip link set lo up
exec chroot "$root" /bin/bash --noprofile --norc

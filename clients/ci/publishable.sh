#!/usr/bin/env bash
# Whether each registry would take what scripts/release/clients.ts packs: npm, PyPI, CRAN and Julia's General, as far as
# can be asked without publishing. For scripts/ci/nightly.sh, after install-all.sh. The address and the name are examples.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
export PATH="$root/node_modules/node/bin:$PATH"
bash "$here/needs.sh" python r julia
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

node "$root/scripts/release/clients.ts" --repositorio https://forja.example.org/arauto/arauto \
  --responsavel 'Arauto Contributors <arauto@example.org>'
cd "$root/dist/clients"

node "$here/complete.ts" ./*.tgz
for package in *.tgz; do
  npm publish --dry-run --loglevel=error "./$package" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
  echo "ok: npm publish --dry-run $package"
done

"$root/clients/python/.venv/bin/python" -m twine check --strict arauto-*.whl arauto-[0-9]*.tar.gz

# Without asking CRAN itself; that nobody has published it yet, and how its checks of addresses end, it would say.
_R_CHECK_CRAN_INCOMING_REMOTE_=false R CMD check --as-cran --no-manual --output="$work" arauto_*.tar.gz >"$work/log" 2>&1 ||
  { cat "$work/log"; exit 1; }
grep -E '^Status: ' "$work/log"
if grep -qE '^Status: .*(ERROR|WARNING)' "$work/log"; then cat "$work/log"; exit 1; fi
# Notes about this machine are none about the package: no clock of the network, no pandoc.
awk '/^\* DONE/ { exit bad }
  / NOTE$/ { inside = 1; next }
  /^\*/ { inside = 0; next }
  inside && NF && !/^unable to verify current time$/ && !/cannot be checked without .*pandoc.* being installed/ { print "note: " $0; bad = 1 }
' "$work/log" || { echo 'R CMD check has a note'; exit 1; }

tar -xzf arauto-julia.tar.gz -C "$work"
bash "$here/julia" --startup-file=no "$here/registrable.jl" "$work/julia"

if grep -rn ']([^)]*\.\./' "$work/julia" --include='*.md'; then echo 'a link leads out of the package'; exit 1; fi
for package in *.tgz arauto-[0-9]*.tar.gz arauto_*.tar.gz arauto-matlab.tar.gz; do
  mkdir "$work/one" && tar -xzf "$package" -C "$work/one"
  if grep -rn ']([^)]*\.\./' "$work/one" --include='*.md'; then echo "$package: a link leads out of the package"; exit 1; fi
  rm -rf "$work/one"
done
echo 'ok: links hold outside of the tree'

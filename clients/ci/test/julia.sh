# Sourced by ../test.sh.
engine=julia

run_tests() {
  JULIA_LOAD_PATH="$client:@stdlib" bash "$here/julia" --startup-file=no "$client/test/runtests.jl"
  # What ../julia sets for itself.
  LD_LIBRARY_PATH=$(find /opt/arauto-julia -name libunwind.so.8 -printf '%h' -quit 2>/dev/null) node "$here/start.ts" julia
}

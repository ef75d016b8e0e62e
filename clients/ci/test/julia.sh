# Sourced by ../test.sh.
engine=julia

run_tests() {
  JULIA_LOAD_PATH="$client:@stdlib" bash "$here/julia" --startup-file=no "$client/test/runtests.jl"
}

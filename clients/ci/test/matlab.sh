# Sourced by ../test.sh.
engine=octave-cli

run_tests() {
  (cd "$client/tests" && octave-cli --no-gui --quiet --eval runOctave)
}

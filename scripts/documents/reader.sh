# What a reader sees, and a program would not: an answer that is an error.
set -o pipefail
curl() {
  case " $* " in
    *' -f'* | *' --fail'*) command curl --no-progress-meter "$@" ;;
    *) command curl --no-progress-meter --fail-with-body "$@" ;;
  esac
}

# Makes curl fail on an error status, which a reader would notice and a script would not.
set -o pipefail
curl() {
  case " $* " in
    *' -f'* | *' --fail'*) command curl --no-progress-meter "$@" ;;
    *) command curl --no-progress-meter --fail-with-body "$@" ;;
  esac
}

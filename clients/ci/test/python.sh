# Sourced by ../test.sh.
engine=$here/../python/.venv/bin/python

run_tests() {
  cd "$client"
  export PATH="$PWD/.venv/bin:$PATH"
  python tools/unasync.py --check
  ruff check
  ruff format --check
  mypy
  pyright
  python -m pytest
  .venv-httpx/bin/python -m pytest --ignore tests/test_frames.py
  bash tests/packages.sh
  # Only whether it can be made: the sources beside it take half of the time.
  pdoc --no-show-source --output-directory "$work/docs" arauto arauto.frames 2>"$work/pdoc.log" || { cat "$work/pdoc.log"; return 1; }
  test -f "$work/docs/arauto/frames.html"
}

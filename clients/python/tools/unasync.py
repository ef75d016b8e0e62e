"""
Generates src/arauto/_sync from src/arauto/_async; with --check, compares it instead.

Both are the same except for the words below, so one is written by hand and the other cannot differ.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "arauto" / "_async"
TARGET = SOURCE.with_name("_sync")

WORDS = [
    (
        r"With await\. The folder _sync is made from this one by",
        "Without await. Made from _async by",
    ),
    (r"\basync (def|with|for)\b", r"\1"),
    (r"\bawait ", ""),
    (r"\bAsyncIterator\b", "Iterator"),
    (r"\bAsyncGenerator\[(.+), None\]:", r"Generator[\1, None, None]:"),
    (r"\bAsyncGenerator\b", "Generator"),
    (r"\bAwaitable\[(\w+)\]", r"\1"),
    (r"\bAwaitable, ", ""),
    (r"\bAsync(?=[A-Z])", ""),
    (r"\basynccontextmanager\b", "contextmanager"),
    (r"\basyncio\.sleep\b", "time.sleep"),
    (r"^import asyncio\n", ""),
    (r"\ba(?=close\b|closing\b|iter_bytes\b)", ""),
    (r"__a(enter|exit|iter|next)__", r"__\1__"),
    (r"\b_async\b", "_sync"),
]


def without_await(text: str) -> str:
    for pattern, replacement in WORDS:
        text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
    return text


def main() -> int:
    stale = []
    for source in sorted(SOURCE.glob("*.py")):
        target = TARGET / source.name
        wanted = without_await(source.read_text(encoding="utf-8"))
        if "--check" not in sys.argv:
            TARGET.mkdir(exist_ok=True)
            target.write_text(wanted, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != wanted:
            stale.append(target.name)
    if stale:
        print(f"_sync is not what _async says ({', '.join(stale)}). Run: python tools/unasync.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())

"""What this package itself says, in the user's language."""

from __future__ import annotations

import os
import re

from arauto._texts import TEXTS

_VARIABLES = ("ARAUTO_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""They may name the language; the first that is set decides."""


def text(name: str, **values: object) -> str:
    """One of the texts, with its gaps filled."""
    return TEXTS[name][_language()].format(**values)


def _language() -> str:
    """Portuguese, as what the service says, unless the environment names another language."""
    given = (os.environ.get(each, "").strip() for each in _VARIABLES)
    named = next(filter(None, given), "")
    portuguese = re.match(r"(pt|portuguese|c|posix|)([^a-z]|$)", named, re.IGNORECASE)
    return "pt" if portuguese else "en"

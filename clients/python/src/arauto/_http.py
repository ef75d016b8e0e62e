"""The HTTP library: httpx2, or httpx where only that is there. Only what both have is used."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import httpx2 as http
else:
    try:
        import httpx2 as http
    except ImportError:
        import httpx as http

__all__ = ["http"]

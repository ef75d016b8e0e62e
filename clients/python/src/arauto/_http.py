"""The HTTP library: httpx2, or httpx if only that is installed. Uses only what both have."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import httpx2 as http
else:
    try:
        import httpx2 as http
    except ImportError:
        import httpx as http

__all__ = ["http"]

"""Without await. Made from _sync by tools/unasync.py."""

"""With await. The folder _sync is made from this one by tools/unasync.py."""

-- When the bytes of a section's file first came; NULL: they were seen again since, or an older program took them.
ALTER TABLE ledger ADD COLUMN unconfirmed_since TEXT;

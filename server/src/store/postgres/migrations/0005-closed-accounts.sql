-- When an account was closed. Its row stays, without a name, until nothing refers to it any more.
ALTER TABLE accounts ADD COLUMN deleted_at TEXT COLLATE "C";

-- The version by which what is saved is read (docs/adr/0020). What was saved before there was a choice was read
-- literally, and still is.
ALTER TABLE webhooks ADD COLUMN leitura INTEGER NOT NULL DEFAULT 0;
ALTER TABLE alerts ADD COLUMN leitura INTEGER NOT NULL DEFAULT 0;

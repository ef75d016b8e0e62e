-- The address of a channel or a browser, sealed with the secret key (ADR 134); `url` has only its visible part then.
-- NULL: `url` is the address. Empty: it was lost with its key.
ALTER TABLE webhooks ADD COLUMN sealed_url BYTEA;

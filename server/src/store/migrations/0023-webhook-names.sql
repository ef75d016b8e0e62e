-- What its owner calls a webhook; NULL: nothing.
ALTER TABLE webhooks ADD COLUMN nome TEXT;

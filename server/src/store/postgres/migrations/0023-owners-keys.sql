-- The owner's key of an alert or a webhook, by which a file of configuration names it; NULL: none.
ALTER TABLE alerts ADD COLUMN chave TEXT COLLATE "C";
ALTER TABLE webhooks ADD COLUMN chave TEXT COLLATE "C";
CREATE UNIQUE INDEX alerts_by_chave ON alerts (conta_id, chave);
CREATE UNIQUE INDEX webhooks_by_chave ON webhooks (conta_id, chave);

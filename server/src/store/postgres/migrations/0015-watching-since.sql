-- Since when a webhook or an alert seeks what it seeks now: receipts begin there. NULL: as `atualizado_em`.
ALTER TABLE webhooks ADD COLUMN watching_since TEXT COLLATE "C";
ALTER TABLE alerts ADD COLUMN watching_since TEXT COLLATE "C";
UPDATE webhooks SET watching_since = atualizado_em;
UPDATE alerts SET watching_since = atualizado_em;

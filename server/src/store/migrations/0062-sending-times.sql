-- When a webhook gets what comes for it (ADR 117): JSON; NULL: at once.
ALTER TABLE webhooks ADD COLUMN envio TEXT;
-- Somebody asked for the next attempt: it keeps no silence.
ALTER TABLE deliveries ADD COLUMN at_once INTEGER NOT NULL DEFAULT 0;

-- The monitor and the dispatcher must hear of it.
DROP TRIGGER webhook_changed;
CREATE TRIGGER webhook_changed
AFTER UPDATE OF
  url, eventos, filtros, ativo, max_simultaneas, envio, secret, next_secret, next_secret_from, deleted_at
ON webhooks
BEGIN
  DELETE FROM webhook_changes WHERE webhook_id = new.id;
  INSERT INTO webhook_changes (webhook_id) VALUES (new.id);
END;

-- When a webhook gets what comes for it (ADR 117): JSON; NULL: at once.
ALTER TABLE webhooks ADD COLUMN envio TEXT COLLATE "C";
-- Somebody asked for the next attempt: it keeps no silence.
ALTER TABLE deliveries ADD COLUMN at_once BIGINT NOT NULL DEFAULT 0;

-- The monitor and the dispatcher must hear of it.
CREATE OR REPLACE TRIGGER webhook_changed
AFTER UPDATE OF
  url, eventos, filtros, ativo, max_simultaneas, envio, secret, next_secret, next_secret_from, deleted_at
ON webhooks FOR EACH ROW EXECUTE FUNCTION note_webhook_change();

-- How many attempts at once its owner lets a webhook have; NULL: as many as it answers well.
ALTER TABLE webhooks ADD COLUMN max_simultaneas BIGINT;

-- The dispatcher must hear of it.
CREATE OR REPLACE TRIGGER webhook_changed
AFTER UPDATE OF
  url, eventos, filtros, ativo, max_simultaneas, secret, next_secret, next_secret_from, deleted_at
ON webhooks FOR EACH ROW EXECUTE FUNCTION note_webhook_change();

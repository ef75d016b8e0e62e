-- How many attempts at once its owner lets a webhook have; NULL: as many as it answers well.
ALTER TABLE webhooks ADD COLUMN max_simultaneas INTEGER;

-- The dispatcher must hear of it.
DROP TRIGGER webhook_changed;
CREATE TRIGGER webhook_changed
AFTER UPDATE OF
  url, eventos, filtros, ativo, max_simultaneas, secret, next_secret, next_secret_from, deleted_at
ON webhooks
BEGIN
  DELETE FROM webhook_changes WHERE webhook_id = new.id;
  INSERT INTO webhook_changes (webhook_id) VALUES (new.id);
END;

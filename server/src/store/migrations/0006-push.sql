-- How far the monitor has come in the outbox: everybody was told of the events up to this one.
CREATE TABLE monitor_progress (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  seq INTEGER NOT NULL
);
INSERT INTO monitor_progress SELECT 1, coalesce(max(seq), 0) FROM events;

-- Webhooks that changed, each by its last change, for whoever keeps them in memory.
CREATE TABLE webhook_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id TEXT NOT NULL UNIQUE
);
INSERT INTO webhook_changes (webhook_id) SELECT id FROM webhooks;

CREATE TRIGGER webhook_created AFTER INSERT ON webhooks
BEGIN
  DELETE FROM webhook_changes WHERE webhook_id = new.id;
  INSERT INTO webhook_changes (webhook_id) VALUES (new.id);
END;

CREATE TRIGGER webhook_changed
AFTER UPDATE OF url, eventos, filtros, ativo, secret, next_secret, next_secret_from, deleted_at
ON webhooks
BEGIN
  DELETE FROM webhook_changes WHERE webhook_id = new.id;
  INSERT INTO webhook_changes (webhook_id) VALUES (new.id);
END;

-- Reactivated, and has not answered 2xx since: it gets one delivery at a time.
ALTER TABLE webhooks ADD COLUMN cautious INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER webhook_reactivated AFTER UPDATE OF ativo ON webhooks
WHEN new.ativo = 1 AND old.ativo = 0
BEGIN
  UPDATE webhooks SET cautious = 1 WHERE id = new.id;
END;

-- 1: a person asked for the next attempt (`POST …/retry`); one attempt, and the schedule stays out.
ALTER TABLE deliveries ADD COLUMN by_person INTEGER NOT NULL DEFAULT 0;

-- Answers of receivers are kept for a shorter time than the attempts.
CREATE INDEX attempts_by_age ON attempts (iniciada_em) WHERE resposta IS NOT NULL;

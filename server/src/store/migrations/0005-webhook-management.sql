-- What became of a webhook's attempts, hour by hour: store/hour-tally.ts. Tests are not in it.
CREATE TABLE webhook_hours (
  webhook_id TEXT NOT NULL,
  hour INTEGER NOT NULL,              -- whole hours since 1970
  delivered INTEGER NOT NULL,         -- deliveries that ended in this hour
  failed INTEGER NOT NULL,
  successes INTEGER NOT NULL,         -- attempts
  failures INTEGER NOT NULL,
  answer_ms INTEGER NOT NULL,         -- of all attempts that were answered, together
  answers_0 INTEGER NOT NULL,         -- how many took up to each of ANSWER_BOUNDS_MS; the last, longer
  answers_1 INTEGER NOT NULL,
  answers_2 INTEGER NOT NULL,
  answers_3 INTEGER NOT NULL,
  answers_4 INTEGER NOT NULL,
  answers_5 INTEGER NOT NULL,
  answers_6 INTEGER NOT NULL,
  answers_7 INTEGER NOT NULL,
  answers_8 INTEGER NOT NULL,
  answers_9 INTEGER NOT NULL,
  answers_10 INTEGER NOT NULL,
  answers_11 INTEGER NOT NULL,
  PRIMARY KEY (webhook_id, hour)
) WITHOUT ROWID;

CREATE INDEX webhook_hours_by_age ON webhook_hours (hour);

-- The latest failed attempts of each webhook, so that nobody seeks them among millions.
CREATE TABLE webhook_errors (
  webhook_id TEXT NOT NULL,
  ended_at INTEGER NOT NULL,          -- milliseconds since 1970
  delivery_id TEXT NOT NULL,
  numero INTEGER NOT NULL,
  erro TEXT NOT NULL,
  status_http INTEGER,
  PRIMARY KEY (webhook_id, ended_at, delivery_id, numero)
) WITHOUT ROWID;

-- Whose an event is; NULL: everybody's. `seq` is the order of commits: there is one writer at a time.
ALTER TABLE events ADD COLUMN conta_id TEXT;
CREATE INDEX events_by_type ON events (tipo, seq);
CREATE INDEX events_by_time ON events (criado_em, tipo);

-- What lists of deliveries count and filter by, without the bodies.
DROP INDEX deliveries_of_webhook;
CREATE INDEX deliveries_of_webhook ON deliveries (webhook_id, seq, status, tipo, criado_em);
CREATE UNIQUE INDEX deliveries_replayed_once ON deliveries (evento_id, webhook_id)
WHERE origem = 'reenvio';

-- What a POST with an Idempotency-Key was answered, to be answered again.
CREATE TABLE idempotency_keys (
  conta_id TEXT NOT NULL,
  key TEXT NOT NULL,
  digest BLOB NOT NULL,               -- SHA-256 of the request
  begun_at INTEGER NOT NULL,          -- milliseconds since 1970
  status INTEGER,                     -- NULL while the request is under way, as is answer
  answer BLOB,                        -- JSON, sealed with the secret key: it may hold a secret
  PRIMARY KEY (conta_id, key)
) WITHOUT ROWID;

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (begun_at);

-- Past events that the owner of a webhook wants sent after all; done little by little.
CREATE TABLE replays (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  webhook_id TEXT NOT NULL REFERENCES webhooks (id),
  desde TEXT NOT NULL,
  ate TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pendente', 'concluido', 'cancelado')),
  eventos INTEGER NOT NULL,           -- to be looked at, when it was asked for
  examinados INTEGER NOT NULL DEFAULT 0,
  criadas INTEGER NOT NULL DEFAULT 0, -- deliveries
  criado_em TEXT NOT NULL,
  concluido_em TEXT,
  next_seq INTEGER NOT NULL,          -- every event before was looked at
  last_seq INTEGER NOT NULL
);

CREATE INDEX replays_of_webhook ON replays (webhook_id, seq);
CREATE INDEX replays_pending ON replays (seq) WHERE status = 'pendente';

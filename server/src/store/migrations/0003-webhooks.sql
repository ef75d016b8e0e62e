CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  url TEXT NOT NULL,
  eventos TEXT NOT NULL,              -- JSON array
  filtros TEXT NOT NULL,              -- JSON object
  ativo INTEGER NOT NULL,
  motivo_inativacao TEXT CHECK (motivo_inativacao IN ('manual', 'falhas')),
  falhas_consecutivas INTEGER NOT NULL,
  alive_at INTEGER NOT NULL,          -- as are the next two: webhooks/inactivity.ts, milliseconds since 1970
  warned INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL,
  inativado_em TEXT,
  secret BLOB NOT NULL,               -- sealed with the secret key, as is next_secret
  next_secret BLOB,                   -- takes over from secret at next_secret_from
  next_secret_from TEXT,
  deleted_at TEXT                     -- gone for everybody; its deliveries go little by little
) WITHOUT ROWID;

CREATE INDEX webhooks_by_account ON webhooks (conta_id, id) WHERE deleted_at IS NULL;

-- One event to one webhook. `seq` is the order in which they were made.
CREATE TABLE deliveries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  evento_id TEXT NOT NULL,
  webhook_id TEXT NOT NULL REFERENCES webhooks (id),
  tipo TEXT NOT NULL,
  origem TEXT NOT NULL CHECK (origem IN ('automatica', 'teste', 'reenvio')),
  status TEXT NOT NULL CHECK (
    status IN ('pendente', 'enviando', 'entregue', 'falhou', 'suspensa', 'cancelada')
  ),
  tentativas INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0, -- failed attempts by the schedule: what decides on the next
  first_started_at INTEGER,           -- milliseconds since 1970, as is due_at
  due_at INTEGER,                     -- of the next attempt; NULL when none is due
  ultimo_status_http INTEGER,
  ultimo_erro TEXT,
  criado_em TEXT NOT NULL,
  concluido_em TEXT,
  body BLOB NOT NULL                  -- the exact bytes of every attempt
);

CREATE UNIQUE INDEX deliveries_once ON deliveries (evento_id, webhook_id) WHERE origem = 'automatica';
CREATE INDEX deliveries_due ON deliveries (webhook_id, due_at) WHERE status = 'pendente';
CREATE INDEX deliveries_leased ON deliveries (webhook_id) WHERE status = 'enviando';
CREATE INDEX deliveries_of_webhook ON deliveries (webhook_id, seq);

CREATE TABLE attempts (
  delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  numero INTEGER NOT NULL,
  iniciada_em TEXT NOT NULL,
  duracao_ms INTEGER NOT NULL,
  status_http INTEGER,
  erro TEXT,                          -- a class of webhooks/attempt-error.ts; NULL when it succeeded
  ip TEXT,
  resposta TEXT,
  PRIMARY KEY (delivery_id, numero)
) WITHOUT ROWID;

-- Messages to people, written with what causes them and sent later.
CREATE TABLE mails (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  once TEXT NOT NULL UNIQUE,          -- what the message is about: said once
  para TEXT NOT NULL,
  message TEXT NOT NULL,              -- JSON: template and its values
  criado_em TEXT NOT NULL,
  tentativas INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER,                     -- milliseconds since 1970; NULL once sent or given up
  sent_at TEXT,
  ultimo_erro TEXT
);

CREATE INDEX mails_due ON mails (due_at) WHERE due_at IS NOT NULL;

-- Something sealed with the secret key, to know that key again.
CREATE TABLE secret_key_proof (id INTEGER PRIMARY KEY CHECK (id = 1), sealed BLOB NOT NULL);

-- Saved searches that tell their account what they find.
CREATE TABLE alerts (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  nome TEXT NOT NULL,
  consulta TEXT NOT NULL,
  filtros TEXT NOT NULL,              -- JSON object
  canais TEXT NOT NULL,               -- JSON object
  frequencia TEXT NOT NULL CHECK (frequencia IN ('imediata', 'edicao', 'diaria')),
  hora INTEGER NOT NULL,
  ativo INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX alerts_by_account ON alerts (conta_id, id);

-- Alerts that changed, each by its last change, for whoever keeps them in memory.
CREATE TABLE alert_changes (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  alerta_id TEXT NOT NULL UNIQUE
);

CREATE TRIGGER alert_created AFTER INSERT ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;

CREATE TRIGGER alert_changed AFTER UPDATE ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = new.id;
  INSERT INTO alert_changes (alerta_id) VALUES (new.id);
END;

CREATE TRIGGER alert_deleted AFTER DELETE ON alerts
BEGIN
  DELETE FROM alert_changes WHERE alerta_id = old.id;
  INSERT INTO alert_changes (alerta_id) VALUES (old.id);
END;

-- Addresses that the alerts of an account write to, once their owners agree.
CREATE TABLE alert_addresses (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  email TEXT NOT NULL,                -- as lib/text/email-address.ts keeps it
  situacao TEXT NOT NULL CHECK (situacao IN ('pendente', 'confirmado', 'descadastrado')),
  token_hash BLOB UNIQUE,             -- SHA-256 of what the confirmation link carries
  asked_at INTEGER NOT NULL,          -- when its owner was last asked; milliseconds since 1970, as is
  mailed_at INTEGER,                  -- when the last mail at once (`imediata`) was written
  confirmado_em TEXT,
  descadastrado_em TEXT,
  UNIQUE (conta_id, email)
) WITHOUT ROWID;

-- An alert fires for an act once, whatever is imported again.
CREATE TABLE alert_matches (
  alerta_id TEXT NOT NULL,
  publicacao_id TEXT NOT NULL,
  evento_id TEXT NOT NULL,
  matched_at INTEGER NOT NULL,        -- milliseconds since 1970
  PRIMARY KEY (alerta_id, publicacao_id)
) WITHOUT ROWID;

CREATE INDEX alert_matches_by_age ON alert_matches (matched_at);

-- Matches that wait for the next mail to an address.
CREATE TABLE alert_mail_queue (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  address_id TEXT NOT NULL,
  alerta_id TEXT NOT NULL,
  publicacao_id TEXT NOT NULL,
  data TEXT NOT NULL,                 -- of the act's edition, as is edicao
  edicao TEXT NOT NULL,
  matched_at INTEGER NOT NULL
);

-- Holds all that tells whether a mail is due.
CREATE INDEX alert_mail_queue_by_mail
ON alert_mail_queue (alerta_id, address_id, data, edicao, matched_at);

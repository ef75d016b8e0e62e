-- Who did what, when and from where; written in the transaction of what it tells.
CREATE TABLE audit_trail (
  id TEXT PRIMARY KEY,                -- aud_ + ULID: the order of time
  em TEXT NOT NULL,
  tipo TEXT NOT NULL,
  conta_id TEXT,                      -- the account that it concerns; NULL: the installation
  pessoa_id TEXT,                     -- who acted, or for whom the key answers
  chave_id TEXT,                      -- with which key
  autor TEXT NOT NULL,                -- pessoa, chave, comando or ninguem
  rede TEXT,                          -- the network, hashed with a key
  endereco TEXT,                      -- the whole address, where a setting keeps it
  alvo_id TEXT,                       -- what it was done to
  detalhes TEXT NOT NULL              -- JSON
) WITHOUT ROWID;

CREATE INDEX audit_trail_by_account ON audit_trail (conta_id, id);

-- For how many days it is kept: one row, which the service sets.
CREATE TABLE audit_retention (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  days INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO audit_retention (id, days) VALUES (1, 730);

CREATE TRIGGER audit_trail_stays BEFORE UPDATE ON audit_trail
BEGIN
  SELECT RAISE(ABORT, 'the audit trail is not changed');
END;

CREATE TRIGGER audit_trail_kept BEFORE DELETE ON audit_trail
WHEN OLD.em >= (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || days || ' days') FROM audit_retention
)
BEGIN
  SELECT RAISE(ABORT, 'the audit trail is kept');
END;

-- Who signs in; each belongs to one account.
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  nome TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,         -- as lib/text/email-address.ts keeps it
  papel TEXT NOT NULL CHECK (papel IN ('administrador', 'membro')),
  email_confirmado_em TEXT,
  segundo_fator_em TEXT,
  criado_em TEXT NOT NULL,
  senha TEXT NOT NULL                 -- scrypt, with its cost and salt
) WITHOUT ROWID;

CREATE INDEX people_by_account ON people (conta_id, id);

-- Browsers in which somebody has signed in.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  pessoa_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  token_hash BLOB NOT NULL UNIQUE,    -- SHA-256 of what the cookie holds
  criado_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  ultimo_uso_em TEXT,
  agente TEXT
) WITHOUT ROWID;

CREATE INDEX sessions_by_person ON sessions (pessoa_id, id);

-- Links that make whoever follows them a person, once.
CREATE TABLE invitations (
  id TEXT PRIMARY KEY,
  conta_id TEXT REFERENCES accounts (id),
  papel TEXT NOT NULL CHECK (papel IN ('administrador', 'membro')),
  email TEXT,
  pessoa_id TEXT REFERENCES people (id) ON DELETE CASCADE,
  inicial INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  expira_em TEXT NOT NULL,
  token_hash BLOB NOT NULL UNIQUE
) WITHOUT ROWID;

CREATE INDEX invitations_by_account ON invitations (conta_id, id);

-- Wrong attempts at signing in, by a digest of the address that was tried, whether it is anybody's or not.
CREATE TABLE sign_in_attempts (
  subject BLOB PRIMARY KEY,
  failures INTEGER NOT NULL,
  last_at INTEGER NOT NULL            -- milliseconds since 1970
) WITHOUT ROWID;

CREATE INDEX sign_in_attempts_by_age ON sign_in_attempts (last_at);

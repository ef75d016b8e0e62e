-- What the collector remembers, so that it can be killed at any moment and nobody asks twice.

-- Why a section is not in, or its newest file is not: the closed list of gazette/inlabs/motivo.ts.
ALTER TABLE ledger ADD COLUMN motivo TEXT;

CREATE TABLE sources (
  name TEXT PRIMARY KEY,
  listed_at TEXT,                     -- when it last showed its list of dates
  ultima_resposta_em TEXT,            -- when it last answered as it should, whatever was asked
  falhas_consecutivas INTEGER NOT NULL DEFAULT 0,
  motivo TEXT,                        -- of the last failure, until it answers again
  mensagem TEXT,
  proxima_tentativa_em TEXT           -- nothing is asked before
) WITHOUT ROWID;

CREATE TABLE source_days (
  data TEXT PRIMARY KEY,
  offered INTEGER NOT NULL DEFAULT 0, -- whether the source lists the date
  looked_at TEXT,                     -- when the source last said what it has of it
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT
) WITHOUT ROWID;

CREATE TABLE source_files (
  data TEXT NOT NULL,
  pub_name TEXT NOT NULL,
  listed_bytes INTEGER,               -- NULL: not listed at the last look
  taken_bytes INTEGER,                -- listed when the file was last taken into the archive
  taken_at TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT,
  PRIMARY KEY (data, pub_name)
) WITHOUT ROWID;

-- Who may do a work that only one process may do at a time. It ends by itself.
CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  fence INTEGER NOT NULL,             -- grows with every holder, so that an old one can be told
  expires_at TEXT NOT NULL
) WITHOUT ROWID;

-- What zips held, and what this installation has signed about it (docs/prova.md).
CREATE TABLE source_trees (
  data TEXT NOT NULL,
  source INTEGER NOT NULL,            -- in act_sources
  arquivo TEXT NOT NULL,
  raiz TEXT NOT NULL,
  folhas INTEGER NOT NULL,
  files BLOB NOT NULL,                -- JSON, deflated: name and SHA-256 (base64) of each XML of that day
  atual INTEGER NOT NULL,             -- 0: a newer zip of this name was read
  PRIMARY KEY (data, source)
);

CREATE TABLE statements (
  sequencia INTEGER PRIMARY KEY,
  data TEXT NOT NULL,
  raiz TEXT NOT NULL,
  texto TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  assinatura TEXT                     -- NULL: the archive's secrets could not be opened
);
CREATE INDEX statements_by_day ON statements (data, sequencia);

CREATE TABLE signing_keys (
  chave_publica TEXT PRIMARY KEY,
  sealed BLOB NOT NULL,               -- the private key
  criada_em TEXT NOT NULL
);

-- What zips held, and what this installation has signed about it (docs/prova.md).
CREATE TABLE source_trees (
  data TEXT COLLATE "C" NOT NULL,
  source BIGINT NOT NULL,             -- in act_sources
  arquivo TEXT COLLATE "C" NOT NULL,
  raiz TEXT COLLATE "C" NOT NULL,
  folhas BIGINT NOT NULL,
  files BYTEA NOT NULL,               -- JSON, deflated: name and SHA-256 (base64) of each XML of that day
  atual BIGINT NOT NULL,              -- 0: a newer zip of this name was read
  PRIMARY KEY (data, source)
);

CREATE TABLE statements (
  sequencia BIGINT PRIMARY KEY,
  data TEXT COLLATE "C" NOT NULL,
  raiz TEXT COLLATE "C" NOT NULL,
  texto TEXT COLLATE "C" NOT NULL,
  sha256 TEXT COLLATE "C" NOT NULL,
  assinatura TEXT COLLATE "C"         -- NULL: the archive's secrets could not be opened
);
CREATE INDEX statements_by_day ON statements (data, sequencia);

CREATE TABLE signing_keys (
  chave_publica TEXT COLLATE "C" PRIMARY KEY,
  sealed BYTEA NOT NULL,              -- the private key
  criada_em TEXT COLLATE "C" NOT NULL
);

-- Folders that the people of an account share, and the acts that they keep in them.
CREATE TABLE folders (
  id TEXT COLLATE "C" PRIMARY KEY,
  conta_id TEXT COLLATE "C" NOT NULL REFERENCES accounts (id),
  nome TEXT COLLATE "C" NOT NULL,
  criado_em TEXT COLLATE "C" NOT NULL,
  atualizado_em TEXT COLLATE "C" NOT NULL
);
CREATE INDEX folders_by_account ON folders (conta_id, id);

CREATE TABLE folder_acts (
  pasta_id TEXT COLLATE "C" NOT NULL REFERENCES folders (id) ON DELETE CASCADE,
  publicacao_id TEXT COLLATE "C" NOT NULL,
  nota TEXT COLLATE "C" NOT NULL,
  etiquetas TEXT COLLATE "C" NOT NULL,           -- JSON list of labels, none with a quote
  responsavel_id TEXT COLLATE "C" REFERENCES people (id) ON DELETE SET NULL,
  prazo TEXT COLLATE "C",                        -- YYYY-MM-DD
  andamento TEXT COLLATE "C" NOT NULL CHECK (andamento IN ('aberto', 'concluido')),
  guardado_em TEXT COLLATE "C" NOT NULL,
  atualizado_em TEXT COLLATE "C" NOT NULL,
  PRIMARY KEY (pasta_id, publicacao_id)
);
CREATE INDEX folder_acts_by_person ON folder_acts (responsavel_id) WHERE responsavel_id IS NOT NULL;

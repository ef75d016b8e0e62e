-- Folders that the people of an account share, and the acts that they keep in them.
CREATE TABLE folders (
  id TEXT PRIMARY KEY,
  conta_id TEXT NOT NULL REFERENCES accounts (id),
  nome TEXT NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX folders_by_account ON folders (conta_id, id);

CREATE TABLE folder_acts (
  pasta_id TEXT NOT NULL REFERENCES folders (id) ON DELETE CASCADE,
  publicacao_id TEXT NOT NULL,
  nota TEXT NOT NULL,
  etiquetas TEXT NOT NULL,            -- JSON list of labels, none with a quote
  responsavel_id TEXT REFERENCES people (id) ON DELETE SET NULL,
  prazo TEXT,                         -- YYYY-MM-DD
  andamento TEXT NOT NULL CHECK (andamento IN ('aberto', 'concluido')),
  guardado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL,
  PRIMARY KEY (pasta_id, publicacao_id)
) WITHOUT ROWID;
CREATE INDEX folder_acts_by_person ON folder_acts (responsavel_id) WHERE responsavel_id IS NOT NULL;

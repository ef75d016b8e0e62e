-- Zips that somebody sent, and what became of them; the files lie in the data folder until they are imported.
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  arquivo TEXT NOT NULL,              -- its name, which tells what it should hold
  bytes INTEGER NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('recebido', 'importado', 'recusado')),
  motivo TEXT,                        -- why it was refused
  publicacoes INTEGER,
  novas INTEGER,
  alteradas INTEGER,
  rejeitados INTEGER,
  criado_em TEXT NOT NULL,
  concluido_em TEXT
) WITHOUT ROWID;

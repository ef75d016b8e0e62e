-- Zips and folders that were offered to an import: one that was read whole need not be read again, and one
-- that was refused is not forgotten.
CREATE TABLE imported_files (
  origem TEXT PRIMARY KEY,            -- SHA-256 of a zip; the path of a folder of XML files
  arquivo TEXT NOT NULL,
  estado TEXT NOT NULL CHECK (estado IN ('completo', 'parcial', 'recusado')),
  motivo TEXT,                        -- why it was refused
  artigos INTEGER NOT NULL DEFAULT 0,
  publicacoes INTEGER NOT NULL DEFAULT 0,
  fragmentos INTEGER NOT NULL DEFAULT 0,
  edicoes TEXT NOT NULL DEFAULT '[]', -- JSON array of `2023-03-20 54`
  sections TEXT NOT NULL DEFAULT '[]', -- JSON array of `2023-03-20 DO2`
  em TEXT NOT NULL
) WITHOUT ROWID;

-- Names of zips repeat, what is in them does not.
ALTER TABLE rejections RENAME TO old_rejections;

CREATE TABLE rejections (
  origem TEXT NOT NULL REFERENCES imported_files (origem) ON DELETE CASCADE,
  artigo TEXT NOT NULL,
  motivo TEXT NOT NULL,
  PRIMARY KEY (origem, artigo)
) WITHOUT ROWID;

INSERT INTO imported_files (origem, arquivo, estado, em)
SELECT arquivo, arquivo, 'parcial', max(em) FROM old_rejections GROUP BY arquivo;
INSERT INTO rejections SELECT arquivo, artigo, motivo FROM old_rejections;
DROP TABLE old_rejections;

-- The portal's readings of whole sections, from which permanent addresses come.
CREATE TABLE portal_readings (
  data TEXT NOT NULL,
  pub_name TEXT NOT NULL,
  read_at TEXT,                       -- when one was last had
  times INTEGER NOT NULL DEFAULT 0,   -- how often, with as many acts as there are now
  publicacoes INTEGER NOT NULL DEFAULT 0,
  enderecos INTEGER NOT NULL DEFAULT 0, -- of those acts, how many have an address
  retry_at TEXT,                      -- not asked for before, after a failure
  PRIMARY KEY (data, pub_name)
) WITHOUT ROWID;

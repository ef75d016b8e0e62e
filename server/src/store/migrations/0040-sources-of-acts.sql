-- What acts were read from: a zip, or the loose XML files of a folder.
CREATE TABLE act_sources (
  source INTEGER PRIMARY KEY,
  origem TEXT NOT NULL,               -- as in imported_files
  arquivo TEXT NOT NULL,
  sha256 TEXT,                        -- of the zip; NULL: loose files
  UNIQUE (origem, arquivo)
);

-- Of each act, last, as 0013 tells. NULL: of an older program.
ALTER TABLE publications ADD COLUMN source INTEGER;
ALTER TABLE publications ADD COLUMN nome_materia TEXT;
ALTER TABLE publications ADD COLUMN xml TEXT; -- JSON: name and SHA-256 (base64) of each file

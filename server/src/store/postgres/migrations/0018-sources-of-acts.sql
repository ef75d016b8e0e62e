-- What acts were read from: a zip, or the loose XML files of a folder.
CREATE TABLE act_sources (
  source BIGINT PRIMARY KEY,
  origem TEXT COLLATE "C" NOT NULL,   -- as in imported_files
  arquivo TEXT COLLATE "C" NOT NULL,
  sha256 TEXT COLLATE "C",            -- of the zip; NULL: loose files
  UNIQUE (origem, arquivo)
);

-- Of each act. NULL: of an older program.
ALTER TABLE publications ADD COLUMN source BIGINT;
ALTER TABLE publications ADD COLUMN nome_materia TEXT COLLATE "C";
ALTER TABLE publications ADD COLUMN xml TEXT COLLATE "C"; -- JSON: name and SHA-256 (base64) of each file

-- Acts that the source published and then took back. They stay readable and found, as `retirada`.
ALTER TABLE publications ADD COLUMN retirada_em TEXT; -- when that was sure; last, and nearly always NULL: see 0013

-- Acts that the newest file of their section lacks; withdrawn only if a later look confirms it.
CREATE TABLE absences (
  data TEXT NOT NULL,
  pub_name TEXT NOT NULL,
  key INTEGER NOT NULL,               -- of the act
  since TEXT NOT NULL,                -- when a whole file was first read without it
  origem TEXT NOT NULL,               -- the file that was last read without it, as in imported_files
  PRIMARY KEY (data, pub_name, key)
) WITHOUT ROWID;

CREATE INDEX absences_by_file ON absences (origem);

-- How many of the section's acts are in absences, and how many are withdrawn.
ALTER TABLE ledger ADD COLUMN ausentes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ledger ADD COLUMN retiradas INTEGER NOT NULL DEFAULT 0;

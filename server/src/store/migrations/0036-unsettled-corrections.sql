-- Corrections that are linked with their originals when a file is whole: an act that only resembles
-- the original may come before it.
CREATE TABLE unsettled_corrections (
  arquivo TEXT NOT NULL,              -- the file whose acts they are, or whose acts they may speak of
  key INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  since TEXT NOT NULL,
  PRIMARY KEY (arquivo, key, seq)
) WITHOUT ROWID;

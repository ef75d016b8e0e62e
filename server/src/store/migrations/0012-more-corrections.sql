-- Corrections that revoke and annul; and where an original is awaited of which less is known than its day.

CREATE TABLE more_corrections (
  key INTEGER NOT NULL,               -- of the act that corrects
  seq INTEGER NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('retifica', 'republica', 'torna_sem_efeito', 'revoga', 'anula')),
  correction TEXT NOT NULL,           -- JSON: what the text tells of the original
  original INTEGER,                   -- its key; NULL while no act stands out
  confianca REAL,
  PRIMARY KEY (key, seq)
) WITHOUT ROWID;

INSERT INTO more_corrections SELECT * FROM corrections;
DROP TABLE corrections;
ALTER TABLE more_corrections RENAME TO corrections;

CREATE INDEX corrections_by_original ON corrections (original) WHERE original IS NOT NULL;

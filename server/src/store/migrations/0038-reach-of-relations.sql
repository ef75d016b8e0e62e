-- How far a correction reaches into its original: the whole, or a part; and what acts do besides correcting.

CREATE TABLE corrections_with_reach (
  key INTEGER NOT NULL,               -- of the act that corrects
  seq INTEGER NOT NULL,
  tipo TEXT NOT NULL CHECK (tipo IN ('retifica', 'republica', 'torna_sem_efeito', 'revoga', 'anula', 'altera',
    'prorroga', 'suspende', 'regulamenta')),
  correction TEXT NOT NULL,           -- JSON: what the text tells of the original
  original INTEGER,                   -- its key; NULL while no act stands out
  confianca REAL,
  alcance TEXT CHECK (alcance IN ('todo', 'parte')), -- NULL: not linked, or by an older program
  parte TEXT,                         -- JSON: the part; NULL: the whole
  PRIMARY KEY (key, seq)
) WITHOUT ROWID;

INSERT INTO corrections_with_reach (key, seq, tipo, correction, original, confianca)
SELECT key, seq, tipo, correction, original, confianca FROM corrections;
DROP TABLE corrections;
ALTER TABLE corrections_with_reach RENAME TO corrections;
CREATE INDEX corrections_by_original ON corrections (original) WHERE original IS NOT NULL;

-- Whether a part of an act is revoked or void. A column of its own, as nearly every act has none.
ALTER TABLE publications ADD COLUMN em_parte INTEGER;
DROP INDEX publications_by_situacao;
CREATE INDEX publications_by_situacao ON publications (situacao, em_parte, retirada_em)
WHERE situacao IS NOT NULL OR em_parte IS NOT NULL OR retirada_em IS NOT NULL;

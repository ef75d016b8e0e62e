-- How far a correction reaches into its original: the whole, or a part; and what acts do besides correcting.
ALTER TABLE corrections DROP CONSTRAINT corrections_tipo_check;
ALTER TABLE corrections ADD CONSTRAINT corrections_tipo_check CHECK (tipo IN ('retifica', 'republica',
  'torna_sem_efeito', 'revoga', 'anula', 'altera', 'prorroga', 'suspende', 'regulamenta'));
ALTER TABLE corrections
  ADD COLUMN alcance TEXT COLLATE "C" CHECK (alcance IN ('todo', 'parte')), -- NULL: not linked, or by an older program
  ADD COLUMN parte TEXT COLLATE "C"; -- JSON: the part; NULL: the whole

-- Whether a part of an act is revoked or void. A column of its own, as nearly every act has none.
ALTER TABLE publications ADD COLUMN em_parte BIGINT;
DROP INDEX publications_by_situacao;
CREATE INDEX publications_by_situacao ON publications (situacao, em_parte, retirada_em)
WHERE situacao IS NOT NULL OR em_parte IS NOT NULL OR retirada_em IS NOT NULL;

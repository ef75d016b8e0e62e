-- What an act is after the corrections that are linked to it (gazette/relations/situacao.ts). NULL is
-- `publicada`: nearly every act is that, and a NULL behind the text is told by the head of its row, so that
-- a result list still reads no overflow pages.
ALTER TABLE publications ADD COLUMN situacao TEXT
  CHECK (situacao IN ('retificada', 'republicada', 'revogada', 'sem_efeito'));

UPDATE publications
SET situacao = (
  SELECT CASE max(CASE tipo WHEN 'retifica' THEN 1 WHEN 'republica' THEN 2 WHEN 'revoga' THEN 3 ELSE 4 END)
    WHEN 1 THEN 'retificada' WHEN 2 THEN 'republicada' WHEN 3 THEN 'revogada' ELSE 'sem_efeito' END
  FROM corrections WHERE original = publications.key
)
WHERE key IN (SELECT original FROM corrections WHERE original IS NOT NULL);

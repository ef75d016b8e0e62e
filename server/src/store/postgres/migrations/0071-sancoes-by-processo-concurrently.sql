CREATE INDEX CONCURRENTLY IF NOT EXISTS sancoes_by_processo ON sancoes
  (processo, key, seq, categoria_sancao, valor)
WHERE processo IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_processo ON contratos
  (processo, key, seq, tipo_instrumento, valor, valor_comum)
WHERE processo IS NOT NULL;

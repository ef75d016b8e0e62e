CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_contratante ON contratos
  (substr(contratante, 1, 8), key, seq, contratante, tipo_instrumento, valor, valor_comum)
WHERE contratante IS NOT NULL;

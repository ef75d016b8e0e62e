CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_numero ON contratos
  (numero, ano, key, seq, tipo_instrumento, valor)
WHERE numero IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_numero ON contratos
  (numero, ano, key, seq, tipo_instrumento, valor, valor_comum)
WHERE numero IS NOT NULL;

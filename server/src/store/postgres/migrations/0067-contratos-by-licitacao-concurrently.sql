CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_licitacao ON contratos
  (licitacao, licitacao_ano, key, seq, tipo_instrumento, valor, valor_comum)
WHERE licitacao IS NOT NULL;

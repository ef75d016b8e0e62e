-- Likewise in the order of the days on which they end.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_orgao_and_vigencia_fim ON contratos
  (orgao, vigencia_fim, key, seq, tipo_instrumento, valor, modalidade)
WHERE vigencia_fim IS NOT NULL;

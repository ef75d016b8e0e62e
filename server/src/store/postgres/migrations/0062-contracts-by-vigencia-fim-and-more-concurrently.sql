-- Likewise by the day on which they end; contratos_by_vigencia_fim is dropped a release later.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_vigencia_fim_and_more ON contratos
  (vigencia_fim, key, seq, tipo_instrumento, valor, modalidade)
WHERE vigencia_fim IS NOT NULL;

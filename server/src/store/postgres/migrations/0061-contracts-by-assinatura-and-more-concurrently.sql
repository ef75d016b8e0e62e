-- Likewise by the day of the signature; contratos_by_assinatura is dropped a release later.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_assinatura_and_more ON contratos
  (data_assinatura, key, seq, tipo_instrumento, valor, modalidade)
WHERE data_assinatura IS NOT NULL;

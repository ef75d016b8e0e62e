-- With all that sums need: rows are not read. contratos_by_valor, which it replaces, is dropped a release later.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_valor_and_tipo ON contratos
  (valor, key, seq, tipo_instrumento, modalidade)
WHERE valor IS NOT NULL;

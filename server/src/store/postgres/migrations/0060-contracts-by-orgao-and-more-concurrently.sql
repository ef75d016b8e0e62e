-- What is asked of a body beside it is compared there: rows are not read. contratos_by_orgao, which it replaces, is dropped
-- a release later.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_orgao_and_more ON contratos
  (orgao, key, seq, tipo_instrumento, valor, modalidade, data_assinatura, vigencia_fim);

-- Of each body the rows in the order of their amounts: a range of these beside a body read all of its rows.
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_by_orgao_and_valor ON contratos
  (orgao, valor, key, seq, tipo_instrumento, modalidade)
WHERE valor IS NOT NULL;

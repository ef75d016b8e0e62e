-- Of each body the rows in the order of their amounts, and of the days on which they end: where a range of these is asked
-- for beside a body, all of its rows were read.
CREATE INDEX contratos_by_orgao_and_valor ON contratos (orgao, valor, key, seq, tipo_instrumento, modalidade)
WHERE valor IS NOT NULL;
CREATE INDEX contratos_by_orgao_and_vigencia_fim ON contratos
  (orgao, vigencia_fim, key, seq, tipo_instrumento, valor, modalidade)
WHERE vigencia_fim IS NOT NULL;

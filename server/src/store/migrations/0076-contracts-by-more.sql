-- With the days and the form of bid, too: what is asked of a body or of a day of contracts beside it is compared there, and
-- rows are not read.
DROP INDEX contratos_by_orgao;
CREATE INDEX contratos_by_orgao ON contratos
  (orgao, key, seq, tipo_instrumento, valor, modalidade, data_assinatura, vigencia_fim);
DROP INDEX contratos_by_assinatura;
CREATE INDEX contratos_by_assinatura ON contratos (data_assinatura, key, seq, tipo_instrumento, valor, modalidade)
WHERE data_assinatura IS NOT NULL;
DROP INDEX contratos_by_vigencia_fim;
CREATE INDEX contratos_by_vigencia_fim ON contratos (vigencia_fim, key, seq, tipo_instrumento, valor, modalidade)
WHERE vigencia_fim IS NOT NULL;

-- The few rows with a total in common, by what finds few of them (ADR 129).
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_in_common_by_orgao ON contratos
  (orgao, key, instrumento, valor_comum, tipo_instrumento, modalidade, uasg, fornecedor, valor, data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;

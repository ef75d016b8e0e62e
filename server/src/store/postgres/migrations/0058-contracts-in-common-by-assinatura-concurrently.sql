-- The few rows with a total in common, by the day of their signature (ADR 129).
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_in_common_by_assinatura ON contratos
  (data_assinatura, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor, vigencia_fim)
WHERE valor_comum IS NOT NULL;

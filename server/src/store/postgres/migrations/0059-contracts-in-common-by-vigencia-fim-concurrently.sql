-- The few rows with a total in common, by the day on which they end (ADR 129).
CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_in_common_by_vigencia_fim ON contratos
  (vigencia_fim, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor, data_assinatura)
WHERE valor_comum IS NOT NULL;

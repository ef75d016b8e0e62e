CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_in_common_by_fornecedor ON contratos
  (substr(fornecedor, 1, 8), key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor,
  data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS contratos_in_common_by_uasg ON contratos
  (uasg, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, fornecedor, valor, data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;

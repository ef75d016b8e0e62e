CREATE INDEX CONCURRENTLY IF NOT EXISTS licitacoes_by_processo ON licitacoes
  (processo, key, seq, tipo_aviso)
WHERE processo IS NOT NULL;

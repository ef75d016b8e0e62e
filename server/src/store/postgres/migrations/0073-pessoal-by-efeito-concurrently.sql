CREATE INDEX CONCURRENTLY IF NOT EXISTS pessoal_by_efeito ON pessoal
  (efeito, key, seq, tipo_movimentacao, orgao)
WHERE efeito IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS pessoal_by_matricula ON pessoal
  (matricula, key, seq, tipo_movimentacao)
WHERE matricula IS NOT NULL;

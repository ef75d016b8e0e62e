-- By what else rows are found (ADR 145): the service reads those of older rules again, and fills these.
ALTER TABLE contratos ADD COLUMN numero TEXT; -- as a query has it: without zeros before it, and punctuation
ALTER TABLE contratos ADD COLUMN ano INTEGER;
ALTER TABLE contratos ADD COLUMN licitacao TEXT; -- likewise
ALTER TABLE contratos ADD COLUMN licitacao_ano INTEGER;
ALTER TABLE contratos ADD COLUMN processo TEXT; -- likewise
ALTER TABLE contratos ADD COLUMN contratante TEXT; -- its CNPJ, without punctuation
ALTER TABLE contratos ADD COLUMN contratante_nome TEXT; -- folded words
ALTER TABLE contratos ADD COLUMN fornecedor_nome TEXT; -- folded words
ALTER TABLE licitacoes ADD COLUMN vencedor_nome TEXT; -- folded words, names separated by |
ALTER TABLE licitacoes ADD COLUMN processo TEXT;
ALTER TABLE sancoes ADD COLUMN sancionado_nome TEXT; -- folded words
ALTER TABLE sancoes ADD COLUMN processo TEXT;
ALTER TABLE pessoal ADD COLUMN cargo_efetivo TEXT; -- folded words
ALTER TABLE pessoal ADD COLUMN unidade TEXT; -- folded words
ALTER TABLE pessoal ADD COLUMN autoridade_nome TEXT; -- folded words
ALTER TABLE pessoal ADD COLUMN matricula TEXT; -- as a query has it
ALTER TABLE pessoal ADD COLUMN efeito TEXT; -- YYYY-MM-DD

-- With totals in common, so that rows without one are not read for them.
CREATE INDEX contratos_by_numero ON contratos (numero, ano, key, seq, tipo_instrumento, valor, valor_comum)
WHERE numero IS NOT NULL;
CREATE INDEX contratos_by_licitacao ON contratos (licitacao, licitacao_ano, key, seq, tipo_instrumento, valor, valor_comum)
WHERE licitacao IS NOT NULL;
CREATE INDEX contratos_by_processo ON contratos (processo, key, seq, tipo_instrumento, valor, valor_comum)
WHERE processo IS NOT NULL;
CREATE INDEX contratos_by_contratante ON contratos
  (substr(contratante, 1, 8), key, seq, contratante, tipo_instrumento, valor, valor_comum)
WHERE contratante IS NOT NULL;
CREATE INDEX licitacoes_by_processo ON licitacoes (processo, key, seq, tipo_aviso)
WHERE processo IS NOT NULL;
CREATE INDEX sancoes_by_processo ON sancoes (processo, key, seq, categoria_sancao, valor)
WHERE processo IS NOT NULL;
CREATE INDEX pessoal_by_matricula ON pessoal (matricula, key, seq, tipo_movimentacao)
WHERE matricula IS NOT NULL;
CREATE INDEX pessoal_by_efeito ON pessoal (efeito, key, seq, tipo_movimentacao, orgao)
WHERE efeito IS NOT NULL;

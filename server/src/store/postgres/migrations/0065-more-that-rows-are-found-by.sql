-- By what else rows are found (ADR 145): the service reads those of older rules again, and fills these.
ALTER TABLE contratos ADD COLUMN numero TEXT COLLATE "C";
ALTER TABLE contratos ADD COLUMN ano BIGINT;
ALTER TABLE contratos ADD COLUMN licitacao TEXT COLLATE "C";
ALTER TABLE contratos ADD COLUMN licitacao_ano BIGINT;
ALTER TABLE contratos ADD COLUMN processo TEXT COLLATE "C";
ALTER TABLE contratos ADD COLUMN contratante TEXT COLLATE "C";
ALTER TABLE contratos ADD COLUMN contratante_nome TEXT COLLATE "C";
ALTER TABLE contratos ADD COLUMN fornecedor_nome TEXT COLLATE "C";
ALTER TABLE licitacoes ADD COLUMN vencedor_nome TEXT COLLATE "C";
ALTER TABLE licitacoes ADD COLUMN processo TEXT COLLATE "C";
ALTER TABLE sancoes ADD COLUMN sancionado_nome TEXT COLLATE "C";
ALTER TABLE sancoes ADD COLUMN processo TEXT COLLATE "C";
ALTER TABLE pessoal ADD COLUMN cargo_efetivo TEXT COLLATE "C";
ALTER TABLE pessoal ADD COLUMN unidade TEXT COLLATE "C";
ALTER TABLE pessoal ADD COLUMN autoridade_nome TEXT COLLATE "C";
ALTER TABLE pessoal ADD COLUMN matricula TEXT COLLATE "C";
ALTER TABLE pessoal ADD COLUMN efeito TEXT COLLATE "C";

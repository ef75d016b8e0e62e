-- What acts say as rows (ADR 100, ADR 101), written with them. Amounts are cents of reais.
CREATE TABLE contratos (
  key BIGINT NOT NULL,               -- of the act
  seq BIGINT NOT NULL,               -- its place among the act's rows
  orgao TEXT COLLATE "C" NOT NULL,                -- the act's
  tipo_instrumento TEXT COLLATE "C" NOT NULL,
  modalidade TEXT COLLATE "C",
  uasg TEXT COLLATE "C",
  fornecedor TEXT COLLATE "C",                    -- a CNPJ, without punctuation
  valor BIGINT,
  valor_comum BIGINT,                -- a total of several contractors without amounts of their own, in the row of each
  instrumento BIGINT NOT NULL,       -- seq of the first of the rows that share it
  data_assinatura TEXT COLLATE "C",
  vigencia_fim TEXT COLLATE "C",
  linha BYTEA NOT NULL,                -- the row as it is shown: JSON, deflated
  PRIMARY KEY (key, seq)
);
-- In the order of the gazette; with kind and amount, so that sums need no row.
CREATE INDEX contratos_in_order ON contratos (key, seq, tipo_instrumento, valor);
-- By the company, which is what all establishments have in common.
CREATE INDEX contratos_by_fornecedor ON contratos (substr(fornecedor, 1, 8), key, seq, fornecedor, tipo_instrumento, valor)
WHERE fornecedor IS NOT NULL;
CREATE INDEX contratos_by_uasg ON contratos (uasg, key, seq, tipo_instrumento, valor) WHERE uasg IS NOT NULL;
CREATE INDEX contratos_by_modalidade ON contratos (modalidade, key, seq, tipo_instrumento, valor)
WHERE modalidade IS NOT NULL;
CREATE INDEX contratos_by_orgao ON contratos (orgao, key, seq, tipo_instrumento, valor);
CREATE INDEX contratos_by_tipo ON contratos (tipo_instrumento, key, seq, valor);
CREATE INDEX contratos_by_valor ON contratos (valor, key, seq) WHERE valor IS NOT NULL;
CREATE INDEX contratos_by_vigencia_fim ON contratos (vigencia_fim, key, seq, tipo_instrumento, valor)
WHERE vigencia_fim IS NOT NULL;
CREATE INDEX contratos_by_assinatura ON contratos (data_assinatura, key, seq, tipo_instrumento, valor)
WHERE data_assinatura IS NOT NULL;
-- Few rows have one: it has all that rows are found by.
CREATE INDEX contratos_in_common ON contratos
  (key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor, data_assinatura,
  vigencia_fim)
WHERE valor_comum IS NOT NULL;

-- By which version of these rows' rules an act was read; acts of older programs are not here.
CREATE TABLE row_readings (
  key BIGINT PRIMARY KEY,            -- of the act
  versao BIGINT NOT NULL
);

-- The oldest version by which an act of it was read; NULL: some were not read.
ALTER TABLE edition_sections ADD COLUMN versao_extrator BIGINT;

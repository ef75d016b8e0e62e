-- The tenders that notices tell (ADR 108), written with them as `contratos` are. Amounts are cents of reais.
CREATE TABLE licitacoes (
  key INTEGER NOT NULL,               -- of the act
  seq INTEGER NOT NULL,               -- its place among the act's rows
  orgao TEXT NOT NULL,                -- the act's
  tipo_aviso TEXT NOT NULL,
  modalidade TEXT,
  numero TEXT,                        -- letters and figures alone, without zeros before them
  ano INTEGER,
  uasg TEXT,
  srp INTEGER NOT NULL,               -- 0 or 1
  abertura TEXT,                      -- YYYY-MM-DDTHH:MM, or the day alone
  valor INTEGER,                      -- the estimate
  vencedores TEXT,                    -- CNPJs without punctuation, separated by blanks
  linha BLOB NOT NULL,                -- the row as it is shown: JSON, deflated
  PRIMARY KEY (key, seq)
);
-- In the order of the gazette; with the kind, so that sums need no row.
CREATE INDEX licitacoes_in_order ON licitacoes (key, seq, tipo_aviso);
CREATE INDEX licitacoes_by_tipo ON licitacoes (tipo_aviso, key, seq);
CREATE INDEX licitacoes_by_orgao ON licitacoes (orgao, key, seq, tipo_aviso);
CREATE INDEX licitacoes_by_modalidade ON licitacoes (modalidade, key, seq, tipo_aviso) WHERE modalidade IS NOT NULL;
CREATE INDEX licitacoes_by_numero ON licitacoes (numero, ano, key, seq, tipo_aviso) WHERE numero IS NOT NULL;
CREATE INDEX licitacoes_by_uasg ON licitacoes (uasg, key, seq, tipo_aviso) WHERE uasg IS NOT NULL;
CREATE INDEX licitacoes_by_abertura ON licitacoes (abertura, key, seq, tipo_aviso, modalidade) WHERE abertura IS NOT NULL;
CREATE INDEX licitacoes_by_srp ON licitacoes (srp, key, seq, tipo_aviso);
CREATE INDEX licitacoes_by_valor ON licitacoes (valor, key, seq, tipo_aviso) WHERE valor IS NOT NULL;

ALTER TABLE row_readings ADD COLUMN licitacoes INTEGER;
ALTER TABLE edition_sections ADD COLUMN versao_licitacoes INTEGER;

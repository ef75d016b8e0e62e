-- The sanctions of companies that notices tell (ADR 123), written with them as `contratos` are. Amounts are cents of reais.
CREATE TABLE sancoes (
  key INTEGER NOT NULL,               -- of the act
  seq INTEGER NOT NULL,               -- its place among the act's rows
  orgao TEXT NOT NULL,                -- the act's
  categoria_sancao TEXT NOT NULL,
  situacao_sancao TEXT NOT NULL,
  ambito TEXT NOT NULL,
  sancionado TEXT,                    -- the CNPJ, without punctuation
  valor INTEGER,                      -- of the fine
  inicio TEXT NOT NULL,               -- YYYY-MM-DD, printed or the act's
  fim TEXT,                           -- printed or by the term
  linha BLOB NOT NULL,                -- the row as it is shown: JSON, deflated
  PRIMARY KEY (key, seq)
);
-- In the order of the gazette; with the kind and the fine, so that sums need no row.
CREATE INDEX sancoes_in_order ON sancoes (key, seq, categoria_sancao, valor);
CREATE INDEX sancoes_by_categoria ON sancoes (categoria_sancao, key, seq, valor);
CREATE INDEX sancoes_by_orgao ON sancoes (orgao, key, seq, categoria_sancao, valor);
CREATE INDEX sancoes_by_sancionado ON sancoes (substr(sancionado, 1, 8), key, seq, sancionado, categoria_sancao, valor) WHERE sancionado IS NOT NULL;
CREATE INDEX sancoes_by_valor ON sancoes (valor, key, seq, categoria_sancao) WHERE valor IS NOT NULL;
CREATE INDEX sancoes_by_fim ON sancoes (fim, key, seq, categoria_sancao, valor);

ALTER TABLE row_readings ADD COLUMN sancoes INTEGER;
ALTER TABLE edition_sections ADD COLUMN versao_sancoes INTEGER;

CREATE TRIGGER content_added_sancoes AFTER INSERT ON sancoes BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_sancoes AFTER UPDATE ON sancoes BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_sancoes AFTER DELETE ON sancoes BEGIN UPDATE content_version SET number = number + 1; END;

-- The acts that make rules, or change those of others (ADR 126), written with them as `contratos` are.
CREATE TABLE normas (
  key INTEGER NOT NULL,               -- of the act
  seq INTEGER NOT NULL,               -- its place among the act's rows
  orgao TEXT NOT NULL,                -- the act's
  especie TEXT NOT NULL,
  numero TEXT,                        -- digits
  ano INTEGER,
  vigor TEXT,                         -- YYYY-MM-DD, when it comes into force
  linha BLOB NOT NULL,                -- the row as it is shown: JSON, deflated
  PRIMARY KEY (key, seq)
);
-- In the order of the gazette; with the kind, so that sums need no row.
CREATE INDEX normas_in_order ON normas (key, seq, especie);
CREATE INDEX normas_by_especie ON normas (especie, key, seq);
CREATE INDEX normas_by_orgao ON normas (orgao, key, seq, especie);
CREATE INDEX normas_by_numero ON normas (numero, ano, key, seq, especie) WHERE numero IS NOT NULL;
CREATE INDEX normas_by_vigor ON normas (vigor, key, seq, especie) WHERE vigor IS NOT NULL;

-- What a row alters, revokes and regulates: by every value that a norm is found by, with and without its year.
CREATE TABLE normas_tocadas (
  norma TEXT NOT NULL,                -- as `norma:` of queries: lei_8112_1990
  efeito TEXT NOT NULL,
  key INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (norma, efeito, key, seq)
) WITHOUT ROWID;
CREATE INDEX normas_tocadas_by_act ON normas_tocadas (key);

ALTER TABLE row_readings ADD COLUMN normas INTEGER;
ALTER TABLE edition_sections ADD COLUMN versao_normas INTEGER;

CREATE TRIGGER content_added_normas AFTER INSERT ON normas BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_normas AFTER UPDATE ON normas BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_normas AFTER DELETE ON normas BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_added_normas_tocadas AFTER INSERT ON normas_tocadas BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_changed_normas_tocadas AFTER UPDATE ON normas_tocadas BEGIN UPDATE content_version SET number = number + 1; END;
CREATE TRIGGER content_removed_normas_tocadas AFTER DELETE ON normas_tocadas BEGIN UPDATE content_version SET number = number + 1; END;

-- The acts that make rules, or change those of others (ADR 126), written with them as `contratos` are.
CREATE TABLE normas (
  key BIGINT NOT NULL,               -- of the act
  seq BIGINT NOT NULL,               -- its place among the act's rows
  orgao TEXT COLLATE "C" NOT NULL,                -- the act's
  especie TEXT COLLATE "C" NOT NULL,
  numero TEXT COLLATE "C",                        -- digits
  ano BIGINT,
  vigor TEXT COLLATE "C",                         -- YYYY-MM-DD, when it comes into force
  linha BYTEA NOT NULL,                -- the row as it is shown: JSON, deflated
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
  norma TEXT COLLATE "C" NOT NULL,                -- as `norma:` of queries: lei_8112_1990
  efeito TEXT COLLATE "C" NOT NULL,
  key BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  PRIMARY KEY (norma, efeito, key, seq)
);
CREATE INDEX normas_tocadas_by_act ON normas_tocadas (key);

ALTER TABLE row_readings ADD COLUMN normas BIGINT;
ALTER TABLE edition_sections ADD COLUMN versao_normas BIGINT;

-- The movements of persons that acts say (ADR 104, ADR 107), written with them as `contratos` are.
CREATE TABLE pessoal (
  key BIGINT NOT NULL,               -- of the act
  seq BIGINT NOT NULL,               -- its place among the act's rows
  orgao TEXT COLLATE "C" NOT NULL,                -- the act's
  secao TEXT COLLATE "C" NOT NULL,                -- the act's
  tipo_movimentacao TEXT COLLATE "C" NOT NULL,
  sigla TEXT COLLATE "C",                         -- of the level: FCE
  grau TEXT COLLATE "C",                          -- the level without its category: FCE 15
  codigo TEXT COLLATE "C",                        -- with it: FCE 1.15
  substituto BIGINT NOT NULL,        -- 0 or 1
  nome TEXT COLLATE "C",                          -- the person's folded words
  cargo TEXT COLLATE "C",                         -- the folded words of the office
  linha BYTEA NOT NULL,                -- the row, packed (gazette/rows/packed-movement.ts), deflated
  PRIMARY KEY (key, seq)
);
-- In the order of the gazette; with all that is short, so that a period is counted without its rows.
CREATE INDEX pessoal_in_order ON pessoal (key, seq, tipo_movimentacao, secao, substituto, sigla, grau, codigo);
CREATE INDEX pessoal_by_tipo ON pessoal (tipo_movimentacao, key, seq, secao, substituto, sigla, grau, codigo);
CREATE INDEX pessoal_by_orgao ON pessoal (orgao, key, seq, tipo_movimentacao, secao, substituto, sigla, grau, codigo);
CREATE INDEX pessoal_by_grau ON pessoal (grau, key, seq, codigo, tipo_movimentacao, secao, substituto, sigla) WHERE grau IS NOT NULL;
CREATE INDEX pessoal_by_sigla ON pessoal (sigla, key, seq, tipo_movimentacao, secao, substituto, grau, codigo) WHERE sigla IS NOT NULL;

-- A version for each table of rows.
ALTER TABLE row_readings RENAME COLUMN versao TO contratos;
ALTER TABLE row_readings ADD COLUMN pessoal BIGINT;
ALTER TABLE edition_sections RENAME COLUMN versao_extrator TO versao_contratos;
ALTER TABLE edition_sections ADD COLUMN versao_pessoal BIGINT;

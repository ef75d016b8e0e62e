-- What rows of `contratos` add up to, by the day of their signature, by the day on which they end and by their amount
-- (ADR 129). Rows without such a day or amount are in no sum of it. Totals of several contractors are in none: their rows
-- may have different days.
CREATE TABLE contratos_por_assinatura (
  data_assinatura TEXT COLLATE "C" NOT NULL,
  tipo_instrumento TEXT COLLATE "C" NOT NULL,
  modalidade TEXT COLLATE "C" NOT NULL,           -- '': none
  linhas BIGINT NOT NULL,
  com_valor BIGINT NOT NULL,
  soma BIGINT NOT NULL,               -- cents of reais; without totals in common
  PRIMARY KEY (data_assinatura, tipo_instrumento, modalidade)
);
CREATE TABLE contratos_por_vigencia_fim (
  vigencia_fim TEXT COLLATE "C" NOT NULL,
  tipo_instrumento TEXT COLLATE "C" NOT NULL,
  modalidade TEXT COLLATE "C" NOT NULL,           -- '': none
  linhas BIGINT NOT NULL,
  com_valor BIGINT NOT NULL,
  soma BIGINT NOT NULL,               -- cents of reais; without totals in common
  PRIMARY KEY (vigencia_fim, tipo_instrumento, modalidade)
);
CREATE TABLE contratos_por_faixa (
  faixa BIGINT NOT NULL,              -- digits of the amount in cents * 100 + the first two; 0: less than nothing
  tipo_instrumento TEXT COLLATE "C" NOT NULL,
  modalidade TEXT COLLATE "C" NOT NULL,           -- '': none
  linhas BIGINT NOT NULL,
  com_valor BIGINT NOT NULL,
  soma BIGINT NOT NULL,               -- cents of reais; without totals in common
  PRIMARY KEY (faixa, tipo_instrumento, modalidade)
);

-- Triggers are replaced by the same, to wait for those who write: what they have noted has no such day or amount, and their
-- rows are there when a later file adds up all rows, and takes off only notes that have them.
CREATE OR REPLACE TRIGGER contratos_added_up AFTER INSERT ON contratos
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contracts();
CREATE OR REPLACE TRIGGER contratos_taken_off AFTER DELETE ON contratos
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contracts();
ALTER TABLE contratos_a_somar
  ADD COLUMN data_assinatura TEXT COLLATE "C",
  ADD COLUMN vigencia_fim TEXT COLLATE "C",
  ADD COLUMN faixa BIGINT,
  ADD COLUMN comum BIGINT NOT NULL DEFAULT 0; -- of soma: totals in common

CREATE OR REPLACE FUNCTION note_contracts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign BIGINT := CASE WHEN tg_op = 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO contratos_a_somar
    (dia, orgao, tipo_instrumento, modalidade, data_assinatura, vigencia_fim, faixa, linhas, com_valor, soma, comum)
  SELECT key / 1048576, orgao, tipo_instrumento, coalesce(modalidade, ''), data_assinatura, vigencia_fim,
    CASE WHEN valor < 0 THEN 0 ELSE length(valor::text) * 100 + substr(valor::text, 1, 2)::bigint END,
    sign * count(*), sign * (count(valor) + count(valor_comum)),
    sign * (coalesce(sum(valor), 0) + coalesce(sum(valor_comum) FILTER (WHERE seq = instrumento), 0)),
    sign * coalesce(sum(valor_comum) FILTER (WHERE seq = instrumento), 0)
  FROM changed GROUP BY 1, 2, 3, 4, 5, 6, 7;
  RETURN NULL;
END $$;
-- Rows from before are added by a later file.

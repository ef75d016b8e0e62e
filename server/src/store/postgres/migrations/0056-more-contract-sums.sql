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

-- Notes from before have no such day or amount: they are moved while nobody writes, which is as much as is written in an
-- hour at most.
LOCK TABLE contratos IN SHARE ROW EXCLUSIVE MODE;
LOCK TABLE contratos_a_somar IN ACCESS EXCLUSIVE MODE;
INSERT INTO contratos_por_dia AS sums
SELECT dia, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(soma) FROM contratos_a_somar GROUP BY 1, 2, 3
ON CONFLICT (dia, tipo_instrumento, modalidade) DO UPDATE
SET linhas = sums.linhas + excluded.linhas, com_valor = sums.com_valor + excluded.com_valor, soma = sums.soma + excluded.soma;
INSERT INTO contratos_por_orgao AS sums
SELECT orgao, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(soma) FROM contratos_a_somar GROUP BY 1, 2, 3
ON CONFLICT (orgao, tipo_instrumento, modalidade) DO UPDATE
SET linhas = sums.linhas + excluded.linhas, com_valor = sums.com_valor + excluded.com_valor, soma = sums.soma + excluded.soma;
TRUNCATE contratos_a_somar;
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

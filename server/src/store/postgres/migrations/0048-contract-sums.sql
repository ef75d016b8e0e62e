-- What rows of `contratos` add up to, by day and by body (ADR 129), so that sums read no row. A total of several
-- contractors is added with the first of them.
CREATE TABLE contratos_por_dia (
  dia BIGINT NOT NULL,                -- key / 2^20
  tipo_instrumento TEXT COLLATE "C" NOT NULL,
  modalidade TEXT COLLATE "C" NOT NULL,           -- '': none
  linhas BIGINT NOT NULL,
  com_valor BIGINT NOT NULL,
  soma BIGINT NOT NULL,               -- cents of reais
  PRIMARY KEY (dia, tipo_instrumento, modalidade)
);
CREATE TABLE contratos_por_orgao (
  orgao TEXT COLLATE "C" NOT NULL,
  tipo_instrumento TEXT COLLATE "C" NOT NULL,
  modalidade TEXT COLLATE "C" NOT NULL,
  linhas BIGINT NOT NULL,
  com_valor BIGINT NOT NULL,
  soma BIGINT NOT NULL,
  PRIMARY KEY (orgao, tipo_instrumento, modalidade)
);
-- What is not yet in them. Writers only append here, so that those of one day or body do not conflict; readers add it.
CREATE TABLE contratos_a_somar (
  dia BIGINT NOT NULL,
  orgao TEXT COLLATE "C" NOT NULL,
  tipo_instrumento TEXT COLLATE "C" NOT NULL,
  modalidade TEXT COLLATE "C" NOT NULL,
  linhas BIGINT NOT NULL,             -- less than 0: rows are gone
  com_valor BIGINT NOT NULL,
  soma BIGINT NOT NULL
);

CREATE FUNCTION note_contracts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign BIGINT := CASE WHEN tg_op = 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO contratos_a_somar
  SELECT key / 1048576, orgao, tipo_instrumento, coalesce(modalidade, ''), sign * count(*),
    sign * (count(valor) + count(valor_comum)),
    sign * (coalesce(sum(valor), 0) + coalesce(sum(valor_comum) FILTER (WHERE seq = instrumento), 0))
  FROM changed GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;

-- Rows from before are added by a later file.
CREATE TRIGGER contratos_added_up AFTER INSERT ON contratos
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contracts();
CREATE TRIGGER contratos_taken_off AFTER DELETE ON contratos
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_contracts();

-- What rows of `contratos` add up to, by day and by body (ADR 129): a trigger keeps it, so that sums read no row. A total of
-- several contractors is added with the first of them.
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

CREATE FUNCTION add_up_contract() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one contratos := CASE WHEN tg_op = 'DELETE' THEN old ELSE new END;
  rows BIGINT := CASE WHEN tg_op = 'DELETE' THEN -1 ELSE 1 END;
  amounts BIGINT := rows * num_nonnulls(one.valor, one.valor_comum);
  cents BIGINT := rows * (coalesce(one.valor, 0)
    + CASE WHEN one.seq = one.instrumento THEN coalesce(one.valor_comum, 0) ELSE 0 END);
BEGIN
  INSERT INTO contratos_por_dia AS sums
  VALUES (one.key / 1048576, one.tipo_instrumento, coalesce(one.modalidade, ''), rows, amounts, cents)
  ON CONFLICT (dia, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = sums.linhas + rows, com_valor = sums.com_valor + amounts, soma = sums.soma + cents;
  INSERT INTO contratos_por_orgao AS sums
  VALUES (one.orgao, one.tipo_instrumento, coalesce(one.modalidade, ''), rows, amounts, cents)
  ON CONFLICT (orgao, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = sums.linhas + rows, com_valor = sums.com_valor + amounts, soma = sums.soma + cents;
  RETURN NULL;
END $$;

INSERT INTO contratos_por_dia
SELECT key / 1048576, tipo_instrumento, coalesce(modalidade, ''), count(*), count(valor) + count(valor_comum),
  coalesce(sum(valor), 0) + coalesce(sum(valor_comum) FILTER (WHERE seq = instrumento), 0)
FROM contratos GROUP BY 1, 2, 3;
INSERT INTO contratos_por_orgao
SELECT orgao, tipo_instrumento, coalesce(modalidade, ''), count(*), count(valor) + count(valor_comum),
  coalesce(sum(valor), 0) + coalesce(sum(valor_comum) FILTER (WHERE seq = instrumento), 0)
FROM contratos GROUP BY 1, 2, 3;

CREATE TRIGGER contratos_added_up AFTER INSERT ON contratos
FOR EACH ROW EXECUTE FUNCTION add_up_contract();
CREATE TRIGGER contratos_taken_off AFTER DELETE ON contratos
FOR EACH ROW EXECUTE FUNCTION add_up_contract();

-- The few rows with a total in common, by what finds few of them.
CREATE INDEX contratos_in_common_by_orgao ON contratos
  (orgao, key, instrumento, valor_comum, tipo_instrumento, modalidade, uasg, fornecedor, valor, data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;
CREATE INDEX contratos_in_common_by_uasg ON contratos
  (uasg, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, fornecedor, valor, data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;
CREATE INDEX contratos_in_common_by_fornecedor ON contratos
  (substr(fornecedor, 1, 8), key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor,
  data_assinatura, vigencia_fim)
WHERE valor_comum IS NOT NULL;
-- With all that sums need: rows are not read.
DROP INDEX contratos_by_valor;
CREATE INDEX contratos_by_valor ON contratos (valor, key, seq, tipo_instrumento) WHERE valor IS NOT NULL;

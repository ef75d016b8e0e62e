-- What rows of `contratos` add up to, by day and by body (ADR 129): triggers keep it, so that sums read no row. A total of
-- several contractors is added with the first of them.
CREATE TABLE contratos_por_dia (
  dia INTEGER NOT NULL,               -- key / 2^20
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,           -- '': none
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,              -- cents of reais
  PRIMARY KEY (dia, tipo_instrumento, modalidade)
) WITHOUT ROWID;
CREATE TABLE contratos_por_orgao (
  orgao TEXT NOT NULL,
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,
  PRIMARY KEY (orgao, tipo_instrumento, modalidade)
) WITHOUT ROWID;

INSERT INTO contratos_por_dia
SELECT key / 1048576, tipo_instrumento, coalesce(modalidade, ''), count(*),
  sum((valor IS NOT NULL) + (valor_comum IS NOT NULL)),
  sum(coalesce(valor, 0) + CASE WHEN seq = instrumento THEN coalesce(valor_comum, 0) ELSE 0 END)
FROM contratos GROUP BY 1, 2, 3;
INSERT INTO contratos_por_orgao
SELECT orgao, tipo_instrumento, coalesce(modalidade, ''), count(*),
  sum((valor IS NOT NULL) + (valor_comum IS NOT NULL)),
  sum(coalesce(valor, 0) + CASE WHEN seq = instrumento THEN coalesce(valor_comum, 0) ELSE 0 END)
FROM contratos GROUP BY 1, 2, 3;

CREATE TRIGGER contratos_added_up AFTER INSERT ON contratos BEGIN
  INSERT INTO contratos_por_dia
  VALUES (NEW.key / 1048576, NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1,
    (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0) + CASE WHEN NEW.seq = NEW.instrumento THEN coalesce(NEW.valor_comum, 0) ELSE 0 END)
  ON CONFLICT (dia, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
  INSERT INTO contratos_por_orgao
  VALUES (NEW.orgao, NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1,
    (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0) + CASE WHEN NEW.seq = NEW.instrumento THEN coalesce(NEW.valor_comum, 0) ELSE 0 END)
  ON CONFLICT (orgao, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
END;
CREATE TRIGGER contratos_taken_off AFTER DELETE ON contratos BEGIN
  UPDATE contratos_por_dia
  SET linhas = linhas - 1,
    com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - (coalesce(OLD.valor, 0) + CASE WHEN OLD.seq = OLD.instrumento THEN coalesce(OLD.valor_comum, 0) ELSE 0 END)
  WHERE dia = OLD.key / 1048576 AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
  UPDATE contratos_por_orgao
  SET linhas = linhas - 1,
    com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - (coalesce(OLD.valor, 0) + CASE WHEN OLD.seq = OLD.instrumento THEN coalesce(OLD.valor_comum, 0) ELSE 0 END)
  WHERE orgao = OLD.orgao AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
END;

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

-- What rows of `contratos` add up to, by the day of their signature, by the day on which they end and by their amount
-- (ADR 129). Rows without such a day or amount are in no sum of it. Totals of several contractors are in none: their rows
-- may have different days.
CREATE TABLE contratos_por_assinatura (
  data_assinatura TEXT NOT NULL,
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,           -- '': none
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,              -- cents of reais; without totals in common
  PRIMARY KEY (data_assinatura, tipo_instrumento, modalidade)
) WITHOUT ROWID;
CREATE TABLE contratos_por_vigencia_fim (
  vigencia_fim TEXT NOT NULL,
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,           -- '': none
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,              -- cents of reais; without totals in common
  PRIMARY KEY (vigencia_fim, tipo_instrumento, modalidade)
) WITHOUT ROWID;
CREATE TABLE contratos_por_faixa (
  faixa INTEGER NOT NULL,               -- digits of the amount in cents * 100 + the first two; 0: less than nothing
  tipo_instrumento TEXT NOT NULL,
  modalidade TEXT NOT NULL,           -- '': none
  linhas INTEGER NOT NULL,
  com_valor INTEGER NOT NULL,
  soma INTEGER NOT NULL,              -- cents of reais; without totals in common
  PRIMARY KEY (faixa, tipo_instrumento, modalidade)
) WITHOUT ROWID;

INSERT INTO contratos_por_assinatura
SELECT data_assinatura, tipo_instrumento, coalesce(modalidade, ''), count(*),
  sum((valor IS NOT NULL) + (valor_comum IS NOT NULL)),
  coalesce(sum(valor), 0)
FROM contratos WHERE data_assinatura IS NOT NULL GROUP BY 1, 2, 3;
INSERT INTO contratos_por_vigencia_fim
SELECT vigencia_fim, tipo_instrumento, coalesce(modalidade, ''), count(*),
  sum((valor IS NOT NULL) + (valor_comum IS NOT NULL)),
  coalesce(sum(valor), 0)
FROM contratos WHERE vigencia_fim IS NOT NULL GROUP BY 1, 2, 3;
INSERT INTO contratos_por_faixa
SELECT CASE WHEN valor < 0 THEN 0 ELSE length(valor) * 100 + CAST(substr(valor, 1, 2) AS INTEGER) END,
  tipo_instrumento, coalesce(modalidade, ''), count(*),
  sum((valor IS NOT NULL) + (valor_comum IS NOT NULL)),
  coalesce(sum(valor), 0)
FROM contratos WHERE valor IS NOT NULL GROUP BY 1, 2, 3;

CREATE TRIGGER contratos_added_by_assinatura AFTER INSERT ON contratos WHEN NEW.data_assinatura IS NOT NULL BEGIN
  INSERT INTO contratos_por_assinatura
  VALUES (NEW.data_assinatura,
    NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1, (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0))
  ON CONFLICT (data_assinatura, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
END;
CREATE TRIGGER contratos_taken_off_by_assinatura AFTER DELETE ON contratos WHEN OLD.data_assinatura IS NOT NULL BEGIN
  UPDATE contratos_por_assinatura
  SET linhas = linhas - 1, com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - coalesce(OLD.valor, 0)
  WHERE data_assinatura = OLD.data_assinatura
    AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
END;
CREATE TRIGGER contratos_added_by_vigencia_fim AFTER INSERT ON contratos WHEN NEW.vigencia_fim IS NOT NULL BEGIN
  INSERT INTO contratos_por_vigencia_fim
  VALUES (NEW.vigencia_fim,
    NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1, (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0))
  ON CONFLICT (vigencia_fim, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
END;
CREATE TRIGGER contratos_taken_off_by_vigencia_fim AFTER DELETE ON contratos WHEN OLD.vigencia_fim IS NOT NULL BEGIN
  UPDATE contratos_por_vigencia_fim
  SET linhas = linhas - 1, com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - coalesce(OLD.valor, 0)
  WHERE vigencia_fim = OLD.vigencia_fim
    AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
END;
CREATE TRIGGER contratos_added_by_faixa AFTER INSERT ON contratos WHEN NEW.valor IS NOT NULL BEGIN
  INSERT INTO contratos_por_faixa
  VALUES (CASE WHEN NEW.valor < 0 THEN 0 ELSE length(NEW.valor) * 100 + CAST(substr(NEW.valor, 1, 2) AS INTEGER) END,
    NEW.tipo_instrumento, coalesce(NEW.modalidade, ''), 1, (NEW.valor IS NOT NULL) + (NEW.valor_comum IS NOT NULL),
    coalesce(NEW.valor, 0))
  ON CONFLICT (faixa, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = linhas + 1, com_valor = com_valor + excluded.com_valor, soma = soma + excluded.soma;
END;
CREATE TRIGGER contratos_taken_off_by_faixa AFTER DELETE ON contratos WHEN OLD.valor IS NOT NULL BEGIN
  UPDATE contratos_por_faixa
  SET linhas = linhas - 1, com_valor = com_valor - ((OLD.valor IS NOT NULL) + (OLD.valor_comum IS NOT NULL)),
    soma = soma - coalesce(OLD.valor, 0)
  WHERE faixa = CASE WHEN OLD.valor < 0 THEN 0 ELSE length(OLD.valor) * 100 + CAST(substr(OLD.valor, 1, 2) AS INTEGER) END
    AND tipo_instrumento = OLD.tipo_instrumento AND modalidade = coalesce(OLD.modalidade, '');
END;
-- The few rows with a total in common, by these days.
CREATE INDEX contratos_in_common_by_assinatura ON contratos
  (data_assinatura, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor, vigencia_fim)
WHERE valor_comum IS NOT NULL;
CREATE INDEX contratos_in_common_by_vigencia_fim ON contratos
  (vigencia_fim, key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor, data_assinatura)
WHERE valor_comum IS NOT NULL;
-- With the form of bid, too: the rows at the limits of an amount are added without being read.
DROP INDEX contratos_by_valor;
CREATE INDEX contratos_by_valor ON contratos (valor, key, seq, tipo_instrumento, modalidade) WHERE valor IS NOT NULL;

-- The rows from before the triggers: all that there are, less what the triggers have noted. Rows and notes are committed
-- together, so each statement sees both or neither of them, whatever others write meanwhile.
INSERT INTO contratos_por_dia
SELECT dia, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(soma)
FROM (
  SELECT key / 1048576 AS dia, tipo_instrumento, coalesce(modalidade, '') AS modalidade, 1 AS linhas,
    num_nonnulls(valor, valor_comum) AS com_valor,
    coalesce(valor, 0) + CASE WHEN seq = instrumento THEN coalesce(valor_comum, 0) ELSE 0 END AS soma
  FROM contratos
  UNION ALL
  SELECT dia, tipo_instrumento, modalidade, -linhas, -com_valor, -soma FROM contratos_a_somar
) AS before
GROUP BY 1, 2, 3;
INSERT INTO contratos_por_orgao
SELECT orgao, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(soma)
FROM (
  SELECT orgao, tipo_instrumento, coalesce(modalidade, '') AS modalidade, 1 AS linhas,
    num_nonnulls(valor, valor_comum) AS com_valor,
    coalesce(valor, 0) + CASE WHEN seq = instrumento THEN coalesce(valor_comum, 0) ELSE 0 END AS soma
  FROM contratos
  UNION ALL
  SELECT orgao, tipo_instrumento, modalidade, -linhas, -com_valor, -soma FROM contratos_a_somar
) AS before
GROUP BY 1, 2, 3;

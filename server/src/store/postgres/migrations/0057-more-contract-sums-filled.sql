-- The rows from before these sums: all that there are, less what the triggers have noted since. Rows and notes are committed
-- together, so each statement sees both or neither of them, whatever others write meanwhile.
INSERT INTO contratos_por_assinatura
SELECT data_assinatura, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(soma)
FROM (
  SELECT data_assinatura,
    tipo_instrumento, coalesce(modalidade, '') AS modalidade, 1 AS linhas,
    num_nonnulls(valor, valor_comum) AS com_valor,
    coalesce(valor, 0) AS soma
  FROM contratos
  UNION ALL
  SELECT data_assinatura, tipo_instrumento, modalidade, -linhas, -com_valor, comum - soma FROM contratos_a_somar
) AS before
WHERE data_assinatura IS NOT NULL
GROUP BY 1, 2, 3;
INSERT INTO contratos_por_vigencia_fim
SELECT vigencia_fim, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(soma)
FROM (
  SELECT vigencia_fim,
    tipo_instrumento, coalesce(modalidade, '') AS modalidade, 1 AS linhas,
    num_nonnulls(valor, valor_comum) AS com_valor,
    coalesce(valor, 0) AS soma
  FROM contratos
  UNION ALL
  SELECT vigencia_fim, tipo_instrumento, modalidade, -linhas, -com_valor, comum - soma FROM contratos_a_somar
) AS before
WHERE vigencia_fim IS NOT NULL
GROUP BY 1, 2, 3;
INSERT INTO contratos_por_faixa
SELECT faixa, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(soma)
FROM (
  SELECT CASE WHEN valor < 0 THEN 0 ELSE length(valor::text) * 100 + substr(valor::text, 1, 2)::bigint END AS faixa,
    tipo_instrumento, coalesce(modalidade, '') AS modalidade, 1 AS linhas,
    num_nonnulls(valor, valor_comum) AS com_valor,
    coalesce(valor, 0) AS soma
  FROM contratos
  UNION ALL
  SELECT faixa, tipo_instrumento, modalidade, -linhas, -com_valor, comum - soma FROM contratos_a_somar
) AS before
WHERE faixa IS NOT NULL
GROUP BY 1, 2, 3;

/** How many notes are added at once: some tenths of a second. */
const MOST = 20_000

/** Sums by the days of a contract are without totals in common. */
const added = (table: string, column: string, soma = 'soma - comum') => `
  INSERT INTO ${table} AS sums
  SELECT ${column}, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(${soma})
  FROM noted WHERE ${column} IS NOT NULL GROUP BY 1, 2, 3
  ON CONFLICT (${column}, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = sums.linhas + excluded.linhas, com_valor = sums.com_valor + excluded.com_valor,
    soma = sums.soma + excluded.soma`

/** One statement, so that what a reader adds up is the same before and after it. */
export const ADD_UP_CONTRACTS = `
  WITH noted AS (
    DELETE FROM contratos_a_somar
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM contratos_a_somar LIMIT ${MOST})) RETURNING *
  ),
  by_day AS (${added('contratos_por_dia', 'dia', 'soma')}),
  by_body AS (${added('contratos_por_orgao', 'orgao', 'soma')}),
  by_signature AS (${added('contratos_por_assinatura', 'data_assinatura')}),
  by_end AS (${added('contratos_por_vigencia_fim', 'vigencia_fim')}),
  by_amount AS (${added('contratos_por_faixa', 'faixa')})
  SELECT count(*) AS noted FROM noted`

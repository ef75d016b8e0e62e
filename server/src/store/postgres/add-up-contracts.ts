/** How many notes are added at once: some tenths of a second. */
const MOST = 20_000

const added = (column: 'dia' | 'orgao') => `
  INSERT INTO contratos_por_${column} AS sums
  SELECT ${column}, tipo_instrumento, modalidade, sum(linhas), sum(com_valor), sum(soma)
  FROM noted GROUP BY 1, 2, 3
  ON CONFLICT (${column}, tipo_instrumento, modalidade) DO UPDATE
  SET linhas = sums.linhas + excluded.linhas, com_valor = sums.com_valor + excluded.com_valor,
    soma = sums.soma + excluded.soma`

/** One statement, so that what a reader adds up is the same before and after it. */
export const ADD_UP_CONTRACTS = `
  WITH noted AS (
    DELETE FROM contratos_a_somar
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM contratos_a_somar LIMIT ${MOST})) RETURNING *
  ),
  by_day AS (${added('dia')}),
  by_body AS (${added('orgao')})
  SELECT count(*) AS noted FROM noted`

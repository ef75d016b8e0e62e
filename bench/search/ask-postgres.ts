import type pg from 'pg'
import { dayNumber } from '../../server/src/lib/time/dates.ts'
import { KEYS_PER_DAY } from '../../server/engine/port.ts'
import { type Found, lastDay } from './ask-arauto.ts'
import type { Order, SearchQuery } from './queries.ts'

const PAGE = 20

/** Two ways to get a page of rows and the exact total; which is faster depends on the query. */
export const PLANS = ['one statement', 'count, then page'] as const
export type Plan = (typeof PLANS)[number]

const HIT = 'ato.pub, titulo, resumo, data, secao, orgao, tipo_ato, url'
const ORDER_BY: Record<Order, string> = {
  recentes: 'id DESC',
  relevancia: 'rank DESC, id DESC',
}

/**
 * Asks PostgreSQL over its socket for what GET /buscar returns: the exact total and the rows of a page.
 *
 * `one statement` collects all matches once and takes both from them. `count, then page` lets the page
 * stop early where it can, newest first along the primary key.
 */
export async function askPostgres(
  client: pg.Pool | pg.Client,
  query: SearchQuery,
  order: Order,
  plan: Plan,
): Promise<Found> {
  const { where, values } = conditions(query)
  const score = order === 'relevancia' ? `, ts_rank(tsv, ${tsQuery(query)}) AS rank` : ''
  const matches = `SELECT id${score} FROM ato WHERE ${where}`
  const page = `${ORDER_BY[order]} LIMIT ${PAGE} OFFSET ${(query.page - 1) * PAGE}`
  const rows = (from: string, columns: string) =>
    `SELECT ${columns} FROM (${from} ORDER BY ${page}) AS page JOIN ato USING (id)
     ORDER BY ${ORDER_BY[order]}`

  const started = performance.now()
  if (plan === 'one statement') {
    const total = '(SELECT count(*) FROM m) AS total'
    const statement = `WITH m AS MATERIALIZED (${matches})
      ${rows('SELECT * FROM m', `${total}, ${HIT}`)}`
    const result = await client.query<{ total: string }>(statement, values)
    return { ms: performance.now() - started, total: Number(result.rows[0]?.total ?? 0) }
  }
  const counted = await client.query<{ total: string }>(
    `SELECT count(*) AS total FROM ato WHERE ${where}`,
    values,
  )
  await client.query(rows(matches, HIT), values)
  return { ms: performance.now() - started, total: Number(counted.rows[0]?.total) }
}

function tsQuery({ kind }: SearchQuery): string {
  return `${kind === 'phrase' ? 'phraseto_tsquery' : 'plainto_tsquery'}('dou', $1)`
}

function conditions(query: SearchQuery) {
  const { text, secao, month, orgao } = query
  const values: unknown[] = [text]
  const bind = (value: unknown) => `$${values.push(value)}`
  const where = [`tsv @@ ${tsQuery(query)}`]
  if (secao) where.push(`secao = ${bind(secao)}`)
  if (orgao) where.push(`orgaos @> ARRAY[${bind(orgao)}]`)
  if (month) {
    const first = dayNumber(`${month}-01`) * KEYS_PER_DAY
    const end = (dayNumber(lastDay(month)) + 1) * KEYS_PER_DAY
    where.push(`id >= ${bind(first)} AND id < ${bind(end)}`)
  }
  return { where: where.join(' AND '), values }
}

import type { ActKey } from '../../../engine/port.ts'
import type { PagePlace, Namesake, SoughtName } from '../../service/citations/namesake.ts'
import { dayNumber } from '../../lib/time/dates.ts'
import { pagesIn } from '../../printed/pages.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import { bool, int, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { nameText } from './relation-names.ts'

/** More acts than bear one name on a day. */
const MOST = 200

const namedRow = row({
  place: int,
  key: int,
  day: int,
  dated: bool,
  office: text,
  orgao: text,
  titulo: text,
  pagina: text,
  data_publicacao: text,
  secao: word<SectionCode>(),
  secao_base: word<'1' | '2' | '3'>(),
})
const pageRow = row({ place: int, key: int })
/** An act on several pages. */
const spreadRow = row({
  key: int,
  pagina: text,
  data_publicacao: text,
  secao: word<SectionCode>(),
})

/** Finds acts by what texts cite of them, all that a text cites with one statement. */
export function createNamesakeReader(sql: SqlReader) {
  const { listed } = sql.dialect
  const soughtPages = `
    SELECT place, value ->> 0 AS data, value ->> 1 AS secao, value ->> 2 AS pagina
    FROM ${listed('$1')}`
  return {
    /** The acts with each kind and number whose names are of its days. */
    async namesakes(sought: SoughtName[]): Promise<Namesake[][]> {
      const lists = sought.map((): Namesake[] => [])
      if (sought.length === 0) return lists
      const asked = sought.map(({ name, first, last }) => [
        nameText(name),
        dayNumber(first),
        dayNumber(last),
      ])
      const found = await sql.all(
        namedRow,
        `WITH sought AS (
           SELECT place, value ->> 0 AS name,
                  CAST(value ->> 1 AS BIGINT) AS first, CAST(value ->> 2 AS BIGINT) AS last
           FROM ${listed('$1')}),
         named AS (
           SELECT s.place, n.key, n.day, n.dated, n.office,
                  ROW_NUMBER() OVER (PARTITION BY s.place ORDER BY n.day, n.key) AS rank
           FROM sought s CROSS JOIN act_names n
           WHERE n.name = s.name AND n.day BETWEEN s.first AND s.last)
         SELECT n.place, n.key, n.day, n.dated, n.office,
                p.orgao, p.titulo, p.pagina, p.data_publicacao, p.secao, p.secao_base
         FROM named n CROSS JOIN publications p
         WHERE p.key = n.key AND n.rank <= $2 ORDER BY n.place, n.rank`,
        [JSON.stringify(asked), MOST],
      )
      for (const { place, ...act } of found) lists[place]!.push(act)
      return lists
    },

    /** The acts on each page of the gazette, in its order. */
    async onPages(places: PagePlace[]): Promise<ActKey[][]> {
      const lists = places.map((): ActKey[] => [])
      if (places.length === 0) return lists
      const asked = JSON.stringify(places.map(({ data, secao, pagina }) => [data, secao, pagina]))
      const alone = await sql.all(
        pageRow,
        `SELECT s.place, p.key FROM (${soughtPages}) s CROSS JOIN publications p
         WHERE p.data_publicacao = s.data AND p.pagina = s.pagina AND p.secao = s.secao`,
        [asked],
      )
      for (const { place, key } of alone) lists[place]!.push(key)
      const spread = await sql.all(
        spreadRow,
        `SELECT p.key, p.pagina, p.data_publicacao, p.secao
         FROM (SELECT DISTINCT data, secao FROM (${soughtPages}) AS each) s
         CROSS JOIN publications p
         WHERE p.data_publicacao = s.data AND p.secao = s.secao
           AND (p.pagina LIKE '%-%' OR p.pagina LIKE '%,%')`,
        [asked],
      )
      for (const [i, { data, secao, pagina }] of places.entries())
        for (const act of spread)
          if (isOf(act, { data, secao }) && pagesIn(act.pagina).includes(pagina))
            lists[i]!.push(act.key)
      return lists.map((keys) => keys.toSorted((a, b) => a - b))
    },
  }
}

function isOf(
  act: { data_publicacao: string; secao: SectionCode },
  { data, secao }: Pick<PagePlace, 'data' | 'secao'>,
): boolean {
  return act.data_publicacao === data && act.secao === secao
}

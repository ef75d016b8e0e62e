import type { PagePlace, Namesake, SoughtName } from '../../service/citations/namesake.ts'
import { dayNumber } from '../../lib/time/dates.ts'
import { pagesIn } from '../../printed/pages.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import { bool, int, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { nameText } from './relation-names.ts'

/** More acts than bear one name on a day, or than begin on a page. */
const MOST = 200

const namedRow = row({
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
const COLUMNS =
  'n.key, n.day, n.dated, n.office, p.orgao, p.titulo, p.pagina, p.data_publicacao, p.secao, p.secao_base'
const pageRow = row({ key: int, pagina: text })

/** Finds acts by what texts cite of them. */
export function createNamesakeReader(sql: SqlReader) {
  return {
    /** The acts with this kind and number whose names are of these days. */
    namesakes: ({ name, first, last }: SoughtName): Promise<Namesake[]> =>
      sql.all(
        namedRow,
        // Day by day, because names are stored by day.
        `WITH RECURSIVE days (day) AS (
           SELECT CAST($1 AS BIGINT) UNION ALL SELECT day + 1 FROM days WHERE day < $2)
         SELECT ${COLUMNS}
         FROM days CROSS JOIN act_names n CROSS JOIN publications p
         WHERE n.day = days.day AND n.name = $3 AND p.key = n.key LIMIT $4`,
        [dayNumber(first), dayNumber(last), nameText(name), MOST],
      ),

    /** The acts on a page of the gazette, in its order. */
    async onPage({ data, secao, pagina }: PagePlace): Promise<number[]> {
      const found = await sql.all(
        pageRow,
        `SELECT key, pagina FROM publications
         WHERE data_publicacao = $1 AND secao = $2
           AND (pagina = $3 OR pagina LIKE '%-%' OR pagina LIKE '%,%')
         ORDER BY key`,
        [data, secao, pagina],
      )
      return found.filter((act) => pagesIn(act.pagina).includes(pagina)).map(({ key }) => key)
    },
  }
}

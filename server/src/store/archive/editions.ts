import type { EditionFilter, StoredEdition } from '../../gazette/edition.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import { int, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

/** Without a filter, the contract lists the most recent editions. */
const MOST_RECENT = 100
/** More editions than the gazette has had since its first day. */
const ALL = 1_000_000

const sectionRow = row({
  data: text,
  numero: text,
  secao: word<SectionCode>(),
  publicacoes: int,
})

/** Editions, newest first; on one day, extra editions before the regular one. */
export function createEditionReader(sql: SqlReader) {
  return {
    async list(filter: EditionFilter): Promise<StoredEdition[]> {
      const unfiltered = Object.values(filter).every((value) => value === undefined)
      const rows = await sql.all(
        sectionRow,
        `SELECT data, numero, secao, publicacoes FROM edition_sections
         JOIN (SELECT DISTINCT data, numero FROM edition_sections
               WHERE data BETWEEN $1 AND $2
               ORDER BY data DESC, numero DESC LIMIT $3) AS listed USING (data, numero)
         ORDER BY data DESC, numero DESC, secao`,
        [...bounds(filter), unfiltered ? MOST_RECENT : ALL],
      )
      const sections = Map.groupBy(rows, ({ data, numero }) => `${data} ${numero}`)
      return sections.values().map(editionOf).toArray()
    },
  }
}

function editionOf(sections: ReturnType<typeof sectionRow>[]): StoredEdition {
  const { data, numero } = sections[0]! // of a group
  const secoes = sections.map(({ secao }) => secao)
  return {
    numero,
    data,
    tipo: secoes.every((secao) => secao === 'extra') ? 'extra' : 'normal',
    secoes,
    total_publicacoes: sections.reduce((sum, { publicacoes }) => sum + publicacoes, 0),
  }
}

/** The first and last date of a filter; an empty range when it contradicts itself. */
function bounds({ data = '', mes = '', ano }: EditionFilter): [string, string] {
  const first = [data, mes, ano === undefined ? '' : String(ano).padStart(4, '0')]
  const last = first.map((prefix) => (prefix.length === 10 ? prefix : `${prefix}\u{10ffff}`))
  return [first.toSorted().at(-1)!, last.toSorted()[0]!]
}

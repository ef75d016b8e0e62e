import type { DatabaseSync } from 'node:sqlite'
import type { Edition, EditionFilter } from '../gazette/edition.ts'
import type { SectionCode } from '../gazette/publication.ts'

/** Without a filter, the contract's list is the most recent editions. */
const MOST_RECENT = 100n

/** Editions, newest first; on one day, extra editions before the regular one. */
export function createEditionReader(db: DatabaseSync) {
  const where = `WHERE (?1 IS NULL OR data = ?1) AND data BETWEEN ?2 AND ?3`
  const list = db.prepare(
    `SELECT data, numero, json_group_array(secao ORDER BY secao) AS secoes, sum(publicacoes) AS total
     FROM edition_sections ${where}
     GROUP BY data, numero ORDER BY data DESC, numero DESC LIMIT ?4`,
  )
  return {
    list({ data, mes, ano }: EditionFilter): Edition[] {
      const unfiltered = data === undefined && mes === undefined && ano === undefined
      const [first, last] = bounds(mes, ano)
      return list.all(data ?? null, first, last, unfiltered ? MOST_RECENT : -1n).map((row) => {
        const secoes: SectionCode[] = JSON.parse(String(row.secoes))
        return {
          numero: String(row.numero),
          data: String(row.data),
          tipo: secoes.every((secao) => secao === 'extra') ? 'extra' : 'normal',
          secoes,
          total_publicacoes: Number(row.total),
        }
      })
    },
  }
}

/** First and last date of a month AND a year; an empty range when they contradict each other. */
function bounds(mes: string | undefined, ano: number | undefined): [string, string] {
  const first = [mes ?? '', ano === undefined ? '' : String(ano).padStart(4, '0')]
  const last = first.map((prefix) => `${prefix}\u{10ffff}`)
  return [first.toSorted().at(-1)!, last.toSorted()[0]!]
}

import type { DatabaseSync } from 'node:sqlite'
import type { SectionCode } from '../gazette/publication.ts'
import type { Edicao, EditionFilter } from '../http/archive.ts'

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
    list({ data, mes, ano }: EditionFilter): Edicao[] {
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

/** Keeps the editions' counts, inside the caller's transaction. */
export function createEditionWriter(db: DatabaseSync) {
  const touched = new Map<string, { data: string; numero: string }>()
  const forget = db.prepare('DELETE FROM edition_sections WHERE data = ? AND numero = ?')
  const count = db.prepare(
    `INSERT INTO edition_sections
     SELECT data_publicacao, edicao, secao, count(*) FROM publications
     WHERE data_publicacao = ? AND edicao = ? GROUP BY secao`,
  )
  const create = db.prepare('INSERT OR IGNORE INTO editions (data, numero) VALUES (?, ?)')
  const announce = db.prepare(
    'UPDATE editions SET announced_at = ? WHERE data = ? AND numero = ? AND announced_at IS NULL',
  )
  const addBody = db.prepare('INSERT OR IGNORE INTO bodies VALUES (?)')
  const addActType = db.prepare('INSERT OR IGNORE INTO act_types VALUES (?)')

  return {
    /** Notes that an act of this edition came or changed; the edition is known from now on. */
    touch(act: { data_publicacao: string; edicao: string; orgao: string; tipo_ato: string }): void {
      const { data_publicacao: data, edicao: numero } = act
      if (!touched.has(`${data} ${numero}`)) create.run(data, numero)
      touched.set(`${data} ${numero}`, { data, numero })
      addBody.run(act.orgao)
      addActType.run(act.tipo_ato)
    },
    /** Counts the touched editions anew, so that the counts cannot drift. */
    recountTouched(): void {
      for (const { data, numero } of touched.values()) {
        forget.run(data, numero)
        count.run(data, numero)
      }
      touched.clear()
    },
    /** True the first time only. */
    announce(data: string, numero: string, now: Date): boolean {
      return Number(announce.run(now.toISOString(), data, numero).changes) > 0
    },
  }
}

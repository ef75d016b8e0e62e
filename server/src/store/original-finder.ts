import type { DatabaseSync } from 'node:sqlite'
import type { Candidate } from '../gazette/relations/choose-original.ts'
import type { Correction } from '../gazette/relations/corrections.ts'
import type { RelationRules } from '../gazette/relations/rules.ts'
import { decompressText } from '../lib/compressed-text.ts'
import { dateOfDay, dayNumber } from '../lib/dates.ts'
import type { ActName } from '../gazette/relations/act-name.ts'
import { type NameRow, nameFromRow, nameText } from './relation-names.ts'

/** An act of the archive that may be the one corrected. */
export interface StoredCandidate extends Candidate {
  key: number
  id: string
  versao: number
}

/** More acts than any page has, or one name on a day; among more, none could stand out. */
const MAX_CANDIDATES = 200n
/** An edition's number comes again every year; in fewer days than that, there is but one of it. */
const NEARLY_A_YEAR = 340

/** Finds the acts that a correction may speak of. */
export function createOriginalFinder(
  db: DatabaseSync,
  { institutionOf }: Pick<RelationRules, 'institutionOf'>,
  keysPerDay: number,
) {
  const byName = db.prepare('SELECT key FROM act_names WHERE day = ? AND name = ? LIMIT ?')
  const byNameOnDay = db.prepare(
    `SELECT key FROM act_names INDEXED BY act_names_by_act
     WHERE key BETWEEN ? AND ? AND name = ? LIMIT ?`,
  )
  const byPage = db.prepare(
    // Acts of several pages are few: chooseOriginal tells whether one of theirs is meant.
    "SELECT key FROM publications WHERE data_publicacao = ? AND (pagina = ? OR pagina GLOB '*[-,]*') LIMIT ?",
  )
  /** Day by day, because that is how the names lie. */
  const byNameInYear = db.prepare(
    `WITH RECURSIVE days (day) AS (SELECT ? UNION ALL SELECT day + 1 FROM days WHERE day < ?)
     SELECT n.key FROM days CROSS JOIN act_names n ON n.day = days.day AND n.name = ?
     CROSS JOIN publications p ON p.key = n.key WHERE substr(p.orgao, 1, length(?4)) = ?4 LIMIT ?`,
  )
  const bodyOf = db.prepare('SELECT orgao FROM publications WHERE key = ?')
  const lastOfNumber = db.prepare(
    'SELECT max(data) AS data FROM editions WHERE numero = ? AND data BETWEEN ? AND ?',
  )
  const act = db.prepare(
    'SELECT id, versao, data_publicacao, edicao, pagina, orgao FROM publications WHERE key = ?',
  )
  const content = db.prepare('SELECT conteudo_completo FROM publications WHERE key = ?')
  const names = db.prepare('SELECT day, name, dated, office FROM act_names WHERE key = ?')

  return { publicationDate, candidates }

  /** When the original came out as far as the text or the edition's number tells; `by`: who corrects it. */
  function publicationDate({ publishedIn }: Correction, by: number): string | null {
    if (!publishedIn) return null
    const { date, edition } = publishedIn
    if (date !== null || edition === null) return date
    const today = Math.floor(by / keysPerDay)
    const found = lastOfNumber.get(edition, dateOfDay(today - NEARLY_A_YEAR), dateOfDay(today))
    return found?.data == null ? null : String(found.data)
  }

  /** Acts published no later than the act `by` that corrects. */
  function candidates(correction: Correction, by: number): StoredCandidate[] {
    const date = publicationDate(correction, by)
    const firstOfDay = date === null ? null : BigInt(dayNumber(date) * keysPerDay)
    const rows = correction.names.flatMap((name) => [
      ...(name.date === null
        ? []
        : byName.all(BigInt(dayNumber(name.date)), nameText(name), MAX_CANDIDATES)),
      ...(firstOfDay === null ? [] : onDay(name, firstOfDay)),
      ...(name.year === undefined || firstOfDay !== null ? [] : ofYear(name, name.year, by)),
    ])
    const page = correction.publishedIn?.page
    if (date !== null && page) rows.push(...byPage.all(date, page, MAX_CANDIDATES))
    const endOfDay = (Math.floor(by / keysPerDay) + 1) * keysPerDay
    return [...new Set(rows.map(({ key }) => Number(key)))]
      .filter((key) => key !== by && key < endOfDay)
      .map(load)
  }

  function onDay(name: ActName, firstOfDay: bigint): Record<string, unknown>[] {
    const last = firstOfDay + BigInt(keysPerDay) - 1n
    return byNameOnDay.all(firstOfDay, last, nameText(name), MAX_CANDIDATES)
  }

  /** Acts of the institution of `by` that bear a name of a year, which may bear no date of their own. */
  function ofYear(name: ActName, year: number, by: number): Record<string, unknown>[] {
    const [first, last] = [dayNumber(`${year}-01-01`), dayNumber(`${year}-12-31`)]
    const until = Math.min(last, Math.floor(by / keysPerDay))
    const institution = institutionOf(String(bodyOf.get(BigInt(by))?.orgao))
    if (first > until) return []
    return byNameInYear.all(
      BigInt(first),
      BigInt(until),
      nameText(name),
      institution,
      MAX_CANDIDATES,
    )
  }

  function load(key: number): StoredCandidate {
    const row = act.get(BigInt(key)) as unknown as Omit<StoredCandidate, 'key' | 'names' | 'text'>
    const text = () => {
      const found = content.get(BigInt(key)) as { conteudo_completo: Uint8Array }
      return decompressText(found.conteudo_completo)
    }
    const own = () => (names.all(BigInt(key)) as unknown as NameRow[]).map(nameFromRow)
    return { ...row, key, names: own, text }
  }
}

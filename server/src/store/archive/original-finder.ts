import type { ActName } from '../../gazette/relations/act-name.ts'
import type { Candidate } from '../../gazette/relations/choose-original.ts'
import type { Correction } from '../../gazette/relations/correction.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { wholeText } from './publication-rows.ts'
import { nameFromRow, nameText } from './relation-names.ts'
import { actNames, publications } from './tables.ts'

/** An act of the archive that may be the corrected one. */
export interface StoredCandidate extends Candidate {
  key: number
}

/** More acts than any page has, or than one name has on a day; among more, none would stand out. */
const MAX_CANDIDATES = 200
/** Edition numbers repeat every year; within fewer days, a number is unique. */
const NEARLY_A_YEAR = 340

const dateRow = row({ data: nullable(text) })
const keyRow = row({ key: int })
const candidateRow = publications.pick('key', 'id', 'data_publicacao', 'edicao', 'pagina', 'orgao')
const textRow = row({ key: int, text: wholeText })

/**
 * When the original was published, as far as the text or the edition's number says; `by`: the
 * correcting act.
 */
export async function publicationDate(
  tx: Sql,
  { publishedIn }: Correction,
  by: number,
  keysPerDay: number,
): Promise<string | null> {
  if (!publishedIn) return null
  const { date, edition } = publishedIn
  if (date !== null || edition === null) return date
  const today = Math.floor(by / keysPerDay)
  const found = await tx.one(
    dateRow,
    'SELECT max(data) AS data FROM editions WHERE numero = $1 AND data BETWEEN $2 AND $3',
    [edition, dateOfDay(today - NEARLY_A_YEAR), dateOfDay(today)],
  )
  return found?.data ?? null
}

/**
 * Whether a text gives only the original's day and its words, so that the issuing body must supply
 * the rest.
 */
export function isKnownByBody({ names, publishedIn, excerpt }: Correction): boolean {
  return names.length === 0 && excerpt !== '' && publishedIn !== null && !publishedIn.page
}

/** The correcting act. */
export interface Corrector {
  key: number
  /** Its issuing body, and the prefix of the path that bodies of the same institution share. */
  institution: string
}

/**
 * Lets `choose` pick among the acts that a correction by the act `by` may refer to, published no
 * later than `by`. `choose` gets what was read so far; if it asks for a text or for names that were
 * not read, they are read and it chooses again.
 */
export async function chooseAmongCandidates<T>(
  tx: Sql,
  correction: Correction,
  by: Corrector,
  keysPerDay: number,
  choose: (candidates: StoredCandidate[]) => T,
): Promise<T> {
  const rows = await candidatesAt(tx, await candidateKeys(tx, correction, by, keysPerDay))
  const names = lazily<ActName[]>([])
  const texts = lazily('')
  const candidates = rows.map((row) => ({
    ...row,
    names: () => names.get(row.key),
    text: () => texts.get(row.key),
  }))
  for (;;) {
    const chosen = choose(candidates)
    const isWhole = names.wanted.size === 0 && texts.wanted.size === 0
    if (isWhole) return chosen
    await names.read((keys) => namesOf(tx, keys))
    await texts.read((keys) => textsOf(tx, keys))
  }
}

/** Reads on demand: a caller gets `instead` until the value was read. */
function lazily<T>(instead: T) {
  const known = new Map<number, T>()
  const wanted = new Set<number>()
  return {
    wanted,
    get(key: number): T {
      if (!known.has(key)) wanted.add(key)
      return known.get(key) ?? instead
    },
    async read(readAll: (keys: number[]) => Promise<Map<number, T>>): Promise<void> {
      if (wanted.size === 0) return
      const found = await readAll([...wanted])
      for (const key of wanted) known.set(key, found.get(key) ?? instead)
      wanted.clear()
    },
  }
}

async function candidateKeys(
  tx: Sql,
  correction: Correction,
  by: Corrector,
  keysPerDay: number,
): Promise<number[]> {
  const date = await publicationDate(tx, correction, by.key, keysPerDay)
  const today = Math.floor(by.key / keysPerDay)
  const keys = new Set<number>()
  const add = (rows: { key: number }[]) => rows.forEach(({ key }) => keys.add(key))
  for (const name of correction.names) {
    if (name.date !== null) add(await namedOfDay(tx, name, dayNumber(name.date)))
    if (date !== null) add(await namedOnDay(tx, name, dayNumber(date) * keysPerDay, keysPerDay))
    else if (name.year !== undefined)
      add(await namedOfYear(tx, name, name.year, { until: today, institution: by.institution }))
  }
  const page = correction.publishedIn?.page
  if (date !== null && page) add(await onPage(tx, date, page))
  if (date !== null && isKnownByBody(correction))
    add(await ofInstitution(tx, dayNumber(date) * keysPerDay, keysPerDay, by.institution))
  const endOfDay = (today + 1) * keysPerDay
  return [...keys].filter((key) => key !== by.key && key < endOfDay)
}

/** Acts that have a name with this date. */
function namedOfDay(tx: Sql, name: ActName, day: number): Promise<{ key: number }[]> {
  return tx.all(keyRow, 'SELECT key FROM act_names WHERE day = $1 AND name = $2 LIMIT $3', [
    day,
    nameText(name),
    MAX_CANDIDATES,
  ])
}

/** Acts published on a day that have a name. */
function namedOnDay(tx: Sql, name: ActName, firstKey: number, keysPerDay: number) {
  return tx.all(
    keyRow,
    'SELECT key FROM act_names WHERE key BETWEEN $1 AND $2 AND name = $3 LIMIT $4',
    [firstKey, firstKey + keysPerDay - 1, nameText(name), MAX_CANDIDATES],
  )
}

/** Acts of an institution that have a name of a year, perhaps without a date. */
async function namedOfYear(
  tx: Sql,
  name: ActName,
  year: number,
  { until, institution }: { until: number; institution: string },
): Promise<{ key: number }[]> {
  const first = dayNumber(`${year}-01-01`)
  const last = Math.min(dayNumber(`${year}-12-31`), until)
  if (first > last) return []
  return await tx.all(
    keyRow,
    // Day by day, because names are stored by day.
    `WITH RECURSIVE days (day) AS (
       SELECT CAST($1 AS BIGINT) UNION ALL SELECT day + 1 FROM days WHERE day < $2)
     SELECT n.key FROM days CROSS JOIN act_names n CROSS JOIN publications p
     WHERE n.day = days.day AND n.name = $3 AND p.key = n.key
       AND substr(p.orgao, 1, length($4)) = $4 LIMIT $5`,
    [first, last, nameText(name), institution, MAX_CANDIDATES],
  )
}

/** Acts of several pages are few, so the rule that chooses checks their pages. */
function onPage(tx: Sql, date: string, page: string): Promise<{ key: number }[]> {
  return tx.all(
    keyRow,
    `SELECT key FROM publications
     WHERE data_publicacao = $1 AND (pagina = $2 OR pagina LIKE '%-%' OR pagina LIKE '%,%')
     LIMIT $3`,
    [date, page, MAX_CANDIDATES],
  )
}

/** The acts that an institution published on a day; empty if there are too many to choose from. */
async function ofInstitution(tx: Sql, firstKey: number, keysPerDay: number, institution: string) {
  const found = await tx.all(
    keyRow,
    `SELECT key FROM publications
     WHERE key BETWEEN $1 AND $2 AND substr(orgao, 1, length($3)) = $3 LIMIT $4`,
    [firstKey, firstKey + keysPerDay - 1, institution, MAX_CANDIDATES + 1],
  )
  return found.length > MAX_CANDIDATES ? [] : found
}

/** In the order of the keys. */
async function candidatesAt(tx: Sql, keys: number[]) {
  if (keys.length === 0) return []
  const found = await tx.all(
    candidateRow,
    `SELECT ${candidateRow.columns} FROM publications WHERE ${tx.dialect.isAnyOf('key', '$1')}`,
    [keys],
  )
  const byKey = new Map(found.map((one) => [one.key, one]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

async function namesOf(tx: Sql, keys: number[]): Promise<Map<number, ActName[]>> {
  const rows = await tx.all(
    actNames,
    `SELECT ${actNames.columns} FROM act_names
     WHERE ${tx.dialect.isAnyOf('key', '$1')} ORDER BY key, day, name`,
    [keys],
  )
  const names = Map.groupBy(rows, ({ key }) => key)
  return new Map([...names].map(([key, own]) => [key, own.map(nameFromRow)]))
}

async function textsOf(tx: Sql, keys: number[]): Promise<Map<number, string>> {
  const rows = await tx.all(
    textRow,
    `SELECT key, conteudo_completo AS text FROM publications
     WHERE ${tx.dialect.isAnyOf('key', '$1')}`,
    [keys],
  )
  return new Map(rows.map(({ key, text }) => [key, text]))
}

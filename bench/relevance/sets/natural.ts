import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActKey, IndexFilters } from '../../../server/engine/port.ts'
import type { Archive } from '../archive.ts'
import { ask, askBoth } from '../ask.ts'
import type { QueryCase, QuerySet } from '../measure.ts'
import type { Searched } from '../searched.ts'

/** A query as somebody types it, with all its answers in one edition, by a reader who knew no rules. */
export interface NaturalQuery {
  termo: string
  /** What this person wants, in a sentence. */
  precisa: string
  /** What makes it hard: `cotidiano` everyday words, `lapso` a slip of typing, `orgao`, `codigo`, … */
  tipo: string
  /** Day and section, as `2023-05-12-DO3`; `titulos-DO1` for the titles of Section 1. */
  edicao: string
  /** `idMateria` of the acts that answer; of titles, their place. */
  respostas: string[]
  /** Of those that are near: neither right nor wrong. */
  tambem: string[]
}

const NATURAL = readQueries('natural-queries.json')
/** Written and labelled after the rules of the first set, before their results were seen. */
const BLIND = readQueries('blind-queries.json')
/** The same again, by a reader who had not seen the table of synonyms. */
const FRESH = readQueries('fresh-queries.json')
/** Once more, before the third set was tuned by; asked when that was done. */
const FOURTH = readQueries('fourth-queries.json')
/** Of three sections, by a reader who had seen no rules; tuned by after it was asked once. */
const FIFTH = readQueries('fifth-queries.json')
/** By a reader who had seen no rules, while the rules were tuned by the fifth; tuned by after it was asked once. */
const SIXTH = readQueries('sixth-queries.json')
/** The same again, while the rules were tuned by the sixth; tuned by after it was asked once. */
const SEVENTH = readQueries('seventh-queries.json')
/** Worded before any act was read, and labelled by a reader who had seen no rules; tuned by after it was asked once. */
const EIGHTH = readQueries('eighth-queries.json')
/** The same again, while the rules were tuned by the eighth; tuned by after it was asked once. */
const NINTH = readQueries('ninth-queries.json')
/** The same again, while the rules were tuned by the ninth; with more whole questions. */
export const TENTH = readQueries('tenth-queries.json')

const TITLES = 'titulos-DO1'
const SHOWN = 10
const READ = 50

type Score = (found: string[], answers: Set<string>) => number

/** Of the first ten, or of all answers if there are fewer. */
export const precision: Score = (found, answers) =>
  hits(found.slice(0, SHOWN), answers) / Math.min(SHOWN, answers.size)

export const success: Score = (found, answers) => Math.min(1, hits(found.slice(0, SHOWN), answers))

export const recall: Score = (found, answers) =>
  hits(found.slice(0, READ), answers) / Math.min(READ, answers.size)

/** Queries whose list is empty are left out. */
export const precisionOfShown: Score = (found, answers) =>
  found.length === 0 ? NaN : hits(found.slice(0, SHOWN), answers) / Math.min(SHOWN, found.length)

const PRECISION = 'P@10 of what can be reached'
const SUCCESS = 'an answer among the first ten'

/** What a person sees: the strict list alone; the same and behind it the approximate one; the latter alone. */
function setsOf(
  name: string,
  queries: NaturalQuery[],
  tuned: Pick<QuerySet, 'tunedBy'> = {},
): QuerySet[] {
  const set = (measure: string, aim: string, scoreOf: Score, find = foundBy): QuerySet => ({
    name,
    measure,
    aim,
    ...tuned,
    cases: (archive) => queries.map((query) => caseOf(archive, query, scoreOf, find)),
  })
  return [
    set(PRECISION, '0.75', precision),
    set(SUCCESS, '0.9', success),
    set('R@50', '0.7', recall),
    set('P@10 with the approximate list', '0.75', precision, bothAsOne),
    set(`${SUCCESS}, with the approximate list`, '0.9', success, bothAsOne),
    set('R@50 with the approximate list', '0.7', recall, bothAsOne),
    set('P@10 of the approximate list alone', '0.6', precisionOfShown, approximateAlone),
  ]
}

export const natural = setsOf('as people type', NATURAL)
export const blind = setsOf('as people type, a second set', BLIND)
export const fresh = setsOf('as people type, a third set', FRESH, { tunedBy: 'all' })
export const fourth = setsOf('as people type, a fourth set', FOURTH, { tunedBy: 'all' })
export const fifth = setsOf('as people type, a fifth set', FIFTH, { tunedBy: 'all' })
export const sixth = setsOf('as people type, a sixth set', SIXTH, { tunedBy: 'all' })
export const seventh = setsOf('as people type, a seventh set', SEVENTH, { tunedBy: 'all' })
export const eighth = setsOf('as people type, an eighth set', EIGHTH, { tunedBy: 'all' })
export const ninth = setsOf('as people type, a ninth set', NINTH, { tunedBy: 'all' })
export const tenth = setsOf('as people type, a tenth set', TENTH, { tunedBy: 'none' })

function readQueries(file: string): NaturalQuery[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as NaturalQuery[] // committed beside this file
}

function hits(found: string[], answers: Set<string>): number {
  return found.filter((id) => answers.has(id)).length
}

/** Queries without an answer are left out. */
function caseOf(
  archive: Archive,
  query: NaturalQuery,
  scoreOf: Score,
  find: typeof foundBy,
): QueryCase {
  return {
    termo: query.termo,
    score: async () => {
      if (query.respostas.length === 0) return NaN
      const near = new Set(query.tambem)
      const found = (await find(archive, query)).filter((id) => !near.has(id))
      return scoreOf(found, new Set(query.respostas))
    },
  }
}

async function foundBy(archive: Archive, query: NaturalQuery): Promise<string[]> {
  const { termo, tambem } = query
  const searched = searchedBy(query, archive)
  const { keys } = await ask(searched, termo, READ + tambem.length, filtersOf(query))
  return idsOf(searched, keys)
}

export async function bothFor(
  archive: Archive,
  query: NaturalQuery,
): Promise<{ strict: string[]; approximate: string[] }> {
  const { termo, tambem } = query
  const searched = searchedBy(query, archive)
  const both = await askBoth(searched, termo, READ + tambem.length, filtersOf(query))
  return {
    strict: idsOf(searched, both.strict),
    approximate: idsOf(searched, both.approximate),
  }
}

async function bothAsOne(archive: Archive, query: NaturalQuery): Promise<string[]> {
  const { strict, approximate } = await bothFor(archive, query)
  return [...strict, ...approximate]
}

async function approximateAlone(archive: Archive, query: NaturalQuery): Promise<string[]> {
  return (await bothFor(archive, query)).approximate
}

function searchedBy({ edicao }: NaturalQuery, archive: Archive): Searched {
  return edicao === TITLES ? archive.titles : archive
}

function filtersOf({ edicao }: NaturalQuery): IndexFilters {
  if (edicao === TITLES) return {}
  const [, day, base, extra] = /^(.{10})-DO(\d)(E?)$/.exec(edicao)! // the form of all sets
  return { data_inicio: day!, data_fim: day!, secoes: [extra ? `extra${base}` : base!] }
}

function idsOf({ acts }: Searched, keys: ActKey[]): string[] {
  return keys.map((key) => acts.get(key)!.idMateria) // all acts are read
}

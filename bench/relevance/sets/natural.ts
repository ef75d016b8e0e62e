import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ActKey, IndexFilters } from '../../../server/engine/port.ts'
import type { Archive } from '../archive.ts'
import { ask, askBoth } from '../ask.ts'
import type { QuerySet } from '../measure.ts'

/** A query as somebody types it, with all its answers in one edition, by a reader who knew no rules. */
interface NaturalQuery {
  termo: string
  /** What this person wants, in a sentence. */
  precisa: string
  /** What makes it hard: `cotidiano` everyday words, `lapso` a slip of typing, `orgao`, `codigo`, … */
  tipo: string
  /** Day and section, as `2023-05-12-DO3`. */
  edicao: string
  /** `idMateria` of the acts that answer. */
  respostas: string[]
  /** Of those that are near: neither right nor wrong. */
  tambem: string[]
}

const QUERIES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'natural-queries.json'), 'utf8'),
) as NaturalQuery[] // committed beside this file

const SHOWN = 10
const READ = 50

/** Of the first ten, or of all answers if there are fewer. */
export const naturalPrecision = naturalSet(
  'P@10 of what can be reached',
  '0.75',
  (found, answers) => hits(found.slice(0, SHOWN), answers) / Math.min(SHOWN, answers.size),
)

export const naturalSuccess = naturalSet('an answer among the first ten', '0.9', (found, answers) =>
  Math.min(1, hits(found.slice(0, SHOWN), answers)),
)

export const naturalRecall = naturalSet(
  'R@50',
  '0.7',
  (found, answers) => hits(found, answers) / Math.min(READ, answers.size),
)

function hits(found: string[], answers: Set<string>): number {
  return found.filter((id) => answers.has(id)).length
}

/** What a person sees: the strict list, and behind it the approximate one. */
export const bothPrecision = naturalSet(
  'P@10 with the approximate list',
  '0.75',
  (found, answers) => hits(found.slice(0, SHOWN), answers) / Math.min(SHOWN, answers.size),
  bothAsOne,
)

export const bothSuccess = naturalSet(
  'an answer among the first ten, with the approximate list',
  '0.9',
  (found, answers) => Math.min(1, hits(found.slice(0, SHOWN), answers)),
  bothAsOne,
)

export const bothRecall = naturalSet(
  'R@50 with the approximate list',
  '0.7',
  (found, answers) => hits(found.slice(0, READ), answers) / Math.min(READ, answers.size),
  bothAsOne,
)

/** Queries whose approximate list is empty are left out. */
export const approximatePrecision = naturalSet(
  'P@10 of the approximate list alone',
  '0.6',
  (found, answers) =>
    found.length === 0 ? NaN : hits(found.slice(0, SHOWN), answers) / Math.min(SHOWN, found.length),
  async (archive, query) => (await bothFor(archive, query)).approximate,
)

/** `scoreOf` gets the first results, and all answers; queries without an answer are left out. */
function naturalSet(
  measure: string,
  aim: string,
  scoreOf: (found: string[], answers: Set<string>) => number,
  findFor = foundBy,
): QuerySet {
  return {
    name: 'as people type',
    measure,
    aim,
    cases: (archive) =>
      QUERIES.map((query) => ({
        termo: query.termo,
        score: async () => {
          if (query.respostas.length === 0) return NaN
          const near = new Set(query.tambem)
          const found = (await findFor(archive, query)).filter((id) => !near.has(id))
          return scoreOf(found, new Set(query.respostas))
        },
      })),
  }
}

async function foundBy(archive: Archive, query: NaturalQuery): Promise<string[]> {
  const { termo, tambem } = query
  const { keys } = await ask(archive, termo, READ + tambem.length, filtersOf(query))
  return idsOf(archive, keys)
}

async function bothFor(
  archive: Archive,
  query: NaturalQuery,
): Promise<{ strict: string[]; approximate: string[] }> {
  const { termo, tambem } = query
  const both = await askBoth(archive, termo, READ + tambem.length, filtersOf(query))
  return {
    strict: idsOf(archive, both.strict),
    approximate: idsOf(archive, both.approximate),
  }
}

async function bothAsOne(archive: Archive, query: NaturalQuery): Promise<string[]> {
  const { strict, approximate } = await bothFor(archive, query)
  return [...strict, ...approximate]
}

function filtersOf({ edicao }: NaturalQuery): IndexFilters {
  const day = edicao.slice(0, 10)
  return { data_inicio: day, data_fim: day, secoes: [edicao.slice(-1)] }
}

function idsOf({ acts }: Archive, keys: ActKey[]): string[] {
  return keys.map((key) => acts.get(key)!.idMateria) // all acts are read
}

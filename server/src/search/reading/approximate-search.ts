import { group } from '../../../engine/query.ts'
import type { MostQuery, Query } from '../../../engine/port.ts'
import { WEIGHT_SCALE, idf } from '../../../engine/ranking.ts'
import { type Motivo, looseWordsOf, readApproximately } from './approximate.ts'
import { type WordIndex, vocabularyOf } from './meant-word.ts'
import { slipsIn } from './slips.ts'

/** An act needs this share of the query's weight. */
const ENOUGH = 0.5
/** Of a pasted text almost everything is meant, so an act needs this share of it. */
const ENOUGH_OF_TEXT = 0.8
const LONGEST_TYPED = 8
/** More, where the strict search finds answers; all of it for this many. */
const MORE = { share: 0.25, found: 4 }

/** How acts are found that only come near what was typed. */
export interface ApproximateSearch {
  /** Null: it would find no more than the strict search. */
  query: MostQuery | null
  /** What to mark in the acts. */
  shown: Query
  consulta: string
  motivos: Motivo[]
}

/** A query as it was probably meant: with its slips corrected and without the words of a question. */
export async function meantTermo(termo: string, index: WordIndex): Promise<string> {
  const slips = await slipsIn(looseWordsOf(termo), await vocabularyOf(index))
  return readApproximately(termo, slips).consulta
}

/** @param strict What is found by it, is not found again. */
export async function approximateSearch(
  termo: string,
  strict: { query: Query; total: number },
  index: WordIndex,
): Promise<ApproximateSearch> {
  const vocabulary = await vocabularyOf(index)
  const slips = await slipsIn(looseWordsOf(termo), vocabulary)
  const { required, parts, consulta } = readApproximately(termo, slips)
  const ofParts = parts.flatMap(({ motivos }) => motivos)
  const motivos = parts.length < 2 ? ofParts : [...ofParts, PARTIAL]
  const queries = parts.map(({ query }) => query)
  const shown = group('and', [...required, ...queries])
  if (motivos.length === 0) return { query: null, shown, consulta, motivos }
  const query = await mostOf(
    [...required, { kind: 'not', child: strict.query }],
    queries,
    enoughOf(queries.length, strict.total),
    { acts: vocabulary.acts, total: index.total },
  )
  return { query, shown, consulta, motivos }
}

function enoughOf(parts: number, found: number): number {
  if (parts > LONGEST_TYPED) return ENOUGH_OF_TEXT
  return ENOUGH + MORE.share * Math.min(1, found / MORE.found)
}

const PARTIAL: Motivo = { tipo: 'parcial', escrito: '', tambem: [], consulta: null }

/** A part weighs as much as it is rare, in whatever words; null if no act has any. */
async function mostOf(
  required: Query[],
  queries: Query[],
  enough: number,
  { acts, total }: Pick<WordIndex, 'total'> & { acts: number },
): Promise<MostQuery | null> {
  const counted = await Promise.all(
    queries.map(async (query) => ({ query, having: await total(query) })),
  )
  // What nobody has, such as two words that were pasted as one, tells no act from another.
  const parts = counted
    .filter(({ having }) => having > 0)
    .map(({ query, having }) => ({
      query,
      weight: Math.max(1, Math.round(idf(acts, having) * WEIGHT_SCALE)),
    }))
  if (parts.length === 0) return null
  const sum = parts.reduce((all, { weight }) => all + weight, 0)
  return { kind: 'most', required, parts, least: Math.ceil(sum * enough) }
}

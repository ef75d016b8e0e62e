import type { AnalyzedAct } from '../search/search-index.ts'

/** How many characters of tokens the index takes in, in one transaction: some 20 ms of work. */
export const MOST_TOKENS = 360_000

/** Acts of a transaction: their rows take as long again. */
const MOST_ACTS = 100

export function tokenLength({ fields }: AnalyzedAct): number {
  return Object.values(fields).reduce(
    (length, { words, stems }) => length + words.length + stems.length,
    0,
  )
}

/** How much of some acts to write in one transaction, so that the last is not left a small one. */
export function evenBatch(acts: { analyzed: AnalyzedAct }[]): { acts: number; tokens: number } {
  const tokens = acts.reduce((sum, { analyzed }) => sum + tokenLength(analyzed), 0)
  const batches = Math.max(1, Math.round(tokens / MOST_TOKENS), Math.round(acts.length / MOST_ACTS))
  return { acts: Math.ceil(acts.length / batches), tokens: tokens / batches }
}

import type { Query } from '../../../engine/port.ts'
import { isLoose } from './widening.ts'

/** Small words that people type as they speak and that the gazette hardly prints. */
const SPOKEN = new Set(
  `
  pra pras pro pros num numa nuns numas dum duma
  eu ele ela eles elas voce voces vc vcs dele dela deles delas nele nela neles nelas
  aquele aquela aqueles aquelas daquele daquela daqueles daquelas naquele naquela
  isso isto aquilo disso disto nisso
  `
    .trim()
    .split(/\s+/),
)

/** `pró-reitoria`, `pro labore` */
const BEHIND_PRO = /^(?:reitor|labore$|tempore$|rata$)/

/** Whether a word of a query says as little as a stop word, before the next one. */
export function isSpoken(query: Query, next: Query | undefined): boolean {
  if (!isLoose(query) || !SPOKEN.has(query.word)) return false
  return query.word !== 'pro' || next?.kind !== 'word' || !BEHIND_PRO.test(next.word)
}

import type { later } from './later.ts'
import { account } from './account.ts'
import { act } from './act.ts'
import { alerts } from './alerts.ts'
import { broken } from './broken.ts'
import { common, dates } from './common.ts'
import { door } from './door.ts'
import { editions } from './editions.ts'
import { feeds } from './feeds.ts'
import { filters } from './filters.ts'
import { frame } from './frame.ts'
import { keys } from './keys.ts'
import { notices } from './notices.ts'
import { search } from './search.ts'

const first = {
  language: 'pt-BR',
  dates,
  common,
  broken,
  frame,
  feeds,
  filters,
  notices,
  search,
  act,
  editions,
  alerts,
  door,
  account,
  keys,
}

/** The words of every language. */
export type Words = typeof first & typeof later

/** Those of `later.ts` are missing until the first part that loads on demand: see `loadLater`. */
export const pt = first as Words

/** Brings the words that the search page does not need, and every part that loads on demand may. */
export async function loadLater(): Promise<void> {
  Object.assign(pt, (await import('./later.ts')).later)
}

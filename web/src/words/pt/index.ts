import { account } from './account.ts'
import { act } from './act.ts'
import { alerts } from './alerts.ts'
import { common, dates } from './common.ts'
import { editions } from './editions.ts'
import { frame } from './frame.ts'
import { search } from './search.ts'
import { webhooks } from './webhooks.ts'

export const pt = {
  language: 'pt-BR',
  dates,
  common,
  frame,
  search,
  act,
  editions,
  webhooks,
  alerts,
  account,
}

/** What every language says. */
export type Words = typeof pt

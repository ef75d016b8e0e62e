import { account } from './account.ts'
import { act } from './act.ts'
import { common, dates } from './common.ts'
import { frame } from './frame.ts'
import { search } from './search.ts'

export const pt = { language: 'pt-BR', dates, common, frame, search, act, account }

/** What every language says. */
export type Words = typeof pt

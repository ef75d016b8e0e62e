import type { Words } from '../pt/index.ts'
import { account, keys, operation, people } from './account.ts'
import { act } from './act.ts'
import { age } from './age.ts'
import { alerts } from './alerts.ts'
import { audit } from './audit.ts'
import { broken } from './broken.ts'
import { browsers } from './browsers.ts'
import { bulletins } from './bulletins.ts'
import { citations } from './citations.ts'
import { common, dates } from './common.ts'
import { daybook } from './daybook.ts'
import { deadlines } from './deadlines.ts'
import { door } from './door.ts'
import { editions } from './editions.ts'
import { feeds } from './feeds.ts'
import { filters } from './filters.ts'
import { frame } from './frame.ts'
import { exporting } from './exporting.ts'
import { folders } from './folders.ts'
import { lists } from './lists.ts'
import { notices } from './notices.ts'
import { company, personnel } from './personnel.ts'
import { search } from './search.ts'
import { status } from './status.ts'
import { body, norm, person } from './subjects.ts'
import { contracts, tables } from './tables.ts'
import { norms } from './norms.ts'
import { sanctions } from './sanctions.ts'
import { tenders } from './tenders.ts'
import { watchedRows } from './watched-rows.ts'
import { webhooks } from './webhooks.ts'

export const en: Words = {
  language: 'en',
  age,
  dates,
  common,
  broken,
  frame,
  feeds,
  filters,
  notices,
  search,
  tables,
  status,
  contracts,
  personnel,
  tenders,
  sanctions,
  norms,
  norm,
  person,
  company,
  body,
  act,
  editions,
  watchedRows,
  webhooks,
  alerts,
  browsers,
  bulletins,
  citations,
  daybook,
  deadlines,
  exporting,
  folders,
  lists,
  door,
  account,
  people,
  audit,
  keys,
  operation,
}

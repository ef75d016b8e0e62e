import { age } from './age.ts'
import { audit } from './audit.ts'
import { browsers } from './browsers.ts'
import { bulletins } from './bulletins.ts'
import { citations } from './citations.ts'
import { daybook } from './daybook.ts'
import { deadlines } from './deadlines.ts'
import { exporting } from './exporting.ts'
import { folders } from './folders.ts'
import { lists } from './lists.ts'
import { norms } from './norms.ts'
import { operation } from './operation.ts'
import { people } from './people.ts'
import { company, personnel } from './personnel.ts'
import { sanctions } from './sanctions.ts'
import { status } from './status.ts'
import { body, norm, person } from './subjects.ts'
import { contracts, tables } from './tables.ts'
import { tenders } from './tenders.ts'
import { watchedRows } from './watched-rows.ts'
import { webhooks } from './webhooks.ts'

/** The words of what loads on demand alone. */
export const later = {
  age,
  audit,
  tables,
  contracts,
  personnel,
  tenders,
  sanctions,
  norms,
  norm,
  person,
  company,
  body,
  browsers,
  bulletins,
  citations,
  daybook,
  deadlines,
  exporting,
  folders,
  lists,
  people,
  operation,
  status,
  watchedRows,
  webhooks,
}

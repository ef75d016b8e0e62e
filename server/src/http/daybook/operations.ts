import type { Operation } from '../operation.ts'
import { readDaybook } from './day.ts'
import { readDayDeadlines } from './deadlines.ts'
import { endDaybookMailing, readDaybookMailing, setDaybookMailing } from './mailing.ts'
import { listSaved, markActs } from './marks.ts'
import {
  alertaDoCadernoSchema,
  atoDoCadernoSchema,
  atoGuardadoSchema,
  atoMudadoSchema,
  cadernoPorEmailSchema,
  cadernoSchema,
  marcaDePessoaSchema,
  paginaGuardadosSchema,
  prazosDoCadernoSchema,
  resumoDeAtoSchema,
} from './schema.ts'

export const daybookSchemas = [
  cadernoSchema,
  alertaDoCadernoSchema,
  atoDoCadernoSchema,
  resumoDeAtoSchema,
  atoMudadoSchema,
  atoGuardadoSchema,
  paginaGuardadosSchema,
  prazosDoCadernoSchema,
  marcaDePessoaSchema,
  cadernoPorEmailSchema,
]

/** Everything under /caderno. */
export const daybookOperations: Operation[] = [
  readDaybook,
  readDayDeadlines,
  markActs,
  listSaved,
  readDaybookMailing,
  setDaybookMailing,
  endDaybookMailing,
]

import type { Operation } from '../operation.ts'
import { readDaybook } from './day.ts'
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
  marcaDePessoaSchema,
  cadernoPorEmailSchema,
]

/** Everything under /caderno. */
export const daybookOperations: Operation[] = [
  readDaybook,
  markActs,
  listSaved,
  readDaybookMailing,
  setDaybookMailing,
  endDaybookMailing,
]

import type { Operation } from '../operation.ts'
import { readDaybook } from './day.ts'
import { listSaved, markActs } from './marks.ts'
import {
  alertaDoCadernoSchema,
  atoDoCadernoSchema,
  atoGuardadoSchema,
  atoMudadoSchema,
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
]

/** Everything under /caderno. */
export const daybookOperations: Operation[] = [readDaybook, markActs, listSaved]

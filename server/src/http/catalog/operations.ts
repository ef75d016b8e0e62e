import type { Operation } from '../operation.ts'
import { listActTypes } from './act-types.ts'
import { listBodies } from './bodies.ts'
import { orgaoSchema, sugestaoSchema, tipoAtoSchema } from './schema.ts'
import { suggest } from './suggestions.ts'

export const catalogSchemas = [orgaoSchema, tipoAtoSchema, sugestaoSchema]

/** /orgaos, /tipos-ato and /sugestoes */
export const catalogOperations: Operation[] = [listBodies, listActTypes, suggest]

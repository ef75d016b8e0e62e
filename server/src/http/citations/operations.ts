import type { Operation } from '../operation.ts'
import { readPage } from './page.ts'
import { citacaoSchema, verificacaoSchema } from './schema.ts'
import { verifyCitations } from './verify.ts'

export const citationSchemas = [citacaoSchema, verificacaoSchema]

/** What texts cite: /citacoes and /dou */
export const citationOperations: Operation[] = [verifyCitations, readPage]

import type { Tool } from './tool.ts'
import { acompanhar } from './tools/acompanhar.ts'
import { buscar } from './tools/buscar.ts'
import { edicao } from './tools/edicao.ts'
import { lerAto } from './tools/ler-ato.ts'
import { verificarCitacoes } from './tools/verificar-citacoes.ts'

/** Every tool, in the order in which agents see them. */
export const tools: readonly Tool[] = [buscar, lerAto, edicao, verificarCitacoes, acompanhar]

import type { ErrorCode } from '../../lib/errors/problem.ts'

/** The words of a refusal: its message, and for a field what is wrong with it and the way out. */
export type Words = [
  codigo: ErrorCode,
  mensagem: string,
  campo: string | null,
  sugestao: string | null,
  problema?: string,
]

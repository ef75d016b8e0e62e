import type { ErrorCode } from '../../lib/problem.ts'

/** A refusal in words: what is said, and of a field what is wrong with it and the way out. */
export type Words = [
  codigo: ErrorCode,
  mensagem: string,
  campo: string | null,
  sugestao: string | null,
  problema?: string,
]

import type { Remark } from '../../rodou/remarks.ts'

/** The exit code of a command that imports another program's files. */
export const OUTCOME = {
  /** All came as it was. */
  all: 0,
  /** All came, something of it not as it was. */
  notices: 1,
  /** Something did not come. */
  refused: 2,
} as const

export function outcomeOf(remarks: Remark[]): number {
  const kinds = new Set(remarks.map(({ tipo }) => tipo))
  if (kinds.has('recusado')) return OUTCOME.refused
  return kinds.has('aviso') ? OUTCOME.notices : OUTCOME.all
}

export const OUTCOMES = `Saída: ${OUTCOME.all} se tudo veio como era, ${OUTCOME.notices} se há avisos, ${OUTCOME.refused} se algo foi recusado.`

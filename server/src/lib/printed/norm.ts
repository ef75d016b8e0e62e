import type { ActKind } from './act-kind.ts'
import { type Citation, findCitations } from './citation.ts'

/** Kinds of acts that make rules, and how their name is printed. */
const NORMS: Partial<Record<ActKind, string>> = {
  emenda_constitucional: 'Emenda Constitucional',
  lei_complementar: 'Lei Complementar',
  lei_delegada: 'Lei Delegada',
  lei: 'Lei',
  medida_provisoria: 'Medida Provisória',
  decreto_lei: 'Decreto-Lei',
  decreto_legislativo: 'Decreto Legislativo',
  decreto: 'Decreto',
  instrucao_normativa: 'Instrução Normativa',
  portaria: 'Portaria',
  resolucao: 'Resolução',
}

/** A rule that a text names by its number. */
export interface Norm {
  kind: ActKind
  number: string
  year: number | null
}

/** The rules named in a text, each once; one whose year is told elsewhere in the text has that year. */
export function findNorms(text: string): Norm[] {
  return normsAmong(findCitations(text))
}

/** {@link findNorms}, where the acts cited are known. */
export function normsAmong(citations: readonly Citation[]): Norm[] {
  const norms = new Map<string, Norm>()
  for (const { kind, number, year } of citations) {
    if (number === null || !NORMS[kind]) continue
    norms.set(`${kind} ${number} ${year}`, { kind, number, year })
  }
  const dated = new Set(
    norms
      .values()
      .flatMap(({ kind, number, year }) => (year === null ? [] : [`${kind} ${number}`])),
  )
  return norms
    .values()
    .filter(({ kind, number, year }) => year !== null || !dated.has(`${kind} ${number}`))
    .toArray()
}

/** `Lei 8.112/1990` */
export function printNorm({ kind, number, year }: Norm): string {
  const grouped = number.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${NORMS[kind] ?? kind} ${grouped}${year === null ? '' : `/${year}`}`
}

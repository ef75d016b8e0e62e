import { MEASURED_CONTRACTS } from './measured.ts'

/** What is known of the faults of a column. */
export interface ColumnQuality {
  coluna: (typeof MEASURED_CONTRACTS)['colunas'][number][0]
  origem: (typeof MEASURED_CONTRACTS)['colunas'][number][1]
  /** Values that a reader finds in the acts. */
  valores: number
  /** Values that are told, and are another or none in the text. */
  errados: number
  /** Of the values that are told, the share that is right; null: none is told. */
  precisao: number | null
  /** Of the values in the text, the share that is told right; null: there is none. */
  cobertura: number | null
}

const { versao_extrator, medida_em, atos, colunas } = MEASURED_CONTRACTS

/** What is known of the faults in rows of contracts. */
export const CONTRACT_QUALITY = {
  estado: 'experimental' as const,
  versao_extrator,
  medida_em,
  atos,
  colunas: colunas.map(([coluna, origem, certos, errados, ausentes]): ColumnQuality => ({
    coluna,
    origem,
    valores: certos + ausentes,
    errados,
    precisao: share(certos, errados),
    cobertura: share(certos, ausentes),
  })),
}

function share(right: number, others: number): number | null {
  const all = right + others
  return all === 0 ? null : Math.round((right / all) * 1_000) / 1_000
}

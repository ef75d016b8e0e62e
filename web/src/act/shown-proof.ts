import type { Prova } from '../api/schema.ts'

export interface ShownProof {
  file: string
  root: string
  /** Its ends: enough to compare by eye. */
  shortRoot: string
  /** When it was stated, ISO 8601. */
  stated: string
  isSigned: boolean
}

export function shownProof({ zip, raiz, declaracao }: Prova): ShownProof {
  const { feita_em } = JSON.parse(declaracao.texto) as { feita_em: string }
  return {
    file: zip.arquivo,
    root: raiz,
    shortRoot: `${raiz.slice(0, 6)}…${raiz.slice(-4)}`,
    stated: feita_em,
    isSigned: declaracao.assinatura !== null,
  }
}

import type { ActKind, Citation } from '../../../engine/entities.ts'

/** Procurement procedures and their printed names. */
const BIDS: Partial<Record<ActKind, string>> = {
  pregao: 'Pregão',
  concorrencia: 'Concorrência',
  tomada_de_precos: 'Tomada de Preços',
  chamada_publica: 'Chamada Pública',
  convite: 'Convite',
  leilao: 'Leilão',
  dispensa: 'Dispensa',
  inexigibilidade: 'Inexigibilidade',
}

/** The contracts among some citations, such as `85/2023`, each once. */
export function contractsAmong(citations: readonly Citation[]): string[] {
  return numbered(
    citations.filter(({ kind }) => kind === 'contrato'),
    () => '',
  )
}

/** The bids among some citations, such as `Pregão 7/2023`, each once. */
export function bidsAmong(citations: readonly Citation[]): string[] {
  return numbered(
    citations.filter(({ kind }) => BIDS[kind]),
    (kind) => `${BIDS[kind]} `,
  )
}

function numbered(citations: readonly Citation[], label: (kind: ActKind) => string): string[] {
  const names = citations.flatMap(({ kind, number, year }) =>
    number === null ? [] : [`${label(kind)}${number}${year === null ? '' : `/${year}`}`],
  )
  return [...new Set(names)]
}

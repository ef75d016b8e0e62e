import type { Licitacao } from '../../api/schema.ts'
import type { Words } from '../../words/pt/index.ts'

/** `90012/2024`; null: not printed. */
export function tenderNumber({ numero, ano }: Pick<Licitacao, 'numero' | 'ano'>): string | null {
  return numero === null || ano === null ? numero : `${numero}/${ano}`
}

/** `Pregão 90012/2024`: a tender as people name it. */
export function tenderName(
  row: Pick<Licitacao, 'modalidade' | 'numero' | 'ano'>,
  { contracts, tenders: said }: Pick<Words, 'contracts' | 'tenders'>,
): string {
  const kind = row.modalidade === null ? said.tender : contracts.bids[row.modalidade]
  const number = tenderNumber(row)
  return number === null ? kind : contracts.numbered(kind, number)
}

import type { INodePropertyOptions } from 'n8n-workflow'

/** The sections of the gazette, by the codes of the API. */
export const SECTIONS: INodePropertyOptions[] = [
  { name: '1: Laws and Other Norms', value: '1' },
  { name: '2: Personnel', value: '2' },
  { name: '3: Contracts, Bids, Notices', value: '3' },
  { name: 'Extra Editions', value: 'extra' },
]

/** What other acts, or its source, made of an act. */
export const STATES: INodePropertyOptions[] = [
  { name: 'As Published', value: 'publicada' },
  { name: 'Corrected', value: 'retificada' },
  { name: 'Partly Void', value: 'em_parte' },
  { name: 'Published Again', value: 'republicada' },
  { name: 'Revoked', value: 'revogada' },
  { name: 'Void', value: 'sem_efeito' },
  { name: 'Withdrawn', value: 'retirada' },
]

/** An empty list field does not filter. */
export function texts(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((each) => typeof each === 'string')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** The events that a webhook can receive. */
export const EVENTS: INodePropertyOptions[] = [
  { name: 'Alert Matched', value: 'alerta.match', description: 'An alert found a publication' },
  {
    name: 'Edition Published',
    value: 'edicao.publicada',
    description: 'An edition has arrived',
  },
  {
    name: 'New Publication',
    value: 'publicacao.nova',
    description: 'A publication that the filters let through',
  },
  {
    name: 'New Row',
    value: 'linha.nova',
    description: 'A publication has a new row of contracts, personnel or tenders',
  },
  {
    name: 'Row Term',
    value: 'linha.prazo',
    description: 'A contract ends, or a tender opens, within the days that the rows ask for',
  },
  {
    name: 'Publication Updated',
    value: 'publicacao.atualizada',
    description: 'A publication was changed, or another act corrected or revoked it',
  },
]

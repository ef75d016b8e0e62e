import { ignoringSignatures } from '../../../engine/query.ts'
import type { Query } from '../../../engine/port.ts'
import { readQuery } from './reading.ts'

/** How the words of a search, or of a filter, are meant. */
export interface SoughtManner {
  /** The version of the reading. */
  leitura: number
  /** Whether the lines of those who sign count nowhere but in `assinatura:`. */
  ignorar_assinatura: boolean
}

/** The query that words stand for. @throws Problem like readQuery */
export function readSought({
  termo,
  leitura,
  ignorar_assinatura,
}: SoughtManner & { termo: string }): Query {
  const { query } = readQuery(termo, leitura)
  return ignorar_assinatura ? ignoringSignatures(query) : query
}

import { digestId } from '../../lib/crypto/ids.ts'
import type { EXTRACTOR_VERSION } from './extractor-version.ts'

const ID_LENGTH = 16

/** The id of a row: the same place of the same act has the same one on every machine. */
export function rowId(
  publicacao: string,
  tabela: keyof typeof EXTRACTOR_VERSION,
  seq: number,
): string {
  return `lin_${digestId(`${publicacao}:${tabela}:${seq}`, ID_LENGTH)}`
}

import type { KeySet } from '../../search/search-index.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { shownSituacao, situacaoColumn } from './publication-rows.ts'

const actRow = row({ key: int, situacao: situacaoColumn, retirada_em: nullable(text) })

/**
 * The acts of which one of these is the state. It is kept beside their texts and not in the index, since
 * others change it; those of which anything is to be told are few, and have an index of their own.
 */
export async function actsInState(sql: SqlReader, situacoes: readonly string[]): Promise<KeySet> {
  const changed = await sql.all(
    actRow,
    `SELECT ${actRow.columns} FROM publications
     WHERE situacao IS NOT NULL OR retirada_em IS NOT NULL`,
  )
  const others = situacoes.includes('publicada')
  const keys = changed
    .filter((act) => situacoes.includes(shownSituacao(act)) !== others)
    .map(({ key }) => key)
    .sort((a, b) => a - b)
  return { keys, others }
}

import type { ActKey, KeySet } from '../../../engine/port.ts'
import type { SqlReader } from '../sql.ts'
import { shownSituacao } from './publication-rows.ts'
import { publications } from './tables.ts'

const actRow = publications.pick('key', 'situacao', 'em_parte', 'retirada_em')

/** What these acts say no longer counts: others stand in their place, or nothing does. */
const UNDONE = ['republicada', 'revogada', 'sem_efeito', 'retirada']

/** The acts that others undid. One that is only rectified is in force. */
export async function undoneActs(sql: SqlReader): Promise<ReadonlySet<ActKey>> {
  const { keys } = await actsInState(sql, UNDONE)
  return new Set(Array.from(keys))
}

/**
 * The acts in one of these states. A state is stored beside the text and not in the search index,
 * because other acts change it. The few acts that are not simply `publicada` have a database index
 * of their own.
 */
export async function actsInState(sql: SqlReader, situacoes: readonly string[]): Promise<KeySet> {
  const changed = await sql.all(
    actRow,
    `SELECT ${actRow.columns} FROM publications
     WHERE situacao IS NOT NULL OR em_parte IS NOT NULL OR retirada_em IS NOT NULL`,
  )
  const others = situacoes.includes('publicada')
  const keys = changed
    .filter((act) => situacoes.includes(shownSituacao(act)) !== others)
    .map(({ key }) => key)
    .sort((a, b) => a - b)
  return { keys, others }
}

import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

/** The option that names the shared database: where a copy goes, or where it comes from. */
export type MoveOption = '--para' | '--de'

const heldRow = row({ work: text })

/**
 * Processes that work on the database would go on with what they know of it.
 * @throws Problem `conflito` while any of them holds a lease
 */
export async function expectUnused(
  sql: SqlReader,
  clock: Clock,
  option: MoveOption,
): Promise<void> {
  const held = await sql.all(
    heldRow,
    'SELECT name AS work FROM leases WHERE expires_at > $1 ORDER BY name',
    [clock().toISOString()],
  )
  if (held.length > 0) throw inUse(held.map(({ work }) => work).join(', '), option)
}

/** @throws Problem `conflito` if there are any */
export function expectNoSessions(others: number, option: MoveOption): void {
  if (others > 0)
    throw inUse(`${others} ${others === 1 ? 'conexão' : 'conexões'} do Arauto`, option)
}

/** @param work What processes do on the database */
function inUse(work: string, option: MoveOption): Problem {
  return new Problem('conflito', 'Há processos em uso deste banco de dados. Nada foi mudado.', [
    detailOf(
      option,
      work,
      'Encerre os processos do cluster antes de copiar. O que um processo morto fazia fica livre em 10 segundos.',
    ),
  ])
}

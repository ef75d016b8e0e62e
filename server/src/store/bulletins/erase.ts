import { forgotten } from '../mail/outbox.ts'
import type { Sql } from '../sql.ts'

/** Everything of the bulletins that `which` selects, from what refers to them to themselves. */
const erased = (which: string) => [
  `DELETE FROM bulletin_queue WHERE boletim_id IN (${which})`,
  `DELETE FROM bulletin_pages WHERE boletim_id IN (${which})`,
  `DELETE FROM bulletin_issues WHERE boletim_id IN (${which})`,
  `DELETE FROM bulletins WHERE id IN (${which})`,
]

/**
 * Erases the bulletins that a query selects by $1, inside the caller's transaction, and withdraws their unsent
 * mails: their content goes, too.
 */
export async function eraseBulletins(tx: Sql, which: string, value: string): Promise<void> {
  await tx.run(
    `UPDATE mails SET due_at = NULL, ultimo_erro = 'boletim excluído', message = $2
     WHERE due_at IS NOT NULL
       AND envio_id IN (SELECT id FROM bulletin_issues WHERE boletim_id IN (${which}))`,
    [value, forgotten('bulletin')],
  )
  for (const statement of erased(which)) await tx.run(statement, [value])
}

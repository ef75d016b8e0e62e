import { forgotten } from '../mail/outbox.ts'
import { mails } from '../mail/tables.ts'
import { text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'

/** Erases the bulletins that a query selects by `:value`, from what refers to them to themselves. */
function erasing(which: string) {
  const by = { value: text }
  return {
    withdraw: statement(
      { ...by, message: mails.shape.message },
      `UPDATE mails SET due_at = NULL, ultimo_erro = 'boletim excluído', message = :message
       WHERE due_at IS NOT NULL
         AND envio_id IN (SELECT id FROM bulletin_issues WHERE boletim_id IN (${which}))`,
    ),
    erase: [
      statement(by, `DELETE FROM bulletin_queue WHERE boletim_id IN (${which})`),
      statement(by, `DELETE FROM bulletin_pages WHERE boletim_id IN (${which})`),
      statement(by, `DELETE FROM bulletin_issues WHERE boletim_id IN (${which})`),
      statement(by, `DELETE FROM bulletins WHERE id IN (${which})`),
    ],
  }
}

const ERASING = {
  boletim: erasing(':value'),
  conta: erasing('SELECT id FROM bulletins WHERE conta_id = :value'),
}

/**
 * Erases a bulletin, or all of an account, inside the caller's transaction, and withdraws their unsent mails: their
 * content goes, too. `value`: the id.
 */
export async function eraseBulletins(
  tx: Sql,
  { of, value }: { of: keyof typeof ERASING; value: string },
): Promise<void> {
  const { withdraw, erase } = ERASING[of]
  await tx.run(...withdraw({ value, message: forgotten('bulletin') }))
  for (const each of erase) await tx.run(...each({ value }))
}

import type { AccountChoice, PeopleReader } from '../../../access/people/people-store.ts'
import { row, text } from '../../rows.ts'
import type { SqlReader } from '../../sql.ts'

const choiceRow = row({ id: text, nome: text })

/** Accounts that commands created before there was an operator; the first operator may join one. */
export async function accountChoices(
  sql: SqlReader,
  { inicial, conta_id }: Parameters<PeopleReader['accountChoices']>[0],
): Promise<AccountChoice[]> {
  if (!inicial || conta_id !== null) return []
  return await sql.all(
    choiceRow,
    `SELECT ${choiceRow.columns} FROM accounts WHERE deleted_at IS NULL ORDER BY id`,
  )
}

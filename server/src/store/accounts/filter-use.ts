import { int, row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

/** A webhook or an alert that is about to be written, and how many characters its filter has. */
interface Filter {
  id: string
  conta_id: string
  characters: number
}

const useRow = row({ characters: int })

/**
 * Whether the filters of an account, with this one in the place of what it replaces, would be longer than `limit`
 * altogether: each is kept in memory, and tried on every act.
 */
export async function exceedsFilters(
  sql: SqlReader,
  { id, conta_id, characters }: Filter,
  limit: number,
): Promise<boolean> {
  const others = await sql.one(
    useRow,
    `SELECT (SELECT coalesce(sum(length(filtros)), 0) FROM webhooks
             WHERE conta_id = $1 AND id <> $2 AND deleted_at IS NULL)
          + (SELECT coalesce(sum(length(consulta) + length(filtros)), 0) FROM alerts
             WHERE conta_id = $1 AND id <> $2) AS characters`,
    [conta_id, id],
  )
  return others!.characters + characters > limit // one row, always
}

import { onlyRow } from '../only-row.ts'
import { int, row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

/**
 * A webhook, an alert or a list that is about to be written, with the number of characters in its filter.
 */
interface Filter {
  id: string
  conta_id: string
  characters: number
}

const useRow = row({ characters: int })

/**
 * Whether the filters of an account would exceed `limit` characters in total, with this one
 * replacing its former version. Each filter is held in memory and tried on every act.
 */
export async function exceedsFilters(
  sql: SqlReader,
  { id, conta_id, characters }: Filter,
  limit: number,
): Promise<boolean> {
  const others = await onlyRow(
    sql,
    useRow,
    `SELECT (SELECT coalesce(sum(length(filtros)), 0) FROM webhooks
             WHERE conta_id = $1 AND id <> $2 AND deleted_at IS NULL)
          + (SELECT coalesce(sum(length(consulta) + length(termos) + length(filtros)), 0) FROM alerts
             WHERE conta_id = $1 AND id <> $2)
          + (SELECT coalesce(sum(length(itens)), 0) FROM lists
             WHERE conta_id = $1 AND id <> $2) AS characters`,
    [conta_id, id],
  )
  return others.characters + characters > limit
}

import type { Coverage } from '../../gazette/ledger/coverage.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import { statements } from '../provenance/tables.ts'
import { bool, nullable, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const pendingRow = row({ criado_em: text })
const waitingRow = row({ criado_em: nullable(text) })

/** When the first of an account's waiting events arrived. */
const WAITING_FOR_ONE = `
  SELECT criado_em FROM events
  WHERE seq = (SELECT min(seq) FROM waiting_events WHERE conta_id = $1)`
/** Goes from one account to the next, because very many events may wait for one. */
const WAITING_FOR_ANY = `
  WITH RECURSIVE waiting (conta_id) AS (
    SELECT min(conta_id) FROM waiting_events
    UNION ALL
    SELECT (SELECT min(conta_id) FROM waiting_events WHERE conta_id > waiting.conta_id)
    FROM waiting WHERE conta_id IS NOT NULL)
  SELECT min(e.criado_em) AS criado_em FROM waiting w CROSS JOIN events e
  WHERE e.seq = (SELECT min(seq) FROM waiting_events WHERE conta_id = w.conta_id)`

const sectionRow = row({
  data: text,
  pub_name: text,
  estado: word<Coverage['estado']>(),
  begun_at: nullable(text),
  whole_at: nullable(text),
  unconfirmed_since: nullable(text),
  in_silence: bool,
})
const rootRow = statements.pick('data', 'raiz')
const editionRow = row({ data: text, numero: text, secao: word<SectionCode>() })

/** Reads what arrived, and the monitor's progress. */
export function createLookLog(sql: SqlReader): LookLogReader {
  return {
    read: (first, conta_id) =>
      sql.snapshot(async (view) => {
        const pending = await view.one(
          pendingRow,
          `SELECT criado_em FROM events
           WHERE seq > coalesce((SELECT seq FROM monitor_progress), 0) ORDER BY seq LIMIT 1`,
        )
        const waiting = await view.one(
          waitingRow,
          conta_id === null ? WAITING_FOR_ANY : WAITING_FOR_ONE,
          conta_id === null ? [] : [conta_id],
        )
        const sections = await view.all(
          sectionRow,
          `SELECT ${sectionRow.columns} FROM ledger WHERE data >= $1 ORDER BY data, pub_name`,
          [first],
        )
        const editions = await view.all(
          editionRow,
          `SELECT ${editionRow.columns} FROM edition_sections
           WHERE data >= $1 ORDER BY data DESC, numero DESC, secao`,
          [first],
        )
        const roots = await view.all(
          rootRow,
          `SELECT ${rootRow.columns} FROM statements WHERE data >= $1 ORDER BY sequencia`,
          [first],
        )
        return {
          pendingSince: earlier(waiting?.criado_em ?? null, pending?.criado_em ?? null),
          sections,
          editions: Map.groupBy(editions, ({ data, numero }) => `${data} ${numero}`)
            .values()
            .map((rows) => ({
              data: rows[0]!.data, // of a group
              numero: rows[0]!.numero,
              secoes: rows.map(({ secao }) => secao),
            }))
            .toArray(),
          // The last statement of a day replaces the others.
          roots: new Map(roots.map(({ data, raiz }) => [data, raiz])),
        }
      }),
  }
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

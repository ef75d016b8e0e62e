import type { Coverage } from '../../gazette/coverage.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { LookLogReader } from '../../monitor/look-log.ts'
import { bool, nullable, row, text, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const pendingRow = row({ criado_em: text })
const sectionRow = row({
  data: text,
  pub_name: text,
  estado: word<Coverage['estado']>(),
  begun_at: nullable(text),
  whole_at: nullable(text),
  in_silence: bool,
})
const editionRow = row({ data: text, numero: text, secao: word<SectionCode>() })

/** Reads what came in, and how far the monitor has come. */
export function createLookLog(sql: SqlReader): LookLogReader {
  return {
    read: (first) =>
      sql.snapshot(async (view) => {
        const pending = await view.one(
          pendingRow,
          `SELECT criado_em FROM events
           WHERE seq > coalesce((SELECT seq FROM monitor_progress), 0) ORDER BY seq LIMIT 1`,
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
        return {
          pendingSince: pending?.criado_em ?? null,
          sections,
          editions: Map.groupBy(editions, ({ data, numero }) => `${data} ${numero}`)
            .values()
            .map((rows) => ({
              data: rows[0]!.data, // of a group
              numero: rows[0]!.numero,
              secoes: rows.map(({ secao }) => secao),
            }))
            .toArray(),
        }
      }),
  }
}

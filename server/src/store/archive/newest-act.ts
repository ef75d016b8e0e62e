import type { TestSource } from '../../service/webhooks/test-data.ts'
import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { createEditionReader } from './editions.ts'
import { findAct } from './publication-writer.ts'

const idRow = row({ id: text })

/** The newest act of the archive, for tests of webhooks to tell of. */
export function createTestSource(sql: SqlReader): TestSource {
  return {
    newest: () =>
      sql.snapshot(async (sql) => {
        const newest = await sql.one(idRow, 'SELECT id FROM publications ORDER BY key DESC LIMIT 1')
        const act = newest && (await findAct(sql, newest.id))?.publication
        if (!act) return null
        const { data_publicacao: data, edicao } = act
        const editions = await createEditionReader(sql).list({ data })
        return { act, edition: editions.find(({ numero }) => numero === edicao) ?? null }
      }),
  }
}

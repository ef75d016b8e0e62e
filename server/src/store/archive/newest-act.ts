import type { TestSource } from '../../service/webhooks/test-data.ts'
import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { createEditionReader } from './editions.ts'
import { shownSituacao } from './publication-rows.ts'
import { findAct } from './publication-writer.ts'

const idRow = row({ id: text })

/** Reads the newest act of the archive. */
export function createNewestActReader(sql: SqlReader): TestSource {
  return {
    newest: () =>
      sql.snapshot(async (view) => {
        const newest = 'SELECT id FROM publications ORDER BY key DESC LIMIT 1'
        const found = await view.one(idRow, newest)
        const stored = found && (await findAct(view, found.id))
        if (!stored) return null
        const act = { ...stored.publication, situacao: shownSituacao(stored) }
        const { data_publicacao: data, edicao } = act
        const editions = await createEditionReader(view).list({ data })
        return { act, edition: editions.find(({ numero }) => numero === edicao) ?? null }
      }),
  }
}

import type { MarkChange, MarkStore } from '../../service/daybook/daybook-store.ts'
import type { Sql } from '../sql.ts'
import { createDaybookReader } from './daybook-reader.ts'

/** Marks on a writing connection. */
export function createMarkStore(sql: Sql): MarkStore {
  return {
    mark: (pessoa_id, publicacoes, change, now) =>
      sql.transaction(async (tx) => {
        const at = now.toISOString()
        await tx.run(
          `INSERT INTO act_marks (pessoa_id, publicacao_id, lido_em, guardado_em)
           SELECT $1, id, $3, $4 FROM publications WHERE ${tx.dialect.isAnyOf('id', '$2')}
           ON CONFLICT (pessoa_id, publicacao_id) DO UPDATE SET ${assignments(change)}`,
          [pessoa_id, publicacoes, change.lido ? at : null, change.guardado ? at : null],
        )
        const marks = await createDaybookReader(tx).marks(pessoa_id, publicacoes)
        await tx.run(
          `DELETE FROM act_marks WHERE pessoa_id = $1 AND lido_em IS NULL AND guardado_em IS NULL
             AND ${tx.dialect.isAnyOf('publicacao_id', '$2')}`,
          [pessoa_id, publicacoes],
        )
        return marks
      }),
  }
}

/** What is marked already keeps its time, so that the same again changes nothing. */
function assignments({ lido, guardado }: MarkChange): string {
  return [assignment('lido_em', lido), assignment('guardado_em', guardado)].join(', ')
}

function assignment(column: 'lido_em' | 'guardado_em', given: boolean | undefined): string {
  if (given === undefined) return `${column} = act_marks.${column}`
  if (!given) return `${column} = NULL`
  return `${column} = coalesce(act_marks.${column}, excluded.${column})`
}

import type { RowsOfAct } from '../../ingest/archive-writer.ts'
import type { Sql } from '../sql.ts'
import { type RowWriting, writeActRows } from './act-rows.ts'
import { countEditions } from './edition-counts.ts'
import { publications } from './tables.ts'

const headRow = publications.pick(
  'key',
  'id',
  'versao',
  'digest',
  'data_publicacao',
  'edicao',
  'secao',
  'orgao',
  'tipo_ato',
)

/**
 * Writes, in the transaction `tx`, the rows of acts that were written before. Whoever changed an act since sees to its
 * rows.
 */
export async function writeReadRows(
  tx: Sql,
  options: RowWriting,
  read: RowsOfAct[],
): Promise<void> {
  const ids = read.map(({ id }) => id)
  const heads = await tx.all(
    headRow,
    `SELECT ${headRow.columns} FROM publications WHERE ${tx.dialect.isAnyOf('id', '$1')}`,
    [ids],
  )
  const known = new Map(heads.map((head) => [head.id, head]))
  const acts = read.flatMap(({ id, digest, rows }) => {
    const head = known.get(id)
    if (head === undefined || Buffer.compare(head.digest, digest) !== 0) return []
    return [{ key: head.key, versao: head.versao, publication: head, rows }]
  })
  const editions = countEditions(tx)
  for (const { publication } of await writeActRows(tx, options, acts))
    await editions.touch(publication)
  await editions.recount()
}

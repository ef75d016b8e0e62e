import { partKey } from '../../lib/part-address.ts'
import type { TableRow } from './row.ts'

/** The address of the act of a row: its place on the page of its publication, where that has several. */
export function actWay({
  publicacao,
  ato_endereco,
}: Pick<TableRow, 'publicacao' | 'ato_endereco'>) {
  const isPart = ato_endereco !== publicacao
  return {
    to: '/publicacao/$id' as const,
    params: { id: publicacao },
    ...(isPart && { hash: partKey({ endereco: ato_endereco }) }),
  }
}

import { int, moment, nullable, text } from '../rows.ts'
import { table } from '../table.ts'

/** Acts that an external index has to follow. */
export const indexChanges = table('index_changes', { seq: int, key: int })

/** External indices, and how far they have followed. */
export const searchIndices = table('search_indices', {
  id: int,
  nome: text,
  generation: text,
  seq: int,
  next_key: nullable(int),
  followed_at: moment,
})

/** The version of the embedded index. */
export const searchIndex = table('search_index', { id: int, version: text })

/** Its rebuild, while there is one. */
export const indexRebuild = table('index_rebuild', { id: int, version: text, next_key: int })

import type { Operation } from '../operation.ts'
import { createKey, listKeys } from './collection.ts'
import { changeKey, readKey, revokeKey } from './item.ts'
import { readKeyUse } from './use.ts'

/** Everything under /chaves. */
export const keyOperations: Operation[] = [
  listKeys,
  createKey,
  readKey,
  changeKey,
  revokeKey,
  readKeyUse,
]

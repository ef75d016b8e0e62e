import type { Operation } from '../operation.ts'
import { createList, listLists } from './collection.ts'
import { changeList, readList, removeList } from './item.ts'
import { putList, sendList } from './put.ts'

/** Everything under /listas. */
export const listOperations: Operation[] = [
  listLists,
  createList,
  putList,
  sendList,
  readList,
  changeList,
  removeList,
]

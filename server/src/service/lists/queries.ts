import type { ListReader } from '../../alerts/list-store.ts'
import { type ItemFile, readItemFile } from './item-file.ts'
import { type GivenItem, type ReadItems, readItems } from './read-items.ts'

/** Queries of accounts about their lists, and about what they send as items. */
export interface ListQueries extends ListReader {
  read(given: GivenItem[]): Promise<ReadItems>
  /** @throws Problem `corpo_invalido` for a file that has no items to read */
  readFile(file: ItemFile): Promise<ReadItems>
}

export function createListQueries(lists: ListReader): ListQueries {
  return {
    ...lists,
    read: async (given) => readItems(given),
    readFile: async (file) => readItemFile(file),
  }
}

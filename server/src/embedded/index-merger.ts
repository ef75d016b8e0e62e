import { createSegmentIndex } from '../../engine/index.ts'
import { type IndexMerger, createIndexMerger } from '../store/index/index-merger.ts'
import { tryLock } from '../store/sqlite/lock.ts'
import type { Archive } from './archive.ts'

/** Merges the index of an open archive; only one merger at a time works in a folder. */
export function openIndexMerger({ db, sql, indexVersion }: Archive, dataDir: string): IndexMerger {
  return createIndexMerger({
    sql,
    openIndex: () => createSegmentIndex(db),
    version: indexVersion,
    lock: () => tryLock(dataDir, 'indice.lock'),
  })
}

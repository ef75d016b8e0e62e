import { workerData } from 'piscina'
import type { EditionFilter, SearchParams } from '../http/archive.ts'
import { createFts5Index } from '../search/fts5/index.ts'
import { openReader } from '../store/database.ts'
import { createArchiveQuery } from './archive-query.ts'

/** What the HTTP thread asks of a reader thread; `today` is the date in Brasília. */
export type ReadTask =
  | { kind: 'search'; params: SearchParams; today: string }
  | { kind: 'editions'; filter: EditionFilter; today: string }
  | { kind: 'sources'; range: { desde: string; ate: string }; today: string }

const { dataDir } = workerData as { dataDir: string }
const db = openReader(dataDir)
const query = createArchiveQuery(db, createFts5Index(db))

export default function read(task: ReadTask): unknown {
  switch (task.kind) {
    case 'search':
      return query.search(task.params, task.today)
    case 'editions':
      return query.editions(task.filter, task.today)
    case 'sources':
      return query.sources(task.range, task.today)
  }
}

import { workerData } from 'piscina'
import type { EditionFilter, SearchParams, SimulationParams } from '../http/archive.ts'
import { Problem } from '../lib/problem.ts'
import { INDEX_VERSION } from '../search/index-version.ts'
import { createSegmentIndex } from '../search/segment/index.ts'
import { openReader } from '../store/database.ts'
import { createIndexVersion, searchableIndex } from '../store/index-version.ts'
import { createArchiveQuery } from './archive-query.ts'

/** What the HTTP thread asks of a reader thread; `today` is the date in Brasília. */
export type ReadTask =
  | { kind: 'search'; params: SearchParams; today: string }
  | { kind: 'simulate'; params: SimulationParams; today: string }
  | { kind: 'matching'; params: SimulationParams; limit: number }
  | { kind: 'editions'; filter: EditionFilter; today: string }
  | { kind: 'sources'; range: { desde: string; ate: string }; today: string }

const { dataDir } = workerData as { dataDir: string }
const db = openReader(dataDir)
const version = createIndexVersion(db, INDEX_VERSION)
const index = searchableIndex(createSegmentIndex(db), version)
const query = createArchiveQuery(db, index)

/** What it answers; a Problem would not be one any more on its way between threads. */
export type ReadAnswer =
  | { answer: unknown }
  | { problem: Pick<Problem, 'codigo' | 'message' | 'detalhes'> }

export default function read(task: ReadTask): ReadAnswer {
  try {
    return { answer: answer(task) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { codigo, message, detalhes } = error
    return { problem: { codigo, message, detalhes } }
  }
}

function answer(task: ReadTask): unknown {
  switch (task.kind) {
    case 'search':
      return query.search(task.params, task.today)
    case 'simulate':
      return query.simulate(task.params, task.today)
    case 'matching':
      return query.matching(task.params, task.limit)
    case 'editions':
      return query.editions(task.filter, task.today)
    case 'sources':
      return query.sources(task.range, task.today)
  }
}

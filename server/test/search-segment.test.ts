import { DatabaseSync } from 'node:sqlite'
import type { SearchIndex } from '../src/search/search-index.ts'
import { createSegmentIndex, createSegmentTables } from '../src/search/segment/index.ts'
import { describeSearchIndex } from './_search-conformance.ts'

describeSearchIndex('segment index', create)

describeSearchIndex('segment index, fed act by act and merged', () => {
  const index = create()
  return {
    apply(changes) {
      for (const change of changes) index.apply([change])
      while (index.mergeStep(1));
    },
    search: (request) => index.search(request),
  } satisfies SearchIndex
})

function create() {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  return createSegmentIndex(db)
}

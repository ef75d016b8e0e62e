import { DatabaseSync } from 'node:sqlite'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import {
  describeAmounts,
  behindPort,
  describeCatalog,
  describeFacets,
  describeMost,
  describeUndone,
  describeSearchIndex,
} from './_search-conformance.ts'

describeSearchIndex('segment index', () => behindPort(create()))
describeMost('segment index', () => behindPort(create()))
describeUndone('segment index', () => behindPort(create()))
describeFacets('segment index', create)
describeCatalog('segment index', create)
describeAmounts('segment index', create)

describeSearchIndex('segment index, fed act by act and merged', merged)
describeMost('segment index, fed act by act and merged', merged)

function merged() {
  const index = create()
  return behindPort({
    apply(changes) {
      for (const change of changes) index.apply([change])
      while (index.mergeStep(1));
    },
    search: (request) => index.search(request),
  })
}

function create() {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  return createSegmentIndex(db)
}

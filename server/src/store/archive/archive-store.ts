import type { UnpackMovement } from '../../gazette/rows/packed-movement.ts'
import type { RelationRules } from '../../gazette/relations/rules.ts'
import { requestBudget } from '../../lib/flow/budget.ts'
import type { SearchReader } from '../../search/search-reader.ts'
import type {
  ArchiveStore,
  ArchiveView,
  UnindexedSection,
} from '../../service/archive/archive-store.ts'
import type { SqlReader } from '../sql.ts'
import { undoneActs } from './acts-by-situacao.ts'
import { readActVersions } from './act-versions.ts'
import { createEditionPartReader } from './edition-parts.ts'
import { createEditionReader } from './editions.ts'
import { createLedgerReader } from './ledger.ts'
import { createNamesakeReader } from './namesakes.ts'
import { createPictureReader } from './pictures.ts'
import { createPublicationReader } from './publications.ts'
import { createRelationReader } from './relation-reader.ts'
import { readTexts } from './searchable-acts.ts'
import { readSectionMoments } from './section-moments.ts'
import { createProvenanceReader } from '../provenance/read-provenance.ts'
import { readSourceStatus } from '../collector/source-status.ts'
import { createChangeLog } from '../act-changes/change-log.ts'
import { createContractReader } from '../row-tables/contract-reader.ts'
import { readHiddenRows } from '../row-tables/hidden-rows.ts'
import { createNormReader } from '../row-tables/norm-reader.ts'
import { createPersonnelReader } from '../row-tables/personnel-reader.ts'
import { createSanctionReader } from '../row-tables/sanction-reader.ts'
import { createTenderReader } from '../row-tables/tender-reader.ts'
import { readUnreadEditions } from '../row-tables/unread-editions.ts'
import { createValueReader } from './values.ts'

export interface ArchiveStoreOptions {
  sql: SqlReader
  /** The search index as a snapshot of `sql` sees it. */
  search(sql: SqlReader): SearchReader
  /** The acts that it lacks so far; by default none: it is in the same database. */
  unindexed?(snapshot: SqlReader): Promise<UnindexedSection[]>
  rules: RelationRules
  keysPerDay: number
  unpackMovement: UnpackMovement
}

/** The archive, with any index. */
export function createArchiveStore(options: ArchiveStoreOptions): ArchiveStore {
  // A handle may give the same reader for every snapshot; what is built on it is then built once.
  const views = new WeakMap<SqlReader, ArchiveView>()
  const { unindexed } = options
  return {
    read: (work) =>
      options.sql.snapshot((sql) => {
        const view = views.get(sql) ?? viewOn(sql, options)
        views.set(sql, view)
        return work(unindexed ? reporting(view, () => unindexed(sql)) : view)
      }),
  }
}

function viewOn(sql: SqlReader, options: ArchiveStoreOptions): ArchiveView {
  const { search, rules, keysPerDay } = options
  const publications = createPublicationReader(sql)
  const pictures = createPictureReader(sql)
  const ledger = createLedgerReader(sql)
  const provenance = createProvenanceReader(sql)
  return {
    budget: requestBudget,
    index: search(sql),
    unindexed: async () => [],
    publication: publications.find,
    structure: publications.structure,
    hiddenRows: async (id) => (await readHiddenRows(sql, [id])).get(id) ?? [],
    fonte: publications.fonte,
    pictures: pictures.list,
    picture: pictures.find,
    proofParts: provenance.proofParts,
    roots: provenance.roots,
    versions: (id) => readActVersions(sql, id),
    acts: publications.whole,
    actHeads: publications.heads,
    actsById: publications.wholeById,
    actHeadsById: publications.headsById,
    keyOf: publications.keyOf,
    ...createRelationReader(sql, rules, keysPerDay),
    hits: publications.hits,
    hitsByKey: publications.hitsByKey,
    hitsAsJson: publications.hitsAsJson,
    texts: (keys) => readTexts(sql, keys),
    ...createNamesakeReader(sql),
    undone: () => undoneActs(sql),
    summary: publications.summary,
    span: publications.span,
    editions: createEditionReader(sql).list,
    ...createEditionPartReader(sql),
    ledger: ledger.between,
    moments: (first, last) => readSectionMoments(sql, first, last),
    firstLedgerDate: ledger.firstDate,
    sourceStatus: () => readSourceStatus(sql),
    ...createValueReader(sql),
    ...createChangeLog(sql),
    contracts: createContractReader(sql, options.keysPerDay),
    personnel: createPersonnelReader(sql, options),
    tenders: createTenderReader(sql, options.keysPerDay),
    sanctions: createSanctionReader(sql, options.keysPerDay),
    norms: createNormReader(sql, options.keysPerDay),
    unreadEditions: (table, read, days) => readUnreadEditions(sql, table, read, days),
  }
}

/**
 * Asks what the index lacks before the index itself: an act that was committed by then is found, or
 * its section is reported.
 */
function reporting(view: ArchiveView, unindexed: () => Promise<UnindexedSection[]>): ArchiveView {
  let asked: Promise<UnindexedSection[]> | null = null
  const lacking = () => (asked ??= unindexed())
  const { index } = view
  return {
    ...view,
    unindexed: lacking,
    index: {
      ...index,
      search: (request) => lacking().then(() => index.search(request)),
      facets: (query, filters) => lacking().then(() => index.facets(query, filters)),
    },
  }
}

/** The index. README.md says how to use it, segment/README.md how it is made. */
export type { EmbeddedIndex, IndexPart, NextIndex } from './segment/embedded-index.ts'
export { INDEX_VERSION } from './segment/index-version.ts'
export type { MergeEffort } from './segment/merge/merge-policy.ts'
export { countDamage } from './segment/sqlite/damage.ts'
export { createNextIndex } from './segment/sqlite/next-index.ts'
export { createSegmentTables } from './segment/sqlite/schema.ts'
export { createSegmentIndex } from './segment/sqlite/segment-index.ts'

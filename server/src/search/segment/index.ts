/** The embedded search engine, as the rest of the service sees it. README.md draws its parts. */
export type { EmbeddedIndex, IndexPart, NextIndex } from './embedded-index.ts'
export type { MergeEffort } from './merge/merge-policy.ts'
export { countDamage } from './sqlite/damage.ts'
export { createNextIndex } from './sqlite/next-index.ts'
export { LAYOUT_VERSION, createSegmentTables } from './sqlite/schema.ts'
export { createSegmentIndex } from './sqlite/segment-index.ts'
export { buildPart } from './write/part.ts'

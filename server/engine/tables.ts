/** The tables of the index and the version of what is in them, for those who open its database and do not search. */
export { INDEX_VERSION } from './segment/index-version.ts'
export { createSegmentTables } from './segment/sqlite/schema.ts'

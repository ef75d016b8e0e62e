import { ANALYSIS_VERSION } from './analysis.ts'
import { LAYOUT_VERSION } from './segment/sqlite/schema.ts'

/** What an index is made with, as the archive notes it: it must not be searched by anything else. */
export const INDEX_VERSION = `analysis ${ANALYSIS_VERSION}, layout ${LAYOUT_VERSION}`

import { ANALYSIS_VERSION } from './analysis.ts'
import { LAYOUT_VERSION } from './segment/sqlite/schema.ts'

/** Identifies how an index was made, as the archive notes it: only the same version may search it. */
export const INDEX_VERSION = `analysis ${ANALYSIS_VERSION}, layout ${LAYOUT_VERSION}`

import { ANALYSIS_VERSION } from '../analysis/analysis.ts'
import { LAYOUT_VERSION } from './sqlite/schema.ts'

/**
 * Identifies the analysis and layout of an index. The archive stores it; only the same version may
 * search the index.
 */
export const INDEX_VERSION = `analysis ${ANALYSIS_VERSION}, layout ${LAYOUT_VERSION}`

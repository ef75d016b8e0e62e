import type { PreparedBatch } from '../../ingest/archive-writer.ts'
import { prepareBatches } from '../../ingest/prepare.ts'
import { type OriginAct, normalizedFrom } from '../../mirror/origin-act.ts'

/** Prepares acts that another archive told. */
export default function preparePage(acts: OriginAct[]): PreparedBatch[] {
  return prepareBatches(acts.map(normalizedFrom))
}

import type { ActKey } from '../../../engine/port.ts'
import { readSearch } from '../../search/reading/read-search.ts'
import type { ArchiveView } from '../archive/archive-store.ts'
import type { ExportParams, ExportPlace } from './export-queries.ts'
import type { ActRecord } from '../archive/read-acts.ts'
import { rowsAfter } from './part-rows.ts'

/** Before every act. */
const BEGINNING: ActKey = Number.MIN_SAFE_INTEGER

type Start = Omit<ExportPlace, 'offset'>

/**
 * Where an export begins that continues after an act or, by part, after one of the acts within it; null: there
 * is none such.
 */
export async function startAfter(
  view: ArchiveView,
  params: ExportParams,
  id: string | null,
): Promise<Start | null> {
  if (id === null) return { after: BEGINNING, afterPart: null }
  const afterPart = params.porParte && id.includes('#') ? id : null
  const after = await view.keyOf(afterPart === null ? id : id.slice(0, id.indexOf('#')))
  if (after === null) return null
  const start = { after, afterPart }
  const isKnown = (await restOf(view, params, start)) !== null
  return isKnown ? start : null
}

/** The rows that are left of the act itself; null: it no longer has the part that was given last. */
export async function restOf(
  view: ArchiveView,
  params: ExportParams,
  { after, afterPart }: Start,
): Promise<ActRecord[] | null> {
  if (afterPart === null) return []
  const { query } = readSearch(params)
  return await rowsAfter(view, { key: after, address: afterPart }, params.fields, query)
}

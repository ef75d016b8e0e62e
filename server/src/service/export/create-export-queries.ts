import { readSearch } from '../../search/reading/read-search.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { ArchiveQueries } from '../archive/archive-queries.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import { type ActRecord, readActs } from '../archive/read-acts.ts'
import { actTable } from './columns.ts'
import type { ExportParams, ExportPlace, ExportQueries } from './export-queries.ts'
import type { FileTable } from './file-table.ts'
import { formatOf } from './formats/format-of.ts'
import { partRows } from './part-rows.ts'
import { restOf, startAfter } from './resume.ts'
import { createWindows } from './windows.ts'

/** How many acts are read at once; a piece may exceed its length by as many. */
const BATCH = 64
/** What an act's fields take besides its text, in characters. */
const HEAD_LENGTH = 800

export interface ExportQueriesOptions {
  store: ArchiveStore
  /** Gives an export the same notices as a search. */
  archive: Pick<ArchiveQueries, 'search'>
}

export function createExportQueries({ store, archive }: ExportQueriesOptions): ExportQueries {
  const windows = createWindows()

  return {
    async begin(params, afterId) {
      const start = await store.read((view) => startAfter(view, params, afterId))
      if (start === null) return null
      const { after } = start
      const { query, filters } = readSearch(params)
      const order = 'antigas' as const
      const page = { order, pagina: 1, limite: 1, trechos: false }
      const more = {
        facetas: null,
        histograma: null,
        campos: null,
        aproximar: false,
        porParte: false,
      }
      const { avisos } = await archive.search({ ...params, ...page, ...more })
      const total = await store.read(async (view) => {
        const next = { query, filters, order, after, offset: 0, limit: 1 }
        const rest = await restOf(view, params, start)
        return (await view.index.search(next)).total + Number(hasAny(rest))
      })
      const format = await formatOf(params)
      const head = format.head(tableOf(params))
      return {
        total,
        counted: 'publicacoes',
        avisos,
        head,
        place: { ...start, offset: head.length },
      }
    },

    async piece(params, place) {
      const format = await formatOf(params) // it may have to be loaded, and no view waits for that
      return await store.read(async (view) => {
        const rest = await restOf(view, params, place)
        const { acts, last, ...others } = await nextActs(view, params, place, format.pieceLength)
        const rows = [...(rest ?? []), ...others.rows]
        const { bytes, note } = format.body(tableOf(params), rows, place.offset)
        const offset = place.offset + bytes.length
        const next = last === null ? null : { after: last, afterPart: null, offset }
        return { bytes, note, acts: acts + Number(hasAny(rest)), rows: rows.length, next }
      })
    },

    tail: async (params, notes, offset) =>
      (await formatOf(params)).tail(tableOf(params), notes, offset),
  }

  /** The rows of a piece, of how many acts, and the key of the last one if others follow. */
  async function nextActs(
    view: ArchiveView,
    params: ExportParams,
    { after }: ExportPlace,
    pieceLength: number,
  ): Promise<{ rows: ActRecord[]; acts: number; last: ActKey | null }> {
    const { query, filters } = readSearch(params)
    const window = await windows.take(view.index, { query, filters }, after)
    const rows: ActRecord[] = []
    const acts = new Set<string>()
    let taken = 0
    for (let length = 0; length < pieceLength && taken < window.keys.length; taken += BATCH) {
      const read = await readRows(view, window.keys.slice(taken, taken + BATCH), params)
      for (const row of read) {
        length += lengthOf(row, params)
        rows.push(row)
        acts.add(row.id!)
      }
    }
    const last = window.keys[taken - 1] ?? window.keys.at(-1)
    if (last === undefined || (taken >= window.keys.length && window.isLast))
      return { rows, acts: acts.size, last: null }
    windows.giveBack({ query, filters }, last, window, taken)
    return { rows, acts: acts.size, last }
  }
}

const hasAny = (rows: ActRecord[] | null) => rows !== null && rows.length > 0

async function readRows(
  view: ArchiveView,
  keys: ActKey[],
  params: ExportParams,
): Promise<ActRecord[]> {
  if (!params.porParte) return await readActs(view, keys, params.fields)
  return await partRows(view, keys, params.fields, readSearch(params).query)
}

function tableOf({ fields, porParte }: ExportParams): FileTable<ActRecord> {
  return actTable(porParte ? [...fields, 'parte'] : fields)
}

function lengthOf({ conteudo_completo }: ActRecord, { fields }: ExportParams): number {
  const text = fields.includes('conteudo_completo') ? conteudo_completo : undefined
  return HEAD_LENGTH + (text?.length ?? 0)
}

import type { ActField } from '../../gazette/publication-detail.ts'
import { readSearch } from '../../search/reading/read-search.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { ArchiveQueries } from '../archive/archive-queries.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import { type ActRecord, readActs } from '../archive/read-acts.ts'
import type { ExportParams, ExportPlace, ExportQueries } from './export-queries.ts'
import type { ExportFormat } from './format.ts'
import { csv } from './formats/csv.ts'
import { parquet } from './formats/parquet.ts'
import { jsonl } from './formats/jsonl.ts'
import { createWindows } from './windows.ts'

/** How many acts are read at once; a piece may exceed its length by as many. */
const BATCH = 64
/** What an act's fields take besides its text, in characters. */
const HEAD_LENGTH = 800
/** Before every act. */
const BEGINNING: ActKey = Number.MIN_SAFE_INTEGER

export interface ExportQueriesOptions {
  store: ArchiveStore
  /** Gives an export the same notices as a search. */
  archive: Pick<ArchiveQueries, 'search'>
}

export function createExportQueries({ store, archive }: ExportQueriesOptions): ExportQueries {
  const windows = createWindows()

  return {
    async begin(params, afterId) {
      const after = afterId === null ? BEGINNING : await store.read((view) => view.keyOf(afterId))
      if (after === null) return null
      const { query, filters } = readSearch(params)
      const order = 'antigas' as const
      const page = { order, pagina: 1, limite: 1, trechos: false }
      const more = { facetas: null, histograma: null, campos: null, aproximar: false }
      const { avisos } = await archive.search({ ...params, ...page, ...more })
      const { total } = await store.read((view) =>
        view.index.search({ query, filters, order, after, offset: 0, limit: 1 }),
      )
      const head = formatOf(params).head(params.fields)
      return { total, avisos, head, place: { after, offset: head.length } }
    },

    piece: (params, place) =>
      store.read(async (view) => {
        const format = formatOf(params)
        const { acts, last } = await nextActs(view, params, place, format.pieceLength)
        const { bytes, note } = format.body(params.fields, acts, place.offset)
        const next = last === null ? null : { after: last, offset: place.offset + bytes.length }
        return { bytes, note, acts: acts.length, next }
      }),

    tail: async (params, notes, offset) => formatOf(params).tail(params.fields, notes, offset),
  }

  /** The acts of a piece, and the key of the last one if others follow. */
  async function nextActs(
    view: ArchiveView,
    params: ExportParams,
    { after }: ExportPlace,
    pieceLength: number,
  ): Promise<{ acts: ActRecord[]; last: ActKey | null }> {
    const { fields } = params
    const { query, filters } = readSearch(params)
    const window = await windows.take(view.index, { query, filters }, after)
    const acts: ActRecord[] = []
    let taken = 0
    for (let length = 0; length < pieceLength && taken < window.keys.length; taken += BATCH) {
      const read = await readActs(view, window.keys.slice(taken, taken + BATCH), fields)
      for (const act of read) {
        length += lengthOf(act, fields)
        acts.push(act)
      }
    }
    const last = window.keys[taken - 1] ?? window.keys.at(-1)
    if (last === undefined || (taken >= window.keys.length && window.isLast))
      return { acts, last: null }
    windows.giveBack({ query, filters }, last, window, taken)
    return { acts, last }
  }
}

function lengthOf({ conteudo_completo }: ActRecord, fields: readonly ActField[]): number {
  const text = fields.includes('conteudo_completo') ? conteudo_completo : undefined
  return HEAD_LENGTH + (text?.length ?? 0)
}

function formatOf({ format, bom }: ExportParams): ExportFormat {
  switch (format) {
    case 'jsonl':
      return jsonl
    case 'csv':
      return csv({ forSpreadsheets: bom })
    case 'parquet':
      return parquet
  }
}

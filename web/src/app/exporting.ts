import { useSyncExternalStore } from 'react'
import { type ExportQuery, type Transcription, exportFile } from '../api/export.ts'

/** A file on its way: what has come of it, and how it ended. */
export interface Exporting {
  state: 'under way' | 'done' | 'failed'
  name: string
  /** Acts that have come; null: the format does not show them. */
  acts: number | null
  /** Acts that there are; null: not known yet. */
  total: number | null
  bytes: number
  error: Error | null
}

let current: Exporting | null = null
let running: AbortController | null = null
const listeners = new Set<() => void>()

function set(next: Exporting | null): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The export of this tab, whatever page is open; one at a time. */
export function useExporting(): Exporting | null {
  return useSyncExternalStore(subscribe, () => current)
}

export interface ExportRequest {
  query: ExportQuery
  /** With its ending. */
  name: string
  /** Of a JSON Lines, into what is saved. */
  transcription?: Transcription
}

/** Fetches the file while the visitor goes on, and saves it when it is whole. */
export async function startExport({ query, name, transcription }: ExportRequest): Promise<void> {
  running?.abort()
  const mine = new AbortController()
  running = mine
  let exporting: Exporting = {
    state: 'under way',
    name,
    acts: null,
    total: null,
    bytes: 0,
    error: null,
  }
  const tell = (changed: Partial<Exporting>) => {
    exporting = { ...exporting, ...changed }
    if (running === mine) set(exporting)
  }
  tell({})
  try {
    const options = { name, transcription, signal: mine.signal, onProgress: tell }
    const { file, acts } = await exportFile(query, options)
    save(file, name)
    tell({ state: 'done', acts, bytes: file.size })
  } catch (error) {
    if (!mine.signal.aborted && error instanceof Error) tell({ state: 'failed', error })
  }
}

/** Ends what is under way, and takes its line away. */
export function dismissExport(): void {
  running?.abort()
  running = null
  set(null)
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken hold of it by then, and frees it when the file is written.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

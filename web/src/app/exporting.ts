import { useSyncExternalStore } from 'react'
import { type FileRequest, type Transcription, exportFile } from '../api/export.ts'
import { saveFile } from './save-file.ts'

/** A download: its progress, and its end. */
export interface Exporting {
  state: 'under way' | 'done' | 'failed'
  name: string
  /** Acts received so far; null: the format does not tell. */
  acts: number | null
  /** All acts of the export; null: not known yet. */
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

/** The export of this tab, on every page; one at a time. */
export function useExporting(): Exporting | null {
  return useSyncExternalStore(subscribe, () => current)
}

export interface ExportRequest<Line> {
  file: FileRequest
  /** With its extension. */
  name: string
  /** Turns JSON Lines into the saved format. */
  transcription?: Transcription<Line>
}

/** Downloads the file while the visitor goes on, and saves it when it is complete. */
export async function startExport<Line>({
  file: wanted,
  name,
  transcription,
}: ExportRequest<Line>): Promise<void> {
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
    const { file, acts } = await exportFile(wanted, options)
    saveFile(file, name)
    tell({ state: 'done', acts, bytes: file.size })
  } catch (error) {
    if (!mine.signal.aborted && error instanceof Error) tell({ state: 'failed', error })
  }
}

/** Aborts a running export, and removes its line. */
export function dismissExport(): void {
  running?.abort()
  running = null
  set(null)
}

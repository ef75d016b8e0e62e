import { rowCounter } from '../lib/count-rows.ts'
import { download } from './client.ts'
import type { Operations } from './schema.ts'

export type ExportQuery = Operations['GET /exportar']['query']

interface Progress {
  name: string
  /** null: the format does not show them. */
  acts: number | null
  total: number | null
  bytes: number
}

interface ExportOptions {
  signal: AbortSignal
  onProgress(progress: Progress): void
}

interface ExportedFile {
  name: string
  file: Blob
  acts: number | null
}

/** What a browser moves to its disk rather than keep in memory. */
const PART_BYTES = 4 << 20

/**
 * Fetches all that a search finds as a file.
 * @throws ApiError and Unreachable as any call; Error when it ends before its last act.
 */
export async function exportFile(
  query: ExportQuery,
  { signal, onProgress }: ExportOptions,
): Promise<ExportedFile> {
  const answer = await download('GET /exportar', query, signal)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1]
  const total = Number(answer.headers.get('X-Total') ?? Number.NaN)
  const count = rowCounter(query.formato ?? 'jsonl')
  const progress: Progress = {
    name: name ?? `arauto.${query.formato}`,
    acts: count === null ? null : 0,
    total: Number.isInteger(total) ? total : null,
    bytes: 0,
  }
  const parts: Blob[] = []
  let held: Uint8Array<ArrayBuffer>[] = []
  let heldBytes = 0
  const flush = () => {
    parts.push(new Blob(held))
    held = []
    heldBytes = 0
  }
  const reader = answer.body!.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    held.push(read.value)
    heldBytes += read.value.length
    progress.bytes += read.value.length
    if (count !== null) progress.acts = count(read.value)
    if (heldBytes >= PART_BYTES) flush()
    onProgress({ ...progress })
  }
  flush()
  const { acts } = progress
  if (acts !== null && progress.total !== null && acts < progress.total)
    throw new Error('the file ended early')
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream'
  return { name: progress.name, file: new Blob(parts, { type }), acts }
}

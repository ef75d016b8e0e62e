import { download } from './client.ts'
import type { Operations } from './schema.ts'

export type ExportQuery = Operations['GET /exportar']['query']

interface Progress {
  name: string
  /** null: the format does not tell. */
  acts: number | null
  total: number | null
  bytes: number
}

/** A file of the API. */
export interface FileRequest {
  address: string
  /** Whether each line of it is an act, so that they can be counted. */
  isLines: boolean
}

/** Turns the acts, or rows, of a JSON Lines file into another file. */
export interface Transcription<Line> {
  add(lines: Line[]): void
  /** The whole file. */
  end(): Promise<Blob>
}

interface ExportOptions<Line> {
  /** The name of the file, with its extension. */
  name: string
  /** Without it, the file is saved unchanged. */
  transcription?: Transcription<Line> | undefined
  signal: AbortSignal
  onProgress(progress: Progress): void
}

interface ExportedFile {
  file: Blob
  acts: number | null
}

/** The size from which browsers move a part to disk instead of memory. */
const PART_BYTES = 4 << 20

/**
 * Downloads a file whole.
 * @throws ApiError and Unreachable like any call; Error when it ends before its last act.
 */
export async function exportFile<Line>(
  { address, isLines }: FileRequest,
  { name, transcription, signal, onProgress }: ExportOptions<Line>,
): Promise<ExportedFile> {
  const answer = await download(address, signal)
  const total = Number(answer.headers.get('X-Total') ?? Number.NaN)
  const progress: Progress = {
    name,
    acts: isLines ? 0 : null,
    total: Number.isInteger(total) ? total : null,
    bytes: 0,
  }
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream'
  const sink = transcription ? transcribe(transcription) : keep(type)
  const reader = answer.body!.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    sink.write(read.value)
    progress.bytes += read.value.length
    if (progress.acts !== null) progress.acts += linesIn(read.value)
    onProgress({ ...progress })
  }
  const { acts } = progress
  if (acts !== null && progress.total !== null && acts < progress.total)
    throw new Error('the file ended early')
  return { file: await sink.end(), acts }
}

const NEWLINE = 0x0a

function linesIn(bytes: Uint8Array): number {
  let lines = 0
  for (const byte of bytes) if (byte === NEWLINE) lines++
  return lines
}

interface Sink {
  write(bytes: Uint8Array<ArrayBuffer>): void
  end(): Promise<Blob>
}

/** Keeps the bytes unchanged. */
function keep(type: string): Sink {
  const parts: Blob[] = []
  let held: Uint8Array<ArrayBuffer>[] = []
  let heldBytes = 0
  const flush = () => {
    parts.push(new Blob(held))
    held = []
    heldBytes = 0
  }
  return {
    write(bytes) {
      held.push(bytes)
      heldBytes += bytes.length
      if (heldBytes >= PART_BYTES) flush()
    },
    async end() {
      flush()
      return new Blob(parts, { type })
    },
  }
}

/** Turns their lines into another file. */
function transcribe<Line>({ add, end }: Transcription<Line>): Sink {
  const decoder = new TextDecoder()
  let rest = ''
  return {
    write(bytes) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      add(lines.map((line) => JSON.parse(line) as Line))
    },
    end,
  }
}

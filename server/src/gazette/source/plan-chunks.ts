import { parseFileName } from './file-name.ts'
import { bytesToRead, withinAct } from './bounds.ts'
import type { SourceLimits, XmlEntry } from './source.ts'

/**
 * Limits the XML of a chunk, so that large articles do not gather in one. A larger act has its own chunk.
 */
export const CHUNK_BYTES = 4 * 2 ** 20

/**
 * Groups entries for parsing: about `size` in each, none much smaller than the others, or some megabytes.
 * All parts of an act are in the same group. So are all entries whose act is unknown: they cannot be told
 * apart, and share the limits of one act.
 * @param idOf the act of an entry whose file name does not show it.
 */
export function planChunks(
  entries: XmlEntry[],
  size: number,
  limits: SourceLimits,
  idOf: (entry: XmlEntry) => string | null = idByName,
): XmlEntry[][] {
  const evenSize = entries.length / Math.max(1, Math.round(entries.length / size))
  const chunks: XmlEntry[][] = []
  let room = 0
  for (const found of Map.groupBy(entries, idOf).values()) {
    const parts = withinAct(found, limits)
    const bytes = chunkBytes(parts)
    const last = chunks.at(-1)
    if (last && last.length < evenSize && bytes <= room) last.push(...parts)
    else {
      chunks.push([...parts])
      room = CHUNK_BYTES
    }
    room -= bytes
  }
  return chunks
}

/** The XML that is read for a chunk. */
export function chunkBytes(entries: XmlEntry[]): number {
  return entries.reduce((sum, entry) => sum + bytesToRead(entry), 0)
}

/** The act named by a file name; null when it names none. */
export function idByName({ name }: XmlEntry): string | null {
  return parseFileName(name)?.idMateria ?? null
}

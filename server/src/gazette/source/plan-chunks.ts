import { parseFileName } from './file-name.ts'
import type { XmlEntry } from './source.ts'

/** XML that a chunk may hold before it is closed, so that large articles do not gather in one. */
const CHUNK_BYTES = 4 * 2 ** 20

/**
 * Groups entries for parsing: about `size` in each, none much smaller than the others, or some megabytes.
 * All parts of an act are in the same group, and so are all entries whose act is unknown.
 * @param idOf the act of an entry whose file name does not tell it.
 */
export function planChunks(
  entries: XmlEntry[],
  size: number,
  idOf: (entry: XmlEntry) => string | null = idByName,
): XmlEntry[][] {
  const evenSize = entries.length / Math.max(1, Math.round(entries.length / size))
  const chunks: XmlEntry[][] = []
  let bytes = Infinity
  for (const parts of Map.groupBy(entries, idOf).values()) {
    const last = chunks.at(-1)
    if (last && last.length < evenSize && bytes < CHUNK_BYTES) last.push(...parts)
    else {
      chunks.push([...parts])
      bytes = 0
    }
    bytes += parts.reduce((sum, part) => sum + part.size, 0)
  }
  return chunks
}

/** The act named by a file name; null when it names none. */
export function idByName({ name }: XmlEntry): string | null {
  return parseFileName(name)?.idMateria ?? null
}

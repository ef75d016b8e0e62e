import { parseFileName } from './file-name.ts'
import type { Entry } from './source.ts'

/**
 * Entries in groups of at least `size` (the last may be smaller) that can be parsed apart: all
 * parts of an act are in the same group. Where a name does not tell the act, everything is one.
 */
export function planChunks(entries: Entry[], size: number): Entry[][] {
  const acts = new Map<string, Entry[]>()
  for (const entry of entries) {
    const idMateria = parseFileName(entry.name)?.idMateria
    if (!idMateria) return [entries]
    const parts = acts.get(idMateria)
    if (parts) parts.push(entry)
    else acts.set(idMateria, [entry])
  }

  const chunks: Entry[][] = []
  for (const parts of acts.values()) {
    const last = chunks.at(-1)
    if (last && last.length < size) last.push(...parts)
    else chunks.push([...parts])
  }
  return chunks
}

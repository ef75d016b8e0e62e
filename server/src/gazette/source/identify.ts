import { setImmediate } from 'node:timers/promises'
import { openZips } from './open-zips.ts'
import { idByName } from './plan-chunks.ts'
import { readHead } from './read-head.ts'
import type { XmlEntry } from './source.ts'

/** Articles read before yielding to the event loop: some milliseconds. */
const BATCH = 100

/**
 * Finds the act of each entry from its file name or, for a name not in the gazette's form, from the
 * article's attributes. Null if neither has it.
 * @throws SourceError when a zip can no longer be opened.
 */
export async function identify(entries: XmlEntry[]): Promise<(entry: XmlEntry) => string | null> {
  const odd = entries.filter((entry) => idByName(entry) === null)
  const ids = new Map<XmlEntry, string | null>()
  using zips = openZips(odd)
  for (const [i, entry] of odd.entries()) {
    if (i % BATCH === BATCH - 1) await setImmediate()
    ids.set(entry, readHead(entry, zips.files).idMateria)
  }
  return (entry) => idByName(entry) ?? ids.get(entry) ?? null
}

import { setImmediate } from 'node:timers/promises'
import { SourceError } from '../errors.ts'
import { listZip } from '../source/list-source.ts'
import { openZips } from '../source/open-zips.ts'
import { readHead } from '../source/read-head.ts'
import type { XmlEntry, SourceLimits } from '../source/source.ts'
import { asValue, Failed } from './failed.ts'
import type { Failure } from './reason.ts'

/** Articles to read before yielding to other tasks: some milliseconds. */
const BATCH = 100

/**
 * Checks that a zip is the one asked for: readable, with XML, and all articles of this date and
 * section. Ignores unreadable articles; the import sets them aside.
 */
export function checkZip(
  path: string,
  { data, pubName }: { data: string; pubName: string },
  limits: SourceLimits,
): Promise<Failure | null> {
  return asValue(async () => {
    const entries = await listDownloaded(path, limits)
    const strays = { data: [] as string[], section: [] as string[] }
    using zips = openZips(entries)
    for (const [i, entry] of entries.entries()) {
      if (i % BATCH === 0) await setImmediate()
      const article = readHead(entry, zips.files)
      if (article.data !== null && article.data !== data) strays.data.push(article.data)
      if (article.pubName !== null && article.pubName !== pubName)
        strays.section.push(article.pubName)
    }
    if (strays.data.length > 0) throw new Failed('data_errada', count(strays.data, entries))
    if (strays.section.length > 0) throw new Failed('secao_errada', count(strays.section, entries))
    return null
  })
}

/** @throws Failed when the zip is damaged, or has no XML */
export async function listDownloaded(path: string, limits: SourceLimits): Promise<XmlEntry[]> {
  try {
    return await listZip(path, limits)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw error.empty ? new Failed('zip_sem_xml') : new Failed('zip_invalido', error.message, error)
  }
}

/** `3 de 900 artigos são de 2026-03-19`, naming the first of the others. */
function count(strays: string[], entries: XmlEntry[]): string {
  return `${strays.length} de ${entries.length} artigos, como os de ${strays[0]}`
}

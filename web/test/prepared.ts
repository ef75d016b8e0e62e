import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EDITIONS_OF_STORIES, importInto, missingEdition } from './service.ts'

/** Imports the stories' editions once for all workers of a run; returns what removes them after it. */
export default async function prepareArchive(): Promise<(() => void) | undefined> {
  if (missingEdition !== undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'arauto-web-prepared-'))
  await importInto(folder, EDITIONS_OF_STORIES)
  process.env['PREPARED_ARCHIVE'] = folder
  return () => rmSync(folder, { recursive: true })
}

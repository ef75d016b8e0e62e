import type { Config } from '../../config.ts'
import type { Archive } from '../../embedded/archive.ts'
import type { ImportResult } from '../../ingest/import-result.ts'
import { type ImportRequest, importInto } from './import-into.ts'
import { targetOf } from './own-target.ts'

/** Imports files into an open archive of this machine. */
export async function importFiles(
  archive: Archive,
  config: Config,
  request: ImportRequest,
): Promise<ImportResult> {
  await using target = targetOf(archive, config)
  return await importInto(target, config, request)
}

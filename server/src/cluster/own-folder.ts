import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A private folder for files that pass through this process. Disposing it deletes it. */
export function makeOwnFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'arauto-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

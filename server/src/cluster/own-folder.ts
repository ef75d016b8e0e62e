import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that nobody else can read, for what passes through this process; it goes when it is disposed. */
export function makeOwnFolder(): { path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'arauto-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openArchive } from '../src/embedded/archive.ts'
import { databasePath } from '../src/store/sqlite/database.ts'

/** The file of a new archive. */
let newFile: Buffer | undefined

/** Makes a new archive in a folder: a copy of this process's first, because its schema costs far more than its bytes. */
export function makeArchive(dataDir: string): void {
  if (newFile === undefined) {
    openArchive(dataDir)[Symbol.dispose]()
    newFile = readFileSync(databasePath(dataDir))
    return
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(databasePath(dataDir), newFile, { mode: 0o600 })
}

import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { temporaryFolder } from './_cli.ts'

test('nobody else reads the archive, even in an existing folder that was open to all', () => {
  const dataDir = join(temporaryFolder(), 'data')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  using db = openDatabase(dataDir)
  db.exec('CREATE TABLE any (any)')
  const modes = ['.', 'arauto.db', 'arauto.db-wal', 'arauto.db-shm'].map(
    (name) => statSync(join(dataDir, name)).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600])
})

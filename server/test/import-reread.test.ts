import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'vitest'
import { databasePath } from '../src/store/sqlite/database.ts'
import { temporaryFolder } from './_cli.ts'
import { expectResumed } from './_reread.ts'

test('a re-reading that was killed goes on after the last file that it read', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const open = () => new DatabaseSync(databasePath(dataDir), { timeout: 10_000 })
  await expectResumed({
    dataDir,
    env: {},
    async count(sql) {
      using db = open()
      return Number(db.prepare(sql).get()?.n)
    },
    async forget() {
      using db = open()
      db.exec('UPDATE publications SET estrutura = NULL')
    },
    async slow() {
      using db = open()
      db.exec(`CREATE TRIGGER slow AFTER INSERT ON reread_files BEGIN
        SELECT count(*) FROM publications a, publications b, publications c;
      END`)
    },
  })
}, 300_000)

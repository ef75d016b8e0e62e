import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databasePath, openDatabase } from './database.ts'

test('the log of a large change gives its room back with the changes that follow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-wal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  using db = openDatabase(folder)
  const size = () => statSync(`${databasePath(folder)}-wal`).size
  db.exec('CREATE TABLE large (body BLOB)')
  db.exec('INSERT INTO large VALUES (randomblob(40000000))')
  expect(size()).toBeGreaterThan(40_000_000)
  for (let i = 0; i < 2; i++) db.exec('INSERT INTO large VALUES (randomblob(10))')
  expect(size()).toBeLessThan(33_000_000)
})

import type { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { importArticles } from './_api.ts'
import { temporaryFolder } from './_cli.ts'
import { NOT_WATCHED } from './_unwatched-tables.ts'

test('every table is watched, or known to answer nothing about the gazette', async () => {
  const { db } = await openOne()
  const unwatched = names(db, 'table').filter((table) =>
    ['added', 'changed', 'removed'].some(
      (what) => !names(db, 'trigger').includes(`content_${what}_${table}`),
    ),
  )
  expect(unwatched.toSorted()).toEqual(NOT_WATCHED.toSorted())
})

test('content changes with the acts, and not with anything else that is written', async () => {
  const { dataDir, db, content } = await openOne()
  using other = openArchive(dataDir)
  const before = content.version()
  db.exec('UPDATE write_probe SET turn = 1 - turn')
  other.db.exec("INSERT INTO leases VALUES ('coletor', 'alguém', 1, 1)")
  expect(content.version()).toBe(before)
  other.db.exec("UPDATE publications SET titulo = 'outro'")
  const changed = content.version()
  expect(changed).not.toBe(before)
  await importArticles(dataDir, [{ idMateria: '2' }])
  expect(content.version()).not.toBe(changed)
})

async function openOne() {
  const dataDir = temporaryFolder()
  await importArticles(dataDir, [{ idMateria: '1' }])
  return { dataDir, ...opened(openArchive(dataDir)) }
}

function opened<T extends Disposable>(one: T): T {
  onTestFinished(() => one[Symbol.dispose]())
  return one
}

function names(db: DatabaseSync, type: 'table' | 'trigger'): string[] {
  const named = db.prepare(
    "SELECT name FROM sqlite_schema WHERE type = ? AND name NOT LIKE 'sqlite_%'",
  )
  return named.all(type).map(({ name }) => String(name))
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createChanges } from './changes.ts'

test('a write of another connection is reported once, and changes the version', async () => {
  const { changes, write } = open()
  const before = changes.version()
  let heard = 0
  await new Promise<void>((resolve) => {
    changes.onWrite(() => {
      heard++
      resolve()
    })
    write()
  })
  expect(changes.version()).not.toBe(before)
  await heardAfter(changes, write)
  expect(heard).toBe(1)
})

test('a disposed listener hears nothing', async () => {
  const { changes, write } = open()
  let heard = 0
  changes.onWrite(() => heard++)[Symbol.dispose]()
  await heardAfter(changes, write)
  expect(heard).toBe(0)
})

test('without notifications, listeners hear nothing', () => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  using _listening = createChanges(db).onWrite(() => expect.unreachable())
})

async function heardAfter(
  changes: ReturnType<typeof createChanges>,
  write: () => void,
): Promise<void> {
  await new Promise<void>((resolve) => {
    changes.onWrite(resolve)
    write()
  })
}

/** An archive's database with two connections. */
function open() {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-changes-'))
  const file = join(folder, 'a.db')
  const [reader, writer] = [new DatabaseSync(file), new DatabaseSync(file)]
  onTestFinished(() => {
    reader.close()
    writer.close()
    rmSync(folder, { recursive: true })
  })
  writer.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n)')
  const insert = writer.prepare('INSERT INTO t VALUES (1)')
  return { changes: createChanges(reader), write: () => void insert.run() }
}

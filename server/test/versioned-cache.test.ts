import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createVersionedCache } from '../src/lib/versioned-cache.ts'
import { temporaryFolder } from './_cli.ts'

/** A cache of texts that counts how often they are computed, and another connection of its database. */
function openCache(capacity: number) {
  const path = join(temporaryFolder(), 'any.db')
  const other = new DatabaseSync(path)
  const db = new DatabaseSync(path)
  onTestFinished(() => {
    db.close()
    other.close()
  })
  other.exec('PRAGMA journal_mode = WAL; CREATE TABLE any (any)')
  const cache = createVersionedCache(db, capacity, (text: string) => text.length)
  let computed = 0
  const get = (text: string) => {
    computed = 0
    expect(cache.get(text, () => (computed++, text))).toBe(text)
    return computed === 0 ? 'kept' : 'computed'
  }
  return { get, write: () => other.exec('INSERT INTO any VALUES (1)') }
}

test('an answer is kept until another connection writes', () => {
  const { get, write } = openCache(100)
  expect([get('a'), get('a'), get('b'), get('a')]).toEqual(['computed', 'kept', 'computed', 'kept'])
  write()
  expect([get('a'), get('a'), get('b')]).toEqual(['computed', 'kept', 'computed'])
})

test('all are forgotten once together they reach the capacity', () => {
  const { get } = openCache(10)
  expect([get('1234'), get('123456'), get('123456')]).toEqual(['computed', 'computed', 'computed'])
  expect([get('123'), get('123456'), get('123')]).toEqual(['computed', 'kept', 'kept'])
})

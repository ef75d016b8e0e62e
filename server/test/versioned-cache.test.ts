import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createVersionedCache } from '../src/service/archive/versioned-cache.ts'
import { createChanges } from '../src/store/sqlite/changes.ts'
import { temporaryFolder } from './_cli.ts'

/** A cache of texts that counts computations, and another connection to its database. */
function openCache(capacity: number) {
  const path = join(temporaryFolder(), 'any.db')
  const other = new DatabaseSync(path)
  const db = new DatabaseSync(path)
  onTestFinished(() => {
    db.close()
    other.close()
  })
  other.exec('PRAGMA journal_mode = WAL; CREATE TABLE any (any)')
  const cache = createVersionedCache(createChanges(db), capacity, (text: string) => text.length)
  let computed = 0
  const get = async (text: string) => {
    computed = 0
    expect(await cache.get(text, async () => (computed++, text))).toBe(text)
    return computed === 0 ? 'kept' : 'computed'
  }
  return { cache, get, write: () => other.exec('INSERT INTO any VALUES (1)') }
}

test('an answer is kept until another connection writes', async () => {
  const { get, write } = openCache(100)
  expect([await get('a'), await get('a'), await get('b'), await get('a')]).toEqual([
    'computed',
    'kept',
    'computed',
    'kept',
  ])
  write()
  expect([await get('a'), await get('a'), await get('b')]).toEqual(['computed', 'kept', 'computed'])
})

test('all are forgotten once together they reach the capacity', async () => {
  const { get } = openCache(10)
  expect([await get('1234'), await get('123456'), await get('123456')]).toEqual([
    'computed',
    'computed',
    'computed',
  ])
  expect([await get('123'), await get('123456'), await get('123')]).toEqual([
    'computed',
    'kept',
    'kept',
  ])
})

test('a value computed before a change that others have seen is not cached', async () => {
  const { cache, get, write } = openCache(100)
  const gate = Promise.withResolvers<string>()
  const before = cache.get('a', () => gate.promise)
  write()
  expect(await get('b')).toBe('computed')
  gate.resolve('a')
  expect(await before).toBe('a')
  expect([await get('b'), await get('a')]).toEqual(['kept', 'computed'])
})

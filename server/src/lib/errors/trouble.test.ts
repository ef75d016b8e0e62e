import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { expectSound } from '../../../engine/segment/read/corrupt.ts'
import { troubleOf, withTrouble } from './trouble.ts'

/** What `work` throws. */
function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('a full disk, as SQLite reports it, and as the cause of another error', () => {
  using db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE t (x); PRAGMA max_page_count = 3')
  const full = thrownBy(() => {
    for (;;) db.exec('INSERT INTO t VALUES (randomblob(5000))')
  })
  expect(troubleOf(full)?.what).toMatch(/^O disco está cheio/)
  expect(troubleOf(new Error('x', { cause: full }))).toEqual(troubleOf(full))
})

test('a folder that cannot be written, and one without permission', () => {
  using db = new DatabaseSync(':memory:')
  db.exec('PRAGMA query_only = ON')
  expect(troubleOf(thrownBy(() => db.exec('CREATE TABLE t (x)')))?.what).toMatch(
    /não aceita escrita/,
  )
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/dados' })
  expect(troubleOf(refused)).toEqual({
    what: 'Sem permissão para usar /dados.',
    wayOut: expect.stringContaining('permissões'),
  })
})

test('a file in place of the folder, and something else in place of the archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-trouble-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'dados')
  writeFileSync(file, 'isto não é um acervo')
  expect(troubleOf(thrownBy(() => mkdirSync(file, { recursive: true })))?.what).toBe(
    `${file} não é uma pasta: há um arquivo no lugar dela.`,
  )
  using db = new DatabaseSync(file)
  expect(troubleOf(thrownBy(() => db.exec('PRAGMA journal_mode = WAL')))?.wayOut).toContain(
    'npx arauto restaurar <arquivo>',
  )
})

test('a damaged index, and an impossible number in a row', () => {
  const damaged = thrownBy(() =>
    expectSound(() => {
      throw new RangeError('row 1 is missing')
    }),
  )
  expect(troubleOf(damaged)?.wayOut).toContain('npx arauto reindexar')
  expect(withTrouble(damaged)).toMatchObject({ codigo: 'indisponivel', cause: damaged })
  using db = new DatabaseSync(':memory:')
  const absurd = thrownBy(() => db.prepare('SELECT 4611686018427387904').get())
  expect(troubleOf(absurd)?.what).toBe('O arquivo do acervo está danificado.')
})

test('no space for the files that SQLite keeps beside a database', () => {
  const noRoom = Object.assign(new Error('disk I/O error'), { errcode: 4_874 })
  expect(troubleOf(noRoom)?.what).toMatch(/^O disco está cheio/)
  const unwritten = Object.assign(new Error('disk I/O error'), { errcode: 778 })
  expect(troubleOf(unwritten)?.what).toMatch(/^O disco não aceita escrita/)
})

test('a port that is taken', async () => {
  await using taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const address = taken.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const other = createServer()
  const error = await new Promise((resolve) => {
    other.once('error', resolve)
    other.listen(port, '127.0.0.1')
  })
  expect(troubleOf(error)?.what).toBe(`A porta ${port} já está em uso por outro programa.`)
})

test('a bug in the program is none of these', () => {
  expect(troubleOf(new TypeError('x is not a function'))).toBeNull()
  expect(troubleOf('x')).toBeNull()
})

import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { bool, bytes, int, json, moment, nullable, real, text, word } from './rows.ts'
import { createSqliteHandle } from './sqlite/connection.ts'
import { statement } from './statement.ts'
import { table } from './table.ts'

const COLUMNS = {
  id: int,
  nome: text,
  tipo: word<'um' | 'dois'>(),
  ativo: bool,
  peso: real,
  hash: bytes,
  filtros: json<{ secoes: string[] }>(),
  criado_em: moment,
  atualizado_em: moment,
  motivo: nullable(text),
  inativado_em: nullable(moment),
}
const things = table('things', COLUMNS)
type Thing = ReturnType<typeof things>

const anyMoment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
const anyThing: fc.Arbitrary<Thing> = fc.record({
  id: fc.maxSafeNat(),
  nome: fc.string({ unit: 'grapheme' }),
  tipo: fc.constantFrom('um', 'dois'),
  ativo: fc.boolean(),
  peso: fc.double({ noNaN: true, min: 0.5, max: 1 }),
  hash: fc.uint8Array(),
  filtros: fc.record({ secoes: fc.array(fc.string()) }),
  criado_em: anyMoment,
  atualizado_em: anyMoment,
  motivo: fc.option(fc.string()),
  inativado_em: fc.option(anyMoment),
})

test('a record is read as it was written, whatever the order of the columns', async () => {
  const names = fc.shuffledSubarray([...things.names], { minLength: things.names.length })
  await fc.assert(
    fc.asyncProperty(anyThing, names, names, async (thing, written, stored) => {
      const sql = database(stored)
      expect(await things.pick(...written).insert()(sql, thing)).toBe(1)
      expect(await sql.all(things, 'SELECT * FROM things')).toEqual([thing])
    }),
    { numRuns: 50 },
  )
})

test('an update sets all other columns of its row, and no other row', async () => {
  const distinct = fc.uniqueArray(anyThing, {
    minLength: 2,
    maxLength: 2,
    selector: (one) => one.id,
  })
  await fc.assert(
    fc.asyncProperty(distinct, anyThing, async ([first, second], change) => {
      const sql = database()
      for (const thing of [first!, second!]) await things.insert()(sql, thing)
      const changed = { ...change, id: first!.id }
      expect(await things.update('id')(sql, changed)).toBe(1)
      const found = await sql.all(things, 'SELECT * FROM things')
      expect(found).toEqual([changed, second])
    }),
    { numRuns: 50 },
  )
})

test('rows are found by several keys, and changed only if a condition on their values holds', async () => {
  const sql = database()
  const some = things.pick('id', 'nome', 'peso')
  const update = some.update(['id', 'nome'], 'AND peso < :peso')
  await some.insert()(sql, { id: 1, nome: 'a', peso: 0.5 })
  expect(await update(sql, { id: 1, nome: 'b', peso: 0.9 })).toBe(0)
  expect(await update(sql, { id: 1, nome: 'a', peso: 0.4 })).toBe(0)
  expect(await update(sql, { id: 1, nome: 'a', peso: 0.6 })).toBe(1)
  expect(await sql.all(things.pick('peso'), 'SELECT peso FROM things')).toEqual([{ peso: 0.6 }])
})

test('a statement takes its values by name, each as often as it is named', async () => {
  const sql = database()
  await things.pick('id', 'peso').insert()(sql, { id: 1, peso: 0.5 })
  const { id, criado_em } = things.shape
  const touch = statement(
    { now: criado_em, key: id },
    `UPDATE things SET criado_em = :now, atualizado_em = :now WHERE id = :key AND nome IS NULL`,
  )
  const now = new Date(0)
  expect(await sql.run(...touch({ key: 1, now }))).toBe(1)
  const moments = things.pick('criado_em', 'atualizado_em')
  expect(await sql.one(moments, `SELECT ${moments.columns} FROM things`)).toEqual({
    criado_em: now,
    atualizado_em: now,
  })
  expect(() => statement({ id }, 'SELECT :other, :id')).toThrow('There is no value other here')
  expect(() => statement({ id, ids: id }, 'SELECT :ids')).toThrow('does not take id')
  expect(() => touch({ key: 1, now: null as unknown as Date })).toThrow('must have a value')
})

test('an unexpected NULL throws, naming table and column', async () => {
  const sql = database()
  await table('things', { id: int }).insert()(sql, { id: 1 })
  const read = (row: Parameters<typeof sql.all>[0]) => sql.all(row, 'SELECT id, nome FROM things')
  await expect(read(things.pick('nome'))).rejects.toThrow('The column things.nome is NULL')
  await expect(read(things.pick('criado_em'))).rejects.toThrow(
    'The column things.criado_em was not read',
  )
  expect(await read(table('things', { nome: nullable(text) }))).toEqual([{ nome: null }])
})

test('a record without a required value is not written', () => {
  const nothing = { id: 1, nome: null } as unknown as { id: number; nome: string }
  const insert = things.pick('id', 'nome').insert()
  expect(() => insert(database(), nothing)).toThrow('The column things.nome must have a value')
})

test('a row is written only if a condition on its own values holds', async () => {
  const sql = database()
  const insert = things
    .pick('nome', 'id')
    .insert('WHERE NOT EXISTS (SELECT 1 FROM things WHERE nome = :nome)')
  expect(await insert(sql, { id: 1, nome: 'a' })).toBe(1)
  expect(await insert(sql, { id: 2, nome: 'a' })).toBe(0)
  expect(await insert(sql, { id: 3, nome: 'b' })).toBe(1)
  expect(() => things.pick('id').insert('WHERE :nome = 1')).toThrow('There is no value nome here')
})

test('values go to columns by name and type', () => {
  const dates = things.pick('nome', 'criado_em')
  const write = dates.insert()
  const wrong = () => [
    // @ts-expect-error: a column is missing
    write(database(), { nome: 'a' }),
    // @ts-expect-error: the values of two columns are swapped
    write(database(), { nome: new Date(), criado_em: 'a' }),
    // @ts-expect-error: values are never given by position
    write(database(), ['a', new Date()]),
    // @ts-expect-error: the values of two columns are swapped
    dates.update('nome')(database(), { nome: new Date(), criado_em: 'a' }),
    // @ts-expect-error: the same in a statement
    statement(dates.shape, 'SELECT :nome, :criado_em')({ nome: new Date(), criado_em: 'a' }),
    // @ts-expect-error: a key is a column
    dates.update(['nome', 'id']),
    // @ts-expect-error: the table has no such column
    things.pick('name'),
  ]
  expect(wrong).toBeTypeOf('function')
})

/** A database with an empty table of things, whose columns are in this order. */
function database(names: readonly string[] = things.names) {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  db.exec(`CREATE TABLE things (${names.join(', ')})`)
  return createSqliteHandle(db)
}

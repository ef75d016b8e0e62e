/*
 * Every table of the archive is declared once, for reading and writing (store/<folder>/tables.ts). These
 * tests compare the declarations with a database that the migrations made, and write and read each table.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FILTER } from '../src/monitor/standing-filter.ts'
import type { StoredColumn } from '../src/store/rows.ts'
import type { Sql } from '../src/store/sql.ts'
import type { Table } from '../src/store/table.ts'

type AnyTable = Table<Record<string, StoredColumn<unknown>>>

export type ColumnType = 'INTEGER' | 'REAL' | 'TEXT' | 'BLOB'

export interface MadeColumn {
  table: string
  column: string
  type: ColumnType
  isNullable: boolean
}

/** A database whose tables take any row: without references, checks and triggers. */
export interface MadeDatabase {
  sql: Sql
  columns: MadeColumn[]
}

/** Written by triggers, filled from other tables by one statement, or only incremented. */
const UNDECLARED = [
  'alert_changes',
  'alert_mail_queue',
  'content_version',
  'contratos_a_somar',
  'contratos_por_assinatura',
  'contratos_por_dia',
  'contratos_por_faixa',
  'contratos_por_orgao',
  'contratos_por_vigencia_fim',
  'edition_sections',
  'index_rebuild_changes',
  'mirror_unseen',
  'monitor_progress',
  'touched_acts',
  'webhook_changes',
  'write_probe',
]

const STORE = join(import.meta.dirname, '../src/store')
const modules = globSync('**/tables.ts', { cwd: STORE })
const exported = await Promise.all(
  modules.map(async (file) => Object.values((await import(join(STORE, file))) as object)),
)
const declared = exported
  .flat()
  .filter(isTable)
  .toSorted((a, b) => (a.table < b.table ? -1 : 1))

/** `lacks`: declared tables that this kind of database does not have. */
export function testTables(database: () => MadeDatabase, lacks: string[] = []): void {
  const tables = declared.filter(({ table }) => !lacks.includes(table))
  const columnsOf = (name: string) => database().columns.filter(({ table }) => table === name)

  test('every table is declared once', () => {
    const made = new Set(database().columns.map(({ table }) => table))
    expect(tables.map(({ table }) => table)).toEqual(
      [...made].filter((name) => !UNDECLARED.includes(name)).toSorted(),
    )
  })

  describe.each(tables.map((table) => [table.table, table] as const))('%s', (name, table) => {
    test('has the declared columns, and NULL where it is declared', () => {
      const found = columnsOf(name).map(({ column, isNullable }) => `${column} ${isNullable}`)
      const stated = Object.entries(table.shape).map(
        ([column, { isNullable = false }]) => `${column} ${isNullable}`,
      )
      expect(stated.toSorted()).toEqual(found.toSorted())
    })

    test('stores each value in the column of its name', async () => {
      const { sql } = database()
      const insert = table.insert()
      const rows = fc.record(
        Object.fromEntries(
          columnsOf(name).map(({ column, type }) => [column, storedBy(table.shape[column]!, type)]),
        ),
      )
      await fc.assert(
        fc.asyncProperty(rows, async (stored) => {
          await sql.run(`DELETE FROM ${name}`)
          await insert(sql, table(stored))
          expect(await sql.one((raw) => ({ ...raw }), `SELECT * FROM ${name}`)).toEqual(stored)
        }),
        { numRuns: 20 },
      )
    })
  })
}

/** Values of a column in their stored form. */
function storedBy(column: StoredColumn<unknown>, type: ColumnType): fc.Arbitrary<unknown> {
  const value = valuesOf(column, type)
  return column.isNullable === true ? fc.option(value) : value
}

function valuesOf(column: StoredColumn<unknown>, type: ColumnType): fc.Arbitrary<unknown> {
  switch (type) {
    case 'INTEGER':
      if (column.read(1) === true) return fc.constantFrom(0, 1)
      expect(column.read(2), `${column.origin} is read as a number`).toBe(2)
      return fc.maxSafeNat()
    case 'REAL':
      expect(column.read(0.5), `${column.origin} is read as a number`).toBe(0.5)
      return fc.double({ noNaN: true, min: 0.1, max: 0.9 })
    case 'BLOB':
      return fc.uint8Array({ minLength: 1 })
    case 'TEXT': {
      const samples = fc.constantFrom(...TEXTS.filter((sample) => isKept(column, sample)))
      return samples.chain((sample) => fc.nat(9).map((n) => sample.replace('9', String(n))))
    }
  }
}

/** Plain text, lists, filters, a moment, times of sending. */
const TEXTS = [
  'texto 9',
  '["9"]',
  '[["9.xml","qrs="]]',
  JSON.stringify({ ...NO_FILTER, orgaos: ['9'] }),
  JSON.stringify({ termos: [], linhas: { tabela: 'contratos' }, ...NO_FILTER, orgaos: ['9'] }),
  '2026-11-19T00:00:00.000Z',
  JSON.stringify({ frequencia: 'diaria', hora: 9, dias: null }),
]

function isKept(column: StoredColumn<unknown>, value: unknown): boolean {
  try {
    return column.write(column.read(value)) === value
  } catch {
    return false
  }
}

function isTable(value: unknown): value is AnyTable {
  return typeof value === 'function' && 'table' in value && 'shape' in value
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFileName } from './file-name.ts'
import { chunkBytes, planChunks } from './plan-chunks.ts'
import type { XmlEntry } from './source.ts'

const LIMITS = { maxEntryBytes: 16e6, maxActBytes: 8e6, maxTotalBytes: 1e9, maxEntries: 1e5 }
const entry = (name: string, size = 1): XmlEntry => ({
  name,
  path: 'x.zip',
  size,
  zipped: null,
  fault: null,
})
const names = (chunks: ReturnType<typeof planChunks>) =>
  chunks.map((chunk) => chunk.map(({ name }) => name))

test.each([
  ['529_20230320_20434980.xml', { data: '2023-03-20', idMateria: '20434980', part: 0 }],
  ['600_20260227_23639293-2.XML', { data: '2026-02-27', idMateria: '23639293', part: 2 }],
  ['600_20260227_23639293-12.xml', { data: '2026-02-27', idMateria: '23639293', part: 12 }],
  ['portaria-2023.xml', null],
  ['529_20230320_20434980-a.xml', null],
  ['529_20230320_20434980.xml.bak', null],
])('%s tells %j', (name, told) => {
  expect(parseFileName(name)).toEqual(told)
})

test('parts of an act share a chunk, wherever they stand', () => {
  const all = ['1_20230101_7-1.xml', '1_20230101_8.xml', '1_20230101_9.xml', '1_20230101_7-2.xml']
  expect(
    names(
      planChunks(
        all.map((name) => entry(name)),
        2,
        LIMITS,
      ),
    ),
  ).toEqual([
    ['1_20230101_7-1.xml', '1_20230101_7-2.xml'],
    ['1_20230101_8.xml', '1_20230101_9.xml'],
  ])
})

test('files with meaningless names share a chunk, unless their acts are known otherwise', () => {
  const all = ['1_20230101_7.xml', 'a.xml', '1_20230101_8.xml', 'b.xml']
  expect(
    names(
      planChunks(
        all.map((name) => entry(name)),
        1,
        LIMITS,
      ),
    ),
  ).toEqual([['1_20230101_7.xml'], ['a.xml', 'b.xml'], ['1_20230101_8.xml']])
  const idOf = ({ name }: XmlEntry) => (/7|a/.test(name) ? '7' : name)
  expect(
    names(
      planChunks(
        all.map((name) => entry(name)),
        2,
        LIMITS,
        idOf,
      ),
    ),
  ).toEqual([
    ['1_20230101_7.xml', 'a.xml'],
    ['1_20230101_8.xml', 'b.xml'],
  ])
  expect(planChunks([], 1, LIMITS)).toEqual([])
})

test('chunks are of even size, so that none is left over small', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => entry(`1_20230101_${i + 1}.xml`))
  const sizes = (count: number) => planChunks(many(count), 200, LIMITS).map((chunk) => chunk.length)
  expect(sizes(205)).toEqual([205])
  expect(sizes(410)).toEqual([205, 205])
  expect(sizes(7)).toEqual([7])
})

test('large articles close a chunk early, and one that is larger than a chunk has its own', () => {
  const sizes = [1e6, 2e6, 3e6, 9e6, 1]
  const large = sizes.map((size, id) => entry(`1_20230101_${id}.xml`, size))
  expect(planChunks(large, 200, LIMITS).map((chunk) => chunk.length)).toEqual([2, 1, 1, 1])
})

test('files of one act, or of no known act, that together exceed the limit of a file are set aside', () => {
  const names = ['1_20230101_7-1.xml', '1_20230101_7-2.xml', 'a.xml', 'b.xml', '1_20230101_8.xml']
  const chunks = planChunks(
    names.map((name) => entry(name, 9e6)),
    200,
    LIMITS,
  )
  const faults = new Map(chunks.flat().map(({ name, fault }) => [name, fault]))
  const reason = '2 partes de um ato com 18000000 bytes juntas, o limite é 16000000'
  expect(names.map((name) => faults.get(name))).toEqual([reason, reason, reason, reason, null])
})

test('no entry is lost or repeated, and no act is split', () => {
  const file = fc.tuple(fc.nat(9), fc.nat(4)).map(([act, part]) => `1_20230101_${act}-${part}.xml`)
  fc.assert(
    fc.property(fc.array(file), fc.integer({ min: 1, max: 6 }), (files, size) => {
      const chunks = names(
        planChunks(
          files.map((name) => entry(name)),
          size,
          LIMITS,
        ),
      )
      expect(chunks.flat().toSorted()).toEqual(files.toSorted())
      const acts = chunks.flatMap((chunk) => [
        ...new Set(chunk.map((name) => name.split(/[_-]/)[2])),
      ])
      expect(new Set(acts).size).toBe(acts.length)
    }),
  )
})

test('no chunk has more to read than one file may have', () => {
  const file = fc.record({ act: fc.nat(9), size: fc.nat(6e6) })
  fc.assert(
    fc.property(
      fc.array(file, { maxLength: 40 }),
      fc.integer({ min: 1, max: 20 }),
      (files, size) => {
        const entries = files.map((f) => entry(`1_20230101_${f.act}.xml`, f.size))
        for (const chunk of planChunks(entries, size, LIMITS))
          expect(chunkBytes(chunk)).toBeLessThanOrEqual(LIMITS.maxEntryBytes)
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFileName } from './file-name.ts'
import { planChunks } from './plan-chunks.ts'
import type { XmlEntry } from './source.ts'

const entry = (name: string) => ({ name, path: 'x.zip', size: 1, zipped: null })
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
  expect(names(planChunks(all.map(entry), 2))).toEqual([
    ['1_20230101_7-1.xml', '1_20230101_7-2.xml'],
    ['1_20230101_8.xml', '1_20230101_9.xml'],
  ])
})

test('files with meaningless names share a chunk, unless their acts are known otherwise', () => {
  const all = ['1_20230101_7.xml', 'a.xml', '1_20230101_8.xml', 'b.xml']
  expect(names(planChunks(all.map(entry), 1))).toEqual([
    ['1_20230101_7.xml'],
    ['a.xml', 'b.xml'],
    ['1_20230101_8.xml'],
  ])
  const idOf = ({ name }: XmlEntry) => (/7|a/.test(name) ? '7' : name)
  expect(names(planChunks(all.map(entry), 2, idOf))).toEqual([
    ['1_20230101_7.xml', 'a.xml'],
    ['1_20230101_8.xml', 'b.xml'],
  ])
  expect(planChunks([], 1)).toEqual([])
})

test('chunks are of even size, so that none is left over small', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => entry(`1_20230101_${i + 1}.xml`))
  const sizes = (count: number) => planChunks(many(count), 200).map((chunk) => chunk.length)
  expect(sizes(205)).toEqual([205])
  expect(sizes(410)).toEqual([205, 205])
  expect(sizes(7)).toEqual([7])
})

test('large articles close a chunk early', () => {
  const large = ['1', '2', '3'].map((id) => ({ ...entry(`1_20230101_${id}.xml`), size: 3e6 }))
  expect(planChunks(large, 200).map((chunk) => chunk.length)).toEqual([2, 1])
})

test('no entry is lost or repeated, and no act is split', () => {
  const file = fc.tuple(fc.nat(9), fc.nat(4)).map(([act, part]) => `1_20230101_${act}-${part}.xml`)
  fc.assert(
    fc.property(fc.array(file), fc.integer({ min: 1, max: 6 }), (files, size) => {
      const chunks = names(planChunks(files.map(entry), size))
      expect(chunks.flat().toSorted()).toEqual(files.toSorted())
      const acts = chunks.flatMap((chunk) => [
        ...new Set(chunk.map((name) => name.split(/[_-]/)[2])),
      ])
      expect(new Set(acts).size).toBe(acts.length)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFileName } from './file-name.ts'
import { planChunks } from './plan-chunks.ts'

const entry = (name: string) => ({ name, path: 'x.zip', size: 1, zipped: null })
const names = (chunks: ReturnType<typeof planChunks>) =>
  chunks.map((chunk) => chunk.map(({ name }) => name))

test.each([
  ['529_20230320_20434980.xml', { idMateria: '20434980', part: 0 }],
  ['600_20260227_23639293-2.XML', { idMateria: '23639293', part: 2 }],
  ['600_20260227_23639293-12.xml', { idMateria: '23639293', part: 12 }],
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

test('one unknown name, and everything is one chunk', () => {
  const all = ['1_20230101_7.xml', '1_20230101_8.xml', 'a.xml']
  expect(names(planChunks(all.map(entry), 1))).toEqual([all])
  expect(planChunks([], 1)).toEqual([])
})

test('no entry is lost, none is doubled, no act is torn apart', () => {
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

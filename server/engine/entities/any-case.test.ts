import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCase } from './any-case.ts'

const PIECES = [
  'lei',
  'ç',
  'Ã',
  'º',
  ' ',
  '[a-c]',
  '[A-Z]',
  '[ãa]',
  '[^x]',
  '[\\wÀ-ÿ]',
  '\\d',
  '\\b',
  '\\.',
]
const piece = fc.constantFrom(...PIECES, 'a?', 'b{1,2}', '(?:a|lei)', '(?<!a)', '(?=l)')
const source = fc
  .array(fc.oneof(piece, fc.constant('|')), { maxLength: 6 })
  .map((all) => all.join(''))
const text = fc.string({
  unit: fc.constantFrom(...Array.from('aAbBcClLeEiIxXçÇãÃº. 1ÿé')),
  maxLength: 12,
})

test('a pattern finds what it finds with the flag `i`', () => {
  fc.assert(
    fc.property(source, text, (source, text) => {
      const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((m) => [m.index, m[0]])
      expect(found(new RegExp(anyCase(source), 'g'))).toEqual(found(new RegExp(source, 'gi')))
    }),
    { numRuns: 2_000 },
  )
})

test('a group keeps its name', () => {
  const pattern = new RegExp(anyCase('(?<lei>lei) (?<=i )(?-i:(?<sigla>LC))'))
  expect(pattern.exec('LEI LC')?.groups).toEqual({ lei: 'LEI', sigla: 'LC' })
  expect(pattern.test('lei lc')).toBe(false)
})

test('case matters only within a group that says so', () => {
  const pattern = new RegExp(`^(?:${anyCase('art (?-i:LC|(?:MP|[A-Z]x)) nº')})$`)
  for (const text of ['art LC nº', 'ART LC Nº', 'Art MP nº', 'art Zx nº'])
    expect(text).toMatch(pattern)
  for (const text of ['art Lc nº', 'art mp nº', 'art zx nº', 'art ZX nº'])
    expect(text).not.toMatch(pattern)
})

test('V8 gets no pattern in which case matters only in part', () => {
  const server = resolve(import.meta.dirname, '../..')
  const textOf = (name: string) => readFileSync(join(server, name), 'utf8')
  const all = globSync('{engine,src}/**/*.ts', { cwd: server })
  const files = all.filter((name) => !name.endsWith('.test.ts'))
  const withFlags = files.filter((name) => /\(\?[ims]*-?[ims]+:/.test(textOf(name)))
  expect(withFlags).toContain(join('engine', 'entities', 'act-kind.ts'))
  expect(withFlags.filter((name) => !textOf(name).includes('anyCase('))).toEqual([])
})

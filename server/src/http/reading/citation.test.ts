import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { citationOf } from './citation.ts'

const VECTORS = join(import.meta.dirname, '../../../../spec/vectors/citation.json')

const cases: {
  sobre: string
  ato: Parameters<typeof citationOf>[0]
  acesso: string
  citacao: string
}[] = JSON.parse(readFileSync(VECTORS, 'utf8'))

test.for(cases)('$sobre', ({ ato, acesso, citacao }) => {
  expect(citationOf(ato, acesso)).toBe(citacao)
})

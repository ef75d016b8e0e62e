import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { citedOn } from './cited-on.ts'

const VECTORS = join(import.meta.dirname, '../../../spec/vectors/citation.json')

const cases: { acesso: string; citacao: string }[] = JSON.parse(readFileSync(VECTORS, 'utf8'))

test('the day is written as the public page writes it', () => {
  for (const { acesso, citacao } of cases) {
    const told = citacao.slice(0, citacao.indexOf(' Acesso em: '))
    expect(citedOn({ citacao: told }, acesso)).toBe(citacao)
  }
})

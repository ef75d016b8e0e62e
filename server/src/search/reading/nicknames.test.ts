import { expect, test } from 'vitest'
import { NORM_NICKNAMES, printEntity, readEntity } from '../../../engine/entities.ts'
import { printQuery } from '../../../engine/query.ts'
import { readQuery } from './reading.ts'

test.each(NORM_NICKNAMES.map(({ nickname, norm }) => [nickname, norm]))(
  '%s is read as %s, typed and in norma:',
  (nickname, norm) => {
    const value = readEntity('norma', norm)
    expect(value).not.toBeNull()
    expect(printEntity('norma', value!)).toBe(norm)
    expect(readEntity('norma', nickname)).toBe(value)
    expect(printQuery(readQuery(nickname).query)).toContain(`norma:"${norm}"`)
  },
)

test.each([
  [
    'dispensa pela nova lei de licitações',
    'dispensa ((nova lei licitacoes) OU norma:"Lei 14.133/2021")',
  ],
  [
    'reforma previdencia trt',
    '((reforma previdencia) OU norma:"Emenda Constitucional 103/2019") (trt OU orgao:trt)',
  ],
  ['norma:lgpd', 'norma:"Lei 13.709/2018"'],
  ['norma:"Lei das S/A"', 'norma:"Lei 6.404/1976"'],
  ['titulo:lgpd', 'titulo:lgpd'],
  ['"lei anticorrupção"', '"lei anticorrupcao"'],
])('%s', (termo, read) => {
  expect(printQuery(readQuery(termo).query)).toBe(read)
})

import { expect, test } from 'vitest'
import { bodiesMeant } from './bodies-meant.ts'

const MINISTRY = { orgao: 'Ministério da Educação', nome: 'Ministério da Educação', sigla: 'MEC' }
const ELSEWHERE = { ...MINISTRY, orgao: 'Editais e Avisos/Ministério da Educação' }
const RECTORATES = ['A', 'B'].map((place) => ({
  orgao: `Ministério da Educação/${place}/Reitoria`,
  nome: 'Reitoria',
  sigla: null,
}))

test.each([
  'Ministério da Educação',
  'ministerio da EDUCACAO',
  'mec',
  MINISTRY.nome.normalize('NFD'),
])('%s means the ministry, not what has its name elsewhere', (written) =>
  expect(bodiesMeant(written, [ELSEWHERE, MINISTRY])).toEqual([MINISTRY.orgao]),
)

test('a name of several bodies means any of them, a path only one', () => {
  const paths = RECTORATES.map(({ orgao }) => orgao)
  expect(bodiesMeant('reitoria', RECTORATES)).toEqual(paths)
  expect(bodiesMeant('ministério da educação/b/reitoria', RECTORATES)).toEqual([paths[1]])
  expect(bodiesMeant('Ministério da Pesca', RECTORATES)).toEqual([])
})

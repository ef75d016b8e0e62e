import { expect, test } from 'vitest'
import { readMore, readNear } from './read-as.ts'

const consulta = (...ampliacoes: Parameters<typeof readMore>[0]['ampliacoes']) => ({
  leitura: 1,
  ampliacoes,
})

test('typed words stay as typed, and added ones are written as people do', () => {
  expect(
    readMore(
      consulta(
        { tipo: 'familia', escrito: 'nomeacao', tambem: ['nomear'], acrescenta: 104 },
        {
          tipo: 'norma',
          escrito: 'lei 8112 90',
          tambem: ['norma:"Lei 8.112/1990"'],
          acrescenta: 84,
        },
      ),
      'Nomeação (lei 8112/90)',
    ),
  ).toEqual([
    { typed: 'Nomeação', kind: 'familia', also: ['nomear'], adds: 104 },
    { typed: 'lei 8112/90', kind: 'norma', also: ['Lei 8.112/1990'], adds: 84 },
  ])
})

test('a body is named once, with its accents', () => {
  const name = 'Agência Nacional de Vigilância Sanitária'
  const tambem = [`orgao:"${name}"`, '"agencia nacional de vigilancia sanitaria"']
  const [more] = readMore(
    consulta({ tipo: 'sigla', escrito: 'anvisa', tambem, acrescenta: 3 }),
    'ANVISA',
  )
  expect(more).toMatchObject({ typed: 'ANVISA', also: [name] })
})

test('a widening without results is not shown', () => {
  const none = {
    tipo: 'familia' as const,
    escrito: 'licitar',
    tambem: ['licitação'],
    acrescenta: 0,
  }
  expect(readMore(consulta(none), 'licitar')).toEqual([])
})

test('a code that leaves out acts with its parts is told', () => {
  const code = {
    tipo: 'codigo' as const,
    escrito: '15 2023',
    tambem: ['15/2023'],
    acrescenta: -134,
  }
  expect(readMore(consulta(code), 'pregão 15/2023')).toMatchObject([
    { typed: '15/2023', kind: 'codigo', adds: -134 },
  ])
})

test('words of a filter, which are not in the query, stay unchanged', () => {
  const filter = { tipo: 'sigla' as const, escrito: 'MEC', tambem: ['x'], acrescenta: 1 }
  expect(readMore(consulta(filter), 'edital')[0]?.typed).toBe('MEC')
})

test('what comes near says for which typed words, in a few other ones', () => {
  const tambem = ['fármaco', '"insumo farmacêutico"', 'droga', 'vacina', 'soro']
  expect(
    readNear(
      [
        {
          tipo: 'grafia',
          escrito: 'licensa',
          tambem: ['licença'],
          consulta: 'licença maternidade',
        },
        { tipo: 'sinonimo', escrito: 'remedio', tambem, consulta: 'farmaco' },
        { tipo: 'parcial', escrito: '', tambem: [], consulta: null },
      ],
      'Licensa Remédio',
    ),
  ).toEqual([
    { typed: 'Licensa', kind: 'grafia', also: ['licença'], consulta: 'licença maternidade' },
    {
      typed: 'Remédio',
      kind: 'sinonimo',
      also: ['fármaco', 'insumo farmacêutico', 'droga', 'vacina'],
      consulta: 'farmaco',
    },
    { typed: '', kind: 'parcial', also: [], consulta: null },
  ])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Detail, type TestApi, startApi } from './_api.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api[Symbol.asyncDispose]())

/** The details of a request that must be refused. */
async function refused(path: string): Promise<Detail[]> {
  const { status, json, text } = await api.get(path)
  expect({ status, text }).toMatchObject({ status: 400 })
  expect(json.sucesso).toBe(false)
  expect(json.erro.detalhes.length).toBeGreaterThan(0)
  return json.erro.detalhes
}

/** The single problem of a request, which must be about `campo` and say what to do. */
async function problemOf(campo: string, path: string): Promise<Detail> {
  const detalhes = await refused(path)
  expect(detalhes).toHaveLength(1)
  expect(detalhes[0]!.campo).toBe(campo)
  expect(detalhes[0]!.sugestao).toBeTruthy()
  return detalhes[0]!
}

/** Every parameter of the API: its operations, and a valid value. */
const PARAMETERS: [path: string, name: string, right: string][] = [
  ['/buscar', 'termo', 'decreto'],
  ['/buscar?termo=x', 'data_inicio', '2024-03-18'],
  ['/buscar?termo=x', 'data_fim', '2024-03-18'],
  ['/buscar?termo=x', 'edicao', '54-A'],
  ['/buscar?termo=x', 'histograma', 'dia'],
  ['/buscar?termo=x', 'valor_min', '10'],
  ['/buscar?termo=x', 'valor_max', '10.5'],
  ['/buscar?termo=x', 'trechos', 'true'],
  ['/buscar?termo=x', 'ordem', 'recentes'],
  ['/buscar?termo=x', 'pagina', '1'],
  ['/buscar?termo=x', 'limite', '20'],
  ['/publicacoes', 'ids', 'pub_0'],
  ['/edicoes', 'data', '2024-03-18'],
  ['/edicoes', 'mes', '2024-03'],
  ['/edicoes', 'ano', '2024'],
]

/** Parameters with several values. */
const LISTS: [name: string, value: string][] = [
  ['secao', '1'],
  ['orgao', 'Ministério'],
  ['tipo_ato', 'portaria'],
  ['facetas', 'ano'],
  ['situacao', 'revogada'],
  ['cnpj', '12345678'],
]

function withParameter(path: string, ...pairs: string[]): string {
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

describe.each(PARAMETERS)('%s: %s', (path, name, right) => {
  test('repeated', async () => {
    const { problema } = await problemOf(
      name,
      withParameter(path, `${name}=${right}`, `${name}=${right}`, `${name}=${right}`),
    )
    expect(problema).toBe('foi informado 3 vezes')
  })
})

test.each(LISTS)('%s may be repeated, a hundred times at the most', async (name, right) => {
  const several = (times: number) => Array.from({ length: times }, () => `${name}=${right}`)
  const { status } = await api.get(withParameter('/buscar?termo=x', ...several(2)))
  expect(status).toBe(200)
  const { problema } = await problemOf(name, withParameter('/buscar?termo=x', ...several(101)))
  expect(problema).toMatch(/^tem 101 valores/)
})

describe.each([
  ...PARAMETERS,
  ...LISTS.map(([name, right]): (typeof PARAMETERS)[number] => ['/buscar?termo=x', name, right]),
])('%s: %s', (path, name, right) => {
  test('right', async () => {
    const { status, text } = await api.get(withParameter(path, `${name}=${right}`))
    expect({ status, text }).toMatchObject({ status: 200 })
  })

  test.each([
    ['a lone surrogate', '%ED%A0%80'],
    ['half a surrogate pair each', '%ED%A0%BD%ED%B8%80'],
    ['not hexadecimal', '%ZZ'],
    ['cut short', 'abc%'],
    ['cut short', '%C3'],
    ['overlong', '%C0%AF'],
    ['beyond Unicode', '%F5%80%80%80'],
    ['Latin-1', 'educa%E7%E3o'],
  ])('badly encoded: %s', async (_name, value) => {
    const { problema } = await problemOf(name, withParameter(path, `${name}=${value}`))
    expect(problema).toContain('UTF-8')
  })

  test('a name with one wrong letter is suggested', async () => {
    const wrong = `${name.slice(0, -1)}_`
    const detalhes = await refused(withParameter(path, `${wrong}=${right}`))
    expect(detalhes[0]).toMatchObject({
      campo: wrong,
      problema: 'não é um parâmetro deste endereço',
      sugestao: expect.stringContaining(`Você quis dizer ${name}?`),
    })
  })

  test('10,000 characters', async () => {
    const { problema } = await problemOf(name, withParameter(path, `${name}=${'a'.repeat(10_000)}`))
    expect(problema.length).toBeLessThan(100)
  })
})

describe('termo', () => {
  test.each(['', '?', '?termo', '?termo=', '?termo=&termo='])(
    'missing: /buscar%s',
    async (query) => {
      const { problema, sugestao } = await problemOf('termo', `/buscar${query}`)
      expect(problema).toBe('é obrigatório e não foi informado')
      expect(sugestao).toContain('termo=')
    },
  )

  test('4,000 characters are accepted, whatever their size, and no more', async () => {
    const longest = encodeURIComponent('😀'.repeat(3_999))
    expect((await api.get(`/buscar?termo=a${longest}`)).status).toBe(200)
    const { problema } = await problemOf('termo', `/buscar?termo=ab${longest}`)
    expect(problema).toBe('tem 4001 caracteres; o máximo é 4000')
  })

  test.each([
    ['"portaria', 0],
    ['São (Paulo', 4],
    ['😀 (a', 2],
    ['a OU', 2],
    ['-temporário', 0],
    [' ', 0],
  ])('not understood: %s', async (termo, posicao) => {
    const { status, json } = await api.get(`/buscar?termo=${encodeURIComponent(termo)}`)
    expect(status).toBe(400)
    expect(json.erro.codigo).toBe('consulta_invalida')
    expect(json.erro.detalhes).toMatchObject([{ campo: 'termo', posicao }])
    expect(json.erro.detalhes[0]!.sugestao).toBeTruthy()
  })
})

describe.each([
  ['pagina', 1, 1_000_000_000],
  ['limite', 1, 100],
])('%s is an integer from %i to %i', (name, min, max) => {
  test.each([
    '1e2',
    '0x10',
    '+1',
    '-1',
    '%205',
    '5%20',
    '1.0',
    '1,5',
    '١',
    'um',
    'NaN',
    'Infinity',
  ])('not an integer: %s', async (value) => {
    const { problema } = await problemOf(
      name,
      `/buscar?termo=x&${name}=${value.replace('+', '%2B')}`,
    )
    expect(problema).toContain('não é um número inteiro')
  })

  test.each([0, min - 1, max + 1, '9007199254740993', '9'.repeat(400)])(
    'out of range: %s',
    async (value) => {
      const { problema } = await problemOf(name, `/buscar?termo=x&${name}=${value}`)
      expect(problema).toBe(`deve ser de ${min} a ${max}`)
    },
  )

  test.each([min, max, `00${max}`])('in range: %s', async (value) => {
    expect((await api.get(`/buscar?termo=x&${name}=${value}`)).status).toBe(200)
  })
})

describe.each([
  ['/buscar?termo=x', 'data_inicio'],
  ['/buscar?termo=x', 'data_fim'],
  ['/edicoes', 'data'],
])('%s: %s is a real date', (path, name) => {
  test.each([
    ['2024-02-30', 'não existe no calendário'],
    ['2023-02-29', 'não existe no calendário'],
    ['2024-13-01', 'não existe no calendário'],
    ['2024-3-1', 'não é uma data'],
    ['20240318', 'não é uma data'],
    ['2024-03-18T00:00:00Z', 'não é uma data'],
    ['hoje', 'não é uma data'],
    ['18/03/2024', 'não está na forma AAAA-MM-DD'],
  ])('%s %s', async (value, problem) => {
    const { problema } = await problemOf(name, withParameter(path, `${name}=${value}`))
    expect(problema).toContain(problem)
  })

  test('a Brazilian date is reordered in the suggestion', async () => {
    const { sugestao } = await problemOf(name, withParameter(path, `${name}=18/03/2024`))
    expect(sugestao).toBe(`Use ${name}=2024-03-18.`)
  })

  test('29 February of a leap year is a date', async () => {
    expect((await api.get(withParameter(path, `${name}=2024-02-29`))).status).toBe(200)
  })
})

test('the dates in the wrong order', async () => {
  const { problema } = await problemOf(
    'data_inicio',
    '/buscar?termo=x&data_inicio=2024-03-19&data_fim=2024-03-18',
  )
  expect(problema).toBe('é posterior a data_fim')
})

test.each([
  ['secao', 'EXTRA', 'extra'],
  ['secao', '4', '1, 2, 3, extra'],
  ['secao', '01', '1'],
  ['secao', 'DO1', '1, 2, 3, extra'],
  ['ordem', 'recente', 'recentes'],
  ['ordem', 'data', 'relevancia, recentes, antigas'],
])('%s=%s is not in the list; suggests %s', async (name, value, suggestion) => {
  const { problema, sugestao } = await problemOf(name, `/buscar?termo=x&${name}=${value}`)
  expect(problema).toBe(`“${value}” não é um valor aceito`)
  expect(sugestao).toContain(suggestion)
})

test.each(['2024', '2024-00', '2024-13', '2024-3', '03/2024', '2024-03-01'])(
  'mes=%s is not a month',
  async (value) => {
    const { sugestao } = await problemOf('mes', `/edicoes?mes=${value}`)
    expect(sugestao).toContain('mes=2024-03')
  },
)

test.each(['0', '24', '999', '10000', '2024.0', '2024a'])('ano=%s is not a year', async (value) => {
  await problemOf('ano', `/edicoes?ano=${value}`)
})

test.each(['orgao', 'tipo_ato', 'edicao'])(
  '%s takes any text of up to 500 characters',
  async (name) => {
    for (const text of [
      'a\u0000b',
      '\u202eoirétsiniM',
      '🏛️🇧🇷',
      'e\u0301\u0300\u0302',
      "' OR 1=1 --",
      '%',
      '"',
      '*',
    ])
      expect((await api.get(`/buscar?termo=x&${name}=${encodeURIComponent(text)}`)).status).toBe(
        200,
      )
    const emoji = encodeURIComponent('😀'.repeat(500))
    expect((await api.get(`/buscar?termo=x&${name}=${emoji}`)).status).toBe(200)
    const { problema } = await problemOf(name, `/buscar?termo=x&${name}=a${emoji}`)
    expect(problema).toBe('tem 501 caracteres; o máximo é 500')
  },
)

describe('unknown parameters', () => {
  test.each(['/buscar?termo=x', '/edicoes', '/secoes', '/publicacao/pub_0000000000000000'])(
    '%s',
    async (path) => {
      for (const pair of ['q=1', 'q=', 'q', '__proto__=1', 'constructor=1', 'secao[]=1', '=1'])
        await problemOf(pair.split('=')[0]!, withParameter(path, pair))
    },
  )

  test('their values are not echoed: one might be a secret', async () => {
    const { text } = await api.get('/secoes?api_key=ar_segredo')
    expect(text).toContain('api_key')
    expect(text).not.toContain('segredo')
  })

  test('a flood of them gets a short answer', async () => {
    const many = Array.from({ length: 5_000 }, (_, i) => `p${i}`).join('&')
    expect(await refused(`/secoes?${many}`)).toHaveLength(20)
  })
})

test('all problems are reported at once', async () => {
  const path = '/buscar?tremo=x&secao=9&limite=101&pagina=0&data_inicio=x&orgao=%ZZ&ordem=a&ordem=b'
  const detalhes = await refused(path)
  expect(detalhes.map(({ campo }) => campo).toSorted()).toEqual(
    ['data_inicio', 'limite', 'ordem', 'orgao', 'pagina', 'secao', 'termo', 'tremo'].toSorted(),
  )
})

test('problems of the parameters, of the dates and of the query language together', async () => {
  const dates = 'data_inicio=2024-03-19&data_fim=2024-03-18'
  const { json } = await api.get(`/buscar?termo=%22aberto&limite=0&${dates}`)
  expect(json.erro.codigo).toBe('parametro_invalido')
  expect(json.erro.detalhes.map(({ campo }) => campo)).toEqual(['limite', 'data_inicio', 'termo'])
})

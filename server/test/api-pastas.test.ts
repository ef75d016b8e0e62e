import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'
import { type SignedIn, firstPerson, member } from './_people.ts'

const articles: TestArticle[] = [
  {
    idMateria: '1326',
    titulo: 'PORTARIA GM Nº 1.326, DE 15 DE MARÇO DE 2024',
    texto: '<p>Nomear JOSE DAS NEVES SOUZA para exercer o cargo de Coordenador de limpeza.</p>',
  },
  {
    idMateria: '1327',
    titulo: 'PORTARIA GM Nº 1.327, DE 15 DE MARÇO DE 2024',
    texto:
      '<p>Entrega das Propostas: até 18/03/2024. Abertura das Propostas: 19/03/2024 às 09h00.</p>',
  },
  {
    idMateria: '1400',
    data: TUESDAY,
    titulo: 'PORTARIA GM Nº 1.400, DE 18 DE MARÇO DE 2024',
    texto:
      '<p>Art. 1º Tornar sem efeito a Portaria GM nº 1.326, de 15 de março de 2024, publicada no ' +
      'Diário Oficial da União de 18 de março de 2024.</p>',
    attributes: { editionNumber: '55' },
  },
]

const WEDNESDAY = '2024-03-20'

let api: TestApi
let owner: SignedIn
let account: string
let ids: Record<'first' | 'second' | 'third', string>
let folder: string
beforeAll(async () => {
  api = await startApi(articles)
  api.time.now = brasiliaInstant(TUESDAY, '20:00').getTime()
  await firstPerson(api)
  owner = await member(api, 'ana@exemplo.com.br')
  account = owner.dados.conta.id
  const found = dados(
    await api.get('/buscar?termo=*&ordem=antigas&data_inicio=2024-01-01', owner.headers),
  )
  const [first, second, third] = found.resultados.map(({ id }: { id: string }) => id)
  ids = { first, second, third }
})
afterAll(() => api[Symbol.asyncDispose]())
beforeEach(async () => {
  folder = await newFolder('Limpeza')
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const ask = (method: Method, path: string, body?: unknown, who = owner, headers = {}) =>
  api.send(method, `/api/v1${path}`, { ...who.headers, ...headers }, body)
// oxlint-disable-next-line typescript/no-explicit-any
const dados = ({ json }: Answer): any => json.dados
const code = ({ status, json }: Answer) => [
  status,
  json.erro?.codigo,
  json.erro?.detalhes[0]?.campo,
]

async function newFolder(nome: string, who = owner): Promise<string> {
  api.time.now += 1 // ids of one millisecond have any order
  const answer = await ask('POST', '/pastas', { nome }, who)
  expect([answer.status, answer.json.erro]).toEqual([201, undefined])
  return dados(answer).id
}
async function keep(id: string, body: object = {}, to = folder): Promise<Answer> {
  api.time.now += 1
  return await ask('PUT', `/pastas/${to}/atos/${id}`, body)
}
async function listed(query = ''): Promise<string[]> {
  const { resultados } = dados(await ask('GET', `/pastas/${folder}/atos${query}`))
  return resultados.map(({ id }: { id: string }) => id)
}
async function audited(): Promise<[string, string, unknown][]> {
  const { resultados } = dados(await ask('GET', '/auditoria?limite=100'))
  return resultados
    .filter(
      ({ detalhes, alvo_id }: { detalhes: object; alvo_id: string }) =>
        alvo_id === folder && detalhes,
    )
    .map(({ tipo, detalhes }: { tipo: string; detalhes: object }) => [tipo, detalhes])
}

describe('a folder', () => {
  test('is created, read, listed, renamed and deleted', async () => {
    api.time.now += 1
    const answer = await ask('POST', '/pastas', { nome: 'Contratos' })
    const made = dados(answer)
    expect(answer.headers['location']).toBe(`/api/v1/pastas/${made.id}`)
    expect(made).toEqual({
      id: expect.stringMatching(/^pst_[0-9A-HJKMNP-TV-Z]{26}$/),
      nome: 'Contratos',
      criado_em: expect.any(String),
      atualizado_em: made.criado_em,
      total: 0,
      abertos: 0,
      vencidos: 0,
      proximo_prazo: null,
      versao: expect.any(String),
    })
    expect(dados(await ask('GET', `/pastas/${made.id}`))).toEqual({ ...made, etiquetas: [] })
    api.time.now += 1_000
    const same = dados(await ask('PATCH', `/pastas/${made.id}`, { nome: 'Contratos' }))
    expect(same.atualizado_em).toBe(made.criado_em)
    const renamed = dados(await ask('PATCH', `/pastas/${made.id}`, { nome: 'Compras' }))
    expect(renamed.nome).toBe('Compras')
    expect(renamed.atualizado_em > made.criado_em).toBe(true)
    expect(dados(await ask('GET', '/pastas')).at(-1)).toMatchObject({ nome: 'Compras' })
    expect((await ask('DELETE', `/pastas/${made.id}`)).status).toBe(204)
    expect(code(await ask('GET', `/pastas/${made.id}`))).toEqual([404, 'nao_encontrado', 'id'])
  })

  test('is made once for one Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'uma' }
    const once = await ask('POST', '/pastas', { nome: 'Uma' }, owner, headers)
    const again = await ask('POST', '/pastas', { nome: 'Uma' }, owner, headers)
    expect(again.json).toEqual(once.json)
  })

  test('is of its account, and changed by those who may write', async () => {
    const stranger = await member(api, 'outra@exemplo.com.br')
    const reader = await member(api, 'leitor@exemplo.com.br', account, 'leitor')
    await keep(ids.first)
    const act = `/pastas/${folder}/atos/${ids.first}`
    for (const [method, path, body] of [
      ['GET', `/pastas/${folder}`],
      ['PATCH', `/pastas/${folder}`, { nome: 'Minha' }],
      ['DELETE', `/pastas/${folder}`],
      ['GET', `/pastas/${folder}/atos`],
      ['PUT', act, {}],
      ['PATCH', act, { nota: 'x' }],
      ['DELETE', act],
    ] as [Method, string, object?][]) {
      expect(code(await ask(method, path, body, stranger))).toEqual([404, 'nao_encontrado', 'id'])
      const { status } = await ask(method, path, body, reader)
      expect([method, status]).toEqual([method, method === 'GET' ? 200 : 403])
    }
    expect(dados(await ask('GET', '/pastas', undefined, stranger))).toEqual([])
    expect(await listed()).toEqual([ids.first])
  })

  test('may be one of 200', async () => {
    const who = await member(api, 'muitas@exemplo.com.br')
    for (let at = 0; at < 200; at++) await newFolder(`Pasta ${at}`, who)
    expect(code(await ask('POST', '/pastas', { nome: 'Mais' }, who))).toEqual([
      409,
      'conflito',
      undefined,
    ])
  })
})

describe('an act in a folder', () => {
  test('is put there once, and says what it is now', async () => {
    const answer = await keep(ids.first, {
      nota: ' Ver o anexo. ',
      etiquetas: ['urgente', ' cargo  em comissão ', 'urgente'],
      responsavel: owner.dados.pessoa.id,
      prazo: '2024-03-18',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers['location']).toBe(`/api/v1/pastas/${folder}/atos/${ids.first}`)
    expect(dados(answer)).toEqual({
      id: ids.first,
      ato: expect.objectContaining({
        titulo: articles[0]!.titulo,
        data_publicacao: MONDAY,
        situacao: 'sem_efeito',
      }),
      nota: 'Ver o anexo.',
      etiquetas: ['urgente', 'cargo em comissão'],
      responsavel: { id: owner.dados.pessoa.id, nome: 'ana' },
      prazo: '2024-03-18',
      andamento: 'aberto',
      vencido: true,
      prazo_do_ato: null,
      versao: expect.any(String),
      guardado_em: new Date(api.time.now).toISOString(),
      atualizado_em: new Date(api.time.now).toISOString(),
    })
    const again = await keep(ids.first)
    expect(again.status).toBe(200)
    expect(dados(again)).toEqual(dados(answer))
    const { resultados, ...page } = dados(await ask('GET', `/pastas/${folder}/atos`))
    expect(page).toEqual({ total: 1, pagina: 1, limite: 20, total_paginas: 1 })
    expect(resultados).toEqual([dados(answer)])
  })

  test('is changed only in what is sent, and taken out', async () => {
    await keep(ids.second, { nota: 'Uma', prazo: '2024-03-25', etiquetas: ['a'] })
    const path = `/pastas/${folder}/atos/${ids.second}`
    api.time.now += 1
    const changed = dados(await ask('PATCH', path, { prazo: null, andamento: 'concluido' }))
    expect(changed).toMatchObject({ nota: 'Uma', etiquetas: ['a'], prazo: null })
    expect(changed.atualizado_em > changed.guardado_em).toBe(true)
    expect(code(await ask('PATCH', `/pastas/${folder}/atos/${ids.first}`, { nota: 'x' }))).toEqual([
      404,
      'nao_encontrado',
      'publicacao_id',
    ])
    expect((await ask('DELETE', path)).status).toBe(204)
    expect(code(await ask('DELETE', path))).toEqual([404, 'nao_encontrado', 'publicacao_id'])
    expect(await audited()).toEqual([
      ['ato_retirado_de_pasta', { nome: 'Limpeza', publicacao: ids.second }],
      [
        'ato_de_pasta_alterado',
        { nome: 'Limpeza', publicacao: ids.second, mudou: 'prazo, andamento' },
      ],
      ['ato_guardado_em_pasta', { nome: 'Limpeza', publicacao: ids.second }],
      ['pasta_criada', { nome: 'Limpeza' }],
    ])
  })

  test.each([
    ['etiquetas[0]', { etiquetas: ['a,b'] }],
    ['etiquetas[1]', { etiquetas: ['a', '  '] }],
    ['etiquetas', { etiquetas: Array.from({ length: 21 }, (_, at) => `e${at}`) }],
    ['prazo', { prazo: '25/03/2024' }],
    ['nota', { nota: 'x'.repeat(2_001) }],
    ['responsavel', { responsavel: 'pes_1' }],
    ['nota', { nota: null }],
  ])('whose %s is wrong is refused, naming the field', async (campo, body) => {
    expect(code(await keep(ids.first, body))).toEqual([400, 'corpo_invalido', campo])
    expect(await listed()).toEqual([])
  })

  test('must be in the archive', async () => {
    expect(code(await keep('pub_0000000000000000'))).toEqual([
      404,
      'nao_encontrado',
      'publicacao_id',
    ])
  })
})

describe('a change that is meant for what was read', () => {
  const ifMatch = (tag: unknown) => ({ 'If-Match': String(tag) })

  test('is refused once somebody else has changed the act, which stays as theirs', async () => {
    await keep(ids.first, { nota: 'Uma' })
    const path = `/pastas/${folder}/atos/${ids.first}`
    const read = await ask('GET', path)
    const { versao } = dados(read)
    expect(read.headers['etag']).toBe(`"${versao}"`)
    const theirs = await ask('PATCH', path, { nota: 'Da Ana', versao })
    expect([theirs.status, theirs.headers['etag'] === `"${versao}"`]).toEqual([200, false])
    for (const [method, body, headers] of [
      ['PATCH', { nota: 'Minha', versao }, {}],
      ['PATCH', { nota: 'Minha' }, ifMatch(read.headers['etag'])],
      ['PATCH', { nota: 'Minha', versao: dados(theirs).versao }, ifMatch(read.headers['etag'])],
      ['PUT', { nota: 'Minha', versao }, {}],
      ['DELETE', undefined, ifMatch(read.headers['etag'])],
    ] as [Method, object | undefined, object][]) {
      const refused = await ask(method, path, body, owner, headers)
      expect(code(refused)).toEqual([412, 'versao_antiga', 'versao'])
    }
    expect(code(await ask('DELETE', `${path}?versao=${versao}`))).toEqual([
      412,
      'versao_antiga',
      'versao',
    ])
    expect(dados(await ask('GET', path))).toEqual(dados(theirs))
    // What is already so is no conflict: the answer to the first request may have been lost.
    expect((await ask('PATCH', path, { nota: 'Da Ana', versao })).status).toBe(200)
    const weak = ifMatch(`W/"outra", W/"${dados(theirs).versao}"`)
    expect((await ask('PATCH', path, { nota: 'Minha' }, owner, weak)).status).toBe(200)
    expect((await ask('DELETE', path, undefined, owner, ifMatch('*'))).status).toBe(204)
    const gone = await ask('PUT', path, { nota: 'Minha' }, owner, ifMatch('*'))
    expect(code(gone)).toEqual([412, 'versao_antiga', 'versao'])
    expect(await listed()).toEqual([])
  })

  test('is refused for the name of a folder, too', async () => {
    const { versao } = dados(await ask('GET', `/pastas/${folder}`))
    const tag = ifMatch(`"${versao}"`)
    await keep(ids.first) // what is in it is not its name
    const renamed = await ask('PATCH', `/pastas/${folder}`, { nome: 'Copa' }, owner, tag)
    expect([renamed.status, renamed.headers['etag']]).toEqual([200, `"${dados(renamed).versao}"`])
    const second = await ask('PATCH', `/pastas/${folder}`, { nome: 'Jardim', versao })
    expect(code(second)).toEqual([412, 'versao_antiga', 'versao'])
    const deleted = await ask('DELETE', `/pastas/${folder}`, undefined, owner, tag)
    expect(code(deleted)).toEqual([412, 'versao_antiga', 'versao'])
    expect((await ask('PATCH', `/pastas/${folder}`, { nome: 'Copa', versao })).status).toBe(200)
  })
})

describe('the acts of a folder', () => {
  beforeEach(async () => {
    await keep(ids.first, { etiquetas: ['urgente', 'a'], prazo: TUESDAY })
    await keep(ids.second, { etiquetas: ['urgente'], responsavel: owner.dados.pessoa.id })
    await keep(ids.third, { prazo: '2024-03-18', andamento: 'concluido' })
  })

  test('come by their days, or the newest first', async () => {
    expect(await listed()).toEqual([ids.third, ids.first, ids.second])
    expect(await listed('?ordem=data')).toEqual([ids.third, ids.second, ids.first])
    expect(await listed('?limite=1&pagina=2')).toEqual([ids.first])
  })

  test('come by the next day that their texts name, and that day comes with them', async () => {
    expect(await listed('?ordem=prazo_do_ato')).toEqual([ids.second, ids.third, ids.first])
    expect(await listed('?ordem=prazo_do_ato&limite=2&pagina=2')).toEqual([ids.first])
    const { resultados } = dados(await ask('GET', `/pastas/${folder}/atos?ordem=prazo_do_ato`))
    expect(resultados[0].prazo_do_ato).toMatchObject({ data: TUESDAY, hora: '09:00' })
    expect(resultados[1].prazo_do_ato).toBeNull()
    const { text } = await ask('GET', `/pastas/${folder}/exportar?ordem=prazo_do_ato`)
    expect(text.split('\r\n')[1]).toMatch(/;19\/03\/2024$/)
    const before = api.time.now
    api.time.now = brasiliaInstant(WEDNESDAY, '00:00').getTime()
    expect(await listed('?ordem=prazo_do_ato')).toEqual([ids.third, ids.second, ids.first])
    api.time.now = before
  })

  test('are filtered by label, person, day and state', async () => {
    expect(await listed('?etiqueta=urgente')).toEqual([ids.first, ids.second])
    expect(await listed('?etiqueta=urg')).toEqual([])
    expect(await listed(`?responsavel=${owner.dados.pessoa.id}`)).toEqual([ids.second])
    expect(await listed(`?prazo_ate=${TUESDAY}`)).toEqual([ids.third, ids.first])
    expect(await listed(`?prazo_ate=${TUESDAY}&andamento=aberto`)).toEqual([ids.first])
  })

  test('are counted in their folder, whose day is over at midnight of Brasília', async () => {
    const seen = async () => dados(await ask('GET', `/pastas/${folder}`))
    expect(await seen()).toMatchObject({
      total: 3,
      abertos: 2,
      vencidos: 0,
      proximo_prazo: TUESDAY,
      etiquetas: [
        { etiqueta: 'urgente', total: 2 },
        { etiqueta: 'a', total: 1 },
      ],
    })
    const before = api.time.now
    api.time.now = brasiliaInstant(TUESDAY, '23:59').getTime()
    expect(await seen()).toMatchObject({ vencidos: 0 })
    api.time.now = brasiliaInstant(WEDNESDAY, '00:00').getTime()
    expect(await seen()).toMatchObject({ vencidos: 1 })
    api.time.now = before
    const having = dados(await ask('GET', `/pastas?publicacao=${ids.first}`))
    expect(having.at(-1)).toMatchObject({ id: folder, total: 3 })
    expect(having.some(({ total }: { total: number }) => total === 0)).toBe(false)
  })

  test('lose who is in charge with the person, and stay', async () => {
    const leaving = await member(api, 'sai@exemplo.com.br', account)
    await keep(ids.first, { responsavel: leaving.dados.pessoa.id })
    const gone = await ask('DELETE', `/pessoas/${leaving.dados.pessoa.id}`)
    expect(gone.status).toBe(204)
    const { resultados } = dados(await ask('GET', `/pastas/${folder}/atos?prazo_ate=${TUESDAY}`))
    expect(resultados.at(-1)).toMatchObject({ id: ids.first, responsavel: null })
    expect(resultados.at(-1).etiquetas).toEqual(['urgente', 'a'])
  })
})

describe('a folder as a file', () => {
  beforeEach(async () => {
    await keep(ids.first, {
      nota: '=SOMA(A1)\n"Ver" o anexo; depois, avisar',
      etiquetas: ['urgente', 'b'],
      responsavel: owner.dados.pessoa.id,
      prazo: '2024-03-18',
    })
    await keep(ids.second, { prazo: '2024-03-25', andamento: 'concluido' })
    await keep(ids.third)
  })
  const file = (query: string) => ask('GET', `/pastas/${folder}/exportar${query}`)

  test('is a sheet as Excel in Portuguese opens it, without formulas', async () => {
    const { status, headers, text } = await file('')
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="limpeza.csv"',
    ])
    expect(text.startsWith('\ufeffPrazo;Andamento;Responsável;Etiquetas;Nota;Data;')).toBe(true)
    expect(text).toContain(
      '18/03/2024;vencido;ana;"urgente; b";"\'=SOMA(A1)\n""Ver"" o anexo; depois, avisar";18/03/2024;1;',
    )
    expect(text).toContain(';sem_efeito;')
    expect(text.match(/\r\n/g)).toHaveLength(4)
    expect((await file('?andamento=concluido')).text.match(/\r\n/g)).toHaveLength(2)
    const [entry] = dados(await ask('GET', '/auditoria?tipo=exportacao')).resultados
    expect(entry.detalhes).toEqual({ formato: 'csv', pasta: 'Limpeza' })
  })

  test('is a workbook', async () => {
    const { headers, text } = await file('?formato=xlsx')
    expect(headers['content-disposition']).toBe('attachment; filename="limpeza.xlsx"')
    expect(text.startsWith('PK')).toBe(true)
  })

  test('is a calendar of the days, of which what is done is taken out', async () => {
    const { headers, text } = await file('?formato=ics')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const root = new ICAL.Component(ICAL.parse(text))
    const events = root.getAllSubcomponents('vevent')
    const values = events.map((event) =>
      ['uid', 'dtstart', 'summary', 'status', 'url'].map((name) =>
        String(event.getFirstPropertyValue(name)),
      ),
    )
    expect(values.map((row) => row.slice(0, 4))).toEqual([
      [`${folder}-${ids.first}@arauto`, '2024-03-18', `Prazo: ${articles[0]!.titulo}`, 'CONFIRMED'],
      [
        `${folder}-${ids.second}@arauto`,
        '2024-03-25',
        `Prazo: ${articles[1]!.titulo}`,
        'CANCELLED',
      ],
    ])
    expect(values[0]![4]).toContain(`/publicacao/${ids.first}`)
    expect(String(events[0]!.getFirstPropertyValue('description'))).toBe(
      'Pasta: Limpeza\nResponsável: ana\nEtiquetas: urgente, b\n=SOMA(A1)\n"Ver" o anexo; depois, avisar',
    )
    expect(
      Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line))),
    ).toBeLessThanOrEqual(75)
  })
})

/*
 * One and the same CPF in every form that acts print it in, planted in every field of rows of all five tables: no output tells it.
 * The text of an act, and what quotes it, is as the State published it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decompressText } from '../src/lib/text/compressed-text.ts'
import { compose } from '../src/mail/compose.ts'
import { renderHtml } from '../src/mail/render-html.ts'
import { renderText } from '../src/mail/render-text.ts'
import { sentBody } from '../src/webhooks/chat/sent-body.ts'
import { extractOf, noticeOf, ordinanceOf, punishmentOf, ruleOf } from './_acts-with-rows.ts'
import { type TestApi, startApi } from './_api.ts'
import { temporaryFolder } from './_cli.ts'
import { CPF_FORMS, tellsCpf } from './_cpf-forms.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { oldArticle } from './_monthly-base.ts'
import { firstPerson } from './_people.ts'
import { createPushWorld } from './_push.ts'
import { openWatch } from './_watch.ts'

const TABLES = ['contratos', 'pessoal', 'licitacoes', 'sancoes', 'normas'] as const
const FACETS = {
  contratos: 'orgao,fornecedor_ni,mes',
  pessoal: 'orgao,codigo,mes',
  licitacoes: 'orgao,mes',
  sancoes: 'orgao,mes',
  normas: 'orgao,mes',
} as const

/** Acts of one form of the CPF, a row at least of each table. */
const planted = (cpf: string, i: number): TestArticle[] => [
  extractOf(
    String(1_000 + i),
    `Nº Processo: ${cpf}. Contratante: ÓRGÃO DE ${cpf}. Contratada: FULANA DE TAL ${cpf}. Objeto: pneus de ${cpf}. Fundamento Legal: Lei nº 8.666 ${cpf}. Valor Total: R$ 10,00. Vigência: 18/03/2024 a 17/03/2025.`,
  ),
  ordinanceOf(
    String(2_000 + i),
    `Nomear FULANA DE TAL ${cpf}, CPF ${cpf}, matrícula nº ${cpf}, para o cargo de Chefe ${cpf} da Divisão ${cpf}, código FCE 1.07, em vaga decorrente da exoneração de BELTRANA ${cpf}.`,
  ),
  noticeOf(
    String(3_000 + i),
    `PREGÃO ELETRÔNICO Nº ${i + 1}/2024 - UASG 150002`,
    `Processo nº ${cpf}. Objeto: mesas de ${cpf}. Valor estimado: R$ 90,00. Abertura da sessão: 25/03/2024 às 14h, no endereço ${cpf}.`,
  ),
  noticeOf(
    String(3_500 + i),
    `PREGÃO ELETRÔNICO Nº ${i + 100}/2024`,
    `Objeto: pneus de ${cpf}. Homologado em favor de FULANA DE TAL, CPF ${cpf} - Total: R$ 100,00.`,
    { titulo: 'AVISO DE HOMOLOGAÇÃO' },
  ),
  punishmentOf(
    String(4_000 + i),
    `O Tribunal de ${cpf} resolve aplicar à empresa FULANA DE TAL ${cpf}, CNPJ 11.222.333/0001-81, a penalidade de multa no valor de R$ 1.500,10, pelo atraso de ${cpf}, com fundamento no art. 87 da Lei nº 8.666 ${cpf}. Processo nº ${cpf}. Contrato nº ${cpf}.`,
  ),
  ruleOf(`PORTARIA Nº ${5_000 + i}, DE 14 DE MARÇO DE 2024`, {
    ementa: `Altera a Portaria nº 8, de 2 de janeiro de 2020, de FULANA ${cpf}.`,
    texto: [
      `O MINISTRO DE ${cpf} resolve:`,
      `Art. 1º Fica revogada a Portaria nº 9, de 3 de janeiro de 2020, que nomeou FULANA DE TAL, CPF ${cpf}.`,
      'Art. 2º Esta Portaria entra em vigor na data de sua publicação.',
    ],
  }),
]

const PLANTED = CPF_FORMS.flatMap(planted)

describe('of CPFs in acts, the API tells none', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi(PLANTED)
    api.time.now = Date.parse('2024-03-18T15:00:00Z')
  })
  afterAll(() => api[Symbol.asyncDispose]())

  test.each(TABLES)('in lists, counts and files of %s', async (tabela) => {
    const list = await api.get(`/${tabela}?limite=100&facetas=${FACETS[tabela]}`)
    expect(list.json.dados.total).toBeGreaterThanOrEqual(CPF_FORMS.length)
    const files = []
    for (const formato of ['jsonl', 'csv'])
      files.push(await api.get(`/${tabela}/exportar?formato=${formato}`))
    const described = await api.get(`/${tabela}/datapackage.json`)
    for (const { status, text } of [list, ...files, described])
      expect([status, linesTelling(text)]).toEqual([200, []])
  })

  test('in the rows of an act', async () => {
    for (const tabela of TABLES)
      for (const { publicacao } of (await api.get(`/${tabela}?limite=5`)).json.dados.resultados) {
        const { json } = await api.get(`/publicacao/${publicacao}?incluir=linhas`)
        expect(linesTelling(JSON.stringify(json.dados.linhas))).toEqual([])
        expect(tellsCpf(json.dados.conteudo_completo)).toBe(true)
      }
  })

  test('in feeds of alerts of rows, in calendars of openings, and in the day of a person', async () => {
    const { chave } = await api.newKey({ escopos: ['feeds'] })
    const { chave: alertas } = await api.newKey({ escopos: ['alertas'] })
    const person = await firstPerson(api)
    for (const tabela of TABLES) {
      const body = { nome: `Linhas de ${tabela}`, filtros: { linhas: { tabela } } }
      const { json } = await api.send('POST', '/api/v1/alertas', { 'X-API-Key': alertas }, body)
      for (const formato of ['atom', 'json'])
        await toldNowhere(`feeds/${chave}/alertas/${json.dados.id}/${formato}`)
      await api.send('POST', '/api/v1/alertas', person.headers, body)
      const simulated = await api.send('POST', '/api/v1/alertas/previa', person.headers, {
        ...body,
        frequencia: 'diaria',
      })
      expect(linesTelling(simulated.text)).toEqual([])
    }
    const { json } = await api.send('GET', `/api/v1/caderno?data=${MONDAY}`, person.headers)
    const rows = rowsIn(json)
    expect(rows.length).toBeGreaterThan(0)
    expect(linesTelling(JSON.stringify(rows))).toEqual([])
    await toldNowhere(`feeds/${chave}/licitacoes/agenda?termo=*`)
    const [{ publicacao }] = (await api.get('/licitacoes')).json.dados.resultados
    await toldNowhere(`publicacao/${publicacao}/agenda`, { 'X-API-Key': api.chave })
  })

  async function toldNowhere(path: string, headers: Record<string, string> = {}) {
    const { status, text } = await api.send('GET', `/api/v1/${path}`, headers)
    expect([path, status, linesTelling(text)]).toEqual([path, 200, []])
  }
})

/** Where channels take messages. */
const CHANNELS = [
  'https://hooks.slack.com/services/T0/B0/x',
  'https://exemplo.webhook.office.com/webhookb2/x',
  'https://discord.com/api/webhooks/1/x',
  'https://chat.googleapis.com/v1/spaces/A/messages?key=k&token=t',
  'https://api.telegram.org/bot1:x/sendMessage?chat_id=1',
]

test('of CPFs in acts, none is in webhooks, channels or mails of rows', async () => {
  const world = await createPushWorld()
  await world.webhook('/a', { eventos: ['linha.nova'] })
  let now = new Date()
  const watch = await openWatch(world.dataDir, () => now)
  for (const tabela of TABLES)
    await watch.alerts.add({
      nome: `Linhas de ${tabela}`,
      filtros: { linhas: { tabela } },
      canais: { emails: ['equipe@exemplo.com.br'] },
    })
  await watch.alerts.confirmAll()
  for (const pubName of ['DO1', 'DO2', 'DO3'])
    await world.importZip(
      writeZip(
        temporaryFolder(),
        `${MONDAY}-${pubName}.zip`,
        PLANTED.filter((act) => (act.pubName ?? 'DO1') === pubName),
      ),
    )
  await watch.look()
  const bodies = world
    .rows('SELECT body FROM deliveries')
    .map(({ body }) => Buffer.from(body as Uint8Array))
  expect(bodies.length).toBeGreaterThanOrEqual(TABLES.length * CPF_FORMS.length)
  for (const body of bodies)
    expect(linesTelling(JSON.stringify(JSON.parse(String(body)).dados.linha))).toEqual([])
  for (const channel of CHANNELS)
    for (const body of bodies)
      expect(linesTelling(String(Buffer.from(sentBody(channel, [body]))))).toEqual([])
  now = new Date(now.getTime() + 6 * 60_000)
  await watch.write()
  const letters = (await watch.mails()).map(({ message }) =>
    compose(message, 'https://arauto.exemplo.br'),
  )
  expect(letters.length).toBeGreaterThan(0)
  expect(letters.flatMap((letter) => linesTelling(renderText(letter)))).toEqual([])
  expect(letters.flatMap((letter) => linesTelling(renderHtml(letter)))).toEqual([])
})

test('of CPFs in acts of past years, none is in rows', async () => {
  const world = await createPushWorld()
  for (const [name, pubName] of [
    ['S01062009.zip', 'DO1'],
    ['S02062009.zip', 'DO2'],
    ['S03062009.zip', 'DO3'],
  ] as const) {
    const acts = PLANTED.filter((act) => (act.pubName ?? 'DO1') === pubName)
    const old = acts.map((act) => oldArticle({ ...act, data: '2009-06-15' }))
    await world.importZip(writeZip(temporaryFolder(), name, old), false)
  }
  for (const tabela of TABLES) {
    const rows = world.rows(`SELECT * FROM ${tabela}`)
    expect(rows.length, `rows of ${tabela}`).toBeGreaterThanOrEqual(CPF_FORMS.length)
    for (const { linha, ...keys } of rows) {
      expect(linesTelling(decompressText(linha as Uint8Array))).toEqual([])
      expect(
        linesTelling(
          JSON.stringify(keys, (_, value) => (typeof value === 'bigint' ? null : value)),
        ),
      ).toEqual([])
    }
  }
})

/** The lines, or the values of JSON, that tell the CPF. */
function linesTelling(text: string): string[] {
  return text.split(/\n|,"/).filter(tellsCpf)
}

/** All rows in an answer, wherever they stand. */
function rowsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'linhas' && Array.isArray(part) ? (part as unknown[]) : rowsIn(part),
  )
}

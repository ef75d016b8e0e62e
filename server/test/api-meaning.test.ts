import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Meaning, openMeaning } from '../src/embedded/meaning.ts'
import { answerNear } from '../src/embedded/near-channel.ts'
import { readVectorsState as meaningOf } from '../src/store/sqlite/vectors-file.ts'
import { createBell } from '../src/lib/flow/bell.ts'
import { keepBuilt } from '../src/meaning/keep-built.ts'
import { type TestApi, importArticles, startApi } from './_api.ts'
import { cli } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'
import { type EmbeddingsServer, type Fault, startEmbeddings } from './_embeddings-server.ts'

const WANTED = '900'
const SUBJECTS = ['aposentadoria', 'merenda', 'vacinas', 'rodovia', 'pesquisa', 'auditoria']
/** Enough for one of them to stand out. */
const others = Array.from({ length: 90 }, (_, at): TestArticle => {
  const subject = SUBJECTS[at % SUBJECTS.length]
  return { idMateria: String(100 + at), ementa: `Trata de ${subject} no município número ${at}.` }
})
const bicycles: TestArticle = {
  idMateria: WANTED,
  ementa: 'Autoriza a manutenção de velocípedes.',
  data: TUESDAY,
}

let server: EmbeddingsServer
let api: TestApi
let meaning: Meaning
let answering: Disposable
const time = { now: Date.now() }

function open(model = 'ensaio') {
  const embeddings = { url: `${server.url}/embeddings`, model, key: 'abc' }
  return openMeaning({ dataDir: api.dataDir, embeddings }, () => new Date(time.now))
}

async function build({ builder }: Meaning): Promise<void> {
  while (await builder.step());
}

beforeAll(async () => {
  server = await startEmbeddings()
  api = await startApi(
    [...others, bicycles],
    {},
    {
      ARAUTO_EMBEDDINGS_URL: server.url,
      ARAUTO_EMBEDDINGS_MODEL: 'ensaio',
      ARAUTO_EMBEDDINGS_KEY: 'abc',
    },
  )
  meaning = await open()
  answering = answerNear(api.dataDir, meaning.acts)
})

afterAll(async () => {
  answering[Symbol.dispose]()
  meaning[Symbol.dispose]()
  await api[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

beforeEach(() => {
  server.fault = null
  server.refused = null
  time.now += 60_000 // no failure of an earlier test is remembered
})

async function search(termo: string, others = ''): Promise<TestAnswer> {
  const { json } = await api.get(`/buscar?termo=${encodeURIComponent(termo)}${others}`)
  const { total, aproximados } = json.dados
  const near = aproximados as null | {
    total: number
    motivos: { tipo: string }[]
    resultados: { titulo: string }[]
  }
  return {
    total,
    acts: near?.resultados.map(({ titulo }) => titulo.slice('PORTARIA Nº '.length)) ?? [],
    near: near?.total ?? 0,
    motivos: near?.motivos.map(({ tipo }) => tipo) ?? [],
    avisos: json.avisos,
  }
}

interface TestAnswer {
  total: number
  acts: string[]
  near: number
  motivos: string[]
  avisos: { codigo: string; dados?: { valor: string | null } }[]
}

test('before there are vectors the list has words alone, and says so', async () => {
  const { acts, avisos } = await search('conserto de bicicletas')
  expect(acts).toEqual([])
  expect(avisos).toContainEqual(
    expect.objectContaining({
      codigo: 'sentido_incompleto',
      dados: expect.objectContaining({ valor: '0' }),
    }),
  )
})

test('what a killed process made is not made again', async () => {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('./_build-meaning.ts', import.meta.url)),
    api.dataDir,
    server.url,
  ])
  const before = server.asked.length
  // The sample and two batches: the answer to the third request may be lost, the second is committed.
  await expect.poll(() => server.asked.length - before, { timeout: 60_000 }).toBeGreaterThan(2)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const { length: asked } = server.asked
  await build(await open())
  const again = server.asked.slice(asked).flat().length
  expect(again).toBeLessThan(others.length + 1)
  expect(meaningOf(api.dataDir)).toEqual({
    modelo: 'ensaio',
    dimensoes: 60,
    vetores: others.length + 1,
    falha: null,
  })
  const { stdout } = await cli(api.dataDir, 'situacao')
  const total = others.length + 1
  expect(stdout).toContain(
    `Índice de sentido: ${total} publicações de ${total}, pelo modelo ensaio.`,
  )
  // An act that was begun twice has one vector; the service takes up what the other process made.
  answering[Symbol.dispose]()
  meaning[Symbol.dispose]()
  meaning = await open()
  answering = answerNear(api.dataDir, meaning.acts)
  expect(meaning.builder.table?.size).toBe(others.length + 1)
})

test('an act is found by what it means, and the list says so', async () => {
  const { total, acts, motivos, avisos } = await search('conserto de bicicletas')
  expect([total, acts[0]]).toEqual([0, WANTED])
  expect(motivos).toContain('sentido')
  expect(avisos.map(({ codigo }) => codigo)).not.toContain('sentido_incompleto')
  expect(server.keys.at(-1)).toBe('Bearer abc')
})

test('the strict list has nothing of it, and without approximation nobody is asked', async () => {
  const before = server.asked.length
  const { total, acts } = await search('reparo de bicicletas', '&aproximar=false')
  expect([total, acts, server.asked.length]).toEqual([0, [], before])
})

test('filters, dates and whatever must stand word for word count', async () => {
  expect((await search('conserto de bicicletas', `&data_fim=${MONDAY}`)).acts).not.toContain(WANTED)
  expect((await search('conserto de bicicletas', '&secao=2')).acts).toEqual([])
  expect((await search('conserto de bicicletas -velocípedes')).acts).not.toContain(WANTED)
  expect((await search('conserto de bicicletas', '&situacao=publicada')).acts).toContain(WANTED)
})

test('pages of both lists as one have every act once', async () => {
  const pages = []
  for (const pagina of [1, 2, 3, 4, 5, 6])
    pages.push(
      await search('conserto merenda vacinas', `&aproximar=true&limite=20&pagina=${pagina}`),
    )
  const acts = pages.flatMap((page) => page.acts)
  expect(new Set(acts).size).toBe(acts.length)
  expect(pages.map(({ near }) => near)).toEqual(pages.map(() => acts.length))
})

const faults: [string, Fault][] = [
  ['limite', { status: 429, headers: { 'retry-after': '1' } }],
  ['erro', { status: 500 }],
  ['recusa', { status: 401 }],
  ['prazo', 'hang'],
  ['resposta_invalida', 'garbage'],
  ['resposta_invalida', 'too few'],
  ['resposta_invalida', 'shorter'],
  ['resposta_invalida', 'zeros'],
]

test.each(faults)('%s: the list comes without it, with a notice (%j)', async (falha, fault) => {
  server.fault = fault
  const { acts, motivos, avisos } = await search(
    `vacinas de bicicletas ${falha} ${JSON.stringify(fault).replaceAll(/[\W\d]+/g, ' ')}`,
  )
  expect(avisos).toContainEqual(
    expect.objectContaining({
      codigo: 'sentido_indisponivel',
      dados: expect.objectContaining({ valor: falha }),
    }),
  )
  expect([acts.length > 0, motivos.includes('sentido')]).toEqual([true, false])
})

test('a server that has failed three times is left alone for a while', async () => {
  server.fault = { status: 500 }
  for (const word of ['um', 'dois', 'três']) await search(`bicicletas ${word}`)
  server.fault = null
  const before = server.asked.length
  const { avisos } = await search('bicicletas quatro')
  expect([server.asked.length, avisos.map(({ codigo }) => codigo)]).toEqual([
    before,
    expect.arrayContaining(['sentido_indisponivel']),
  ])
  time.now += 31_000
  await search('bicicletas quatro')
  expect(server.asked.length).toBe(before + 1)
})

test('a text that the model refuses keeps no other from its vector', async () => {
  await importArticles(api.dataDir, [
    { idMateria: '700', ementa: 'Trata de INDIGESTO.' },
    { idMateria: '701', ementa: 'Trata de outra coisa.' },
  ])
  server.refused = 'INDIGESTO'
  await build(meaning)
  expect(meaningOf(api.dataDir)?.vetores).toBe(others.length + 2)
  server.refused = null
  await build(meaning)
  expect(meaningOf(api.dataDir)?.vetores).toBe(others.length + 3)
})

test('a changed act gets another vector, and only it', async () => {
  await importArticles(api.dataDir, [{ idMateria: '701', ementa: 'Trata de caravelas.' }])
  const before = server.asked.length
  await build(meaning)
  expect(server.asked.slice(before).flat()).toEqual([expect.stringContaining('caravelas')])
})

test('failures are told once, kept for the operator, and tried again', async () => {
  await importArticles(api.dataDir, [{ idMateria: '702', ementa: 'Trata de moinhos.' }])
  server.fault = { status: 500 }
  const stop = new AbortController()
  const told: string[] = []
  const waits: number[] = []
  const bell = createBell()
  await keepBuilt(
    {
      ...meaning,
      now: () => 0,
      onTrouble: ({ falha }) => told.push(falha),
      bell: {
        ...bell,
        async wait(ms) {
          if (ms > 0) waits.push(ms)
          if (ms === 4_000) {
            expect(meaningOf(api.dataDir)?.falha).toMatch(/^erro: HTTP 500/)
            server.fault = null
          }
          if (ms === 5_000) stop.abort()
          return false
        },
      },
    },
    stop.signal,
  )
  expect(told).toEqual(['erro'])
  expect(waits.slice(0, 3)).toEqual([1_000, 2_000, 4_000])
  expect(meaningOf(api.dataDir)).toMatchObject({ falha: null, vetores: others.length + 4 })
})

test('another model begins anew, by its name or behind the same name', async () => {
  using renamed = await open('outro')
  expect(renamed.builder.table).toBe(null)
  await renamed.builder.step()
  expect(meaningOf(api.dataDir)).toMatchObject({ modelo: 'outro', vetores: 0 })
  await build(renamed)
  server.seed = 1
  using changed = await open('outro')
  await changed.builder.step()
  expect(meaningOf(api.dataDir)).toMatchObject({ modelo: 'outro', vetores: 0 })
})

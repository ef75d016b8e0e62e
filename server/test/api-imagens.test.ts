import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { imageMark } from '../src/gazette/image-places.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import { temporaryFolder } from './_cli.ts'
import { type TestArticle, type TestFile, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

const onlyImage = {
  idMateria: '901',
  pubName: 'DO3',
  titulo: 'BALANÇO',
  texto: '<img name="3_INED_12_M1_001" />',
}
const withImages = {
  idMateria: '902',
  titulo: 'PORTARIA Nº 902',
  texto: '<p>O mapa da obra:</p><img name="mapa" /><p>e o carimbo</p><img name="carimbo" />',
}

const GIF = Buffer.from(
  '47494638396103000200800000000000ffffff2c00000000030002000002028c51003b',
  'hex',
)
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000005000000070802000000', 'hex')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

let api: TestApi
beforeAll(async () => {
  api = await startApi([...acts, onlyImage, withImages])
})
afterAll(() => api[Symbol.asyncDispose]())

async function read(termo: string) {
  const [hit] = (await api.get(`/buscar?termo=${termo}`)).json.dados.resultados
  return (await api.get(`/publicacao/${hit.id}`)).json
}

/** Imports a zip with these files. */
async function bring(...contents: (TestArticle | TestFile)[]) {
  using archive = openArchive(api.dataDir)
  const path = writeZip(temporaryFolder(), 'S03032024.zip', contents)
  const clock = () => new Date('2024-03-20T12:00:00Z')
  return await importHere(archive, [path], { notify: true, clock, reread: true })
}

const fetchPicture = (url: string, headers = {}) =>
  api.app.inject({ method: 'GET', url, headers: { 'X-API-Key': api.chave, ...headers } })

describe('without pictures', () => {
  test('an act that is an image alone says so', async () => {
    const { dados, avisos } = await read('balanço')
    expect(dados.imagens).toEqual([
      {
        nome: '3_INED_12_M1_001',
        inicio: 9,
        fim: 61,
        disponivel: false,
        tipo: null,
        largura: null,
        altura: null,
        sha256: null,
        url: null,
      },
    ])
    expect(avisos).toMatchObject([
      { codigo: 'conteudo_em_imagem', mensagem: expect.stringContaining('3_INED_12_M1_001') },
    ])
  })

  test('an act tells its images, each at its place', async () => {
    const { dados, avisos } = await read('carimbo')
    const text = dados.conteudo_completo
    const marks = dados.imagens.map((image: { inicio: number; fim: number }) =>
      text.slice(image.inicio, image.fim),
    )
    expect(marks).toEqual([imageMark('mapa'), imageMark('carimbo')])
    expect(avisos).toMatchObject([
      { codigo: 'parte_em_imagem', mensagem: expect.stringContaining('mapa, carimbo') },
    ])
  })

  test('an act without images has no notice', async () => {
    expect(await read('comite')).toMatchObject({ avisos: [], dados: { imagens: [] } })
  })

  test.each(['mapa', 'x%00', '..%2F..', 'a'.repeat(101)])('%s is not found', async (name) => {
    const { dados } = await read('carimbo')
    const { status, json } = await api.get(`/publicacao/${dados.id}/imagens/${name}`)
    expect([status, json.erro.codigo]).toEqual([404, 'nao_encontrado'])
  })
})

describe('a zip with pictures', () => {
  test('brings them, and nobody is told that the text changed', async () => {
    const before = await read('balanço')
    const { summary, unfit } = await bring(onlyImage, ['fotos/3_ined_12_m1_001.JPG', GIF])
    expect([summary, unfit]).toMatchObject([{ iguais: 1, alteradas: 0, imagens: 1 }, []])
    const { dados } = await read('balanço')
    const url = `/api/v1/publicacao/${dados.id}/imagens/3_INED_12_M1_001`
    const form = { tipo: 'gif', largura: 3, altura: 2 }
    expect(dados.imagens).toMatchObject([{ disponivel: true, ...form, url }])
    expect(dados.imagens[0].sha256).toMatch(/^[0-9a-f]{64}$/)
    expect({ ...dados, imagens: [] }).toEqual({ ...before.dados, imagens: [] })

    const answer = await fetchPicture(url)
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, GIF])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-cache',
    })
    const again = await fetchPicture(url, { 'If-None-Match': answer.headers.etag })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await api.get(url.replace('/api/v1', ''), {})).status).toBe(401)
  })

  test('is read again without any effect', async () => {
    const { summary } = await bring(onlyImage, ['3_INED_12_M1_001.gif', GIF])
    expect(summary).toMatchObject({ iguais: 1, imagens: 0 })
  })

  test('may have another picture of the same name', async () => {
    expect((await bring(onlyImage, ['3_INED_12_M1_001.gif', PNG])).summary.imagens).toBe(1)
    const { dados } = await read('balanço')
    expect(dados.imagens).toMatchObject([{ tipo: 'png', largura: 5, altura: 7 }])
  })

  test('brings none that is no picture, or that is one of several', async () => {
    const { summary, unfit } = await bring(
      withImages,
      ['mapa.png', SVG],
      ['carimbo.gif', GIF],
      ['outra/carimbo.png', PNG],
    )
    expect(summary.imagens).toBe(0)
    expect(unfit).toMatchObject([{ imagem: 'mapa.png', motivo: 'não é PNG, JPEG nem GIF' }])
    const { dados } = await read('carimbo')
    expect(dados.imagens).toMatchObject([{ disponivel: false }, { disponivel: false }])
  })

  test('that are too large are left out, and the act is not', async () => {
    const huge = Buffer.concat([PNG, Buffer.alloc(5 * 2 ** 20)])
    const article = { ...onlyImage, idMateria: '903', titulo: 'ANEXO GIGANTE' }
    const { summary, unfit } = await bring(article, ['3_INED_12_M1_001.png', huge])
    expect(summary).toMatchObject({ novas: 1, imagens: 0, rejeitados: 0 })
    expect(unfit).toMatchObject([{ motivo: expect.stringContaining('o limite é 4194304') }])
  })

  test('a new text has no picture of the former one', async () => {
    expect((await read('balanço')).dados.imagens).toMatchObject([{ disponivel: true }])
    await bring({ ...onlyImage, texto: '<p>Corrigido.</p><img name="3_INED_12_M1_001" />' })
    expect((await read('corrigido')).dados).toMatchObject({
      versao: 2,
      imagens: [{ disponivel: false, url: null }],
    })
  })
})

const REAL = resolve(import.meta.dirname, '../../..', 'shared/dou/2023-05-12-DO3.zip')

/** No zip at hand has pictures: this one gets a small one. */
test.skipIf(!existsSync(REAL))('the act of the real editions that is an image alone', async () => {
  const name = '530_20230512_20591130.xml'
  const files = unzipSync(readFileSync(REAL), { filter: (entry) => entry.name.endsWith(name) })
  const [xml] = Object.values(files)
  const { summary } = await bring([name, xml!], ['3_INED_12_M1_001.jpg', GIF])
  expect(summary).toMatchObject({ novas: 1, imagens: 1 })
  const [hit] = (await api.get('/buscar?termo=titulo:balanço&data_fim=2023-12-31')).json.dados
    .resultados
  const { dados, avisos } = (await api.get(`/publicacao/${hit.id}`)).json
  expect(dados.imagens).toMatchObject([{ nome: '3_INED_12_M1_001', disponivel: true }])
  expect(avisos).toMatchObject([{ codigo: 'conteudo_em_imagem' }])
})

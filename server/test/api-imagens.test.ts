import { afterAll, beforeAll, expect, test } from 'vitest'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

const onlyImage = {
  idMateria: '901',
  pubName: 'DO3',
  titulo: 'BALANÇO',
  texto: '<img name="3_INED_12_M1_001" />',
}
const withImages = {
  idMateria: '902',
  titulo: 'PORTARIA Nº 902',
  texto: '<p>O mapa da obra:</p><img name="mapa" /><p>e o carimbo</p><img name="mapa" />',
}

let api: TestApi
beforeAll(async () => {
  api = await startApi([...acts, onlyImage, withImages])
})
afterAll(() => api[Symbol.asyncDispose]())

async function read(termo: string) {
  const [hit] = (await api.get(`/buscar?termo=${termo}`)).json.dados.resultados
  return (await api.get(`/publicacao/${hit.id}`)).json
}

test('an act that is an image alone says so', async () => {
  const { dados, avisos } = await read('balanço')
  expect(dados.imagens).toMatchObject([{ nome: '3_INED_12_M1_001' }])
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
  const mark = '[imagem: mapa, só na versão certificada]'
  expect(marks).toEqual([mark, mark])
  expect(avisos).toMatchObject([{ codigo: 'parte_em_imagem', dados: { valor: 'mapa' } }])
})

test('an act without images has no notice', async () => {
  expect(await read('comite')).toMatchObject({ avisos: [], dados: { imagens: [] } })
})

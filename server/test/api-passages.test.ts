import { afterAll, beforeAll, expect, test } from 'vitest'
import { TUESDAY } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import type { TestArticle } from './_editions.ts'
import { answerErrors } from './_openapi.ts'

const ORIGINAL = 'Designar MARIA DAS DORES SILVA, João e 😀, para a função de chefe.'
const acts: TestArticle[] = [
  {
    idMateria: '1',
    titulo: 'PORTARIA GM Nº 1.326, DE 15 DE MARÇO DE 2024',
    texto: `<p>${ORIGINAL}</p>`,
  },
  {
    idMateria: '3',
    data: TUESDAY,
    titulo: 'RETIFICAÇÃO',
    texto:
      '<p>Na Portaria GM n° 1326, de 15/03/2024, publicada no DOU de 18-03-2024, seção 1, pág. 7, ' +
      'onde se lê: "Dores Silva", leia-se: "DORES SOUZA"; e onde se lê: "função de chefe", leia-se: "função de assessor".</p>',
  },
]

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

async function read(termo: string) {
  const { json } = await api.get(`/buscar?termo=${encodeURIComponent(termo)}`)
  const path = `/publicacao/${json.dados.resultados[0].id}`
  const answer = await api.get(path)
  expect(answerErrors('GET', path, answer)).toEqual([])
  return answer.json.dados
}

test('a rectification shows, from either side, the words and their position in the rectified text', async () => {
  const [original, rectification] = [
    await read('titulo:portaria'),
    await read('titulo:retificação'),
  ]
  const text = Array.from<string>(original.conteudo_completo)
  const passagens = original.relacoes[0].passagens
  expect(passagens).toEqual([
    { onde_se_le: 'Dores Silva', leia_se: 'DORES SOUZA', posicao: expect.any(Number) },
    { onde_se_le: 'função de chefe', leia_se: 'função de assessor', posicao: expect.any(Number) },
  ])
  expect(rectification.relacoes[0].passagens).toEqual(passagens)
  const found = passagens.map(({ onde_se_le, posicao }: { onde_se_le: string; posicao: number }) =>
    text.slice(posicao, posicao + Array.from(onde_se_le).length).join(''),
  )
  expect(found).toEqual(['DORES SILVA', 'função de chefe'])
})

import { expect, test } from 'vitest'
import { MONDAY, type TestArticle } from './_editions.ts'
import { importArticles, startApi } from './_api.ts'
import { answerErrors } from './_openapi.ts'
import { firstPerson, member, post } from './_people.ts'

const article: TestArticle = {
  idMateria: '1',
  pubName: 'DO3',
  titulo: 'AVISO DE LICITAÇÃO Nº 1/2024',
  texto: '<p>Pregão para limpeza.</p><p>Abertura em 20 de março.</p>',
}

test('people see the matches in an act, including inflections', async () => {
  await using api = await startApi([article])
  const { headers } = await firstPerson(api)
  const { json } = await api.get('/buscar?termo=licitações')
  const [{ id }] = json.dados.resultados
  const path = `/publicacao/${id}/marcas`
  const marked = async (query: string) => {
    const answer = await api.send('GET', `/api/v1${path}?${query}`, headers)
    expect(answerErrors('GET', path, answer)).toEqual([])
    const { conteudo_completo } = (await api.get(`/publicacao/${id}`)).json.dados
    return answer.json.dados.map(({ inicio, fim }: { inicio: number; fim: number }) =>
      conteudo_completo.slice(inicio, fim),
    )
  }
  expect(await marked('termo=licitações')).toEqual(['LICITAÇÃO'])
  expect(await marked('termo=licitar')).toEqual(['LICITAÇÃO'])
  expect(await marked('termo=licitar&literal=true')).toEqual([])
  const faulty = await api.send('GET', `/api/v1${path}?termo=%22aberta`, headers)
  expect([faulty.status, faulty.json.erro.codigo]).toEqual([400, 'consulta_invalida'])
  expect((await api.get(`${path}?termo=x`)).status).toBe(403) // a key's
})

test("people see an act's earlier versions, and the mail of an alert", async () => {
  await using api = await startApi([article])
  const person = await firstPerson(api)
  const changed = { ...article, texto: article.texto!.replace('20 de março', '25 de março') }
  await importArticles(api.dataDir, [changed])
  const { json } = await api.get('/buscar?termo=limpeza')
  const path = `/publicacao/${json.dados.resultados[0].id}/versoes`

  const answer = await api.send('GET', `/api/v1${path}`, person.headers)
  expect(answerErrors('GET', path, answer)).toEqual([])
  expect(answer.json.dados).toEqual([
    {
      versao: 1,
      substituida_em: expect.stringMatching(/Z$/),
      titulo: article.titulo,
      conteudo_completo: expect.stringContaining('Abertura em 20 de março.'),
    },
    {
      versao: 2,
      substituida_em: null,
      titulo: article.titulo,
      conteudo_completo: expect.stringContaining('Abertura em 25 de março.'),
    },
  ])
  expect((await api.get(path)).status).toBe(403) // a key's
  const unknown = '/api/v1/publicacao/pub_0000000000000000/versoes'
  expect((await api.send('GET', unknown, person.headers)).status).toBe(404)

  const guest = await member(api, 'outra@exemplo.com.br')
  const alert = { nome: 'Limpeza', consulta: 'limpeza', frequencia: 'edicao' }
  const mail = await post(api, '/alertas/previa', alert, guest.headers)
  expect(answerErrors('POST', '/alertas/previa', mail)).toEqual([])
  const [year, month, day] = MONDAY.split('-')
  expect(mail.json.dados.assunto).toContain(`Limpeza: 1 ato na edição`)
  expect(mail.json.dados.assunto).toContain(`${day}/${month}/${year}`)
  expect(mail.json.dados.texto).toContain('AVISO DE LICITAÇÃO Nº 1/2024')
  expect(mail.json.dados.texto).toContain('*limpeza*')
  const list = await post(
    api,
    '/listas',
    { nome: 'Serviços', itens: [{ termo: 'limpeza' }, { termo: 'girafa' }] },
    guest.headers,
  )
  const listed = {
    nome: 'Serviços',
    listas: [list.json.dados.id],
    termos: [{ termo: 'limpeza' }, { termo: 'pregão' }],
    frequencia: 'edicao',
  }
  const ofItems = await post(api, '/alertas/previa', listed, guest.headers)
  expect(answerErrors('POST', '/alertas/previa', ofItems)).toEqual([])
  expect(ofItems.json.dados.texto).toContain('Consulta: 3 termos')
  expect(ofItems.json.dados.texto).toContain('Termos: limpeza; pregão')
  expect(ofItems.json.dados.texto).toContain('*limpeza*')
  const missing = await post(
    api,
    '/alertas/previa',
    { ...listed, listas: ['lst_0'] },
    guest.headers,
  )
  expect(missing.json.erro.detalhes).toMatchObject([{ campo: 'listas[0]' }])
  const empty = { nome: 'Nada', frequencia: 'edicao' }
  expect((await post(api, '/alertas/previa', empty, guest.headers)).status).toBe(400)
  const nothing = { ...alert, consulta: 'girafa' }
  expect((await post(api, '/alertas/previa', nothing, guest.headers)).json.dados).toBeNull()
})

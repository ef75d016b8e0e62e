import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'
import { answerErrors } from './_openapi.ts'

const HEALTH = 'Ministério da Saúde/Gabinete da Ministra'
const SCHOOLS = 'Ministério da Educação/Gabinete do Ministro'

/** Two bodies with one number and day, one of whose acts was revoked and one corrected; a law; a proceeding. */
const articles: TestArticle[] = [
  act('1', 'PORTARIA Nº 5, DE 14 DE MARÇO DE 2024', HEALTH, 'Designar servidora.', '7'),
  act('2', 'PORTARIA Nº 5, DE 14 DE MARÇO DE 2024', SCHOOLS, 'Designar servidor.', '9'),
  act('3', 'PORTARIA Nº 6, DE 14 DE MARÇO DE 2024', HEALTH, 'Instituir comitê.', '7'),
  act(
    '4',
    'PORTARIA Nº 7, DE 14 DE MARÇO DE 2024',
    HEALTH,
    'Processo nº 23106.010161/2023-23.',
    '8',
  ),
  act('5', 'DECRETO Nº 11.900, DE 14 DE MARÇO DE 2024', 'Atos do Poder Executivo', 'Altera.', '1'),
  {
    ...act(
      '6',
      'PORTARIA Nº 9, DE 15 DE MARÇO DE 2024',
      HEALTH,
      'Revogar a Portaria nº 6, de 14 de março de 2024, publicada no DOU de 18/03/2024, Seção 1, página 7.',
      '3',
    ),
    data: TUESDAY,
  },
  {
    ...act(
      '7',
      'RETIFICAÇÃO',
      SCHOOLS,
      'Na Portaria nº 5, de 14 de março de 2024, publicada no DOU de 18/03/2024, Seção 1, página 9, onde se lê: "servidor", leia-se: "professor".',
      '4',
    ),
    data: TUESDAY,
  },
  act(
    '8',
    'PORTARIA Nº 8, DE 14 DE MARÇO DE 2024',
    HEALTH,
    'Nomear ANA MARIA DE SOUZA, matrícula 1, para exercer cargo.</p><p>Nomear JOÃO CARLOS DA SILVA, matrícula 2, para exercer cargo.',
    '5',
  ),
  {
    ...act(
      '9',
      'PORTARIA Nº 10, DE 15 DE MARÇO DE 2024',
      HEALTH,
      'Tornar sem efeito a nomeação de ANA MARIA DE SOUZA, constante da Portaria nº 8, de 14 de março de 2024, publicada no DOU de 18/03/2024.</p><p>Tornar sem efeito a nomeação de JOÃO CARLOS DA SILVA, constante da Portaria nº 8, de 14 de março de 2024, publicada no DOU de 18/03/2024.',
      '3',
    ),
    data: TUESDAY,
  },
  act('10', 'PORTARIA Nº 108/GAB (11.01) Brasília-DF, 14 de março de 2024', HEALTH, 'Lotar.', '6'),
  act(
    '11',
    'AVISO DE LICITAÇÃO PREGÃO PRESENCIAL Nº 27/2024',
    HEALTH,
    'Torna público:</p><p>EDITAL Nº 27/2024 - PROCESSO Nº 4/2024',
    '6',
  ),
  act(
    '12',
    'PORTARIA nº 31/GAB, de 14 de março de 2024',
    HEALTH,
    'Nomear ANA.</p><p>PORTARIA nº 32/GAB, de 14 de março de 2024</p><p>Nomear JOÃO.',
    '6',
  ),
]

function act(
  idMateria: string,
  titulo: string,
  body: string,
  texto: string,
  page: string,
): TestArticle {
  return {
    idMateria,
    titulo,
    texto: `<p>${texto}</p>`,
    attributes: { artCategory: body, numberPage: page },
  }
}

let api: TestApi
beforeAll(async () => void (api = await startApi(articles)))
afterAll(() => api[Symbol.asyncDispose]())

const post = (texto: unknown) =>
  api.send('POST', '/api/v1/citacoes/verificar', { 'X-API-Key': api.chave }, { texto })
async function verify(texto: string) {
  const { status, json } = await post(texto)
  expect(status).toBe(200)
  return json.dados.citacoes
}

describe('POST /citacoes/verificar', () => {
  test('an act that exists is shown, with where the text names it', async () => {
    const texto =
      '😀 Vista a Portaria nº 5, de 14 de março de 2024, do Ministério da Saúde, resolve:'
    const [citation] = await verify(texto)
    expect(citation).toMatchObject({
      tipo: 'ato',
      texto: 'Portaria nº 5, de 14 de março de 2024',
      inicio: 10,
      lida: 'Portaria 5, de 2024-03-14',
      resultado: 'existe',
      publicacoes: [{ orgao: HEALTH, situacao: 'publicada' }],
      total: 1,
      correcoes: [],
    })
    expect(Array.from(texto).slice(citation.inicio, citation.fim).join('')).toBe(citation.texto)
  })

  test('the answer is as the document says', async () => {
    const answer = await post(
      'A Portaria MS nº 6, de 14 de março de 2024, e a Portaria nº 5, de 1º de maio de 2023.',
    )
    expect(answerErrors('POST', '/citacoes/verificar', answer)).toEqual([])
  })

  test('one that was revoked or corrected says by whom, in whose words', async () => {
    const [revoked, corrected] = await verify(
      'A Portaria MS nº 6, de 14 de março de 2024, e a Portaria MEC nº 5, de 14 de março de 2024.',
    )
    expect(revoked).toMatchObject({
      resultado: 'revogado',
      correcoes: [
        {
          tipo: 'revogada_por',
          publicacao: { titulo: 'PORTARIA Nº 9, DE 15 DE MARÇO DE 2024' },
          trecho: expect.stringContaining('Revogar a Portaria nº 6, de 14 de março de 2024'),
        },
      ],
    })
    expect(corrected).toMatchObject({
      resultado: 'corrigido',
      correcoes: [{ tipo: 'retificada_por', trecho: expect.stringContaining('onde se lê') }],
    })
  })

  test('one act that undid two parts of another is told once', async () => {
    const cited = 'a Portaria nº 8, de 14 de março de 2024, do Ministério da Saúde.'
    const [{ publicacoes }] = await verify(cited)
    const { json } = await api.get(`/publicacao/${publicacoes[0].id}`)
    const { relacoes } = json.dados
    expect(relacoes.map(({ tipo }: { tipo: string }) => tipo)).toEqual([
      'sem_efeito_por',
      'sem_efeito_por',
    ])
    expect(await verify(cited)).toMatchObject([
      {
        resultado: 'corrigido',
        correcoes: [{ publicacao: { titulo: 'PORTARIA Nº 10, DE 15 DE MARÇO DE 2024' } }],
      },
    ])
  })

  test('one of two bodies is not chosen, unless something tells which', async () => {
    const said = 'Portaria nº 5, de 14 de março de 2024'
    expect(await verify(`A ${said}.`)).toMatchObject([{ resultado: 'indefinido', total: 2 }])
    expect(
      await verify(`A ${said}, publicada no DOU de 18/03/2024, Seção 1, página 9.`),
    ).toMatchObject([{ resultado: 'corrigido', publicacoes: [{ orgao: SCHOOLS }] }])
    expect(await verify(`O MINISTÉRIO DA SAÚDE informa: a ${said}.`)).toMatchObject([
      { resultado: 'existe', publicacoes: [{ orgao: HEALTH }] },
    ])
  })

  test('the act of another body is not it', async () => {
    const [citation] = await verify(
      'A Portaria nº 7, de 14 de março de 2024, do Ministério da Fazenda.',
    )
    expect(citation).toMatchObject({ resultado: 'fora_do_acervo', publicacoes: [] })
  })

  test('a misprinted date does not matter where number, body and day of publication agree', async () => {
    const printed = 'nº 7, de 13 de março de 2024, publicada no DOU de 18/03/2024'
    expect(await verify(`A Portaria MS ${printed}.`)).toMatchObject([{ resultado: 'existe' }])
    expect(await verify(`A Portaria ${printed}.`)).toMatchObject([{ resultado: 'fora_do_acervo' }])
  })

  test('an act whose heading has no date is known by its number and body', async () => {
    const said = 'nº 108, de 14 de março de 2024'
    expect(await verify(`A Portaria MS ${said}.`)).toMatchObject([{ resultado: 'existe' }])
    expect(await verify(`A Portaria ${said}.`)).toMatchObject([{ resultado: 'fora_do_acervo' }])
  })

  test('an act within an article is found', async () => {
    expect(await verify('A Portaria MS nº 32, de 14 de março de 2024.')).toMatchObject([
      {
        resultado: 'existe',
        publicacoes: [{ titulo: 'PORTARIA nº 31/GAB, de 14 de março de 2024' }],
      },
    ])
  })

  test('what tells of an act is not the act', async () => {
    expect(await verify('O Edital nº 27/2024 do Ministério da Saúde.')).toMatchObject([
      { resultado: 'indefinido', total: 1 },
    ])
  })

  test('a decree is known by its number alone', async () => {
    expect(await verify('o Decreto nº 11.900/2024')).toMatchObject([{ resultado: 'existe' }])
  })

  test('what is not in the archive is unknown only if the archive has all of its days', async () => {
    const { json } = await post(
      'A Portaria nº 99, de 14 de março de 2024, publicada no DOU de 18/03/2024, Seção 1, e a Portaria nº 99, de 4 de maio de 2010.',
    )
    expect(json.dados.citacoes).toMatchObject([
      { resultado: 'desconhecido', publicacoes: [] },
      {
        resultado: 'fora_do_acervo',
        motivo: expect.stringContaining('sem edição no acervo'),
        publicacoes: [],
      },
    ])
    expect(json.avisos).toMatchObject([{ codigo: 'edicoes_ausentes', campo: 'texto' }])
  })

  test('a norm of a town is of another gazette', async () => {
    const [citation] = await verify('a Lei Municipal nº 159/2011')
    expect(citation).toMatchObject({
      resultado: 'fora_do_acervo',
      motivo: expect.stringContaining('município'),
    })
  })

  test('proceedings and places of the gazette have the acts that are there', async () => {
    const found = await verify(
      'Processo nº 23106.010161/2023-23. Processo nº 00000.000001/2023-00. Veja o DOU de 18/03/2024, Seção 1, página 7.',
    )
    expect(found).toMatchObject([
      { tipo: 'processo', resultado: 'existe', total: 1, lida: '23106.010161/2023-23' },
      {
        tipo: 'processo',
        resultado: 'desconhecido',
        motivo: expect.stringContaining(`que vai de ${MONDAY} a ${TUESDAY}, traz`),
        total: 0,
      },
      { tipo: 'dou', resultado: 'existe', total: 2, lida: 'DOU, 2024-03-18, seção 1, página 7' },
    ])
  })

  test('a name is read over the lines that a PDF breaks, and told where it stands', async () => {
    const name = 'Portaria MS\u00A0nº 6, de 14 de\nmarço\u00A0de\n2024'
    const pasted = `Considerando a \n${name}, resolve:`
    const [citation, ...others] = await verify(pasted)
    expect(others).toEqual([])
    expect(citation).toMatchObject({ resultado: 'revogado', texto: name })
    expect(pasted.slice(citation.inicio, citation.fim)).toBe(name)
  })

  test('an archive without acts knows of no proceeding', async () => {
    await using empty = await startApi([])
    const { json } = await empty.send(
      'POST',
      '/api/v1/citacoes/verificar',
      { 'X-API-Key': empty.chave },
      { texto: 'Processo nº 23106.010161/2023-23' },
    )
    expect(json.dados.citacoes).toMatchObject([
      { tipo: 'processo', resultado: 'fora_do_acervo', total: 0 },
    ])
  })

  test('of a long text the first 250 are looked up, and the others counted', async () => {
    const { json } = await post('Lei 8.112/90; '.repeat(260))
    expect(json.dados.citacoes).toHaveLength(250)
    expect(json.dados.mais).toBe(10)
  })

  test('a text that is empty or too long is refused', async () => {
    for (const texto of ['', 'a'.repeat(64_001), 7]) {
      const { status, json } = await post(texto)
      expect(status).toBe(400)
      expect(json.erro.detalhes).toMatchObject([{ campo: 'texto' }])
    }
    expect(await verify('é'.repeat(64_000))).toEqual([])
  })

  test('a key needs the scope consulta', async () => {
    const { chave } = await api.newKey({ escopos: ['webhooks'] })
    const { status } = await api.send(
      'POST',
      '/api/v1/citacoes/verificar',
      { 'X-API-Key': chave },
      { texto: 'a' },
    )
    expect(status).toBe(403)
  })
})

describe('GET /dou/{data}/{secao}/{pagina}', () => {
  test('has the acts of a printed page', async () => {
    const answer = await api.get(`/dou/${MONDAY}/1/7`)
    const { status, json } = answer
    expect(status).toBe(200)
    expect(answerErrors('GET', `/dou/${MONDAY}/1/7`, answer)).toEqual([])
    expect(json.dados.map(({ titulo }: { titulo: string }) => titulo.slice(0, 13))).toEqual([
      'PORTARIA Nº 5',
      'PORTARIA Nº 6',
    ])
    expect(json.avisos).toEqual([])
  })

  test('says when the archive lacks the section', async () => {
    const { json } = await api.get('/dou/2023-05-04/1/7')
    expect(json).toMatchObject({ dados: [], avisos: [{ codigo: 'edicoes_ausentes' }] })
  })

  test.each(['/dou/2024-02-30/1/7', `/dou/${MONDAY}/4/7`, `/dou/${MONDAY}/1/0`])(
    '%s is no page',
    async (path) => {
      const { status, json } = await api.get(path)
      expect(status).toBe(400)
      expect(json.erro.detalhes).toHaveLength(1)
    },
  )
})

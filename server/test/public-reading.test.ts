import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import { rows } from './_archive.ts'

const HOSTILE = {
  idMateria: '901',
  titulo: 'PORTARIA "X" Nº 901',
  ementa: 'Designa 123.456.789-09 & outros "fiscais".',
  texto: '<p>Designa 123.456.789-09 &lt;script&gt;alert(1)&lt;/script&gt;.</p>',
}
/** Its CPF stands at the end of what a card shows. */
const CUT = {
  idMateria: '902',
  ementa: `${'palavra '.repeat(24)}123.456.789-09, e mais.`,
  texto: '<p>Designa.</p>',
}
const ADDRESS = 'https://dou.exemplo.br'
/** A table with a head of two rows, whose cells are merged, and a CPF that a style cuts. */
const TABLED = {
  idMateria: '903',
  titulo: 'EDITAL Nº 903',
  texto: `<p>Área de 10 m<sup>2</sup>; CPF 123.456.<b>789-09</b>.</p>
<table><tr><td rowspan="2"><p>NOME</p></td><td colspan="2"><p>NOTAS</p></td></tr><tr><td><p>PROVA</p></td><td><p>TÍTULOS</p></td></tr>
<tr><td><p>Ana &amp; Zé</p></td><td><p>9,5</p></td><td><p></p></td></tr><tr><td><p>Davi</p></td><td><p>10,0</p></td><td><p>1</p></td></tr></table>
<p class="assina">FULANA</p>`,
}
/** What an account has; none of it may be in a public answer. */
const OWN = ['Alerta Zanzibar', 'termoescondido', 'leitora@exemplo.com.br', 'Conta de teste']

const idOf = ({ dataDir }: TestApi, materia: string) =>
  String(rows(dataDir, `SELECT id FROM publications WHERE id_materia = '${materia}'`)[0]!['id'])

describe('by default', () => {
  test('the addresses do not exist', async () => {
    await using api = await startApi(acts.slice(0, 3))
    const id = idOf(api, '101')
    for (const path of [`/ato/${id}`, '/ato/x', '/robots.txt'])
      expect((await api.send('GET', path)).status).toBe(404)
    expect((await api.get(`/publicacao/${id}`, {})).status).toBe(401)
  })
})

describe('where the operator opened it', () => {
  let api: TestApi
  beforeAll(async () => {
    const settings = { ARAUTO_PUBLIC_READING: 'publica', ARAUTO_PUBLIC_URL: ADDRESS }
    api = await startApi([...acts.slice(0, 4), HOSTILE, CUT, TABLED], {}, settings)
    const { chave } = await api.newKey({ escopos: ['alertas'] })
    await api.send(
      'POST',
      '/api/v1/alertas',
      { 'X-API-Key': chave },
      {
        nome: 'Alerta Zanzibar',
        consulta: 'documentos OU termoescondido',
        canais: { emails: ['leitora@exemplo.com.br'] },
      },
    )
  })
  afterAll(() => api[Symbol.asyncDispose]())

  test('anybody reads an act, with its citation and a card, and nothing of any account', async () => {
    expect(rows(api.dataDir, 'SELECT nome FROM alerts')).toEqual([{ nome: 'Alerta Zanzibar' }])
    const id = idOf(api, '101')
    const { status, text, headers } = await api.send('GET', `/ato/${id}`)
    expect(status).toBe(200)
    expect(text).toContain('<h1>PORTARIA Nº 101, DE 15 DE MARÇO DE 2024</h1>')
    expect(text).toContain('<p>Fica instituído o comitê de documentos digitais.</p>')
    expect(text).toContain(
      'PORTARIA Nº 101, DE 15 DE MARÇO DE 2024. Institui o comitê de gestão de documentos. Diário Oficial da União: seção 1, Brasília, DF, n. ',
    )
    expect(text).toMatch(/<p>BRASIL\. [^<]* Acesso em: \d+ [a-z]+\.? \d{4}\.<\/p>/)
    expect(text).toContain(`<link rel="canonical" href="${ADDRESS}/ato/${id}">`)
    expect(text).toContain(
      '<meta property="og:description" content="Institui o comitê de gestão de documentos.">',
    )
    expect(text).not.toContain('noindex')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'referrer-policy': 'no-referrer',
    })
    expect([headers['x-robots-tag'], headers['set-cookie']]).toEqual([undefined, undefined])
    for (const own of OWN) expect(text).not.toContain(own)
    const known = { 'If-None-Match': String(headers['etag']) }
    expect((await api.send('GET', `/ato/${id}`, known)).status).toBe(304)
    const signed = { cookie: 'arauto_sessao=x', 'X-API-Key': api.chave }
    expect((await api.send('GET', `/ato/${id}`, signed)).text).toBe(text)
  })

  test('texts of an act are never markup, and CPFs are masked', async () => {
    const { text } = await api.send('GET', `/ato/${idOf(api, '901')}`)
    expect(text).not.toMatch(/<script(?! type="application)/)
    expect(text).toContain('&lt;script&gt;')
    expect(text).not.toContain('123.456.789-09')
    expect(text.match(/\*\*\*\.456\.789-\*\*/g)!.length).toBeGreaterThan(1)
    expect(text).toMatch(/<meta property="og:title" content="PORTARIA &quot;X&quot; /)
  })

  test('a CPF that the end of a card cuts is masked, too', async () => {
    const { text } = await api.send('GET', `/ato/${idOf(api, '902')}`)
    expect(text).toContain('***.456…')
    expect(text).not.toContain('123.456')
  })

  test('tables are tables, with their heads and merged cells', async () => {
    const { text } = await api.send('GET', `/ato/${idOf(api, '903')}`)
    expect(text.match(/<h1>.*|<div class="text">[^]*?<\/table><\/div>\n.*/g)).toEqual([
      '<h1>EDITAL Nº 903</h1>',
      `<div class="text"><p>Área de 10 m<sup>2</sup>; CPF ***.456.<b>789-**</b>.</p>
<div class="table" tabindex="0" role="group" aria-label="Tabela 1"><table>
<thead><tr><td rowspan="2">NOME</td><td colspan="2">NOTAS</td></tr>
<tr><td class="number">PROVA</td><td class="number">TÍTULOS</td></tr></thead>
<tbody><tr><td>Ana &amp; Zé</td><td class="number">9,5</td><td class="number"></td></tr>
<tr><td>Davi</td><td class="number">10,0</td><td class="number">1</td></tr></tbody>
</table></div>
<p class="assina">FULANA</p></div>`,
    ])
  })

  test('of an act that an older program wrote, the lines are shown', async () => {
    using db = openDatabase(api.dataDir)
    const kept = db
      .prepare('SELECT id, estrutura FROM publications WHERE id_materia = ?')
      .get('903')!
    db.prepare('UPDATE publications SET estrutura = NULL WHERE id = ?').run(kept['id']!)
    const { text } = await api.send('GET', `/ato/${String(kept['id'])}`)
    db.prepare('UPDATE publications SET estrutura = ? WHERE id = ?').run(
      kept['estrutura']!,
      kept['id']!,
    )
    expect(text).toContain('<p>Davi\t10,0\t1</p>')
  })

  test('of persons, nothing is listed, and the card has the title only', async () => {
    const { text, headers } = await api.send('GET', `/ato/${idOf(api, '201')}`)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('og:description')
    expect((await api.send('GET', '/robots.txt')).text).toBe(
      `User-agent: *\nAllow: /ato/\nAllow: /edicao\nAllow: /boletim/\nAllow: /sitemap\nDisallow: /\n\nSitemap: ${ADDRESS}/sitemap.xml\n`,
    )
  })

  test('an act that was undone says so', async () => {
    const id = idOf(api, '102')
    using db = openDatabase(api.dataDir)
    db.prepare("UPDATE publications SET situacao = 'revogada' WHERE id = ?").run(id)
    const { text } = await api.send('GET', `/ato/${id}`)
    expect(text).toContain('Atenção: este ato foi revogado por outro.')
  })

  test('everything else is closed as before, and has a budget of its own', async () => {
    const id = idOf(api, '101')
    expect((await api.get(`/publicacao/${id}`, {})).status).toBe(401)
    expect((await api.get('/buscar?termo=x', {})).status).toBe(401)
    for (const path of ['/ato/x', '/ato/pub_0000000000000000'])
      expect((await api.send('GET', path)).status).toBe(404)
    api.time.now += 61_000
    const statuses = []
    for (let n = 0; n <= 120; n++) statuses.push((await api.send('HEAD', '/ato/x')).status)
    expect([new Set(statuses.slice(0, 120)), statuses.at(-1)]).toEqual([new Set([404]), 429])
    expect((await api.get(`/publicacao/${id}`)).status).toBe(200)
    expect((await api.get('/instalacao', {})).status).toBe(200)
  })
})

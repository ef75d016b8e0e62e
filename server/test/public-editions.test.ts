import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { MONDAY, TUESDAY } from './_editions.ts'
import { acts } from './_acts.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'
import { storedRows } from './_archive.ts'

const ADDRESS = 'https://dou.exemplo.br'
const OPENED = { ARAUTO_PUBLIC_READING: 'publica', ARAUTO_PUBLIC_URL: ADDRESS }
const HOSTILE = {
  idMateria: '901',
  titulo: 'PORTARIA &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; 123.456.789-09 Nº 901',
  ementa: 'Designa 123.456.789-09.',
  texto: '<p>Designa &lt;!--.</p>',
}
/** Its CPF stands at the end of what an edition shows of an act. */
const CUT = {
  idMateria: '902',
  data: TUESDAY,
  pubName: 'DO3',
  ementa: `${'palavra '.repeat(29)}123.456.789-09, e mais.`,
  texto: '<p>Designa.</p>',
}
const MANY = Array.from({ length: 205 }, (_, i) => ({
  idMateria: String(5_000 + i),
  pubName: 'DO3',
  titulo: `AVISO Nº ${i + 1}/2024`,
  texto: `<p>Objeto número ${i + 1}.</p>`,
  attributes: {
    artCategory: i < 3 ? 'Ministério A' : 'Ministério B/Gabinete',
    numberPage: String(10 + i),
  },
}))

/** The data of a page in the words of schema.org. */
function linkedDataOf({ text }: Answer): Record<string, unknown> {
  const [, json] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(text) ?? []
  return JSON.parse(json!) as Record<string, unknown>
}

async function write({ dataDir }: TestApi, sql: string): Promise<void> {
  using archive = openArchive(dataDir)
  await archive.sql.run(sql)
}

test('the only section of a day does not lead to itself', async () => {
  await using api = await startApi([{ idMateria: '1' }], {}, OPENED)
  const { status, text } = await api.send('GET', `/edicao/${MONDAY}/1`)
  expect(status).toBe(200)
  expect(text).not.toContain('aria-current')
})

describe('by default', () => {
  test('the addresses do not exist', async () => {
    await using api = await startApi(acts.slice(0, 3))
    for (const path of ['/edicao', '/edicao/2024-03', `/edicao/${MONDAY}/1`, '/sitemap.xml'])
      expect((await api.send('GET', path)).status).toBe(404)
  })
})

describe('where the operator opened them', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi([...acts, ...MANY, HOSTILE, CUT], {}, OPENED)
  })
  afterAll(() => api[Symbol.asyncDispose]())

  test('an edition lists its acts by body, and leads to each of them and to other editions', async () => {
    const { status, text, headers } = await api.send('GET', `/edicao/${MONDAY}/1`)
    expect(status).toBe(200)
    expect(text).toContain('<h1>Seção 1, edição 54</h1>')
    const [act] = await storedRows(
      api.dataDir,
      "SELECT id FROM publications WHERE id_materia = '102'",
    )
    expect(text).toContain(
      `<a href="/ato/${String(act!['id'])}">DECRETO Nº 102, DE 15 DE MARÇO DE 2024</a>`,
    )
    expect(text).toContain('Atos do Poder Executivo</h2>')
    expect(text).toContain('Institui o comitê de gestão de documentos.')
    expect(text).toContain(`<a href="/edicao/${MONDAY}/extra1-a">Seção 1, edição extra A (1)</a>`)
    expect(text).toContain('<a href="/edicao/2024-03">Edições de março de 2024</a>')
    expect(text).toContain(`<link rel="canonical" href="${ADDRESS}/edicao/${MONDAY}/1">`)
    expect(text).toContain('<meta property="og:title" content="Diário Oficial da União, ')
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60' })
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  test('a CPF that the end of a summary cuts is masked, too', async () => {
    const { text } = await api.send('GET', `/edicao/${TUESDAY}/3`)
    expect(text).toContain('***.456…')
    expect(text).not.toContain('123.456')
  })

  test('it is the same for whoever is signed in, and kept by its ETag', async () => {
    const path = `/edicao/${MONDAY}/1`
    const { text, headers } = await api.send('GET', path)
    const signed = await api.send('GET', path, {
      cookie: 'arauto_sessao=x',
      'X-API-Key': api.chave,
    })
    expect(signed.text).toBe(text)
    expect(signed.headers['set-cookie']).toBeUndefined()
    const known = await api.send('GET', path, { 'If-None-Match': String(headers['etag']) })
    expect([known.status, known.text]).toEqual([304, ''])
    const head = await api.send('HEAD', path)
    expect([head.status, head.text, head.headers['etag']]).toEqual([200, '', headers['etag']])
  })

  test('a long one comes in parts, and its bodies lead to theirs', async () => {
    const first = await api.send('GET', `/edicao/${MONDAY}/3`)
    expect(first.text.match(/<li><a href="\/ato\//g)).toHaveLength(200)
    expect(first.text).toContain(`<a href="#orgao-2">Ministério B (202)</a>`)
    const next = `/edicao/${MONDAY}/3?pagina=2`
    expect(first.text).toContain(`<a rel="next" href="${next}">`)
    const second = await api.send('GET', next)
    expect(second.text.match(/<li><a href="\/ato\//g)).toHaveLength(5)
    expect(second.text).toContain('<h2>Ministério B (continuação)</h2>')
    expect(second.text).toContain(`<a href="/edicao/${MONDAY}/3#orgao-1">Ministério A (3)</a>`)
    expect(second.text).toContain(`<link rel="canonical" href="${ADDRESS}${next}">`)
    for (const pagina of ['3', '0', 'x', '1e0'])
      expect((await api.send('GET', `/edicao/${MONDAY}/3?pagina=${pagina}`)).status).toBe(404)
  })

  test('an edition and its acts are described for programs, with nothing that ends the description', async () => {
    const edition = await api.send('GET', `/edicao/${MONDAY}/1`)
    const issue = linkedDataOf(edition)
    const here = `${ADDRESS}/edicao/${MONDAY}/1`
    expect(issue).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'PublicationIssue',
      '@id': here,
      url: here,
      issueNumber: '54',
      datePublished: MONDAY,
      isPartOf: { '@type': 'Periodical', name: 'Diário Oficial da União' },
    })
    const parts = issue['hasPart'] as { '@type': string; url: string; name: string }[]
    expect(parts).toHaveLength(3)
    const hostile = parts.find(({ name }) => name.includes('901'))!
    expect(hostile).toMatchObject({
      '@type': 'Legislation',
      name: 'PORTARIA </script><script>alert(1)</script> ***.456.789-** Nº 901',
    })
    const act = await api.send('GET', hostile.url.slice(ADDRESS.length))
    expect(linkedDataOf(act)).toMatchObject({
      '@type': 'Legislation',
      '@id': hostile.url,
      name: hostile.name,
      description: 'Designa ***.456.789-**.',
      inLanguage: 'pt-BR',
      datePublished: MONDAY,
      legislationJurisdiction: 'Brasil',
      legislationPassedBy: { '@type': 'GovernmentOrganization' },
      isPartOf: { '@type': 'PublicationIssue', '@id': here, issueNumber: '54' },
    })
    for (const { text } of [edition, act]) {
      expect(text.match(/<script/g)).toHaveLength(1)
      expect(text).not.toContain('123.456.789-09')
    }
    const notice = linkedDataOf(await api.send('GET', `/edicao/${MONDAY}/3`))
    expect(notice['hasPart']).toContainEqual(expect.objectContaining({ '@type': 'CreativeWork' }))
  })

  test('of persons and of what was taken back, programs are told nothing', async () => {
    const ofPersons = await api.send('GET', `/edicao/${MONDAY}/2`)
    expect(ofPersons.status).toBe(200)
    expect(ofPersons.headers['x-robots-tag']).toBe('noindex')
    expect(ofPersons.text).not.toContain('ld+json')
    const taken = `AVISO Nº 2/2024`
    await write(api, `UPDATE publications SET retirada_em = '2024-03-19' WHERE titulo = '${taken}'`)
    const edition = await api.send('GET', `/edicao/${MONDAY}/3`)
    expect(edition.text).toContain('a fonte retirou este ato da edição')
    expect(edition.text).not.toContain('Objeto número 2.')
    const { hasPart } = linkedDataOf(edition) as { hasPart: { name: string }[] }
    expect(hasPart.map(({ name }) => name)).not.toContain(taken)
  })

  test('what is not here says why, and leads on', async () => {
    const says = async (path: string) => {
      const { status, text } = await api.send('GET', path)
      expect([path, status]).toEqual([path, 404])
      return text
    }
    expect(await says('/edicao/2024-03-16/1')).toContain('não é dia de edição regular')
    expect(await says('/edicao/2024-03-14/1')).toContain('A edição falta neste acervo.')
    expect(await says('/edicao/2024-03-14/1')).toContain(`<a href="/edicao/${MONDAY}/1">`)
    expect(await says('/edicao/2040-03-15/1')).toContain('A edição ainda não chegou')
    expect(await says(`/edicao/${MONDAY}/extra1-b`)).toContain('Nenhuma edição extra assim')
    for (const path of [
      `/edicao/${MONDAY}/4`,
      '/edicao/2024-02-30/1',
      '/edicao/x',
      '/edicao/2024-13',
    ])
      expect(await says(path)).toContain('Este endereço não é de uma edição')
    await write(
      api,
      `INSERT INTO ledger (data, pub_name, estado, primeira_em, ultima_em) VALUES ('2024-03-13', 'DO1', 'sem_edicao', '', '')`,
    )
    expect(await says('/edicao/2024-03-13/1')).toContain('Não houve edição')
    await write(
      api,
      `UPDATE ledger SET estado = 'parcial' WHERE data = '${MONDAY}' AND pub_name = 'DO1'`,
    )
    const partial = await api.send('GET', `/edicao/${MONDAY}/1`)
    expect(partial.text).toContain('Edição incompleta')
  })

  test('months lead to days, and tell what is missing', async () => {
    const { status, text, headers } = await api.send('GET', '/edicao/2024-03')
    expect([status, headers['x-robots-tag']]).toEqual([200, undefined])
    expect(text).toContain(`href="/edicao/${TUESDAY}/3"`)
    expect(text).toContain('>1-A: 1</a>')
    expect(text).toContain('<span class="lacks">falta</span>')
    const index = await api.send('GET', '/edicao')
    expect(index.text).toContain('<a href="/edicao/2024-03">março</a>')
    const day = await api.send('GET', `/edicao/${MONDAY}`)
    expect([day.status, day.headers['location']]).toEqual([
      302,
      `/edicao/2024-03#d${MONDAY.slice(8)}`,
    ])
  })

  test('a month ends today, and none is before the first or after this one', async () => {
    const before = api.time.now
    api.time.now = Date.parse('2024-03-20T15:00:00Z')
    const { text } = await api.send('GET', '/edicao/2024-03')
    expect(text).toContain('<tr id="d20">')
    for (const day of ['21', '22', '29']) expect(text).not.toContain(`id="d${day}"`)
    for (const month of ['1999-01', '2024-02', '2024-04', '2040-03']) {
      const absent = await api.send('GET', `/edicao/${month}`)
      expect([month, absent.status]).toEqual([month, 404])
      const map = await api.send('GET', `/sitemap/${month}.xml`)
      expect([month, map.status]).toEqual([month, 404])
    }
    api.time.now = before
  })

  test('search engines get the months, and of each its editions but those of persons', async () => {
    const robots = await api.send('GET', '/robots.txt')
    expect(robots.text).toBe(
      `User-agent: *\nAllow: /ato/\nAllow: /edicao\nAllow: /boletim/\nAllow: /sitemap\nDisallow: /\n\nSitemap: ${ADDRESS}/sitemap.xml\n`,
    )
    const index = await api.send('GET', '/sitemap.xml')
    expect(index.headers['content-type']).toContain('xml')
    expect(index.text).toContain(`<sitemap><loc>${ADDRESS}/sitemap/2024-03.xml</loc></sitemap>`)
    const { text } = await api.send('GET', '/sitemap/2024-03.xml')
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual(
      ['2024-03', `${MONDAY}/1`, `${MONDAY}/3`, `${MONDAY}/extra1-a`, `${TUESDAY}/3`].map(
        (one) => `${ADDRESS}/edicao/${one}`,
      ),
    )
    expect((await api.send('GET', '/sitemap/x.xml')).status).toBe(404)
  })

  test('they have a budget of their own', async () => {
    api.time.now += 61_000
    for (let n = 0; n < 120; n++) await api.send('HEAD', '/edicao/x')
    expect((await api.send('GET', '/edicao')).status).toBe(429)
    expect((await api.send('GET', '/ato/x')).status).toBe(404)
    expect((await api.get('/edicoes')).status).toBe(200)
  })
})

test('an empty archive says that it is empty', async () => {
  await using api = await startApi([], {}, OPENED)
  const { status, text } = await api.send('GET', '/edicao')
  expect(status).toBe(200)
  expect(text).toContain('Este acervo ainda não tem nenhuma edição.')
})

test('without search engines, all is read and nothing is listed', async () => {
  const settings = { ...OPENED, ARAUTO_PUBLIC_READING: 'sem_buscadores' }
  await using api = await startApi(acts.slice(0, 3), {}, settings)
  const [act] = await storedRows(api.dataDir, "SELECT id FROM publications WHERE secao = '1'")
  for (const path of [
    `/edicao/${MONDAY}/1`,
    '/edicao',
    '/edicao/2024-03',
    `/ato/${String(act!['id'])}`,
  ]) {
    const { status, text, headers } = await api.send('GET', path)
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, 'noindex'])
    expect(text).toContain('<meta name="robots" content="noindex">')
  }
  expect((await api.send('GET', '/sitemap.xml')).status).toBe(404)
  expect((await api.send('GET', '/robots.txt')).text).not.toContain('Sitemap')
})

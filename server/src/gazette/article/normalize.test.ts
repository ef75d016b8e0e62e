import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { articleXml } from './_article-xml.ts'
import { parseArticle } from './article.ts'
import { htmlToLine } from './html-text.ts'
import { normalizeAct } from './normalize.ts'
import { words } from '../words.ts'

type Parts = Parameters<typeof articleXml>[0]

const part = (parts: Parts, number = 0) => ({
  part: number,
  article: parseArticle(new TextEncoder().encode(articleXml(parts))),
  file: { nome: `${number}.xml`, sha256: `${number}`.repeat(64) },
})
const act = (parts: Parts) => normalizeAct([part(parts)]).publication
const HEADING = 'PORTARIA Nº 7, DE 17 DE MARÇO DE 2023'
const heading = `<p class="identifica">${HEADING}</p>`

test('a whole publication', () => {
  const texto =
    `<p class="titulo">GABINETE DA MINISTRA</p>${heading}<p class="ementa">Institui o comitê.</p>` +
    '<p>A MINISTRA, no uso de suas atribuições, resolve:</p><p>Art. 1º Fica instituído o comitê:</p>' +
    '<table><tr /><tr><td><p>Nome</p></td><td><p>Papel</p></td></tr><tr><td><p>A</p></td><td /></tr></table>' +
    '<p class="assina">MARIA DA SILVA</p><p class="cargo">Ministra</p>'
  expect(act({ ementa: 'Institui o comitê.', texto })).toEqual({
    id: 'pub_1YH7KRZFBWRKW4ZK',
    pubName: 'DO1',
    idMateria: '20434980',
    parts: [0],
    data_publicacao: '2023-03-20',
    secao: '1',
    secao_base: '1',
    edicao: '54',
    pagina: '113',
    orgao: 'Ministério da Saúde/Gabinete da Ministra',
    tipo_ato: 'Portaria',
    titulo: HEADING,
    ementa: 'Institui o comitê.',
    resumo: 'Institui o comitê.',
    conteudo_completo:
      `GABINETE DA MINISTRA\n\n${HEADING}\n\nInstitui o comitê.\n\n` +
      'A MINISTRA, no uso de suas atribuições, resolve:\n\nArt. 1º Fica instituído o comitê:\n\n' +
      'Nome\tPapel\nA\n\nMARIA DA SILVA\n\nMinistra',
    assinatura: 'MARIA DA SILVA - Ministra',
    url_original:
      'https://pesquisa.in.gov.br/imprensa/jsp/visualiza/index.jsp?data=20/03/2023&pagina=113',
    url_pdf:
      'https://pesquisa.in.gov.br/imprensa/jsp/visualiza/index.jsp?data=20/03/2023&pagina=113',
  })
})

test('the id depends on section, date and matéria only, not on the channel', () => {
  const { id } = act({ attributes: { pubName: 'DO1E' } })
  expect(act({ attributes: { pubName: 'DO1_EXTRA_B', id: '9' }, texto: 'outro' }).id).toBe(id)
  expect(act({ attributes: { pubName: 'DO2E' } }).id).not.toBe(id)
})

test('the parts of a split act become one', () => {
  const { publication, origin } = normalizeAct([
    part({ texto: `${heading}<p>Art. 1º Começa</p>` }, 1),
    part(
      {
        identifica: '',
        texto: '<p>, e acaba.</p><p class="assina">ANA</p>',
        attributes: { numberPage: '114' },
      },
      2,
    ),
  ])
  expect(publication).toMatchObject({
    parts: [1, 2],
    pagina: '113-114',
    conteudo_completo: `${HEADING}\n\nArt. 1º Começa\n\n, e acaba.\n\nANA`,
    assinatura: 'ANA',
  })
  expect(origin).toMatchObject({
    nome_materia: 'interno',
    xml: [{ nome: '1.xml' }, { nome: '2.xml' }],
  })
})

describe('missing fields', () => {
  test('continuation parts alone take the first heading as title, else type and matéria', () => {
    const inner = '<p>fim.</p><p class="subtitulo">ANEXO</p><p class="identifica">PORTARIA Nº 8</p>'
    expect(act({ identifica: '', texto: inner }).titulo).toBe('PORTARIA Nº 8')
    expect(act({ identifica: '', texto: '<p class="subtitulo">ANEXO</p>' }).titulo).toBe('ANEXO')
    const headless = act({ identifica: '', texto: '<p>, de acordo.</p>' })
    expect(headless).toMatchObject({ titulo: 'Portaria (matéria 20434980)', resumo: 'de acordo.' })
  })

  test('attributes', () => {
    const attributes = {
      editionNumber: '',
      numberPage: '',
      artCategory: '',
      artType: '',
      pdfPage: '',
    }
    expect(act({ identifica: '', texto: '<p>a</p>', attributes })).toMatchObject({
      edicao: 's/n',
      pagina: '',
      orgao: '',
      tipo_ato: '',
      titulo: 'Matéria 20434980',
      url_pdf: 'https://www.in.gov.br/leiturajornal?data=20-03-2023&secao=do1',
    })
  })

  test.each(['javascript:alert(1)', 'http://', 'ftp://x/y'])(
    'a page address such as %s',
    (pdfPage) => {
      expect(act({ attributes: { pdfPage } }).url_pdf).toMatch(/^https:\/\/www\.in\.gov\.br\//)
    },
  )

  test('a heading that the text leaves out is put first, an ementa after the heading', () => {
    expect(act({ ementa: 'Trata de X.', texto: '<p>Corpo.</p>' }).conteudo_completo).toBe(
      `${HEADING}\n\nTrata de X.\n\nCorpo.`,
    )
    expect(act({ ementa: 'Trata de X.', texto: `${heading}<p>Corpo.</p>` }).conteudo_completo).toBe(
      `${HEADING}\n\nTrata de X.\n\nCorpo.`,
    )
  })

  test('but not if it is there in other spacing, case or accents, or inside a paragraph', () => {
    const texto = '<p>portaria nº 7,  de 17 de marco de 2023. Trata de "X": corpo</p>'
    const { conteudo_completo, resumo } = act({ ementa: 'TRATA DE X.', texto })
    expect(conteudo_completo).toBe('portaria nº 7, de 17 de marco de 2023. Trata de "X": corpo')
    expect(resumo).toBe('TRATA DE X.')
  })

  test('whole words only: "Trata de X" is not in "Trata de XY"', () => {
    const { conteudo_completo } = act({
      ementa: 'Trata de X',
      texto: `${heading}<p>Trata de XY</p>`,
    })
    expect(conteudo_completo).toBe(`${HEADING}\n\nTrata de X\n\nTrata de XY`)
  })

  test('an ementa marked only in the text is one', () => {
    expect(act({ texto: `${heading}<p class="ementa">Trata de X.</p>` }).ementa).toBe('Trata de X.')
  })
})

test('orgao: spaces collapsed, empty levels dropped', () => {
  const artCategory = ' Ministério  da Saúde / /Secretaria\u00a0&amp;  Cia //'
  expect(act({ attributes: { artCategory } }).orgao).toBe('Ministério da Saúde/Secretaria & Cia')
})

describe('resumo', () => {
  const resumo = (body: string, more: Parts = {}) =>
    act({ texto: `${heading}${body}`, ...more }).resumo

  test('begins after the heading, without date line and signature', () => {
    const body =
      '<p class="data">Em 17 de março de 2023</p><p>Um.</p><p>Dois.</p><p class="assina">ANA</p>'
    expect(resumo(body)).toBe('Um. Dois.')
  })

  test('keeps the second line of a heading', () => {
    expect(resumo('<p class="identifica">Pregão nº 7/2023</p><p>Objeto: X.</p>')).toBe(
      'Pregão nº 7/2023 Objeto: X.',
    )
  })

  test('skips the preamble up to what the act resolves', () => {
    expect(
      resumo('<p>O REITOR, no uso de suas atribuições,</p><p>RESOLVE:</p><p>Nomear ANA.</p>'),
    ).toBe('Nomear ANA.')
    expect(resumo('<p>O comitê resolve conflitos.</p>')).toBe('O comitê resolve conflitos.')
    expect(resumo('<p>No uso de suas atribuições, resolve:</p>')).toBe(
      'No uso de suas atribuições, resolve:',
    )
    const quoted =
      'Na Portaria 1, tendo em vista o erro, onde se lê: "resolve:", leia-se: "decide:".'
    expect(resumo(`<p>${quoted}</p>`)).toBe(quoted)
  })

  test.each([
    ['in a paragraph of its own', `<p>${HEADING}</p><p>Fica.</p>`],
    ['at the beginning of a paragraph', `<p>${HEADING} - Fica.</p>`],
    ['in another case', `<p>${HEADING.toLowerCase()}: Fica.</p>`],
  ])('does not repeat the title %s', (_, body) => {
    expect(resumo(body)).toBe('Fica.')
    expect(resumo(body, { texto: body })).toBe('Fica.')
  })

  test('keeps a word that merely begins like the title', () => {
    expect(
      act({ identifica: 'ATO', texto: '<p class="identifica">ATO</p><p>Atos nulos.</p>' }).resumo,
    ).toBe('Atos nulos.')
  })

  test('uses tables, and the text before the heading when nothing follows', () => {
    expect(resumo('<table><tr><td>a</td><td /><td>b</td></tr></table>')).toBe('a b')
    expect(act({ texto: `<p>CNPJ 1</p>${heading}` }).resumo).toBe('CNPJ 1')
    expect(resumo('')).toBe('')
  })

  test('is cut at a word, ellipsis included, within 300 characters', () => {
    const cut = resumo(`<p>${'palavra, '.repeat(60)}</p>`)
    expect(cut).toMatch(/ palavra…$/)
    expect(cut.length).toBeLessThanOrEqual(300)
    expect(resumo(`<p>${'a'.repeat(299)} b</p>`)).toBe(`${'a'.repeat(299)}…`)
    expect(resumo(`<p>${'a'.repeat(300)}</p>`)).toHaveLength(300)
    expect(resumo(`<p>x${'😀'.repeat(200)}</p>`).isWellFormed()).toBe(true)
  })
})

describe('assinatura', () => {
  test.each([
    ['A|B', 'A; B'],
    ['A-x|B', 'A - x; B'],
    ['A-x-y', 'A - x, y'],
    ['A|A|A-x', 'A; A - x'],
    ['-x', 'x'],
    ['', ''],
  ])('%s', (signed, expected) => {
    const texto = signed
      .split('|')
      .flatMap((signer) => {
        const [name, ...offices] = signer.split('-')
        return [
          `<p class="assina">${name}</p><p />`,
          ...offices.map((office) => `<p class="cargo">${office}</p>`),
        ]
      })
      .join('')
    expect(act({ texto: heading + texto }).assinatura).toBe(expected)
  })

  test('the President and the ministers who sign after', () => {
    const texto =
      '<p class="assinaPr">LULA</p><p class="assina">Ana</p><p>Anexo</p><p class="cargo">Chefe</p>'
    expect(act({ texto }).assinatura).toBe('LULA; Ana; Chefe')
  })
})

test('a heading of few letters is not found inside other words, however long it is printed', () => {
  const { article, file } = part({ texto: '<p>No uso da tação</p>' })
  const printed = { ...article, identifica: `𝒶${'\u{33bfa}'.repeat(10)}` }
  const { publication } = normalizeAct([{ part: 1, article: printed, file }])
  expect(words(publication.conteudo_completo)).toContain(words(publication.titulo))
})

test('whatever the fields hold, the publication is fit to store, find and show', () => {
  const field = fc.oneof(
    fc.constantFrom('', 'ATO Nº 7', '<p class="identifica">ATO Nº 7</p>', '<p>resolve:</p>', '.'),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.lorem({ maxCount: 80 }).map((text) => `<p>No uso d ${text}</p><table><tr><td>${text}`),
  )
  const fields = fc.record({
    identifica: field,
    ementa: field,
    texto: fc.array(field).map((all) => all.join('')),
    artType: field,
    artCategory: field,
    pdfPage: fc.oneof(field, fc.webUrl()),
  })
  const { article, file } = part({})
  fc.assert(
    fc.property(fc.array(fields, { minLength: 1, maxLength: 3 }), ([first, ...others]) => {
      const parts = others.map((more, i) => ({
        part: i + 2,
        article: { ...article, ...more },
        file,
      }))
      const { publication } = normalizeAct([
        { part: 1, article: { ...article, ...first }, file },
        ...parts,
      ])
      const { titulo, ementa, resumo, conteudo_completo, url_pdf } = publication
      expect(titulo).not.toBe('')
      expect(resumo.length).toBeLessThanOrEqual(300)
      expect(words(conteudo_completo)).toContain(words(ementa ?? ''))
      if (first && htmlToLine(first.identifica))
        expect(words(conteudo_completo)).toContain(words(titulo))
      expect(conteudo_completo).not.toMatch(/[\u00a0\u0080-\u009f\ue000-\uf8ff]|\n{3}/)
      expect(new URL(url_pdf).protocol).toBe('https:')
    }),
    { numRuns: 500 },
  )
})

import { caniemail } from 'caniemail'
import { expect, test } from 'vitest'
import type { Letter, LetterBlock } from './letter.ts'
import { bulletinLetter } from './letters/bulletin.ts'
import type { BulletinAct } from './message.ts'
import { renderHtml } from './render-html.ts'

const A_LINK = { text: 'um endereço', url: 'https://arauto.exemplo.br/x' }

/** One of each. */
const BLOCKS: { [Kind in LetterBlock['kind']]: Extract<LetterBlock, { kind: Kind }> } = {
  heading: { kind: 'heading', level: 2, text: 'Compras (1)' },
  paragraph: { kind: 'paragraph', content: ['Um ', { mark: 'pregão' }, ' e ', A_LINK] },
  place: { kind: 'place', text: 'Seção 3' },
  action: { kind: 'action', ...A_LINK },
  list: { kind: 'list', items: [['Um'], [A_LINK]] },
  record: { kind: 'record', title: 'EMPRESA LTDA', fields: [{ label: 'Valor', value: 'R$ 1,00' }] },
  links: { kind: 'links', links: [A_LINK, A_LINK] },
  code: { kind: 'code', text: 'uma linha\noutra' },
}

/** What programs of mail do not know, and why nothing is lost with it. */
const MAY_BE_LOST = {
  '<body> element': 'its colour and room are the column’s, too',
  '<style> element': 'it has the dark colours only; the light ones stand in the elements',
  '@media': 'the same',
  'color-scheme CSS property': 'the same',
  'color-scheme meta tag': 'the same',
  'aria-label attribute': 'the heading says it',
  'role attribute': 'it is a text without it, too',
  'border-radius': 'corners',
  overflow: 'none is used: the linter takes overflow-wrap for it',
  'overflow-wrap': 'word-break stands beside it',
  'system-ui, ui-serif, ui-sans-serif, ui-rounded, ui-monospace': 'other fonts follow',
  'text-decoration': 'a button is told by its colour',
  'white-space': '<pre> keeps its lines',
  'word-break': 'overflow-wrap stands beside it',
}

test('what programs of mail do not know is nothing that a letter needs', () => {
  const letter: Letter = {
    subject: 'Boletim',
    blocks: Object.values(BLOCKS),
    footer: ['Você recebe este aviso. ', A_LINK],
    unsubscribeUrl: null,
  }
  const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'samsung-email.*'] as const
  const { issues } = caniemail({ clients: [...clients], html: renderHtml(letter) })
  const unknown = [...issues.errors.values()].flat().map(({ title }) => title)
  expect(unknown).not.toEqual([])
  expect(unknown.filter((title) => !(title in MAY_BE_LOST))).toEqual([])
})

test('fifty acts with excerpts are shorter than what Gmail cuts off', () => {
  const act: BulletinAct = {
    id: 'pub_0123456789abcdef',
    titulo: 'AVISO DE LICITAÇÃO PREGÃO ELETRÔNICO Nº 90.015/2026 - UASG 153062',
    orgao:
      'Ministério da Educação/Universidade Federal de Minas Gerais/Pró-Reitoria de Administração',
    data_publicacao: '2026-03-09',
    secao: '3',
    edicao: '45',
    pagina: '112',
    trecho: [{ text: 'palavras '.repeat(35), hit: false }],
    url_original: `https://www.in.gov.br/web/dou/-/aviso-de-licitacao-${'0'.repeat(40)}`,
    url_pdf: `https://pesquisa.in.gov.br/imprensa/jsp/visualiza/index.jsp?data=09/03/2026&jornal=530&pagina=112`,
    consulta: '"pregão eletrônico" OU licitação',
    alertas: ['Compras', 'Obras'],
    termos: ['pregão eletrônico'],
  }
  const letter = bulletinLetter(
    {
      kind: 'bulletin',
      nome: 'Compras',
      conta: 'Equipe',
      data: '2026-03-09',
      assunto: 'Compras',
      cabecalho: '',
      rodape: '',
      texto_vazio: '',
      total: 50,
      groups: [{ titulo: 'Compras', total: 50, acts: Array.from({ length: 50 }, () => act) }],
      csv: null,
      inactive: [],
      deleted: 0,
      editions: [],
      late: [],
      unsubscribeToken: 'x'.repeat(40),
    },
    'https://arauto.exemplo.br',
  )
  expect(Buffer.byteLength(renderHtml(letter))).toBeLessThan(102 * 1024)
})

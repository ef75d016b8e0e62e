import { expect, test } from 'vitest'
import type { Bulletin, BulletinAct } from '../message.ts'
import { renderText } from '../render-text.ts'
import { bulletinLetter } from './bulletin.ts'

const BULLETIN: Bulletin = {
  kind: 'bulletin',
  nome: 'Compras',
  conta: 'Equipe',
  data: '2024-03-18',
  assunto: 'Compras',
  cabecalho: '',
  rodape: '',
  texto_vazio: '',
  total: 7_000,
  groups: [],
  csv: null,
  inactive: [],
  deleted: 0,
  editions: [],
  late: [],
  unsubscribeToken: 'x',
}

const ACT: BulletinAct = {
  id: 'pub_1',
  titulo: 'PORTARIA',
  orgao: '',
  data_publicacao: '2024-03-18',
  secao: '1',
  edicao: '54',
  pagina: '1',
  trecho: [],
  url_original: 'https://www.in.gov.br/1',
  url_pdf: 'https://pesquisa.in.gov.br/1',
  consulta: '*',
  alertas: ['Compras'],
}

const textOf = (fields: Partial<Bulletin>) =>
  renderText(bulletinLetter({ ...BULLETIN, ...fields }, 'https://arauto.exemplo.br'))

test('it says where the acts are that it does not show', () => {
  const begin = 'E mais 7.000 atos, que não couberam neste e-mail: '
  const daybook = 'no caderno do dia, com a sua conta.'
  const link = 'Abrir o caderno de 18/03/2024: https://arauto.exemplo.br/caderno?data=2024-03-18'
  expect(textOf({})).toContain(`${begin}estão ${daybook}`)
  expect(textOf({})).toContain(link)
  const all = { rows: 7_000, text: '' }
  expect(textOf({ csv: all })).toContain(`${begin}a planilha anexa tem todos.`)
  expect(textOf({ csv: all })).not.toContain('caderno')
  const first = { rows: 5_000, text: '' }
  expect(textOf({ csv: first })).toContain(
    `${begin}a planilha anexa tem os primeiros 5.000; os outros estão ${daybook}`,
  )
})

test('it makes links of its own addresses only', () => {
  const letter = bulletinLetter(
    {
      ...BULLETIN,
      total: 1,
      cabecalho: 'Veja https://exemplo.com.br/normas.',
      groups: [
        {
          titulo: 'Compras',
          total: 1,
          acts: [{ ...ACT, texto: 'Consulte https://exemplo.org/12345678909.' }],
        },
      ],
    },
    'https://arauto.exemplo.br',
  )
  const blocks = JSON.stringify(letter.blocks)
  expect(blocks).toContain('"url":"https://exemplo.com.br/normas"')
  expect(blocks).not.toContain('"url":"https://exemplo.org')
})

test('above whole texts, whose end may be cut off, there is the link to its page', () => {
  const pagina = 'selo'
  const link = 'Ver este boletim na página: https://arauto.exemplo.br/boletim/selo'
  const groups = (texto?: string) => [
    { titulo: 'Compras', total: 1, acts: [{ ...ACT, ...(texto !== undefined && { texto }) }] },
  ]
  const text = textOf({ pagina, groups: groups('O texto.') })
  expect(text.indexOf(link)).toBeLessThan(text.indexOf('O texto.'))
  expect(text).toContain(link)
  expect(textOf({ pagina, groups: groups() })).not.toContain(link)
})

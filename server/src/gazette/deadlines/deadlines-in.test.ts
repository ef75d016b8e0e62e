import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/_linear.ts'
import type { Deadline } from './deadline.ts'
import { deadlinesIn } from './deadlines-in.ts'
import { prazosOf } from './prazos.ts'

const PUBLISHED = '2026-11-19'

/** `abertura 2026-12-02T09:00`, `inscricao 2026-12-03/2026-12-20`, `recurso 5 úteis`. */
function shortly({ tipo, data, hora, desde, dias, dias_uteis, calculada }: Deadline): string {
  if (dias !== null)
    return `${tipo} ${dias}${dias_uteis ? ' úteis' : ''}${calculada ? ` ${data}` : ''}`
  const time = hora === null ? '' : `T${hora}`
  return data === null
    ? `${tipo} ${desde}${time}/`
    : `${tipo} ${desde === null ? '' : `${desde}/`}${data}${time}`
}

const read = (text: string) => deadlinesIn(text, PUBLISHED).map(shortly)

test.each<[string, string[]]>([
  [
    'Entrega das Propostas: a partir de 19/11/2026 às 08h00. Abertura das Propostas: 02/12/2026 às 09h00 no site.',
    ['entrega_de_propostas 2026-11-19T08:00/', 'abertura 2026-12-02T09:00'],
  ],
  ['Recebimento das propostas até 10/12/2026, às 9h.', ['entrega_de_propostas 2026-12-10T09:00']],
  [
    'Entrega dos envelopes: até as 10h30 do dia 7 de dezembro de 2026. Abertura às 11h.',
    ['entrega_de_propostas 2026-12-07T10:30', 'abertura 2026-12-07T11:00'],
  ],
  [
    'Recebimento das propostas: das 9h do dia 20/11/2026 às 8h do dia 02/12/2026.',
    ['entrega_de_propostas 2026-11-20/2026-12-02T08:00'],
  ],
  [
    'torna público que no dia 02/12/2026, às 13h30, realizará pregão',
    ['abertura 2026-12-02T13:30'],
  ],
  ['As inscrições serão feitas de 3 a 20/12/2026.', ['inscricao 2026-12-03/2026-12-20']],
  ['Inscrições de 3 a 20/12.', ['inscricao 2026-12-03/2026-12-20']],
  ['Inscrições até o dia 8 de janeiro.', ['inscricao 2027-01-08']],
  [
    'convoca para a assembleia geral no dia 5 de dezembro de 2026, às 14h',
    ['reuniao 2026-12-05T14:00'],
  ],
  ['Fica aberto o prazo recursal de 05 (cinco) dias úteis.', ['recurso 5 úteis']],
  [
    'para apresentar defesa no prazo de 10 (dez) dias, a contar da publicação deste edital',
    ['recurso 10 2026-11-29'],
  ],
  ['retirar a notificação no prazo de quinze dias', ['prazo 15']],
  ['prazo de 30 dias, contados do recebimento da notificação', ['prazo 30']],
])('%s', (text, told) => {
  expect(read(text)).toEqual(told)
})

test.each([
  'Contrato nº 3, assinado em 02/12/2026, com vigência até 02/12/2027.',
  'O prazo de vigência de 60 dias, e o prazo de execução de 90 dias.',
  'Portaria publicada no DOU de 20/11/2026.',
  'Autorizar o afastamento para participar da reunião do comitê, em Porto, de 01/12/2026 a 05/12/2026.',
  'A sessão que aconteceria em 01/11/2026 foi suspensa.',
  'prazo de dois anos, no período de 2 de dezembro de 2026 a 2 de dezembro de 2028',
  'Conceder 10 (dez) dias de trânsito.',
])('nothing to keep: %s', (text) => {
  expect(read(text)).toEqual([])
})

test('what is told twice stands once, with its words', () => {
  const act = {
    conteudo_completo:
      '𝄞 Abertura das propostas de 123.456.789-09: 02/12/2026, às 9h. Abertura: 02/12/2026, às 9h.',
    data_publicacao: PUBLISHED,
  }
  expect(prazosOf(act)).toEqual([
    expect.objectContaining({
      inicio: 2,
      texto: 'Abertura das propostas de ***.456.789-**: 02/12/2026, às 9h',
    }),
  ])
})

const PIECES = [
  'prazo de 15 (quinze) dias, ',
  'a contar da publicação ',
  'abertura ',
  '02/12/2026 ',
  'às 9h ',
  'a ',
  '3 a 20/12 ',
  'inscrições ',
  '(',
  '.\n',
  'recebimento das propostas de ',
  '9h ',
  'até ',
]

test('any text is read, and every place lies in it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      for (const { inicio, fim } of deadlinesIn(text, PUBLISHED)) {
        expect(inicio).toBeGreaterThanOrEqual(0)
        expect(fim).toBeGreaterThan(inicio)
        expect(fim).toBeLessThanOrEqual(text.length)
      }
    }),
  )
})

test.each([...PIECES, 'prazo prazo ', '(a', '1 a 2 a ', 'início do ', 'data e '])(
  'a text of “%s” over and over takes no more for its size',
  (piece) => {
    expectLinear(100_000, (size) => {
      const text = piece.repeat(Math.ceil(size / piece.length))
      return () => deadlinesIn(text, PUBLISHED)
    })
  },
)

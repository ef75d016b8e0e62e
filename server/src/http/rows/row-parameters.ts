import { Type } from 'typebox'
import { BID_KINDS } from '../../gazette/rows/contracts/contract.ts'
import { filterParameters, list } from '../archive/filters.ts'
import { date, oneOf } from '../schemas/field.ts'
import { limitParameter } from '../schemas/paging.ts'
import { cursorExample } from './row-page-schema.ts'

export const dayParameter = (description: string, example: string) =>
  Type.Optional(date(description, example))

/** As long as an event is kept, so that a term is told once. */
const MOST_DAYS_AHEAD = 90

/** Days from today, in Brasília. */
export const inDays = (description: string, example: number) =>
  Type.Optional(
    Type.Integer({ minimum: 0, maximum: MOST_DAYS_AHEAD, description, examples: [example] }),
  )

/** Any of these words. */
export const wordsParameter = <Word extends string>(
  words: readonly Word[],
  description: string,
  example: NoInfer<Word>[],
) => list(Type.Unsafe<string>(oneOf(words, {})), description, example)

/** What tenders, and contracts that come of them, are filtered by. */
export const bidParameters = {
  modalidade: wordsParameter(
    BID_KINDS,
    'Modalidade da licitação; repita o parâmetro para aceitar qualquer de várias.',
    ['pregao'],
  ),
  uasg: list(
    Type.String({ pattern: String.raw`^\d{6}$` }),
    'Código da unidade de compra (UASG), seis algarismos; repita o parâmetro para aceitar qualquer de várias.',
    ['150002'],
  ),
}

/** The number of something that a row names, however it is written; `of`: what it is of. */
export const numberParameter = (of: string, examples: string[]) =>
  list(
    Type.String({ maxLength: MAX_NUMBER }),
    `Número ${of}; zeros à esquerda e pontuação não contam. Repita o parâmetro para aceitar qualquer de vários.`,
    examples,
  )

const MAX_NUMBER = 60

export const processParameter = numberParameter('inteiro do processo, como impresso', [
  '23000.012345/2024-20',
])

/** A CNPJ; `of`: whose. */
export const cnpjParameter = (of: string) =>
  list(
    Type.String({ maxLength: 30 }),
    `CNPJ ${of}, com ou sem pontuação; com os 8 primeiros caracteres, qualquer estabelecimento da empresa. Repita o parâmetro para aceitar qualquer de vários. Por CPF não se procura.`,
    ['12.345.678/0001-95'],
  )

/** Words in a row in a column; `of`: what they are of. */
export const namedParameter = (of: string, example: string, more = '') =>
  Type.Optional(
    Type.String({
      maxLength: 200,
      description: `Palavras seguidas ${of}, sem distinguir acentos e maiúsculas.${more} As publicações que têm estas palavras podem ser no máximo 20.000.`,
      examples: [example],
    }),
  )

/** What to count by; `does`: what is done with the rows. */
export const facetsParameter = <Name extends string>(
  names: readonly Name[],
  example: NoInfer<Name>[],
  does = 'contar',
) =>
  Type.Optional(
    Type.Array(oneOf(names, {}), {
      maxItems: names.length,
      description: `O que ${does} em todo o resultado, não só na página: ${names.map((name) => `\`${name}\``).join(', ')}, separados por vírgula ou repetindo o parâmetro.`,
      examples: [example],
    }),
  )

/** The order of the rows; `own`: what the orders are that only this table has. */
export const orderParameter = <Order extends string>(
  orders: readonly Order[],
  example: NoInfer<Order>,
  own = '',
) =>
  Type.Optional(
    oneOf(orders, {
      default: 'recentes',
      description: `Ordem das linhas: as publicadas por último antes, ou depois${own}.`,
      examples: [example],
    }),
  )

/** The parameters of any list of rows. */
export const rowParameters = {
  orgao: filterParameters.orgao,
  data_inicio: dayParameter('Primeiro dia da publicação, AAAA-MM-DD, inclusive.', '2024-03-01'),
  data_fim: dayParameter('Último dia da publicação, AAAA-MM-DD, inclusive.', '2024-03-31'),
  termo: Type.Optional(filterParameters.termo),
  literal: filterParameters.literal,
  cursor: Type.Optional(
    Type.String({
      maxLength: 120,
      description:
        'O `proximo` da página anterior, com os mesmos filtros e a mesma ordem; vale para sempre.',
      examples: [cursorExample],
    }),
  ),
  limite: limitParameter('Linhas por página.'),
}

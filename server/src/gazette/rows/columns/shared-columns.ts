import type { ActOfRow } from '../acts/act-of-row.ts'
import { CONFIDENCES } from '../contracts/contract.ts'
import type { ListedField, RowColumn } from './row-column.ts'

/** Where the value of a column is printed. */
const PLACE_FIELDS = [
  { name: 'coluna', type: 'string' },
  { name: 'inicio', type: 'integer' },
  { name: 'fim', type: 'integer' },
] as const satisfies ListedField[]

/** Of the rows of every table. */
export const ROW_ID = {
  title: 'Identificador da linha',
  description: 'Identificador da linha; o mesmo enquanto o texto do ato não muda.',
  type: 'string',
} as const satisfies RowColumn

/** Who publishes the act of a row. */
export const PUBLISHER = {
  title: 'Órgão que publica',
  description: 'O órgão que publica, com os níveis separados por `/`.',
  type: 'string',
} as const satisfies RowColumn

export const PROCESS_NUMBER = {
  title: 'Processo',
  description: 'Número do processo, como impresso.',
  type: 'string',
  mayLack: true,
} as const satisfies RowColumn

/** Of which act the row is: the one of several in the publication, or the only one. */
export const ACT_OF_ROW = {
  ato_endereco: {
    title: 'Endereço do ato',
    description:
      'O ato de que a linha foi lida: o identificador da publicação e, se ela tem vários atos, `#` e o que nomeia este entre eles, como em `partes`.',
    type: 'string',
  },
  ato_tipo: {
    title: 'Tipo do ato',
    description:
      'O tipo do ato, no singular, pelo título dele ou pelo que vale para vários; sem um tipo conhecido ali, o nome que a fonte dá à publicação.',
    type: 'string',
    mayLack: true,
  },
  ato_numero: {
    title: 'Número do ato',
    description:
      'O número do ato, só os algarismos e a letra que lhes pertence: o do título, ou o impresso diante do ato sob o título de vários. O número de uma licitação ou de um processo que o título nomeia não é o do ato.',
    type: 'string',
    mayLack: true,
  },
  ato_data: {
    title: 'Data do ato',
    description:
      'A data do ato, pelo título dele ou pelo que vale para vários; sem ela ali, a da linha que só tem lugar e data.',
    type: 'date',
    mayLack: true,
  },
} as const satisfies Record<keyof ActOfRow, RowColumn>

/** How a row was read, and where: the last columns of every table. `unit`: what of the text a row is read from. */
export const readingColumns = (unit: string) =>
  ({
    confianca: {
      title: 'Confiança',
      description: 'Quanto confiar na linha, pela regra que a leu.',
      type: 'string',
      values: CONFIDENCES,
    },
    versao_extrator: {
      title: 'Versão das regras',
      description: 'Versão das regras da tabela; muda quando elas mudam.',
      type: 'integer',
    },
    inicio: {
      title: 'Início no texto',
      description: `Onde ${unit} da linha começa em \`conteudo_completo\`, em caracteres Unicode, a partir de 0.`,
      type: 'integer',
    },
    fim: { title: 'Fim no texto', description: 'O primeiro caractere depois.', type: 'integer' },
    trechos: {
      title: 'Lugares dos valores',
      description: 'De onde veio cada valor, na ordem do texto.',
      type: { items: PLACE_FIELDS },
    },
  }) as const satisfies Record<string, RowColumn>

import type { NormaLinha } from '../norma-linhas.ts'
import { FORCE_ORIGINS, NORM_SPECIES } from '../norms/norm.ts'
import type { ListedField, RowColumn } from './row-column.ts'
import { ACT_OF_ROW, PUBLISHER, ROW_ID, readingColumns } from './shared-columns.ts'

/** What is told of an act that another one touches. */
const TOUCHED_FIELDS = [
  { name: 'norma', type: 'string', mayLack: true },
  { name: 'nome', type: 'string' },
  { name: 'dispositivos', type: 'string', mayLack: true },
  { name: 'palavras', type: 'string' },
  { name: 'inicio', type: 'integer' },
  { name: 'fim', type: 'integer' },
] as const satisfies ListedField[]

/** The columns of `normas`, in their order. */
export const NORMA_COLUMNS = {
  id: ROW_ID,
  especie: {
    title: 'Espécie',
    description: 'O que o ato é, pelo título.',
    type: 'string',
    values: NORM_SPECIES,
  },
  norma: {
    title: 'Norma',
    description:
      'O nome do próprio ato, como `norma:` o procura; sem ele se a espécie não se procura assim, ou se não tem número. Portarias e resoluções de órgãos diferentes podem ter o mesmo.',
    type: 'string',
    mayLack: true,
  },
  numero: {
    title: 'Número',
    description: 'O número do ato, só os algarismos.',
    type: 'string',
    mayLack: true,
  },
  ano: { title: 'Ano', description: 'O ano do ato.', type: 'integer', mayLack: true },
  data: { title: 'Data', description: 'A data do ato, pelo título.', type: 'date', mayLack: true },
  ementa: {
    title: 'Ementa',
    description: 'A ementa, como impressa.',
    type: 'string',
    mayLack: true,
  },
  entra_em_vigor: {
    title: 'Entra em vigor',
    description:
      'O dia em que o ato diz que entra em vigor: o impresso, ou o da publicação, o da assinatura ou o fim do prazo que o texto diz em vez dele.',
    type: 'date',
    mayLack: true,
  },
  entra_em_vigor_origem: {
    title: 'De que conta o vigor',
    description:
      'Quando o ato diz que entra em vigor: na `publicacao`, na `assinatura`, numa `data` ou depois de um `prazo`; sem ele se o ato não o diz, ou diz vários.',
    type: 'string',
    values: FORCE_ORIGINS,
    mayLack: true,
  },
  altera: {
    title: 'Altera',
    description: 'As normas que o ato altera, e os dispositivos, se a frase os diz.',
    type: { items: TOUCHED_FIELDS },
  },
  revoga: {
    title: 'Revoga',
    description:
      'As normas que o ato revoga, inteiras (`total`) ou em parte (sem ele se a frase não o deixa claro), e os dispositivos, se a frase os diz.',
    type: { items: [...TOUCHED_FIELDS, { name: 'total', type: 'boolean', mayLack: true }] },
  },
  regulamenta: {
    title: 'Regulamenta',
    description: 'As normas que o ato diz que regulamenta.',
    type: { items: TOUCHED_FIELDS },
  },
  orgao: PUBLISHER,
  ...ACT_OF_ROW,
  ...readingColumns('o ato'),
} satisfies Record<keyof NormaLinha, RowColumn>

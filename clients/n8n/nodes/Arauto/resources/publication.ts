import type { ParametrosBuscar } from 'arauto-client'
import type { INodeProperties } from 'n8n-workflow'
import { SECTIONS, STATES } from '../../shared/fields.ts'
import { type Operation, type Read, filtersIn, textOf } from '../operation.ts'

const show = { resource: ['publication'] }
const showSearch = { ...show, operation: ['search'] }

export const fields: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show },
    options: [
      {
        name: 'Get',
        value: 'get',
        description: 'Read one publication with its whole text',
        action: 'Get a publication',
      },
      {
        name: 'Get Similar',
        value: 'similar',
        description: 'Find acts of the same type that have most in common with one',
        action: 'Get similar publications',
      },
      {
        name: 'Search',
        value: 'search',
        description: 'Search publications by words and filters',
        action: 'Search publications',
      },
    ],
    default: 'search',
  },
  {
    displayName: 'Publication ID',
    name: 'publicationId',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'pub_0123456789ABCDEF',
    displayOptions: { show: { ...show, operation: ['get', 'similar'] } },
  },
  {
    displayName: 'Query',
    name: 'termo',
    type: 'string',
    required: true,
    default: '',
    placeholder: '"pregão eletrônico" -saúde',
    description:
      'Words that must all be there; also "exact phrase", OU, NAO, -word, parentheses, prefix*. An asterisk finds everything.',
    displayOptions: { show: showSearch },
  },
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: { show: showSearch },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { ...showSearch, returnAll: [false] } },
  },
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    displayOptions: { show: showSearch },
    options: [
      {
        displayName: 'Act Type',
        name: 'tipo_ato',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Portaria',
        description: 'The whole type, or its beginning and *: Extrato*',
      },
      {
        displayName: 'Body',
        name: 'orgao',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Ministério da Saúde',
        description: 'Name, beginning of its path, or abbreviation of the body of the government',
      },
      {
        displayName: 'Body to Leave Out',
        name: 'orgao_exceto',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Conselho Federal de Enfermagem',
        description: 'Acts of this body, and of those below it, are not found',
      },
      {
        displayName: 'CNPJ',
        name: 'cnpj',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        description: 'Company that the text names; 8 digits stand for all its establishments',
      },
      {
        displayName: 'Edition',
        name: 'edicao',
        type: 'string',
        default: '',
        description: 'Number of the edition; extra editions bear a letter',
      },
      {
        displayName: 'From',
        name: 'data_inicio',
        type: 'string',
        default: '',
        placeholder: '2026-03-01',
        description: 'First day, YYYY-MM-DD',
      },
      {
        displayName: 'Greatest Amount at Least',
        name: 'valor_min',
        type: 'number',
        default: 0,
        description: 'The greatest amount in reais that the text names is this or more',
      },
      {
        displayName: 'Greatest Amount at Most',
        name: 'valor_max',
        type: 'number',
        default: 0,
        description: 'The greatest amount in reais that the text names is this or less',
      },
      {
        displayName: 'Sections',
        name: 'secao',
        type: 'multiOptions',
        options: SECTIONS,
        default: [],
      },
      {
        displayName: 'State',
        name: 'situacao',
        type: 'multiOptions',
        options: STATES,
        default: [],
        description: 'What other acts have made of it',
      },
      {
        displayName: 'To',
        name: 'data_fim',
        type: 'string',
        default: '',
        placeholder: '2026-03-31',
        description: 'Last day, YYYY-MM-DD. Close the range when the list must be complete.',
      },
    ],
  },
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add Option',
    default: {},
    displayOptions: { show: showSearch },
    options: [
      {
        displayName: 'Excerpts',
        name: 'trechos',
        type: 'boolean',
        default: true,
        description: 'Whether each result says where the words are',
      },
      {
        displayName: 'Literally',
        name: 'literal',
        type: 'boolean',
        default: true,
        description: 'Whether words stand only for what is written',
      },
      {
        displayName: 'Leave Signatures Out',
        name: 'ignorar_assinatura',
        type: 'boolean',
        default: true,
        description: 'Whether words count only outside of the lines of those who sign',
      },
      {
        displayName: 'Order',
        name: 'ordem',
        type: 'options',
        options: [
          { name: 'Amount', value: 'valor' },
          { name: 'Newest First', value: 'recentes' },
          { name: 'Oldest First', value: 'antigas' },
          { name: 'Relevance', value: 'relevancia' },
        ],
        default: 'recentes',
      },
    ],
  },
]

export const operations: Record<string, Operation> = {
  search: async (arauto, read) => {
    const most = read('returnAll') ? Infinity : Number(read('limit'))
    const pages = arauto.buscar({ ...searchOf(read), limite: Math.min(most, 100) })
    const { total, resultados, avisos } = await pages
    const isWhole = Math.min(most, total) <= resultados.length
    return { items: isWhole ? resultados : await pages.todos({ maxItens: most }), notices: avisos }
  },
  get: async (arauto, read) => ({
    items: [await arauto.publicacao(textOf(read, 'publicationId'))],
  }),
  similar: async (arauto, read) => ({
    items: await arauto.semelhantes(textOf(read, 'publicationId')),
  }),
}

function searchOf(read: Read): ParametrosBuscar {
  const given = { ...(read('filters') as object), ...(read('options') as object) }
  return { ...filtersIn(given), termo: textOf(read, 'termo') }
}

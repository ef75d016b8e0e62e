import type { INodeProperties } from 'n8n-workflow'
import { SECTIONS, texts } from '../../shared/fields.ts'
import { type Operation, textOf } from '../operation.ts'

const show = { resource: ['alert'] }
const showCreate = { ...show, operation: ['create'] }
const showRun = { ...show, operation: ['run'] }

export const fields: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show },
    options: [
      {
        name: 'Create',
        value: 'create',
        description: 'Save a search that tells people of what it finds',
        action: 'Create an alert',
      },
      { name: 'Delete', value: 'delete', action: 'Delete an alert' },
      { name: 'Get', value: 'get', action: 'Get an alert' },
      { name: 'Get Many', value: 'getAll', action: 'Get many alerts' },
      {
        name: 'Run',
        value: 'run',
        description: 'See what an alert finds between two days',
        action: 'Run an alert',
      },
      {
        name: 'Turn On or Off',
        value: 'activate',
        action: 'Turn an alert on or off',
      },
    ],
    default: 'getAll',
  },
  {
    displayName: 'Alert ID',
    name: 'alertId',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'alr_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
    displayOptions: { show: { ...show, operation: ['activate', 'delete', 'get', 'run'] } },
  },
  {
    displayName: 'Active',
    name: 'ativo',
    type: 'boolean',
    default: true,
    description: 'Whether the alert tells of what it finds',
    displayOptions: { show: { ...show, operation: ['activate'] } },
  },
  {
    displayName: 'Name',
    name: 'nome',
    type: 'string',
    required: true,
    default: '',
    description: 'Is in the subject of its e-mails',
    displayOptions: { show: showCreate },
  },
  {
    displayName: 'Query',
    name: 'consulta',
    type: 'string',
    required: true,
    default: '',
    placeholder: '"pregão eletrônico" -saúde',
    description: 'The alert finds exactly what a search for this finds',
    displayOptions: { show: showCreate },
  },
  {
    displayName: 'E-Mails',
    name: 'emails',
    type: 'string',
    typeOptions: { multipleValues: true },
    default: [],
    description: 'Who is told, once the address has been confirmed',
    displayOptions: { show: showCreate },
  },
  {
    displayName: 'Frequency',
    name: 'frequencia',
    type: 'options',
    options: [
      { name: 'At Once', value: 'imediata' },
      { name: 'Once a Day', value: 'diaria' },
      { name: 'Once an Edition', value: 'edicao' },
    ],
    default: 'imediata',
    description: 'How often e-mails are sent',
    displayOptions: { show: showCreate },
  },
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    displayOptions: { show: showCreate },
    options: [
      {
        displayName: 'Act Types',
        name: 'tipos_ato',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Portaria',
      },
      {
        displayName: 'Bodies',
        name: 'orgaos',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Ministério da Saúde',
      },
      {
        displayName: 'Sections',
        name: 'secoes',
        type: 'multiOptions',
        options: SECTIONS,
        default: [],
      },
    ],
  },
  {
    displayName: 'From',
    name: 'desde',
    type: 'string',
    required: true,
    default: '',
    placeholder: '2026-03-01',
    description: 'First day, YYYY-MM-DD',
    displayOptions: { show: showRun },
  },
  {
    displayName: 'To',
    name: 'ate',
    type: 'string',
    required: true,
    default: '',
    placeholder: '2026-03-31',
    description: 'Last day, YYYY-MM-DD',
    displayOptions: { show: showRun },
  },
  {
    displayName: 'Deliver',
    name: 'entregar',
    type: 'boolean',
    default: false,
    description: 'Whether to tell those whom the alert tells, of what it has not told them yet',
    displayOptions: { show: showRun },
  },
]

export const operations: Record<string, Operation> = {
  create: async ({ alertas }, read) => {
    const filters = Object.entries(read('filters') as object)
    const { avisos, ...alert } = await alertas.criar({
      nome: textOf(read, 'nome'),
      consulta: textOf(read, 'consulta'),
      filtros: Object.fromEntries(filters.map(([name, value]) => [name, texts(value)])),
      canais: { emails: texts(read('emails')) },
      frequencia: read('frequencia') as 'imediata' | 'edicao' | 'diaria',
    })
    return { items: [alert], notices: avisos }
  },
  delete: async ({ alertas }, read) => {
    const id = textOf(read, 'alertId')
    await alertas.excluir(id)
    return { items: [{ id, deleted: true }] }
  },
  get: async ({ alertas }, read) => ({ items: [await alertas.obter(textOf(read, 'alertId'))] }),
  getAll: async ({ alertas }) => ({ items: await alertas.listar() }),
  run: async ({ alertas }, read) => {
    const days = { desde: textOf(read, 'desde'), ate: textOf(read, 'ate') }
    const entregar = read('entregar') === true
    return { items: [await alertas.executar(textOf(read, 'alertId'), { ...days, entregar })] }
  },
  activate: async ({ alertas }, read) => {
    const ativo = read('ativo') === true
    const { avisos, ...alert } = await alertas.alterar(textOf(read, 'alertId'), { ativo })
    return { items: [alert], notices: avisos }
  },
}

import type {
  Arauto,
  Aviso,
  ParametrosListarContratos,
  ParametrosListarLicitacoes,
  ParametrosListarNormas,
  ParametrosListarPessoal,
  ParametrosListarSancoes,
} from 'arauto-client'
import type { INodeProperties } from 'n8n-workflow'
import { STATES } from '../../shared/fields.ts'
import { type Operation, filtersIn, textOf } from '../operation.ts'

const show = { resource: ['row'] }
const showMany = { ...show, operation: ['getAll'] }

export const fields: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show },
    options: [
      {
        name: 'Get Many',
        value: 'getAll',
        description: 'List what acts say, as rows of a table',
        action: 'Get many rows',
      },
    ],
    default: 'getAll',
  },
  {
    displayName: 'Table',
    name: 'table',
    type: 'options',
    noDataExpression: true,
    description: 'Experimental: columns may be wrong, and each row has its act to check',
    displayOptions: { show: showMany },
    options: [
      { name: 'Contracts', value: 'contratos', description: 'A contractor of an instrument each' },
      { name: 'Norms', value: 'normas', description: 'An act that alters, revokes or regulates' },
      { name: 'Personnel', value: 'pessoal', description: 'A person in a movement each' },
      { name: 'Sanctions', value: 'sancoes', description: 'A sanction of a company each' },
      { name: 'Tenders', value: 'licitacoes', description: 'A tender in a notice each' },
    ],
    default: 'contratos',
  },
  {
    displayName: 'Query',
    name: 'termo',
    type: 'string',
    default: '',
    placeholder: 'notebook',
    description: 'Words in the act, as in a search; without any, all rows',
    displayOptions: { show: showMany },
  },
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: { show: showMany },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { ...showMany, returnAll: [false] } },
  },
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    displayOptions: { show: showMany },
    options: [
      {
        displayName: 'Altered Norm',
        name: 'altera',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Lei 8.112/1990',
        description: 'Acts that alter this norm',
        displayOptions: { show: { '/table': ['normas'] } },
      },
      {
        displayName: 'Amount at Least',
        name: 'valor_min',
        type: 'number',
        default: 0,
        description: 'The total, the estimate or the fine is this many reais or more',
        displayOptions: { show: { '/table': ['contratos', 'licitacoes', 'sancoes'] } },
      },
      {
        displayName: 'Amount at Most',
        name: 'valor_max',
        type: 'number',
        default: 0,
        description: 'The total, the estimate or the fine is this many reais or less',
        displayOptions: { show: { '/table': ['contratos', 'licitacoes', 'sancoes'] } },
      },
      {
        displayName: 'Barred On',
        name: 'vigente_em',
        type: 'string',
        default: '',
        placeholder: '2026-03-31',
        description: 'Companies that the sanction bars from contracting on this day, YYYY-MM-DD',
        displayOptions: { show: { '/table': ['sancoes'] } },
      },
      {
        displayName: 'Body',
        name: 'orgao',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Ministério da Saúde',
        description:
          'Name, beginning of its path, or abbreviation of the body of the government that published the act',
      },
      {
        displayName: 'CNPJ of the Contractor',
        name: 'fornecedor_ni',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        description: '8 digits stand for all its establishments',
        displayOptions: { show: { '/table': ['contratos'] } },
      },
      {
        displayName: 'CNPJ of the Sanctioned',
        name: 'sancionado_cnpj',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        description: '8 digits stand for all its establishments',
        displayOptions: { show: { '/table': ['sancoes'] } },
      },
      {
        displayName: 'CNPJ of the Winner',
        name: 'vencedor_ni',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        description: '8 digits stand for all its establishments',
        displayOptions: { show: { '/table': ['licitacoes'] } },
      },
      {
        displayName: 'Ends Within Days',
        name: 'vigencia_fim_em_dias',
        type: 'number',
        default: 0,
        description: 'The contract ends from today to this many days ahead, at most 90',
        displayOptions: { show: { '/table': ['contratos'] } },
      },
      {
        displayName: 'From',
        name: 'data_inicio',
        type: 'string',
        default: '',
        placeholder: '2026-03-01',
        description: 'First day of publication, YYYY-MM-DD',
      },
      {
        displayName: 'Kind of Act',
        name: 'especie',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'portaria',
        description: "What the act is, in the API's words",
        displayOptions: { show: { '/table': ['normas'] } },
      },
      {
        displayName: 'Kind of Bid',
        name: 'modalidade',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'pregao',
        description: "In the API's words",
        displayOptions: { show: { '/table': ['contratos', 'licitacoes'] } },
      },
      {
        displayName: 'Kind of Instrument',
        name: 'tipo_instrumento',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'contrato',
        description: "Such as contrato or termo_aditivo, in the API's words",
        displayOptions: { show: { '/table': ['contratos'] } },
      },
      {
        displayName: 'Kind of Movement',
        name: 'tipo_movimentacao',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'nomeacao',
        description: "Such as nomeacao, designacao, exoneracao or dispensa, in the API's words",
        displayOptions: { show: { '/table': ['pessoal'] } },
      },
      {
        displayName: 'Kind of Notice',
        name: 'tipo_aviso',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'abertura',
        description: "Such as abertura, suspensao or homologacao, in the API's words",
        displayOptions: { show: { '/table': ['licitacoes'] } },
      },
      {
        displayName: 'Kind of Sanction',
        name: 'categoria_sancao',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'impedimento',
        description: "In the API's words",
        displayOptions: { show: { '/table': ['sancoes'] } },
      },
      {
        displayName: 'Name of the Person',
        name: 'pessoa_nome',
        type: 'string',
        default: '',
        description:
          'Words in a row of the name as it is printed. The same name may be of several persons.',
        displayOptions: { show: { '/table': ['pessoal'] } },
      },
      {
        displayName: 'Office Level or Above',
        name: 'codigo_min',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'FCE 1.15',
        description: 'This level of offices, or a higher one',
        displayOptions: { show: { '/table': ['pessoal'] } },
      },
      {
        displayName: 'Opens Within Days',
        name: 'abertura_em_dias',
        type: 'number',
        default: 0,
        description: 'The session opens from today to this many days ahead, at most 90',
        displayOptions: { show: { '/table': ['licitacoes'] } },
      },
      {
        displayName: 'Revoked Norm',
        name: 'revoga',
        type: 'string',
        typeOptions: { multipleValues: true },
        default: [],
        placeholder: 'Portaria 8/2020',
        description: 'Acts that revoke this norm, wholly or in part',
        displayOptions: { show: { '/table': ['normas'] } },
      },
      {
        displayName: 'State',
        name: 'situacao',
        type: 'multiOptions',
        options: STATES,
        default: [],
        description: 'What other acts have made of the act of the row',
      },
      {
        displayName: 'To',
        name: 'data_fim',
        type: 'string',
        default: '',
        placeholder: '2026-03-31',
        description:
          'Last day of publication, YYYY-MM-DD. Close the range when the list must be complete.',
      },
    ],
  },
]

interface Page {
  resultados: object[]
  proximo: string | null
  avisos: Aviso[] | null
}

/** A page of each table. The service refuses what is no filter of it. */
const TABLES: Record<string, (arauto: Arauto, given: object) => Promise<Page>> = {
  contratos: (arauto, given) => arauto.contratos(given as ParametrosListarContratos),
  licitacoes: (arauto, given) => arauto.licitacoes(given as ParametrosListarLicitacoes),
  normas: (arauto, given) => arauto.normas(given as ParametrosListarNormas),
  pessoal: (arauto, given) => arauto.pessoal(given as ParametrosListarPessoal),
  sancoes: (arauto, given) => arauto.sancoes(given as ParametrosListarSancoes),
}

const PAGE = 100

export const operations: Record<string, Operation> = {
  getAll: async (arauto, read) => {
    const most = read('returnAll') ? Infinity : Number(read('limit'))
    const asked = filtersIn({ ...(read('filters') as object), termo: textOf(read, 'termo') })
    const pageOf = TABLES[textOf(read, 'table')]!
    const first = await pageOf(arauto, { ...asked, limite: Math.min(most, PAGE) })
    const items = [...first.resultados]
    for (let { proximo } = first; proximo !== null && items.length < most;) {
      const limite = Math.min(most - items.length, PAGE)
      const page = await pageOf(arauto, { ...asked, limite, cursor: proximo })
      items.push(...page.resultados)
      proximo = page.proximo
    }
    return { items, notices: first.avisos ?? [] }
  },
}

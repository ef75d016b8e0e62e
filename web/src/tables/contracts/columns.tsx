import type { Contrato } from '../../api/schema.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { ownActColumn } from '../rows/own-act-column.tsx'
import type { RowColumn } from '../rows/row.ts'
import { BodyName } from '../BodyName.tsx'
import { Amount } from './Amount.tsx'
import styles from './Cells.module.css'
import { Contractor } from './Contractor.tsx'
import { Term } from './Term.tsx'
import { contractorOf, instrumentName } from './names.ts'

/** Until somebody chooses. */
export const USUAL_CONTRACT_COLUMNS = ['fornecedor', 'contratante', 'objeto', 'valor', 'vigencia']

/** The columns of the table of contracts. */
export function contractColumns(
  words: Pick<Words, 'contracts' | 'tables'>,
  format: Format,
): RowColumn<Contrato>[] {
  const { contracts: said, tables } = words
  const none = <span className={styles.none}>{tables.none}</span>
  const text = (value: string | null) =>
    value === null ? none : <span className={styles.wrap}>{value}</span>
  const amount: RowColumn<Contrato> = {
    name: 'valor',
    head: said.columns.valor,
    of: ['valor_global'],
    isNumber: true,
    cell: (row) => <Amount row={row} />,
    value: ({ valor_global }) => valor_global,
  }
  const currency: RowColumn<Contrato> = {
    name: 'moeda',
    head: said.currency,
    of: ['moeda'],
    cell: ({ moeda }) => text(moeda),
    value: ({ moeda }) => moeda,
  }
  const contractor: RowColumn<Contrato> = {
    name: 'fornecedor',
    head: said.columns.fornecedor,
    of: ['fornecedor_nome', 'fornecedor_ni'],
    cell: (row) => <Contractor row={row} />,
    value: (row) => contractorOf(row).name,
  }
  const number = { ...contractor, head: said.ni, value: (row: Contrato) => contractorOf(row).ni }
  const dayOf = (day: string | null) => (day === null ? null : { day })
  const term: RowColumn<Contrato> = {
    name: 'vigencia',
    head: said.columns.vigencia,
    of: ['vigencia_inicio', 'vigencia_fim'],
    cell: (row) => <Term row={row} />,
    value: ({ vigencia_inicio }) => dayOf(vigencia_inicio),
  }
  const termEnd = { ...term, value: ({ vigencia_fim }: Contrato) => dayOf(vigencia_fim) }
  return [
    { ...contractor, inFile: [contractor, number] },
    {
      name: 'contratante',
      head: said.columns.contratante,
      of: ['contratante_nome'],
      cell: ({ contratante_orgao }) => <BodyName path={contratante_orgao} />,
      value: ({ contratante_orgao }) => contratante_orgao.replaceAll('/', ' / '),
    },
    {
      name: 'objeto',
      head: said.columns.objeto,
      of: ['objeto'],
      cell: ({ objeto }) =>
        objeto === null ? none : <span className={styles.object}>{objeto}</span>,
      value: ({ objeto }) => objeto,
    },
    { ...amount, inFile: [{ ...amount, head: said.amount }, currency] },
    {
      ...term,
      inFile: [
        { ...term, head: said.termStart },
        { ...termEnd, head: said.termEnd },
      ],
    },
    {
      name: 'instrumento',
      head: said.columns.instrumento,
      of: ['tipo_instrumento'],
      cell: ({ tipo_instrumento }) => said.kinds[tipo_instrumento],
      value: (row) => instrumentName(row, said),
    },
    {
      name: 'assinatura',
      head: said.columns.assinatura,
      of: ['data_assinatura'],
      cell: ({ data_assinatura: day }) => (day === null ? none : format.date(day)),
      value: ({ data_assinatura }) => dayOf(data_assinatura),
    },
    {
      name: 'processo',
      head: said.columns.processo,
      of: ['processo'],
      cell: ({ processo }) => text(processo),
      value: ({ processo }) => processo,
    },
    {
      name: 'licitacao',
      head: said.columns.licitacao,
      of: ['modalidade', 'numero_licitacao'],
      cell: (row) => text(bidOf(row, said)),
      value: (row) => bidOf(row, said),
    },
    {
      name: 'uasg',
      head: said.columns.uasg,
      of: ['uasg'],
      cell: ({ uasg }) => text(uasg),
      value: ({ uasg }) => uasg,
    },
    {
      name: 'fundamento',
      head: said.columns.fundamento,
      of: ['fundamento_legal'],
      cell: ({ fundamento_legal }) => text(fundamento_legal),
      value: ({ fundamento_legal }) => fundamento_legal,
    },
    ownActColumn(tables, format),
  ]
}

type Bid = Pick<Contrato, 'modalidade' | 'numero_licitacao' | 'ano_licitacao'>

function bidOf({ modalidade, numero_licitacao, ano_licitacao }: Bid, said: Words['contracts']) {
  if (modalidade === null) return null
  const number = [numero_licitacao, ano_licitacao].filter((part) => part !== null).join('/')
  return number === '' ? said.bids[modalidade] : said.numbered(said.bids[modalidade], number)
}

import type { Licitacao } from '../../api/schema.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { BodyName } from '../BodyName.tsx'
import styles from '../contracts/Cells.module.css'
import { ownActColumn } from '../rows/own-act-column.tsx'
import type { RowColumn } from '../rows/row.ts'
import { Opening } from './Opening.tsx'
import { Winners } from './Winners.tsx'
import { tenderName } from './names.ts'

/** Until somebody chooses. */
export const USUAL_TENDER_COLUMNS = ['abertura', 'objeto', 'licitacao', 'orgao', 'aviso']

/** The columns of the table of tenders. */
export function tenderColumns(
  words: Pick<Words, 'tenders' | 'contracts' | 'tables'>,
  format: Format,
): RowColumn<Licitacao>[] {
  const { tenders: said, tables } = words
  const none = <span className={styles.none}>{tables.none}</span>
  const text = (value: string | null) =>
    value === null ? none : <span className={styles.wrap}>{value}</span>
  return [
    {
      name: 'abertura',
      head: said.columns.abertura,
      of: ['data_abertura'],
      cell: (row) => <Opening row={row} />,
      value: ({ data_abertura, hora_abertura }) =>
        [data_abertura, hora_abertura].filter(Boolean).join(' ') || null,
    },
    {
      name: 'objeto',
      head: said.columns.objeto,
      of: ['objeto'],
      cell: ({ objeto }) =>
        objeto === null ? none : <span className={styles.object}>{objeto}</span>,
      value: ({ objeto }) => objeto,
    },
    {
      name: 'licitacao',
      head: said.columns.licitacao,
      of: ['modalidade', 'numero', 'ano', 'uasg', 'srp'],
      cell: (row) => (
        <>
          <span className={styles.wrap}>{tenderName(row, words)}</span>
          {moreOf(row, said).map((more) => (
            <span key={more} className={styles.second}>
              {more}
            </span>
          ))}
        </>
      ),
      value: (row) => [tenderName(row, words), ...moreOf(row, said)].join(', '),
    },
    {
      name: 'orgao',
      head: said.columns.orgao,
      of: [],
      cell: ({ orgao }) => <BodyName path={orgao} />,
      value: ({ orgao }) => orgao.replaceAll('/', ' / '),
    },
    {
      name: 'aviso',
      head: said.columns.aviso,
      of: ['tipo_aviso', 'retificacao'],
      cell: ({ tipo_aviso, retificacao }) => (
        <>
          {said.kinds[tipo_aviso]}
          {retificacao && <span className={styles.second}>{said.rectified}</span>}
        </>
      ),
      value: ({ tipo_aviso, retificacao }) =>
        [said.kinds[tipo_aviso], ...(retificacao ? [said.rectified] : [])].join(', '),
    },
    {
      name: 'vencedores',
      head: said.columns.vencedores,
      of: [
        'vencedores',
        'vencedores.fornecedor_nome',
        'vencedores.fornecedor_ni',
        'vencedores.itens',
        'vencedores.valor',
      ],
      cell: (row) => <Winners row={row} />,
      value: ({ vencedores }) =>
        vencedores
          .map(({ fornecedor_nome, fornecedor_ni }) =>
            [fornecedor_nome, fornecedor_ni].filter(Boolean).join(', '),
          )
          .join('; ') || null,
    },
    {
      name: 'valor',
      head: said.columns.valor,
      of: ['valor_estimado'],
      isNumber: true,
      cell: ({ valor_estimado }) =>
        valor_estimado === null ? none : format.amount(valor_estimado),
      value: ({ valor_estimado }) => valor_estimado,
    },
    {
      name: 'processo',
      head: said.columns.processo,
      of: ['processo'],
      cell: ({ processo }) => text(processo),
      value: ({ processo }) => processo,
    },
    {
      name: 'edital',
      head: said.columns.edital,
      of: ['url_edital'],
      cell: ({ url_edital }) => text(url_edital),
      value: ({ url_edital }) => url_edital,
    },
    ownActColumn(tables, format),
  ]
}

/** What else tells a tender from others. */
function moreOf({ uasg, srp }: Licitacao, said: Words['tenders']): string[] {
  return [...(uasg === null ? [] : [said.uasgOf(uasg)]), ...(srp ? [said.priceRecord] : [])]
}

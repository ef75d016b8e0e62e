import type { Sancao } from '../../api/schema.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { BodyName } from '../BodyName.tsx'
import styles from '../contracts/Cells.module.css'
import { ownActColumn } from '../rows/own-act-column.tsx'
import type { RowColumn } from '../rows/row.ts'
import { Company } from '../contracts/Company.tsx'
import { SanctionTerm } from './SanctionTerm.tsx'
import { sanctionName } from './names.ts'
import { printTerm } from './print-term.ts'

/** Until somebody chooses. */
export const USUAL_SANCTION_COLUMNS = ['empresa', 'sancao', 'prazo', 'multa', 'orgao']

/** The columns of the table of sanctions. */
export function sanctionColumns(
  words: Pick<Words, 'sanctions' | 'tables'>,
  format: Format,
): RowColumn<Sancao>[] {
  const { sanctions: said, tables } = words
  const none = <span className={styles.none}>{tables.none}</span>
  const text = (value: string | null) =>
    value === null ? none : <span className={styles.wrap}>{value}</span>
  const printed = (
    name: keyof Words['sanctions']['columns'],
    column: 'motivo' | 'processo' | 'fundamento_legal' | 'orgao_sancionador',
  ): RowColumn<Sancao> => ({
    name,
    head: said.columns[name],
    of: [column],
    cell: (row) => text(row[column]),
    value: (row) => row[column],
  })
  return [
    {
      name: 'empresa',
      head: said.columns.empresa,
      of: ['sancionado_nome', 'sancionado_cnpj'],
      cell: (row) => <Company name={row.sancionado_nome} ni={row.sancionado_cnpj} />,
      value: ({ sancionado_nome, sancionado_cnpj }) =>
        [sancionado_nome, sancionado_cnpj].filter(Boolean).join(', ') || null,
    },
    {
      name: 'sancao',
      head: said.columns.sancao,
      of: ['categoria_sancao', 'situacao_sancao', 'abrangencia'],
      cell: (row) => (
        <>
          <span className={styles.wrap}>{sanctionName(row, said)}</span>
          {row.abrangencia !== null && (
            <span className={styles.second}>{said.scopeOf(row.abrangencia)}</span>
          )}
          {row.ambito === 'anticorrupcao' && (
            <span className={styles.second}>{said.spheres.anticorrupcao}</span>
          )}
        </>
      ),
      value: (row) =>
        [sanctionName(row, said), ...(row.abrangencia ? [said.scopeOf(row.abrangencia)] : [])].join(
          ', ',
        ),
    },
    {
      name: 'prazo',
      head: said.columns.prazo,
      of: ['prazo', 'data_inicio', 'data_fim'],
      cell: (row) => <SanctionTerm row={row} />,
      value: ({ prazo, data_inicio, data_fim }) =>
        [
          ...(prazo ? [printTerm(prazo, said.term)] : []),
          ...(data_inicio ? [said.since(format.date(data_inicio))] : []),
          ...(data_fim ? [said.until(format.date(data_fim))] : []),
        ].join(', ') || null,
    },
    {
      name: 'multa',
      head: said.columns.multa,
      of: ['valor_multa'],
      isNumber: true,
      cell: ({ valor_multa }) => (valor_multa === null ? none : format.amount(valor_multa)),
      value: ({ valor_multa }) => valor_multa,
    },
    {
      name: 'orgao',
      head: said.columns.orgao,
      of: [],
      cell: ({ orgao }) => <BodyName path={orgao} />,
      value: ({ orgao }) => orgao.replaceAll('/', ' / '),
    },
    printed('motivo', 'motivo'),
    printed('fundamento', 'fundamento_legal'),
    printed('processo', 'processo'),
    printed('sancionador', 'orgao_sancionador'),
    ownActColumn(tables, format),
  ]
}
